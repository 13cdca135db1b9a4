# Checking a deal.

verify-title = Check a deal
verify-lead = Your browser rebuilds the deck and compares it with the cards that were dealt. Nothing is sent anywhere.
verify-ways = What do you have?
verify-file = A record file
verify-proof = One deal
verify-table = A match on this site
verify-table-all = Your browser gets its record and rebuilds every deck in it.
verify-table-round = Your browser gets its record and rebuilds the decks of round { $n }.
verify-again = Check again
verify-to-record = View the record
verify-all-rounds = Check all rounds
verify-choose = Choose a record, or drop it here
verify-choose-help = A file that ends in .hollywood. Your browser reads it and sends it nowhere.
verify-chosen = Read: { $name }
verify-paste = Paste a proof here to fill in the fields
verify-commitment = Seal shown before the deal
verify-commitment-help = 64 hexadecimal digits. If you wrote it down yourself, use that.
verify-secret = Secret shown afterwards
verify-contributions = What the players added
verify-contributions-help = One line for each seat, in order, in hexadecimal. Leave the line empty for a seat that added nothing.
verify-seals = The players’ seals
verify-seals-help = One line for each seat, in order. Leave the line empty for a seat that added nothing.
verify-round = Round
verify-decks = Packs
verify-jokers = Jokers
verify-kind = Kind of shuffle
verify-kind-help = 2 if the players’ numbers were sealed, 1 in older deals.
verify-board = Table
verify-seen = Compare with the cards you were dealt
verify-seen-help = Write cards as rank and suit. 7h is the seven of hearts; c is clubs, d diamonds, s spades; XX is a joker.
verify-hand = Your cards as dealt
verify-upcard = First card of the discard pile
verify-players = Players who were dealt cards
verify-turn = Your place in the deal
verify-turn-help = 1 is the player after the dealer. The dealer is last.
verify-check = Check this deal
verify-busy = Building the decks …
verify-holds =
    { $n ->
        [one] The deck is correct
       *[other] All { $n } decks are correct
    }
verify-fails = { $n } of { $all }: something does not match
verify-round-n = Round { $n }
verify-match-n = Match { $n }
verify-round-board = Round { $n }, table { $board }
verify-good = the deck is correct
verify-bad = this deck does not match
verify-sealed = Its seal begins with { $seal }.
verify-added =
    { $n ->
        [one] One player added to it.
       *[other] { $n } players added to it.
    }
verify-compared = { $n } cards were seen, and all are where the deck has them.
verify-nothing-compared = The secret matches its seal. There were no cards to compare. Look at the deck below, or add your cards.
verify-reshuffled =
    { $n ->
        [one] The stock made from discards is correct too.
       *[other] The { $n } stocks made from discards are correct too.
    }
verify-seen-before = This browser saw the same seal before the deal.
verify-seen-other = This browser saw a different seal before the deal!
verify-older = In this deal the players’ numbers were not sealed: a host who also plays could have chosen his last.
verify-void = A deal before this one was void, because a seal was not opened in time: { $names }.
verify-you = you
verify-deck = The whole deck
verify-deck-help = From the top. The cards go around one at a time, starting after the dealer. Then come the upcard and the stock.
verify-found-commitment = The secret does not match the seal. The seal shown was { $told }. The secret gives { $made }.
verify-found-seal = { $name } added something else than was sealed.
verify-found-void = Void deal { $number } does not match its seals.
verify-found-hand = { $name } was dealt { $told }. The deck gives this seat { $made }.
verify-found-upcard = The upcard was { $told }. The deck has { $made }.
verify-found-stock = The stock had { $told } cards. The deck leaves { $made }.
verify-found-draw = { $name }, card { $number } from the stock: { $told }. The deck has { $made }.
verify-found-more = and { $n } more
verify-cut-off = Line { $line } is cut off and was left out. The lines before it were checked.
verify-unreadable = “{ $found }” is not valid here. Contributions are hexadecimal. Cards look like 7h, Td or XX. If you enter your hand, enter the upcard too.
verify-bad-hex = “{ $found }” is not hexadecimal.
verify-bad-short = A secret of { $found } bytes is too short. It needs 32 or more.
verify-bad-round = { $found } is not a round. Rounds count from 1.
verify-bad-pack = A pack has 1 to 8 decks and 0 to 32 jokers, not { $found }.
verify-bad-players = There are at most 8 players, not { $found }.
verify-record-none = The file is empty.
verify-record-format = This is not a Hollywood record.
verify-record-version = A newer version made this record. Reload the page and try again.
verify-record-line = Line { $line } is not a line of a record.
verify-record-check = The checksum of line { $line } does not match. This line was edited, or a line before it was edited, removed or moved.
verify-record-cut = The first line is cut off, so the record cannot be read.
verify-record-deal = There is no such deal in this record.
verify-how = How a deck is sealed
verify-how-1 = Before the deal, the table draws a secret and shows its seal. Nobody can guess the secret from the seal.
verify-how-2 = Each player’s browser draws random numbers too and shows their seal.
verify-how-3 = When all seals are there, they are opened. The deck is computed from all of it, by a published method that leaves no choice.
verify-how-4 = After the round, the table shows the secret. Now everyone can rebuild the deck.
verify-proves = What this proves
verify-proves-words = Nobody chose the deck: not the site, not a player, and not both together. Everybody was bound to their numbers before anybody knew the others’. One honest player is enough for that.
verify-not = What it does not prove
verify-not-seal = It needs the seal that was shown before the deal. Your browser saves the seals it sees and compares them here. On another device, write them down.
verify-not-together = A player who works with the host can leave a seal closed when the deck does not suit them. Then the deal is void, that player is named here, and adds nothing to the next try.
verify-not-look = It does not prove that nobody looked at the cards: the host’s computer knows them while they are dealt.
verify-luck = Rigged, or bad luck?
verify-luck-words = Fair decks can be unkind too. See how your dealt hands compare with chance:
verify-luck-link = my dealt hands against theory
