"""Help at the table: the commands, and the rules of the game."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cli.terminal.screen import Screen
from hollywood.match.presets import AnyRules
from hollywood.match.telling.told import one_line, rules_told

_CARDS = (
    "Type cards as rank and suit: 7h is the seven of hearts, tc the ten of clubs, ad the ace of "
    "diamonds. Words and capitals work too, as in seven of hearts."
)
_TURN = "On your turn, type d to draw or t to take the discard, then the card to discard: 7h."
_SHORT = "You can shorten every word as long as it stays clear. A letter in brackets is enough."
_GIN = (
    ("[d]raw", "the top card of the stock"),
    ("[t]ake", "the top card of the discard pile"),
    ("[p]ass", "leave the upcard to the other player"),
    ("7h", "discard the seven of hearts (also: discard 7h, x 7h)"),
    ("[k]nock 7h", "discard it and knock with your best melds; knock alone picks the card"),
    ("knock 7h with 3c 3d 3h / 7s 8s 9s", "knock with the melds you name"),
    ("[g]in", "knock with no deadwood; big: big gin, if the rules have it"),
    ("[l]ay 3s on 1", "after a knock: lay off a card on meld 1"),
    ("[b]est", "after a knock: the best layoffs and melds, all at once"),
    ("show", "after a knock: stop laying off and show your hand"),
    ("finish", "stop laying off, if you are the knocker"),
)
_CONTRACT = (
    ("[m]ay-i", "ask for the discard out of turn; Enter lets it pass"),
    ("auto, ask", "stop asking me about May-I in this hand; ask me again"),
    ("[a]llow, de[n]y", "answer a May-I on your turn; if you deny, you must take the discard"),
    ("maybe", "call, but let me decide again before the answer"),
    ("[w]ithdraw", "withdraw your own call, while it stands"),
    ("want Kd 9h", "call for these automatically; want none: clear them"),
    ("[d]raw", "the top card of the stock"),
    ("[t]ake", "the top card of the discard pile"),
    ("down", "lay down the contract with your best melds"),
    ("down 3c 3d 3h / 5c As 7c 8c", "lay down the melds you name, runs from low to high"),
    ("[l]ay 9c on 2", "add a card to meld 2, or swap it; top or bottom may follow"),
    ("swap 6c on 2", "put it in place of a wild card, which goes to the top or the bottom"),
    ("7h", "discard the seven of hearts and end your turn (also: discard 7h, x 7h)"),
)
_GENERAL = (
    ("[h]and", "your cards"),
    ("sort meld", "sort your cards by meld; sort suit, sort rank: by suit, by rank"),
    ("table", "the cards on the table"),
    ("last", "what happened since your last turn"),
    ("[s]heet", "the score"),
    ("[r]ules", "the parts of the rules; rules scoring: one of them; rules all: all"),
    ("hint", "what the strongest player would do, and why; hint quick: a faster player"),
    ("goal", "the goal of the game, in a few lines"),
    ("proof", "the seal of the deck; after the round, what the deck was made from"),
    ("luck TEXT", "add your words to the shuffle of the next deal"),
    ("[q]uit", "leave; the match is kept and can be resumed"),
)
_MORE = (
    "At any time: goal, [h]and, table, last, [s]heet, [r]ules, sort, hint, proof, luck, [q]uit. "
    "Type ? more for details."
)


def explain(screen: Screen, family: str, word: str = "") -> None:
    """Explain the commands of a game, those of every game, or those that contain ``word``."""
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
    """Remove the brackets around short forms."""
    return text.replace("[", "").replace("]", "")


def introduce(screen: Screen, family: str) -> None:
    """Explain in a few lines how to play here."""
    if family == "gin":
        lines = (
            _TURN,
            "k knocks, g goes gin. After a knock: lay 3s on 1 lays off, b plays the best answer.",
        )
    else:
        lines = (
            _TURN,
            "m asks May I? for a discard. down lays down the contract, lay 9c on 2 lays off.",
        )
    general = (
        "New to this? Type goal. h shows your hand, s the sheet, hint advises; ? helps, q leaves."
    )
    for line in (*lines, general):
        screen.literal(line, hanging="  ")


def tell_rules(screen: Screen, rules: AnyRules, part: str = "") -> None:
    """Print the parts of the rules whose titles contain ``part``; without it, list the parts."""
    sections = rules_told(rules)
    found = [section for section in sections if part and part in section.title.lower()]
    if part != "all" and not found:
        if not part:
            screen.say(one_line(rules))
        screen.say(f"The rules have these parts: {', '.join(s.title for s in sections)}.")
        screen.literal("Type rules and a word from a title, or rules all.")
        return
    for section in found or sections:
        screen.gap()
        screen.heading(section.title)
        screen.literal(" ".join(section.sentences))
        for row in section.rows:
            screen.literal(f"  {row[0]}: {', '.join(row[1:])}", hanging="    ")
