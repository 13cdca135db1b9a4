# Where the rules of each game come from, how pages differ, and what their slips are: the short form of
# `docs/rules.md`. The texts of a section are numbered from 1.

notes-title-names = Two games of one name
notes-title-source = Where it comes from
notes-title-custom = What custom fills in
notes-title-decided = What the house decided
notes-title-pages = How pages differ
notes-title-slips = Mistakes on the page

## hollywood-gin

notes-hollywood-gin-source-1 =
    The usual Hollywood gin, to the letter of its written page: two players, one pack, the ace low, knock with ten
    or less, gin 25, undercut 10.
notes-hollywood-gin-source-2 =
    Each player's own wins count: your first win in the first game, your second in the first two, and your third
    and every later one in all three.
notes-hollywood-gin-source-3 = Against gin nobody scores, even with nothing left in the hand.
notes-hollywood-gin-custom-1 = A card taken from the discard pile is not put back in the same turn.
notes-hollywood-gin-custom-2 = The knocker does not lay off on the other player's melds.
notes-hollywood-gin-custom-3 =
    The games end one by one, so a finished column is closed, and an entry that comes too late for its game moves
    on to the next one that is open.
notes-hollywood-gin-custom-4 =
    All three games are played out, since the page lets a new series begin when the third ends.
notes-hollywood-gin-pages-1 = Gin earns 25 here; the page knows that some say 20, and both are allowed.
notes-hollywood-gin-pages-2 =
    Other pages play to 125, 150 or 250, and pay for games, shutouts and boxes; this page does not, so the bonuses
    are off until you switch them on.
notes-hollywood-gin-pages-3 =
    One page opens the columns round by round, whoever wins: that is Hollywood gin by rounds.
notes-hollywood-gin-slips-1 = The page says "wins his or her first game" where it means the first round.
notes-hollywood-gin-slips-2 = Its example of the scores is right.

## hollywood-rummy

notes-hollywood-rummy-names-1 = People call two different games Hollywood Rummy.
notes-hollywood-rummy-names-2 =
    One is gin, scored in three columns at once; the other is a contract game with two packs and wild aces, which
    is called May-I here.
notes-hollywood-rummy-source-1 =
    Hollywood gin under its other name: the page follows that of Hollywood gin almost word for word, and so do the
    rules.
notes-hollywood-rummy-source-2 = Gin is worth 25 or 20; 25 stands first and is used unless you change it.
notes-hollywood-rummy-custom-1 = That the ace is low in runs the page implies by its one point, but does not say.
notes-hollywood-rummy-custom-2 =
    A card taken from the discard pile is not put back in the same turn, and the knocker does not lay off.
notes-hollywood-rummy-custom-3 =
    The games end one by one, so a finished column is closed, and an entry that comes too late for its game moves
    on to the next one that is open.
notes-hollywood-rummy-custom-4 =
    All three games are played out, since the page lets a new series begin when the third ends.
notes-hollywood-rummy-pages-1 = It differs from the page of Hollywood gin in nothing that changes play.
notes-hollywood-rummy-pages-2 =
    Unlike the others it says neither that a finished column is closed nor that all three games are played out.
notes-hollywood-rummy-slips-1 = The heading of its example speaks of "Holiday" gin.
notes-hollywood-rummy-slips-2 =
    It says "game" for round three times over, and "all the players who do not knock", of whom there is one.
notes-hollywood-rummy-slips-3 = The arithmetic of its example is right.

## hollywood-rounds

notes-hollywood-rounds-source-1 =
    Hollywood gin to the letter of a page that differs from the others in more than it seems to know.
notes-hollywood-rounds-source-2 =
    A run is three or more consecutive cards "of any suits", so ten mixed cards in a row are gin.
notes-hollywood-rounds-source-3 =
    The first scored round counts in the first game, the second in the first two, all later ones in all three,
    whoever wins them.
notes-hollywood-rounds-source-4 =
    Laying off is allowed without any exception for gin, so it is allowed there, too; gin scores 20 "on top of the
    difference".
notes-hollywood-rounds-source-5 = The deal changes after every round.
notes-hollywood-rounds-custom-1 =
    One pack; the player who did not deal draws from the stock when both decline the upcard; a card taken is not
    put back in the same turn.
notes-hollywood-rounds-custom-2 =
    A round is drawn with two cards left in the stock, is dealt again by the same player, and is no round for the
    columns.
notes-hollywood-rounds-custom-3 = Two games of three win the match.
notes-hollywood-rounds-pages-1 =
    The other two pages want runs in one suit, let the winner's own wins open their columns, forbid laying off on
    gin, and let the winner deal.
notes-hollywood-rounds-pages-2 = Players who think the mixed runs a slip set run_suits to same.
notes-hollywood-rounds-slips-1 =
    In its first example of a knock, 8 points against 18 score "8"; by the rule beside it the difference counts,
    so it is 10. Its other examples are right.
notes-hollywood-rounds-slips-2 =
    By the letter an equal count undercuts even gin, while another sentence gives gin its bonus on top of the
    difference: the paragraph on gin is the more specific, so gin is never undercut.

## gin

notes-gin-source-1 = Plain gin rummy from its written page: one game to 100, with bonuses at the end.
notes-gin-source-2 =
    The players deal in turn; a card taken from the discard pile may not be put down in the same turn; the
    knocker's discard goes face down, and the knocker may not lay off.
notes-gin-source-3 = Gin scores 20 and the other player's deadwood, and is never undercut.
notes-gin-source-4 =
    The winner of the game gets 100 more, or 200 if the loser never scored; every round won is worth 20 at the end
    to both, outside the 100.
notes-gin-custom-1 = Whoever takes the first upcard discards a card, as in any other turn.
notes-gin-pages-1 = Gin is worth 20 here and 25 on the Hollywood pages; an undercut earns 10, and 25 by modern custom.
notes-gin-pages-2 =
    Boxes are 20 here and 25 by custom; shutouts earn 200 instead of the 100, and double the game by other books.
notes-gin-slips-1 = The page has a run of 9, 10 and 11 of spades: the jack is meant.
notes-gin-slips-2 =
    "The winner pays the loser the difference" has it backwards: the lower total pays the higher. Boxes can make
    the loser of the game the higher total, and then the loser collects.
notes-gin-slips-3 =
    "Hand", "game" and "round" change places several times; "even on the first hand" is the first turn.
notes-gin-slips-4 =
    Read alone, "players who win a hand are awarded 20" could mean the winner of the game only; both players have
    their boxes.

## oklahoma

notes-oklahoma-source-1 =
    After Bicycle and pagat, not after one page: the first upcard sets the knock limit, a spade doubles the round,
    and the game goes to 150.
notes-oklahoma-source-2 =
    Everything else is as in our plain gin rummy: the deal changes after each round, the knocker discards face
    down, each round won is worth 20 more at the end, and the game 100, or 200 when the loser never scored.
notes-oklahoma-pages-1 = An ace upcard asks for gin here; in some houses it asks for one point.
notes-oklahoma-pages-2 = Not every house doubles for a spade; the game is often played to 100.

## straight-gin

notes-straight-gin-source-1 = After rummyrulebook.com: nobody knocks with deadwood, and only gin ends a round.
notes-straight-gin-source-2 =
    Everything else is as in our plain gin rummy: the deal changes after each round, the knocker discards face
    down, each round won is worth 20 more at the end, and the game 100, or 200 when the loser never scored.
notes-straight-gin-pages-1 = Many rounds end with an empty stock; a drawn round scores for nobody.

## round-the-corner

notes-round-the-corner-source-1 =
    After rummy-games.com: runs go on from king to ace to two, and an ace left over counts 15.
notes-round-the-corner-source-2 =
    The other player may lay off even on gin, and if no deadwood is left, nobody scores; an undercut earns 20,
    and the game goes to 125.
notes-round-the-corner-source-3 =
    Everything else is as in our plain gin rummy: the deal changes after each round, the knocker discards face
    down, each round won is worth 20 more at the end, and the game 100, or 200 when the loser never scored.
notes-round-the-corner-pages-1 = In other houses the ace is high or low, but no run passes it on both sides.

## eaai

notes-eaai-source-1 =
    The rules of the gin rummy challenge of EAAI-2021, a contest of programs; their strength is told under them to
    this day.
notes-eaai-source-2 =
    Gin and an undercut earn 25 each, and there is no other bonus: no boxes, nothing for the game or for a
    shutout.
notes-eaai-source-3 = An equal count undercuts, nothing is laid off on gin, and there is no big gin.
notes-eaai-source-4 =
    The first upcard is offered to the player who does not deal, then to the dealer; when both decline it, the
    first of them draws from the stock.
notes-eaai-source-5 =
    With two cards left in the stock nobody scores and the same player deals again; after a scored round the deal
    changes.
notes-eaai-pages-1 =
    In the contest an illegal move loses the game, a card that fits is laid off for the defender, and a program
    has thirty seconds for a whole game: that is not for a table of people.

## may-i

notes-may-i-names-1 = People call two different games Hollywood Rummy.
notes-may-i-names-2 =
    One is gin, scored in three columns at once; the other is a contract game with two packs and wild aces, which
    is called May-I here.
notes-may-i-source-1 =
    One family's written account of the contract game: two packs without jokers, eleven cards in all seven hands,
    aces wild anywhere.
notes-may-i-source-2 =
    Before a turn begins, players who have not laid down may ask for the top discard. The player in turn allows
    it, and the caller takes it with a card from the stock; or denies it, and must then take the discard.
notes-may-i-source-3 =
    Five calls, or 21 cards, are the limit of a hand. A call may be withdrawn. If several players call at once, the
    next one clockwise gets the card.
notes-may-i-source-4 = The seventh hand is won only by laying down everything at once, without a discard.
notes-may-i-custom-1 = The first dealer is drawn by lot; the first upcard, too, may be asked for.
notes-may-i-custom-2 =
    When the stock is used up, all discards but the top one are shuffled again; when even that leaves nothing, the
    hand ends and everybody counts.
notes-may-i-custom-3 = Equal totals share the win.
notes-may-i-decided-1 =
    One's own contract must be laid down before one lays off, in the same turn if one likes, and on one's own
    melds too.
notes-may-i-decided-2 =
    One call is granted in a turn, only granted calls count, and the player who discarded a card may call for it.
notes-may-i-decided-3 = A denied call obliges the player in turn only, even one who is already down.
notes-may-i-decided-4 =
    Two sets of one rank and two runs that touch are allowed; an ace stands for the card of its place, and cannot
    be displaced where the run has no room.
notes-may-i-decided-5 = A card just taken may be discarded again; an ace left in the hand counts 25.
notes-may-i-pages-1 =
    By custom elsewhere jokers and twos are wild, more than the contract may be laid down, a call costs two cards,
    or the nearest player has it: each is a knob. Liverpool and Shanghai are such games.
notes-may-i-slips-1 =
    "At the end of my hand I must place a card": at the end of my turn. "Strait flushes" are straight.
notes-may-i-slips-2 =
    That in the seventh hand one gets rid of cards "by discarding" cannot be: to draw one and discard one only
    exchanges cards, so whoever has called must fit all of them into the three runs.
notes-may-i-slips-3 =
    "If anybody else has already laid down" would bar one's own melds while nobody else is down; "anywhere on the
    table" is the plainer word.

## liverpool

notes-liverpool-source-1 =
    Contract rummy after the Liverpool custom, not after one page: three packs and six jokers, which are wild; ten
    cards, and twelve in the last three hands.
notes-liverpool-source-2 =
    Aces are low or high; cards count their pips, faces 10, aces and jokers 15; there is no limit to the calls.
notes-liverpool-pages-1 =
    Houses differ in every one of these, and each is a knob: in decks, jokers, cards dealt, calls, and what cards
    count.

## shanghai

notes-shanghai-source-1 =
    Contract rummy after the Shanghai custom, not after one page: three packs and six jokers; jokers and twos are
    wild; ten hands of eleven cards.
notes-shanghai-source-2 =
    The last contracts can be met with bought cards only; three calls, here named buys, are the limit of a hand.
notes-shanghai-pages-1 =
    Houses differ in the contracts of the last hands, the number of buys, and what a joker left in the hand
    counts: each is a knob.

## carioca

notes-carioca-source-1 =
    Carioca as it is played in Chile, by custom and not from one page: eight hands of twelve cards, jokers
    wild, nobody asks out of turn.
notes-carioca-pages-1 =
    Some houses allow only one joker in a meld; here, at least two cards of each meld must not be wild. Houses
    also differ on whether a joker may be replaced.

## nine-contracts

notes-nine-contracts-source-1 =
    Nine contracts that grow, much as in games with phases and their own cards.
notes-nine-contracts-pages-1 =
    In those games each player goes on to the next phase alone; here the whole table does. Runs are of one suit,
    so they are shorter, and no contract asks for one color.

## few-wilds

notes-few-wilds-source-1 =
    A family’s May-I: jokers and twos are wild, and a meld never has more wild cards than other cards.
notes-few-wilds-pages-1 =
    Everything else is as in May-I.

## wide-gap

notes-wide-gap-source-1 =
    A family’s May-I: two runs of one suit have two ranks between them, so 3-6 and 8-J of spades do not go
    together.
notes-wide-gap-pages-1 =
    Everything else is as in May-I.

## joker-to-hand

notes-joker-to-hand-source-1 =
    A family’s May-I: a player who replaces a joker in a run takes it into the hand.
notes-joker-to-hand-pages-1 =
    A player who is down takes no discards, and a call costs no penalty card; everything else is as in May-I.
