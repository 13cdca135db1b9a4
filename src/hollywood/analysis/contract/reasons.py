"""Why something was a mistake in the contract game, in English, and its consequences."""

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
    "but not enough to pay for the extra card.",
    "called": "{name} called May-I for {top}, which does not help the contract.",
    "left_nearer": "{name} drew from the stock and left {top}, which {brings}.",
    "left_fitting": "{name} drew from the stock and left {top}, which fits on the table.",
    "left_top": "{name} drew from the stock, but taking {top} was better.",
    "took_nearer": "{name} took {top}, which helps the contract, "
    "but a card from the stock was better.",
    "took": "{name} took {top}, which does not help the contract.",
    "allowed": "{name} let the caller have {top}, but denying the call was better.",
    "denied": "{name} denied the call for {top}, but allowing it was better.",
    "broke_plan": "{name} discarded {thrown}, which the contract needs: "
    "{lacking} missing instead of {other}.",
    "held_down": "{name} could lay down {laid}, but did not.",
    "laid_down": "{name} laid down {laid}, but waiting was better.",
    "laid_otherwise": "{name} laid down in a way that leaves {left} after all layoffs. "
    "Another way leaves {other}.",
    "kept_off": "{name} did not lay off {card}.",
    "laid_off": "{name} laid off {card}, but keeping it was better.",
    "other_play": "{name} had a better play.",
}
_OF_A_THROW = {
    "kept_dear": "it counts {thrown}, the other {better}",
    "fits_table": "it fits on the table for any player who has laid down",
    "fewer_outs": "it left {live} live cards that help the contract instead of {could}",
}


def reason_for(name: str, grounds: Sequence[Ground], played: Option, best: Option) -> str:
    """Say why ``played`` was worse than ``best``, in two or three sentences."""
    return " ".join((_what(name, grounds), *_outcome(played, best)))


def _what(name: str, grounds: Sequence[Ground]) -> str:
    first, *rest = grounds
    if first.code != "threw":
        return _SENTENCES[first.code].format(**{"name": name, **first.values, **_phrases(first)})
    parts = [_OF_A_THROW[each.code].format(**each.values) for each in rest]
    told = f": {joined(parts)}" if parts else ""
    thrown, better = first.values["thrown"], first.values["better"]
    return f"{name} discarded {thrown}, but {better} was better{told}."


def _phrases(ground: Ground) -> dict[str, str]:
    """Return the words for the numbers in a sentence."""
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
        f"{sentence(doing(played.words))} averaged {_penalty(played)} penalty points and went out "
        f"in {_per_cent(played.ends.out)} of the simulated hands; "
        f"{doing(best.words)} averaged {_penalty(best)} and went out in "
        f"{_per_cent(best.ends.out)}."
    )


def _penalty(option: Option) -> str:
    return f"{abs(option.points):.1f}"


def _per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


def outlook_words(ends: HandOutlook) -> str:
    """Say how the simulated hands of a choice ended."""
    parts = [f"went out {_per_cent(ends.out)}", f"beaten {_per_cent(ends.beaten)}"]
    if ends.drawn >= 0.005:
        parts.append(f"nobody {_per_cent(ends.drawn)}")
    return ", ".join(parts)
