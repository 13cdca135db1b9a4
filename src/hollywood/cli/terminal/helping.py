"""Help at the table: the commands, and the rules of the game."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cli.terminal.card_words import folded
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.words import means
from hollywood.match.presets import AnyRules
from hollywood.match.telling.told import one_line, rules_told
from hollywood.texts.saying import Speech

_GIN = (
    *("draw", "take", "pass", "discard", "knock", "knock-with"),
    *("gin", "lay", "best", "show", "finish"),
)
_CONTRACT = (
    *("may-i", "auto", "answer", "maybe", "withdraw", "want", "draw", "take"),
    *("down", "down-melds", "add", "swap", "undo", "discard-end"),
)
_CONTRACT_MORE = ("nearer", "never", "stay")
_GENERAL = (
    *("hand", "sort", "table", "memory", "last", "sheet", "rules"),
    *("hint", "goal", "proof", "luck", "quit"),
)
"""The rows of the help. Each has two texts: what to type, and what it does."""


def explain(screen: Screen, family: str, word: str = "") -> None:
    """Explain the commands of a game, those of every game, or those that contain ``word``."""
    say = screen.speech
    own, more = (_GIN, _GENERAL) if family == "gin" else (_CONTRACT, (*_CONTRACT_MORE, *_GENERAL))
    if word:
        rows = _rows((*own, *more), say)
        found = [row for row in rows if word in folded(_bare(row[0]))]
        _tell(screen, found or _rows(more, say))
        return
    _tell(screen, _rows(own, say))
    for text in (say("help-more"), f"{say('help-cards')} {say('help-short')}"):
        screen.literal(_bare(text) if screen.plain else text)


def _rows(names: Iterable[str], say: Speech) -> list[tuple[str, str]]:
    return [(say(f"help-type-{name}"), say(f"help-does-{name}")) for name in names]


def _tell(screen: Screen, rows: Iterable[tuple[str, str]]) -> None:
    say, room = screen.speech, 16
    for what, effect in rows:
        if screen.plain:
            screen.literal(say("help-row", what=_bare(what), effect=f"{effect}."))
        elif len(what) < room:
            screen.literal(f"{what:<{room}}{effect}", hanging=" " * room)
        else:
            screen.literal(say("help-row", what=what, effect=effect), hanging=" " * room)


def _bare(text: str) -> str:
    """Remove the brackets around short forms."""
    return text.replace("[", "").replace("]", "")


def introduce(screen: Screen, family: str) -> None:
    """Explain in a few lines how to play here."""
    say = screen.speech
    for line in (say("help-turn"), say(f"help-first-{family}"), say("help-new")):
        screen.literal(line, hanging="  ")


def tell_rules(screen: Screen, rules: AnyRules, part: str = "") -> None:
    """Print the parts of the rules whose titles contain ``part``; without it, list the parts."""
    say, language = screen.speech, screen.language
    sections = rules_told(rules, language)
    found = [section for section in sections if part and part in folded(section.title)]
    whole = means(part, "all", language)
    if not whole and not found:
        if not part:
            screen.say(one_line(rules, language))
        screen.say(say("help-parts", titles=", ".join(each.title for each in sections)))
        screen.literal(say("help-rules-how"))
        return
    for section in found or sections:
        screen.gap()
        screen.heading(section.title)
        screen.literal(" ".join(section.sentences))
        for row in section.rows:
            told = say("help-row", what=row[0], effect=", ".join(row[1:]))
            screen.literal(f"  {told}", hanging="    ")
