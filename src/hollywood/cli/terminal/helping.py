"""Help at the table: what can be typed, and the rules of the game that is played."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cli.terminal.screen import Screen
from hollywood.match.presets import AnyRules
from hollywood.match.telling.told import one_line, rules_told

_CARDS = (
    "Cards are typed as rank and suit: 7h is the seven of hearts, tc the ten of clubs, ad the ace "
    "of diamonds. Words will do too, as in seven of hearts, and so will capitals."
)
_TURN = "In your turn type d to draw or t to take the discard, then the card to throw, as in 7h."
_SHORT = (
    "Every word may be cut as far as it stays clear. A letter in brackets is enough for its word."
)
_GIN = (
    ("[d]raw", "the top card of the stock"),
    ("[t]ake", "the top card of the discard pile"),
    ("[p]ass", "leave the upcard to the other player"),
    ("7h", "throw the seven of hearts (also: discard 7h, x 7h)"),
    ("[k]nock 7h", "throw it and knock, with your best melds; knock alone finds the card"),
    ("knock 7h with 3c 3d 3h / 7s 8s 9s", "knock with the melds you name"),
    ("[g]in", "knock with no deadwood; big: big gin, where it is played"),
    ("[l]ay 3s on 1", "after a knock: lay off a card on meld 1"),
    ("[b]est", "after a knock: the best layoffs and melds, all at once"),
    ("show", "after a knock: show your hand, done laying off"),
    ("finish", "where the knocker may lay off too: done"),
)
_CONTRACT = (
    ("[m]ay-i", "ask for the discard out of turn; Enter lets it pass"),
    ("auto, ask", "do not ask me about May-I for the rest of the hand; ask me again"),
    ("[a]llow, de[n]y", "answer a May-I in your turn; who denies must take the discard"),
    ("maybe", "a call with a doubt: you are asked again before it is answered"),
    ("[w]ithdraw", "take your own call back, while it stands"),
    ("want Kd 9h", "call for these by yourself, without a question; want none: forget them"),
    ("[d]raw", "the top card of the stock"),
    ("[t]ake", "the top card of the discard pile"),
    ("down", "lay down the contract with your best melds"),
    ("down 3c 3d 3h / 5c As 7c 8c", "lay down the melds you name, runs from low to high"),
    ("[l]ay 9c on 2", "add a card to meld 2, or swap it; top or bottom may follow"),
    ("swap 6c on 2", "put it in the place of a wild card, which goes to the top or the bottom"),
    ("7h", "throw the seven of hearts and end your turn (also: discard 7h, x 7h)"),
)
_GENERAL = (
    ("[h]and", "your cards"),
    ("sort meld", "order your cards by melds; sort suit, sort rank: by suit, by rank"),
    ("table", "what lies open"),
    ("last", "what has happened since your last turn"),
    ("[s]heet", "the score"),
    ("[r]ules", "the parts of the rules; rules scoring: one of them; rules all: all"),
    ("hint", "what the strongest player would do, and why; hint quick: a quicker one"),
    ("goal", "what the game is about, in a few lines"),
    ("proof", "what seals the deck; once the round is over, what it was made from"),
    ("luck TEXT", "your words in the shuffle of the next deal"),
    ("[q]uit", "leave; the match is kept and can be resumed"),
)
_MORE = (
    "At any time: goal, [h]and, table, last, [s]heet, [r]ules, sort, hint, proof, luck, [q]uit; "
    "? more explains them."
)


def explain(screen: Screen, family: str, word: str = "") -> None:
    """Explain the commands of a game, those of every game, or those in which ``word`` occurs."""
    own = _GIN if family == "gin" else _CONTRACT
    if word:
        found = [row for row in (*own, *_GENERAL) if word in _bare(row[0])]
        _rows(screen, found or _GENERAL)
        return
    _rows(screen, own)
    for text in (_MORE, f"{_CARDS} {_SHORT}"):
        screen.literal(_bare(text) if screen.plain else text)


def _rows(screen: Screen, rows: Iterable[tuple[str, str]]) -> None:
    room = 16
    for what, effect in rows:
        if screen.plain:
            screen.literal(f"{_bare(what)}: {effect}.")
        elif len(what) < room:
            screen.literal(f"{what:<{room}}{effect}", hanging=" " * room)
        else:
            screen.literal(f"{what}: {effect}", hanging=" " * room)


def _bare(text: str) -> str:
    """Leave out the brackets around short forms."""
    return text.replace("[", "").replace("]", "")


def introduce(screen: Screen, family: str) -> None:
    """Say in a few lines how one plays here."""
    if family == "gin":
        lines = (
            _TURN,
            "k knocks, g goes gin. After a knock: lay 3s on 1 lays off, b does the best.",
        )
    else:
        lines = (
            _TURN,
            "m asks May I? for a discard. down lays down the contract, lay 9c on 2 lays off.",
        )
    general = (
        "New to it? Type goal. h shows your hand, s the sheet, hint advises; ? helps, q leaves."
    )
    for line in (*lines, general):
        screen.literal(line, hanging="  ")


def tell_rules(screen: Screen, rules: AnyRules, part: str = "") -> None:
    """Tell the parts of the rules whose titles have ``part``, or all; without it name the parts."""
    sections = rules_told(rules)
    found = [section for section in sections if part and part in section.title.lower()]
    if part != "all" and not found:
        if not part:
            screen.say(one_line(rules))
        screen.say(f"The rules have these parts: {', '.join(s.title for s in sections)}.")
        screen.literal("Type rules and a word of a title, or rules all.")
        return
    for section in found or sections:
        screen.gap()
        screen.heading(section.title)
        screen.literal(" ".join(section.sentences))
        for row in section.rows:
            screen.literal(f"  {row[0]}: {', '.join(row[1:])}", hanging="    ")
