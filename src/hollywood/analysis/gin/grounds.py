"""Why something was a mistake, as codes and numbers: deadwood, outs, danger, chances.

The grounds use what the player could know and the results of the simulated rounds.
:mod:`hollywood.analysis.telling` has a text for each code. They never include people's names.
| code | values |
|---|---|
| ``big_gin_missed``, ``gin_missed``, ``knock_missed`` | ``thrown``; ``better`` card; ``left`` |
| ``went_gin``, ``knocked``, ``better_ending`` | ``left`` deadwood of the knock |
| ``undercut`` | ``share`` of the simulated rounds |
| ``broke_meld`` | ``thrown``, ``better``, ``meld``, ``left``, ``could`` |
| ``threw`` | ``thrown``, ``better``; what follows says more |
| ``more_deadwood`` | ``left`` instead of ``could`` |
| ``fewer_outs`` | ``live`` instead of ``could`` |
| ``taken_up`` | ``share`` of the simulated rounds, instead of ``could`` |
| ``took_last``, ``left_last`` | ``top``: the last discard of the round |
| ``took_without_meld``, ``took_for_meld`` | ``top``, ``meld`` |
| ``left_meld``, ``left_lower`` | ``top``, ``meld``, deadwood ``after`` and ``before`` |
| ``left_top`` | ``top`` |
| ``layoffs`` | ``left`` deadwood instead of ``could`` |
| ``lay_off`` | ``card``, ``meld`` |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hollywood.analysis.gin.words import deadwood_left
from hollywood.analysis.report import Ground, Option
from hollywood.cards import Card, Hand
from hollywood.gin import BigGin, Knock, Phase
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.gin import layout as at
from hollywood.melds import best_arrangement, deadwood, deadwood_after_discard
from hollywood.play import Discard, TakeDiscard
from hollywood.strategy.gin.policies.linear import outs

CODES = (
    *("big_gin_missed", "gin_missed", "knock_missed", "went_gin", "knocked", "better_ending"),
    *("undercut", "broke_meld", "threw", "more_deadwood", "fewer_outs", "taken_up", "took_last"),
    *("left_last", "took_without_meld", "took_for_meld", "left_meld", "left_lower", "left_top"),
    *("layoffs", "lay_off"),
)

MORE_OFTEN = 0.08
"""The smallest difference between two shares of the simulated rounds that is mentioned."""
_MORE_OUTS = 2
_ALL_CARDS = 0x1FFF * 0x1_0001_0001_0001


def grounds_for(view: GinView, played: Option, best: Option) -> tuple[Ground, ...]:
    """Say why ``played`` was worse than ``best``."""
    return tuple(_grounds(view, played, best))


def of_layoffs(left: int, could: int, laid: tuple[tuple[Card, str], ...]) -> tuple[Ground, ...]:
    """Say what better layoffs would have saved; ``left`` and ``could`` are points of deadwood."""
    return (
        _ground("layoffs", left=left, could=could),
        *(_ground("lay_off", card=card, meld=meld) for card, meld in laid),
    )


def _ground(code: str, **values: Any) -> Ground:
    """Write cards, hands, and melds as text."""
    return Ground(
        code=code,
        values={
            name: value if type(value) in {int, float} else str(value)
            for name, value in values.items()
        },
    )


def _grounds(view: GinView, played: Option, best: Option) -> Iterator[Ground]:
    done, better = played.action, best.action
    if view.table.phase is not Phase.DISCARD:
        yield _of_a_draw(view, isinstance(done, TakeDiscard))
    elif isinstance(done, Discard) and isinstance(better, Discard):
        yield from _of_a_throw(view, played, best)
    elif isinstance(done, Discard):
        yield _not_knocked(view, done, better)
    elif isinstance(better, Discard):
        yield from _knocked(view, played)
    else:
        yield _ground("better_ending")


def _not_knocked(view: GinView, done: Discard, better: object) -> Ground:
    if isinstance(better, BigGin):
        return _ground("big_gin_missed", thrown=done.card)
    assert isinstance(better, Knock)
    left = deadwood_left(better, view)
    if left:
        return _ground("knock_missed", left=left, thrown=done.card)
    return _ground("gin_missed", better=better.discard, thrown=done.card)


def _knocked(view: GinView, played: Option) -> Iterator[Ground]:
    done = played.action
    left = deadwood_left(done, view) if isinstance(done, Knock) else 0
    if left == 0:
        yield _ground("went_gin")
        return
    yield _ground("knocked", left=left)
    if played.outlook is not None and played.outlook.undercut >= MORE_OFTEN:
        yield _ground("undercut", share=played.outlook.undercut)


def _of_a_throw(view: GinView, played: Option, best: Option) -> Iterator[Ground]:
    assert isinstance(played.action, Discard)
    assert isinstance(best.action, Discard)
    thrown, better = played.action.card, best.action.card
    rules, hand = view.table.rules.melds, view.hand
    left, could = deadwood(hand - thrown, rules), deadwood(hand - better, rules)
    broken = [meld for meld in best_arrangement(hand - better, rules).melds if thrown in meld.cards]
    if broken and left > could:
        yield _ground(
            "broke_meld", thrown=thrown, better=better, meld=broken[0], left=left, could=could
        )
        return
    yield _ground("threw", thrown=thrown, better=better)
    if left > could:
        yield _ground("more_deadwood", left=left, could=could)
    live, could_live = live_outs(view, hand - thrown), live_outs(view, hand - better)
    if could_live >= live + _MORE_OUTS:
        yield _ground("fewer_outs", live=live, could=could_live)
    mine, other = played.outlook, best.outlook
    if mine and other and mine.taken_up >= other.taken_up + MORE_OFTEN:
        yield _ground("taken_up", share=mine.taken_up, could=other.taken_up)


def _of_a_draw(view: GinView, took: bool) -> Ground:
    top = view.table.top_discard
    assert top is not None
    rules, hand = view.table.rules.melds, view.hand
    before, after = deadwood(hand, rules), deadwood_after_discard(hand + top, rules)
    melded = [meld for meld in best_arrangement(hand + top, rules).melds if top in meld.cards]
    if view.table.phase is Phase.LAST_CHANCE:
        return _ground("took_last" if took else "left_last", top=top)
    if took and not melded:
        return _ground("took_without_meld", top=top)
    if took:
        return _ground("took_for_meld", top=top, meld=melded[0])
    if melded and after < before:
        return _ground("left_meld", top=top, meld=melded[0], after=after, before=before)
    if after < before:
        return _ground("left_lower", top=top, after=after, before=before)
    return _ground("left_top", top=top)


def live_outs(view: GinView, rest: Hand) -> int:
    """Return how many cards not seen by the player make a meld of three with two of ``rest``."""
    seen = view_vector(view)[at.V_SEEN]
    found: int = outs(rest.bits, view.table.rules.melds.tables) & _ALL_CARDS & ~seen
    return found.bit_count()
