"""Why something was a mistake in the contract game, in English, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.analysis.contract.words import doing
from hollywood.analysis.report import Ground, HandOutlook, Option
from hollywood.match.telling.wording import counted, joined, number, sentence
from hollywood.match.telling.wording import points as in_points

_SENTENCES = {
    "call_missed_nearer": "{name} did not call May-I for {top}, which {brings}.",
    "call_missed": "{name} did not call May-I for {top}.",
    "called_nearer": "{name} called May-I for {top}, which helps the contract, "
    "but not enough for the card more to be left with.",
    "called": "{name} called May-I for {top}, which brings the contract no nearer.",
    "left_nearer": "{name} drew from the stock and left {top}, which {brings}.",
    "left_fitting": "{name} drew from the stock and left {top}, which fits on the table.",
    "left_top": "{name} drew from the stock, and taking {top} was better.",
    "took_nearer": "{name} took {top}, which helps the contract, "
    "and a card from the stock was better.",
    "took": "{name} took {top}, which brings the contract no nearer.",
    "allowed": "{name} let the caller have {top}, and denying it was better.",
    "denied": "{name} denied the call for {top}, and allowing it was better.",
    "broke_plan": "{name} threw {thrown}, which the contract needs: "
    "{lacking} missing instead of {other}.",
    "held_down": "{name} could lay down {laid} and did not.",
    "laid_down": "{name} laid down {laid}, and waiting was better.",
    "laid_otherwise": "{name} laid down so that {left} are left once all is laid off that fits, "
    "where another way leaves {other}.",
    "kept_off": "{name} did not lay off {card}.",
    "laid_off": "{name} laid off {card}, and keeping it was better.",
    "other_play": "{name} had a better play.",
}
_OF_A_THROW = {
    "kept_dear": "it counts {thrown}, the other {better}",
    "fits_table": "it fits on the table for anyone who is down",
    "fewer_outs": "it left {live} live cards that bring the contract nearer instead of {could}",
}


def reason_for(name: str, grounds: Sequence[Ground], played: Option, best: Option) -> str:
    """Say why ``played`` was worse than ``best``, in two sentences or three."""
    return " ".join((_what(name, grounds), *_outcome(played, best)))


def _what(name: str, grounds: Sequence[Ground]) -> str:
    first, *rest = grounds
    if first.code != "threw":
        return _SENTENCES[first.code].format(**{"name": name, **first.values, **_phrases(first)})
    parts = [_OF_A_THROW[each.code].format(**each.values) for each in rest]
    told = f": {joined(parts)}" if parts else ""
    thrown, better = first.values["thrown"], first.values["better"]
    return f"{name} threw {thrown} where {better} was better{told}."


def _phrases(ground: Ground) -> dict[str, str]:
    """Return what numbers are called in a sentence."""
    match ground.code, ground.values:
        case "call_missed_nearer" | "left_nearer", {"could": 0}:
            return {"brings": "completes the contract"}
        case "call_missed_nearer" | "left_nearer", {"missing": int(before), "could": int(after)}:
            lacking = f"{counted(after, 'card')} missing instead of {number(before)}"
            return {"brings": f"leaves {lacking}"}
        case "broke_plan", {"missing": int(missing), "could": int(could)}:
            are = "is" if missing == 1 else "are"
            lacking = f"{counted(missing, 'card')} {are}"
            return {"lacking": lacking, "other": "none" if could == 0 else number(could)}
        case (("held_down" | "laid_down"), {"points": int(laid)}):
            return {"laid": in_points(laid)}
        case "laid_otherwise", {"left": int(left), "could": int(could)}:
            return {"left": in_points(left), "other": str(could)}
    return {}


def _outcome(played: Option, best: Option) -> Iterator[str]:
    if played.ends is None or best.ends is None:
        return
    yield (
        f"{sentence(doing(played.words))} came to {_penalty(played)} penalty points on average "
        f"and went out in {_per_cent(played.ends.out)} of the imagined hands; "
        f"{doing(best.words)}, {_penalty(best)} and {_per_cent(best.ends.out)}."
    )


def _penalty(option: Option) -> str:
    return f"{abs(option.points):.1f}"


def _per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


def outlook_words(ends: HandOutlook) -> str:
    """Tell how the imagined hands of a choice ended."""
    parts = [f"went out {_per_cent(ends.out)}", f"beaten {_per_cent(ends.beaten)}"]
    if ends.drawn >= 0.005:
        parts.append(f"nobody {_per_cent(ends.drawn)}")
    return ", ".join(parts)
