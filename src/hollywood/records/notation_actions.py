"""An action in the notation of ``docs/notation.md``: a word, and the cards it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from hollywood.contract import ContractAction
from hollywood.errors import RecordError
from hollywood.gin import GinAction
from hollywood.play import Action
from hollywood.play.text import from_plain

_ACTIONS: Mapping[str, Any] = {"gin": GinAction, "contract": ContractAction}
_BETWEEN = " / "
_ENDS = ("top", "bottom")


def words_of(action: Mapping[str, Any]) -> str:
    """Write an action, given in its plain form.

    >>> words_of({"type": "discard", "card": "7h"})
    'discard 7h'
    """
    kind = action["type"]
    match kind:
        case "discard":
            return f"{kind} {action['card']}"
        case "knock":
            return f"{kind} {action['discard']}: {_melds(action['spread'])}".rstrip()
        case "big_gin":
            return f"{kind} {_melds(action['spread'])}"
        case "show" | "lay_down":
            return f"{kind} {_melds(action['melds'])}".rstrip()
        case "lay_off":
            return f"{kind} {action['card']} {action['onto']} {action.get('at') or ''}".rstrip()
        case "displace":
            to = action["wild_to"] or "hand"
            return f"{kind} {action['card']} {action['onto']} {to}"
        case "call":
            return f"{kind} {action['moment']}"
    return str(kind)


def action_of(words: str, family: str) -> Action:
    """Read an action of a game's family; HollywoodError if it is none."""
    kind, _, rest = words.strip().partition(" ")
    if kind not in KINDS:
        raise RecordError(f"there is no action {kind[:20]!r}: {', '.join(KINDS)}")
    read = _READ.get(kind)
    fields = {} if read is None else read(rest.strip(), family)
    if read is None and rest:
        raise RecordError(f"nothing follows {kind!r}")
    action: Action = from_plain({"type": kind, **fields}, _ACTIONS[family])
    return action


def _melds(melds: Sequence[Mapping[str, Any]]) -> str:
    return _BETWEEN.join(" ".join([*_letter(meld["kind"]), *meld["cards"]]) for meld in melds)


def _letter(kind: str) -> tuple[str, ...]:
    """The letter before a meld of May-I; a meld of gin needs none."""
    return (kind,) if len(kind) == 1 else ()


def _read_melds(words: str, family: str) -> list[dict[str, Any]]:
    parts = [part.split() for part in words.split("/")] if words else []
    if family == "contract":
        return [{"kind": part[0] if part else "", "cards": part[1:]} for part in parts]
    return [
        {"kind": "set" if len({card[:1] for card in part}) == 1 else "run", "cards": part}
        for part in parts
    ]


def _discard(words: str, _: str) -> dict[str, Any]:
    return {"card": words}


def _knock(words: str, family: str) -> dict[str, Any]:
    card, _, melds = words.partition(":")
    return {"discard": card.strip(), "spread": _read_melds(melds.strip(), family)}


def _big_gin(words: str, family: str) -> dict[str, Any]:
    return {"spread": _read_melds(words, family)}


def _show(words: str, family: str) -> dict[str, Any]:
    return {"melds": _read_melds(words, family)}


def _onto(words: str) -> tuple[dict[str, Any], str | None]:
    """A card, the number of a meld, and where: the end of a run, or the hand."""
    parts = words.split()
    if not 2 <= len(parts) <= 3 or not parts[1].isdecimal() or len(parts[1]) > 3:
        raise RecordError(f"{words!r} is not a card and the number of a meld, such as '7h 0'")
    return {"card": parts[0], "onto": int(parts[1])}, (parts[2] if len(parts) == 3 else None)


def _lay_off(words: str, family: str) -> dict[str, Any]:
    fields, end = _onto(words)
    return fields if end is None and family == "gin" else {**fields, "at": end}


def _displace(words: str, _: str) -> dict[str, Any]:
    fields, end = _onto(words)
    if end not in (*_ENDS, "hand"):
        raise RecordError("the wild card goes to the top, the bottom, or the hand")
    return {**fields, "wild_to": None if end == "hand" else end}


def _call(words: str, _: str) -> dict[str, Any]:
    if words and not (words.isdecimal() and len(words) <= 10):
        raise RecordError(f"{words!r} is not the moment of a call: a number")
    return {"moment": int(words or 0)}


KINDS = tuple(
    dict.fromkeys(
        each.__struct_config__.tag for actions in _ACTIONS.values() for each in get_args(actions)
    )
)
_READ: Mapping[str, Callable[[str, str], dict[str, Any]]] = {
    "discard": _discard,
    "knock": _knock,
    "big_gin": _big_gin,
    "show": _show,
    "lay_down": _show,
    "lay_off": _lay_off,
    "displace": _displace,
    "call": _call,
}
