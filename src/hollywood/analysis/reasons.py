"""Why something was a mistake, in words made of numbers: deadwood, outs, danger, chances.

A reason speaks of what the player could know, and of what came of it in the imagined rounds.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.analysis.report import Option, Outlook
from hollywood.analysis.words import deadwood_left, doing
from hollywood.bots.gin_view import view_vector
from hollywood.cards import Card, Hand
from hollywood.gin import BigGin, Knock, Phase
from hollywood.gin.sight import GinView
from hollywood.kernel import gin_layout as at
from hollywood.kernel.gin_linear import outs
from hollywood.match.wording import joined, sentence
from hollywood.match.wording import points as in_points
from hollywood.melds import best_arrangement, deadwood, deadwood_after_discard
from hollywood.play import Discard, TakeDiscard

_MORE_OFTEN = 0.08
"""A difference between two shares of the imagined rounds that is worth a word."""
_MORE_OUTS = 2
_ALL_CARDS = 0x1FFF * 0x1_0001_0001_0001


def reason_for(name: str, view: GinView, played: Option, best: Option) -> str:
    """Say why ``played`` was worse than ``best``, in two sentences or three."""
    return " ".join((*_what(name, view, played, best), *_outcome(played, best)))


def _what(name: str, view: GinView, played: Option, best: Option) -> Iterator[str]:
    done, better = played.action, best.action
    if view.table.phase is not Phase.DISCARD:
        yield from _of_a_draw(name, view, isinstance(done, TakeDiscard))
    elif isinstance(done, Discard) and isinstance(better, Discard):
        yield from _of_a_throw(name, view, played, best)
    elif isinstance(done, Discard):
        yield _not_knocked(name, view, done, better)
    elif isinstance(better, Discard):
        yield from _knocked(name, view, played)
    else:
        yield f"{name} could end the round better: {best.words}, instead of {played.words}."


def _not_knocked(name: str, view: GinView, done: Discard, better: object) -> str:
    if isinstance(better, BigGin):
        return f"{name} had big gin, and threw {done.card} instead."
    assert isinstance(better, Knock)
    left = deadwood_left(better, view)
    if left:
        return f"{name} could knock with {left}, and threw {done.card} and went on instead."
    return f"{name} had gin by throwing {better.discard}, and threw {done.card} instead."


def _knocked(name: str, view: GinView, played: Option) -> Iterator[str]:
    done = played.action
    left = deadwood_left(done, view) if isinstance(done, Knock) else 0
    if left == 0:
        yield f"{name} went gin, and going on was worth more."
        return
    yield f"{name} knocked with {left}."
    if played.outlook is not None and played.outlook.undercut >= _MORE_OFTEN:
        yield f"That was undercut in {_per_cent(played.outlook.undercut)} of the imagined rounds."


def _of_a_throw(name: str, view: GinView, played: Option, best: Option) -> Iterator[str]:
    assert isinstance(played.action, Discard)
    assert isinstance(best.action, Discard)
    thrown, better = played.action.card, best.action.card
    rules, hand = view.table.rules.melds, view.hand
    left, could = deadwood(hand - thrown, rules), deadwood(hand - better, rules)
    broken = [meld for meld in best_arrangement(hand - better, rules).melds if thrown in meld.cards]
    if broken and left > could:
        yield (
            f"{name} threw {thrown} out of the meld {broken[0]}: "
            f"that left {left} of deadwood, throwing {better} would have left {could}."
        )
        return
    reasons = []
    if left > could:
        reasons.append(f"it left {left} of deadwood instead of {could}")
    live, could_live = live_outs(view, hand - thrown), live_outs(view, hand - better)
    if could_live >= live + _MORE_OUTS:
        reasons.append(f"it left {live} live cards that would make a meld instead of {could_live}")
    mine, other = played.outlook, best.outlook
    if mine and other and mine.taken_up >= other.taken_up + _MORE_OFTEN:
        often, less = _per_cent(mine.taken_up), _per_cent(other.taken_up)
        reasons.append(f"the other player took it up in {often} of the imagined rounds, not {less}")
    told = f": {joined(reasons)}" if reasons else ""
    yield f"{name} threw {thrown} where {better} was better{told}."


def _of_a_draw(name: str, view: GinView, took: bool) -> Iterator[str]:
    top = view.table.top_discard
    assert top is not None
    rules, hand = view.table.rules.melds, view.hand
    before, after = deadwood(hand, rules), deadwood_after_discard(hand + top, rules)
    melded = [meld for meld in best_arrangement(hand + top, rules).melds if top in meld.cards]
    if view.table.phase is Phase.LAST_CHANCE:
        yield f"{name} took the last discard, {top}." if took else f"{name} let {top} lie."
    elif took and not melded:
        yield f"{name} took {top}, which makes no meld, and showed it to the other player."
    elif took:
        yield f"{name} took {top} for the meld {melded[0]}, and a card from the stock was better."
    elif melded and after < before:
        yield (
            f"{name} left {top}, which makes the meld {melded[0]}: "
            f"deadwood {after} instead of {before}."
        )
    elif after < before:
        yield f"{name} left {top}; with it the deadwood is down to {after} from {before}."
    else:
        yield f"{name} left {top}, and taking it was better."


def live_outs(view: GinView, rest: Hand) -> int:
    """Return how many cards not seen by the player make a meld of three with two of ``rest``."""
    seen = view_vector(view)[at.V_SEEN]
    found: int = outs(rest.bits, view.table.rules.melds.tables) & _ALL_CARDS & ~seen
    return found.bit_count()


def _outcome(played: Option, best: Option) -> Iterator[str]:
    mine, other = played.outlook, best.outlook
    if mine is None or other is None:
        return
    of_gin = abs(mine.gin - other.gin) >= _MORE_OFTEN
    yield (
        f"{sentence(doing(played.words))} won {_won(mine, of_gin)} of the imagined rounds and came "
        f"to {_signed(played.points)} points on average; "
        f"{doing(best.words)}, {_won(other, of_gin)} and {_signed(best.points)}."
    )


def _won(outlook: Outlook, of_gin: bool) -> str:
    won = _per_cent(outlook.won)
    return f"{won} ({_per_cent(outlook.gin)} by gin)" if of_gin else won


def of_layoffs(name: str, done: int, could: int, laid: tuple[tuple[Card, str], ...]) -> str:
    """Say what better lay-offs would have saved; ``done`` and ``could`` are points of deadwood."""
    how = joined([f"{card} on {meld}" for card, meld in laid]) if laid else "nothing"
    return (
        f"{name} was left with {in_points(done)} of deadwood where {could} were possible: "
        f"lay off {how}, and show the rest in melds."
    )


def _per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", "−")


def outlook_words(outlook: Outlook) -> str:
    """Tell how the imagined rounds of a choice ended."""
    parts = [f"won {_per_cent(outlook.won)}"]
    for share, word in (
        (outlook.gin, "gin"),
        (outlook.undercut, "undercut"),
        (outlook.drawn, "dead"),
    ):
        if share >= 0.005:
            parts.append(f"{word} {_per_cent(share)}")
    return ", ".join(parts)
