"""Moves, events and positions as short words, for the line protocol of engines.

A move is one word without spaces: what is done, then its parts after colons. Cards stand side by
side, and melds are separated by slashes: ``knock:Kc:3c3d3h/7s8s9s``. ``docs/bots.md`` lists them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, Final

from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.match.match import Match
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.melds.meld import Meld, MeldKind
from hollywood.melds.wild import WildMeld
from hollywood.play import Action, Event, View
from hollywood.play.text import from_plain, to_plain

NOTHING: Final = "none"
MOST_LEGAL: Final = 200
"""How many legal moves a position lists."""

_PARTS: Final = {
    "pass": (),
    "draw": (),
    "take": (),
    "finish": (),
    "call": (),
    "withdraw": (),
    "allow": (),
    "deny": (),
    "discard": ("card",),
    "knock": ("discard", "spread"),
    "big_gin": ("spread",),
    "show": ("melds",),
    "lay_down": ("melds",),
    "displace": ("card", "onto", "wild_to"),
}
_LAY_OFF: Final = {"gin": ("card", "onto"), "contract": ("card", "onto", "at")}
_MELDS: Final = frozenset({"spread", "melds"})
_HIDDEN: Final = "?"


def move_text(action: Action | None) -> str:
    """Return an action as a word.

    >>> from hollywood.play import Discard
    >>> from hollywood.cards import Card
    >>> move_text(Discard(Card("Kc")))
    'discard:Kc'
    """
    if action is None:
        return NOTHING
    plain = to_plain(action)
    kind = plain.pop("type")
    plain.pop("moment", None)
    return ":".join([kind, *(_word(value) for value in plain.values() if value is not None)])


def read_move(text: str, family: str, actions: Any) -> Action | None:
    """Return the action that a word stands for; ``actions`` is the union of a game's actions.

    HollywoodError if it is not a move of this game.
    """
    kind, *words = text.split(":")
    if kind == NOTHING and not words:
        return None
    parts = _LAY_OFF[family] if kind == "lay_off" else _PARTS.get(kind)
    if parts is None:
        raise HollywoodError(f"there is no move {kind!r}")
    if len(words) > len(parts):
        raise HollywoodError(f"{kind} has {len(parts)} parts at most")
    plain: dict[str, Any] = {"type": kind}
    for part, word in zip(parts, words, strict=False):
        if part in _MELDS:
            melds = filter(None, word.split("/"))
            plain[part] = [_meld(meld, family) for meld in melds]
        elif part == "onto":
            if not word.isascii() or not word.isdigit() or len(word) > 3:
                raise HollywoodError(f"{word!r} is not the number of a meld")
            plain[part] = int(word)
        else:
            plain[part] = word
    if kind == "displace":
        plain.setdefault("wild_to", None)
    action: Action = from_plain(plain, actions)
    return action


def event_text(event: Event) -> str | None:
    """Return what happened as a word that begins with the seat; ``None`` if it is no news."""
    plain = to_plain(event)
    kind = plain.pop("type")
    seat = plain.pop("seat", None)
    if kind in {"dealt", "round_over", "hand_over"}:
        return None
    plain.pop("moment", None)
    words = [kind, *(_word(value) for key, value in plain.items() if _is_told(key, value))]
    return ":".join(words if seat is None else [str(seat), *words])


def position_of(view: View, match: Match, events: Iterable[Event]) -> str:
    """Return the line that describes a position: words in pairs, then the story and the moves.

    ``events`` are those of the round at the board of the seat, as it saw them.
    """
    told: dict[str, str] = {}
    if isinstance(view, GinView):
        told = _gin(view)
    elif isinstance(view, ContractView):
        told = _contract(view)
    told["match"] = ",".join(map(str, _totals(match)))
    legal = [move_text(action) for action in islice(_legal(view), MOST_LEGAL)]
    story = [word for word in map(event_text, events) if word is not None]
    words = [word for pair in told.items() for word in pair]
    return " ".join(["position", *words, "moves", *story, "legal", *legal])


def _gin(view: GinView) -> dict[str, str]:
    table = view.table
    told = {
        "game": "gin",
        "seat": str(view.seat),
        "dealer": str(table.dealer),
        "phase": str(table.phase),
        "hand": _cards(view.hand),
        "drawn": "-" if view.drawn is None else view.drawn.text,
        "taken": "-" if table.taken is None else table.taken.text,
        "pile": _cards(table.discards),
        "stock": str(table.stock),
        "limit": str(table.knock_limit),
    }
    if table.spread:
        told["spread"] = _melds(table.spread)
    return told


def _contract(view: ContractView) -> dict[str, str]:
    table = view.table
    return {
        "game": "contract",
        "seat": str(view.seat),
        "dealer": str(table.dealer),
        "turn": str(table.turn),
        "phase": str(table.phase),
        "contract": table.rules.contracts[table.hand_number - 1],
        "hand": _cards(view.hand),
        "drawn": "-" if view.drawn is None else view.drawn.text,
        "taken": "-" if table.taken is None else table.taken.text,
        "pile": _cards(table.discards),
        "stock": str(table.stock),
        "sizes": ",".join(map(str, table.sizes)),
        "down": ",".join("1" if when is not None else "0" for when in table.down),
        "table": _melds(each.meld for each in table.melds),
        "calls": ",".join(str(call.seat) for call in table.calls) or "-",
    }


def _totals(match: Match) -> Sequence[int]:
    """Return the totals on the sheet: of every column by side, or of every seat."""
    sheet = match.course.sheet
    if isinstance(sheet, PenaltySheet):
        return sheet.totals
    return tuple(total for column in sheet.columns for total in column.totals)


def _legal(view: View) -> Iterable[Action | None]:
    if view.awaiting != view.seat:
        yield None
    yield from view.legal_actions()


def _meld(text: str, family: str) -> dict[str, Any]:
    if family == "gin":
        cards = _split(text)
        kind = MeldKind.SET if len({card[0] for card in cards}) == 1 else MeldKind.RUN
        return {"kind": str(kind), "cards": cards}
    kind_text, cards = text[:1], _split(text[1:])
    return {"kind": kind_text, "cards": cards}


def _split(text: str) -> list[str]:
    if len(text) % 2 or not text:
        raise HollywoodError(f"{text!r} are not cards, as in 7h8h9h")
    return [text[place : place + 2] for place in range(0, len(text), 2)]


def _cards(cards: Iterable[Any]) -> str:
    return "".join(card.text for card in cards) or "-"


def _melds(melds: Iterable[Meld | WildMeld]) -> str:
    return "/".join(_word(to_plain(meld)) for meld in melds) or "-"


def _is_told(key: str, value: Any) -> bool:
    return value is not None or key in {"card", "discard"}


def _word(value: Any) -> str:
    if value is None:
        return _HIDDEN
    if isinstance(value, dict):  # a meld: the kind is only needed where wild cards hide it
        kind = value["kind"] if value["kind"] in {"S", "R"} else ""
        return kind + "".join(value["cards"])
    if isinstance(value, list | tuple):
        inner = [_word(each) for each in value]
        return "/".join(inner) if value and isinstance(value[0], dict) else "".join(inner)
    if isinstance(value, bool):
        return "1" if value else "0"
    return str(value)
