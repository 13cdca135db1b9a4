"""Where the rules of each game come from, how pages differ, and what their slips are.

This is the short form of ``docs/rules.md``, for people at the table. Five games follow a written
page each: what it says is followed, even where it is odd; where its own example breaks its rule,
the rule wins; where it is silent, common custom fills the gap; and all of that is a knob.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from hollywood.match.telling.wording import Section


def _told(text: str) -> tuple[Section, ...]:
    """Read sections written as a title and its sentences, each begun with a dash."""
    sections = []
    for part in re.split(r"^# ", text, flags=re.MULTILINE)[1:]:
        title, *sentences = re.split(r"\n- ", part.strip())
        sections.append(Section(title, tuple(" ".join(said.split()) for said in sentences)))
    return tuple(sections)


_HOLLYWOOD_GIN = """
# Where it comes from
- The usual Hollywood gin, to the letter of its written page: two players, one pack, the ace low,
  knock with ten or less, gin 25, undercut 10.
- Each player's own wins count: your first win in the first game, your second in the first two, and
  your third and every later one in all three.
- Against gin nobody scores, even with nothing left in the hand.

# What custom fills in
- A card taken from the discard pile is not put back in the same turn.
- The knocker does not lay off on the other player's melds.
- The games end one by one, so a finished column is closed, and an entry that comes too late for
  its game moves on to the next one that is open.
- All three games are played out, since the page lets a new series begin when the third ends.

# How pages differ
- Gin earns 25 here; the page knows that some say 20, and both are allowed.
- Other pages play to 125, 150 or 250, and pay for games, shutouts and boxes; this page does not,
  so the bonuses are off until you switch them on.
- One page opens the columns round by round, whoever wins: that is Hollywood gin by rounds.

# Slips of the page
- The page says "wins his or her first game" where it means the first round.
- Its example of the scores is right.
"""

_HOLLYWOOD_RUMMY = """
# Two games of one name
- People call two different games Hollywood Rummy.
- One is gin, scored in three columns at once; the other is a contract game with two packs and
  wild aces, which is called May-I here.

# Where it comes from
- Hollywood gin under its other name: the page follows that of Hollywood gin almost word for word,
  and so do the rules.
- Gin is worth 25 or 20; 25 stands first and is used unless you change it.

# What custom fills in
- That the ace is low in runs the page implies by its one point, but does not say.
- A card taken from the discard pile is not put back in the same turn, and the knocker does not
  lay off.
- The games end one by one, so a finished column is closed, and an entry that comes too late for
  its game moves on to the next one that is open.
- All three games are played out, since the page lets a new series begin when the third ends.

# How pages differ
- It differs from the page of Hollywood gin in nothing that changes play.
- Unlike the others it says neither that a finished column is closed nor that all three games are
  played out.

# Slips of the page
- The heading of its example speaks of "Holiday" gin.
- It says "game" for round three times over, and "all the players who do not knock", of whom there
  is one.
- The arithmetic of its example is right.
"""

_HOLLYWOOD_ROUNDS = """
# Where it comes from
- Hollywood gin to the letter of a page that differs from the others in more than it seems to
  know.
- A run is three or more consecutive cards "of any suits", so ten mixed cards in a row are gin.
- The first scored round counts in the first game, the second in the first two, all later ones in
  all three, whoever wins them.
- Laying off is allowed without any exception for gin, so it is allowed there, too; gin scores 20
  "on top of the difference".
- The deal changes after every round.

# What custom fills in
- One pack; the player who did not deal draws from the stock when both decline the upcard; a card
  taken is not put back in the same turn.
- A round is drawn with two cards left in the stock, is dealt again by the same player, and is no
  round for the columns.
- Two games of three win the match.

# How pages differ
- The other two pages want runs in one suit, let the winner's own wins open his columns, forbid
  laying off on gin, and let the winner deal.
- Players who think the mixed runs a slip set run_suits to same.

# Slips of the page
- In its first example of a knock, 8 points against 18 score "8"; by the rule beside it the
  difference counts, so it is 10. Its other examples are right.
- By the letter an equal count undercuts even gin, while another sentence gives gin its bonus on
  top of the difference: the paragraph on gin is the more specific, so gin is never undercut.
"""

_GIN = """
# Where it comes from
- Plain gin rummy from its written page: one game to 100, with bonuses at the end.
- The players deal in turn; a card taken from the discard pile may not be put down in the same
  turn; the knocker's discard goes face down, and he may not lay off.
- Gin scores 20 and the other player's deadwood, and is never undercut.
- The winner of the game gets 100 more, or 200 if the loser never scored; every round won is worth
  20 at the end to both, outside the 100.

# What custom fills in
- Whoever takes the first upcard discards a card, as in any other turn.

# How pages differ
- Gin is worth 20 here and 25 on the Hollywood pages; an undercut earns 10, and 25 by modern
  custom.
- Boxes are 20 here and 25 by custom; shutouts earn 200 instead of the 100, and double the game by
  other books.

# Slips of the page
- The page has a run of 9, 10 and 11 of spades: the jack is meant.
- "The winner pays the loser the difference" has it backwards: the lower total pays the higher.
  Boxes can make the loser of the game the higher total, and then he collects.
- "Hand", "game" and "round" change places several times; "even on the first hand" is the first
  turn.
- Read alone, "players who win a hand are awarded 20" could mean the winner of the game only; both
  players have their boxes.
"""

_OKLAHOMA = """
# Where it comes from
- After Bicycle and pagat, not after one page: the first upcard sets the knock limit, a spade
  doubles the round, and the game goes to 150.
- Everything else is as in our plain gin rummy: the deal changes after each round, the knocker
  discards face down, each round won is worth 20 more at the end, and the game 100, or 200 when
  the loser never scored.

# How pages differ
- An ace upcard asks for gin here; in some houses it asks for one point.
- Not every house doubles for a spade; the game is often played to 100.
"""

_STRAIGHT_GIN = """
# Where it comes from
- After rummyrulebook.com: nobody knocks with deadwood, and only gin ends a round.
- Everything else is as in our plain gin rummy: the deal changes after each round, the knocker
  discards face down, each round won is worth 20 more at the end, and the game 100, or 200 when
  the loser never scored.

# How pages differ
- Many rounds end with an empty stock; a drawn round scores for nobody.
"""

_ROUND_THE_CORNER = """
# Where it comes from
- After rummy-games.com: runs go on from king to ace to two, and an ace left over counts 15.
- The other player may lay off even on gin, and if nothing is left to him, nobody scores; an
  undercut earns 20, and the game goes to 125.
- Everything else is as in our plain gin rummy: the deal changes after each round, the knocker
  discards face down, each round won is worth 20 more at the end, and the game 100, or 200 when
  the loser never scored.

# How pages differ
- In other houses the ace is high or low, but no run passes it on both sides.
"""

_EAAI = """
# Where it comes from
- The rules of the gin rummy challenge of EAAI-2021, a contest of programs; their strength is told
  under them to this day.
- Gin and an undercut earn 25 each, and there is no other bonus: no boxes, nothing for the game or
  for a shutout.
- An equal count undercuts, nothing is laid off on gin, and there is no big gin.
- The first upcard is offered to the player who does not deal, then to the dealer; when both decline
  it, the first of them draws from the stock.
- With two cards left in the stock nobody scores and the same player deals again; after a scored
  round the deal changes.

# How pages differ
- In the contest an illegal move loses the game, a card that fits is laid off for the defender, and
  a program has thirty seconds for a whole game: that is not for a table of people.
"""

_MAY_I = """
# Two games of one name
- People call two different games Hollywood Rummy.
- One is gin, scored in three columns at once; the other is a contract game with two packs and
  wild aces, which is called May-I here.

# Where it comes from
- One family's written account of the contract game: two packs without jokers, eleven cards in all
  seven hands, aces wild anywhere.
- Before a turn begins, players who have not laid down may ask for the top discard. The player in
  turn allows it, and the caller takes it with a card from the stock; or he denies it, and must
  take the discard himself.
- Five calls, or 21 cards, are the limit of a hand; a call may be withdrawn; of those who call
  together, the next clockwise has it.
- The seventh hand is won only by laying down everything at once, without a discard.

# What custom fills in
- The first dealer is drawn by lot; the first upcard, too, may be asked for.
- When the stock is used up, all discards but the top one are shuffled again; when even that
  leaves nothing, the hand ends and everybody counts.
- Equal totals share the win.

# What the house decided
- One's own contract must be laid down before one lays off, in the same turn if one likes, and on
  one's own melds too.
- One call is granted in a turn, only granted calls count, and whoever threw a card may call for
  it.
- A denied call obliges the player in turn only, even one who is already down.
- Two sets of one rank and two runs that touch are allowed; an ace stands for the card of its
  place, and cannot be displaced where the run has no room.
- A card just taken may be discarded again; an ace left in the hand counts 25.

# How pages differ
- By custom elsewhere jokers and twos are wild, more than the contract may be laid down, a call
  costs two cards, or the nearest player has it: each is a knob. Liverpool and Shanghai are such
  games.

# Slips of the page
- "At the end of my hand I must place a card": at the end of my turn. "Strait flushes" are
  straight.
- That in the seventh hand one gets rid of cards "by discarding" cannot be: to draw one and
  discard one only exchanges cards, so whoever has called must fit all of them into the three
  runs.
- "If anybody else has already laid down" would bar one's own melds while nobody else is down;
  "anywhere on the table" is the plainer word.
"""

_LIVERPOOL = """
# Where it comes from
- Contract rummy after the Liverpool custom, not after one page: three packs and six jokers, which
  are wild; ten cards, and twelve in the last three hands.
- Aces are low or high; cards count their pips, faces 10, aces and jokers 15; there is no limit to
  the calls.

# How pages differ
- Houses differ in every one of these, and each is a knob: in decks, jokers, cards dealt, calls,
  and what cards count.
"""

_SHANGHAI = """
# Where it comes from
- Contract rummy after the Shanghai custom, not after one page: three packs and six jokers; jokers
  and twos are wild; ten hands of eleven cards.
- The last contracts can be met with bought cards only; three calls, here named buys, are the
  limit of a hand.

# How pages differ
- Houses differ in the contracts of the last hands, the number of buys, and what a joker left in
  the hand counts: each is a knob.
"""

NOTES: Mapping[str, tuple[Section, ...]] = MappingProxyType(
    {
        "hollywood-gin": _told(_HOLLYWOOD_GIN),
        "hollywood-rummy": _told(_HOLLYWOOD_RUMMY),
        "hollywood-rounds": _told(_HOLLYWOOD_ROUNDS),
        "gin": _told(_GIN),
        "oklahoma": _told(_OKLAHOMA),
        "straight-gin": _told(_STRAIGHT_GIN),
        "round-the-corner": _told(_ROUND_THE_CORNER),
        "eaai": _told(_EAAI),
        "may-i": _told(_MAY_I),
        "liverpool": _told(_LIVERPOOL),
        "shanghai": _told(_SHANGHAI),
    }
)
"""What is to be said about every preset, in the order in which the house lists them."""
