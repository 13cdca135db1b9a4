# The names of the games and bots in lists.

game-hollywood-gin = Hollywood gin
game-hollywood-gin-line = Three games of gin at once, each to 100.
game-hollywood-rummy = Hollywood rummy (gin on three columns)
game-hollywood-rummy-line = Another written version of Hollywood gin: three columns, each to 100.
game-hollywood-rounds = Hollywood gin by rounds
game-hollywood-rounds-line = Runs may mix suits. The columns open round by round.
game-gin = Gin rummy
game-gin-line = One game to 100, with boxes.
game-oklahoma = Oklahoma gin
game-oklahoma-line = The upcard sets the knock limit. Spades count double.
game-straight-gin = Straight gin
game-straight-gin-line = No knocking: only gin ends a round.
game-round-the-corner = Round-the-corner gin
game-round-the-corner-line = Runs can go around from king to ace to two.
game-eaai = Gin rummy for programs (EAAI)
game-eaai-line = A bare game to 100: gin and undercut 25, no boxes.
game-may-i = May-I (contract rummy)
game-may-i-line = Seven hands, aces wild. Ask “May I?” for a discard out of turn.
game-liverpool = Liverpool rummy
game-liverpool-line = Seven hands, jokers wild, unlimited May-Is.
game-shanghai = Shanghai rummy
game-shanghai-line = Ten hands, jokers and twos wild, three May-Is a hand.
game-carioca = Carioca
game-carioca-line = Eight hands of twelve cards, jokers wild, no May-I.
game-nine-contracts = Nine contracts
game-nine-contracts-line = Growing contracts as in games with phases, jokers and twos wild, no May-I.
game-few-wilds = May-I with few wild cards
game-few-wilds-line = A family’s rules: jokers and twos wild, never more of them than others in a meld.
game-wide-gap = May-I with wide gaps
game-wide-gap-line = A family’s rules: two ranks lie between two runs of one suit.
game-joker-to-hand = May-I with jokers to the hand
game-joker-to-hand-line = A family’s rules: replace a joker and keep it; once down, draw from the stock.
game-changed = house rules
bot-beginner = Beginner
bot-casual = Casual
bot-simple = Simple
bot-club = Club
bot-fast = Fast
bot-strongest = Strongest
bot-random = Random
bot-greedy = Steady
bot-linear = Sharp
bot-camper = Patient
list-rated = rated
list-memory = memory aids
list-live =
    { $n ->
        [one] { $n } second a turn
       *[other] { $n } seconds a turn
    }
list-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
list-call-hours =
    { $n ->
        [one] { $n } hour for May-I
       *[other] { $n } hours for May-I
    }
list-stand-in-turn = a bot plays late turns
list-stand-in-back = a bot plays for latecomers
