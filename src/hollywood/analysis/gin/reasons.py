"""Why something was a mistake, in English: the grounds and the results as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hollywood.analysis.gin.grounds import MORE_OFTEN
from hollywood.analysis.gin.words import doing
from hollywood.analysis.report import Ground, Option, Outlook
from hollywood.match.telling.wording import joined, sentence
from hollywood.match.telling.wording import points as in_points

_SENTENCES = {
    "big_gin_missed": "{name} had big gin, but discarded {thrown}.",
    "gin_missed": "{name} could go gin by discarding {better}, but discarded {thrown}.",
    "knock_missed": "{name} could knock with {left}, but discarded {thrown} and played on.",
    "went_gin": "{name} went gin, but playing on was worth more.",
    "knocked": "{name} knocked with {left}.",
    "undercut": "That was undercut in {share} of the simulated rounds.",
    "broke_meld": "{name} discarded {thrown} and broke up the meld {meld}. "
    "That left {left} deadwood; discarding {better} would have left {could}.",
    "took_last": "{name} took the last discard, {top}.",
    "left_last": "{name} left {top}.",
    "took_without_meld": "{name} took {top}, which makes no meld, in sight of the other player.",
    "took_for_meld": "{name} took {top} for the meld {meld}, but a card from the stock was better.",
    "left_meld": "{name} left {top}, which makes the meld {meld}: "
    "{after} deadwood instead of {before}.",
    "left_lower": "{name} left {top}, which lowers the deadwood from {before} to {after}.",
    "left_top": "{name} left {top}, but taking it was better.",
}
_OF_A_THROW = {
    "more_deadwood": "it left {left} deadwood instead of {could}",
    "fewer_outs": "it left {live} live cards that make a meld instead of {could}",
    "taken_up": "the other player took it in {share} of the simulated rounds instead of {could}",
}


def reason_for(name: str, grounds: Sequence[Ground], played: Option, best: Option) -> str:
    """Say why ``played`` was worse than ``best``, in two or three sentences."""
    return " ".join((*_what(name, grounds, played, best), *_outcome(played, best)))


def _what(name: str, grounds: Sequence[Ground], played: Option, best: Option) -> Iterator[str]:
    first, *rest = grounds
    if first.code == "better_ending":
        yield f"{name} could have ended the round better: {best.words} instead of {played.words}."
    elif first.code == "threw":
        parts = [_OF_A_THROW[each.code].format(**_told(each)) for each in rest]
        told = f": {joined(parts)}" if parts else ""
        thrown, better = first.values["thrown"], first.values["better"]
        yield f"{name} discarded {thrown}, but {better} was better{told}."
    else:
        for each in grounds:
            yield _SENTENCES[each.code].format(name=name, **_told(each))


def _told(ground: Ground) -> dict[str, Any]:
    """Return the values as text. Only shares are not whole numbers."""
    return {
        name: _per_cent(value) if isinstance(value, float) else value
        for name, value in ground.values.items()
    }


def reason_for_layoffs(name: str, grounds: Sequence[Ground]) -> str:
    """Say what better layoffs would have saved."""
    first, *laid = grounds
    done, could = first.values["left"], first.values["could"]
    assert isinstance(done, int)
    cards = [f"{each.values['card']} on {each.values['meld']}" for each in laid]
    how = joined(cards) if cards else "nothing"
    was = "were" if name == "You" else "was"
    return (
        f"{name} {was} left with {in_points(done)} of deadwood, but {could} was possible: "
        f"lay off {how}, and show the rest in melds."
    )


def _outcome(played: Option, best: Option) -> Iterator[str]:
    mine, other = played.outlook, best.outlook
    if mine is None or other is None:
        return
    of_gin = abs(mine.gin - other.gin) >= MORE_OFTEN
    yield (
        f"{sentence(doing(played.words))} won {_won(mine, of_gin)} of the simulated rounds and "
        f"averaged {_signed(played.points)} points; {doing(best.words)} won "
        f"{_won(other, of_gin)} and averaged {_signed(best.points)}."
    )


def _won(outlook: Outlook, of_gin: bool) -> str:
    won = _per_cent(outlook.won)
    return f"{won} ({_per_cent(outlook.gin)} by gin)" if of_gin else won


def _per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def outlook_words(outlook: Outlook) -> str:
    """Say how the simulated rounds of a choice ended."""
    parts = [f"won {_per_cent(outlook.won)}"]
    for share, word in (
        (outlook.gin, "gin"),
        (outlook.undercut, "undercut"),
        (outlook.drawn, "dead"),
    ):
        if share >= 0.005:
            parts.append(f"{word} {_per_cent(share)}")
    return ", ".join(parts)
