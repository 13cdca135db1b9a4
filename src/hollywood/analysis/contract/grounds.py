"""Why something was a mistake in the contract game, as codes and numbers.

The grounds use what the player could know: how many cards the hand lacks for the contract, which
cards would help, what fits on the table, what a card counts.
:mod:`hollywood.analysis.telling` has a text for each code. They never include people's names.
:func:`hollywood.contract.standing.cards_short` counts missing cards.

| code | values |
|---|---|
| ``call_missed_nearer`` | ``top``; cards ``missing``, and ``could`` with it: May-I not called |
| ``call_missed`` | ``top``, which brings the contract no nearer |
| ``called_nearer``, ``called`` | ``top``: called for, and leaving it was better |
| ``left_nearer`` | ``top``, ``missing``, ``could``: drew, and taking was better |
| ``left_fitting`` | ``top``, which fits on the table; the player is down |
| ``left_top`` | ``top``: neither |
| ``took_nearer``, ``took`` | ``top``: taken, and drawing was better |
| ``allowed``, ``denied`` | ``top``: the answer to a call, and the other one was better |
| ``broke_plan`` | ``thrown``, ``better``; cards ``missing`` now, and ``could`` otherwise |
| ``threw`` | ``thrown``, ``better``; what follows says more |
| ``kept_dear`` | points of the ``thrown`` card, fewer than those of the ``better`` one |
| ``fits_table`` | ``thrown``, which others could lay off; the better one fits nowhere |
| ``fewer_outs`` | ``live`` unseen cards that bring the contract nearer; ``could`` otherwise |
| ``held_down`` | ``points`` that could go on the table |
| ``laid_down`` | ``points`` on the table, and waiting was better |
| ``laid_otherwise`` | points ``left`` after all possible layoffs; ``could`` the better way |
| ``kept_off`` | ``card`` that should have been laid off |
| ``laid_off`` | ``card`` that should have been kept |
| ``other_play`` | anything else |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hollywood.analysis.report import Ground, Option
from hollywood.cards import Card, Hand
from hollywood.contract.actions import AllowMayI, CallMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.sight import ContractView
from hollywood.contract.standing import cards_short
from hollywood.melds.wild import WildKind, WildMeld, can_extend, extended
from hollywood.melds.wild_rules import WildMeldRules
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

CODES = (
    *("call_missed_nearer", "call_missed", "called_nearer", "called", "left_nearer"),
    *("left_fitting", "left_top", "took_nearer", "took", "allowed", "denied", "broke_plan"),
    *("threw", "kept_dear", "fits_table", "fewer_outs", "held_down", "laid_down"),
    *("laid_otherwise", "kept_off", "laid_off", "other_play"),
)

_MORE_OUTS = 2
"""The least difference in live cards that a reason mentions."""


def grounds_for(view: ContractView, played: Option, best: Option) -> tuple[Ground, ...]:
    """Say why ``played`` was worse than ``best``; ``view`` is the player's own."""
    return tuple(_grounds(view, played.action, best.action))


def _ground(code: str, **values: Card | int) -> Ground:
    """Write cards as text."""
    return Ground(
        code=code,
        values={
            name: str(value) if isinstance(value, Card) else value for name, value in values.items()
        },
    )


def _grounds(view: ContractView, done: Action | None, better: Action | None) -> Iterator[Ground]:
    match done, better:
        case None, _:
            yield _of_the_top(view, "call_missed_nearer", "call_missed", counted=True)
        case CallMayI(), _:
            yield _of_the_top(view, "called_nearer", "called")
        case AllowMayI(), _:
            yield _ground("allowed", top=_top(view))
        case DenyMayI(), _:
            yield _ground("denied", top=_top(view))
        case TakeDiscard(), _:
            yield _of_the_top(view, "took_nearer", "took")
        case DrawStock(), _:
            yield _left(view)
        case Discard(thrown), Discard(card):
            yield from _of_a_throw(view, thrown, card)
        case LayDown(), LayDown():
            left, could = _left_after(view, done), _left_after(view, better)
            if left > could:
                yield _ground("laid_otherwise", left=left, could=could)
            else:
                yield _ground("other_play")
        case _, LayDown():
            yield _ground("held_down", points=_laid_points(view, better))
        case LayDown(), _:
            yield _ground("laid_down", points=_laid_points(view, done))
        case ((LayOff(one) | Displace(one)), (LayOff(other) | Displace(other))) if one == other:
            yield _ground("other_play")
        case _, LayOff(card) | Displace(card):
            yield _ground("kept_off", card=card)
        case ((LayOff(card) | Displace(card)), _):
            yield _ground("laid_off", card=card)
        case _:
            raise AssertionError(f"these are no choices of one decision: {done!r}, {better!r}")


def _top(view: ContractView) -> Card:
    top = view.table.top_discard
    assert top is not None
    return top


def _of_the_top(view: ContractView, nearer: str, other: str, *, counted: bool = False) -> Ground:
    """Return one code for a top discard that helps the contract, and another for any other."""
    top = _top(view)
    called = view.seat != view.table.turn
    before = _missing(view, view.hand)
    after = _missing(view, view.hand + top, called=called)
    if _is_down(view) or after >= before:
        return _ground(other, top=top)
    return (
        _ground(nearer, top=top, missing=before, could=after)
        if counted
        else _ground(nearer, top=top)
    )


def _left(view: ContractView) -> Ground:
    if _is_down(view):
        top = _top(view)
        return _ground("left_fitting" if _fits(view, top) else "left_top", top=top)
    return _of_the_top(view, "left_nearer", "left_top", counted=True)


def _of_a_throw(view: ContractView, thrown: Card, better: Card) -> Iterator[Ground]:
    table = view.table
    rest, other = view.hand - thrown, view.hand - better
    down = _is_down(view)
    if not down:
        without, could = _missing(view, rest), _missing(view, other)
        if without > could:
            yield _ground("broke_plan", thrown=thrown, better=better, missing=without, could=could)
            return
    yield _ground("threw", thrown=thrown, better=better)
    points = table.rules.points
    if points.of(better) > points.of(thrown):
        yield _ground("kept_dear", thrown=points.of(thrown), better=points.of(better))
    others_down = any(turn is not None for seat, turn in enumerate(table.down) if seat != view.seat)
    if others_down and _fits(view, thrown) and not _fits(view, better):
        yield _ground("fits_table", thrown=thrown)
    if not down:
        live, could = live_outs(view, rest), live_outs(view, other)
        if could >= live + _MORE_OUTS:
            yield _ground("fewer_outs", live=live, could=could)


def live_outs(view: ContractView, rest: Hand) -> int:
    """Return how many cards that the player has not seen would bring ``rest`` nearer to laying
    down.
    """
    table = view.table
    lacking = _missing(view, rest)
    unseen = Hand.of(table.rules.pack.cards).minus(_seen(view))
    return sum(unseen.count(card) for card in set(unseen) if _missing(view, rest + card) < lacking)


def _seen(view: ContractView) -> Iterable[Card]:
    """Yield the cards the player has seen: the hand, the pile, the melds, cards taken openly."""
    table = view.table
    yield from view.hand
    yield from table.discards
    for on_table in table.melds:
        yield from on_table.meld.cards
    for seat, known in enumerate(table.known):
        if seat != view.seat:
            yield from known


def _missing(view: ContractView, hand: Hand, *, called: bool = False) -> int:
    """How many cards ``hand`` lacks; 0 also if the computation would take too long."""
    may_i = view.table.rules.may_i
    price = 0 if may_i is None else 1 + may_i.penalty_cards
    return cards_short(view, hand, called=price if called else 0) or 0


def _is_down(view: ContractView) -> bool:
    assert view.seat is not None
    return view.table.down[view.seat] is not None


def _fits(view: ContractView, card: Card) -> bool:
    """Whether a card can be laid off on a meld on the table."""
    melds = [on_table.meld for on_table in view.table.melds]
    return _first_fit([card], melds, view.table.rules.melds) is not None


def _laid_points(view: ContractView, action: LayDown) -> int:
    points = view.table.rules.points
    return sum(points.of(card) for meld in action.melds for card in meld.cards)


def _left_after(view: ContractView, action: LayDown) -> int:
    """Return the points left in hand after all possible layoffs, one card after the other."""
    rules, rest = view.table.rules, list(view.hand)
    melds = [on_table.meld for on_table in view.table.melds] + list(action.melds)
    for meld in action.melds:
        for card in meld.cards:
            rest.remove(card)
    while (found := _first_fit(rest, melds, rules.melds)) is not None:
        card, at, end = found
        rest.remove(card)
        melds[at] = extended(melds[at], card, end, rules.melds)
    return sum(map(rules.points.of, rest))


def _first_fit(
    rest: Sequence[Card], melds: Sequence[WildMeld], rules: WildMeldRules
) -> tuple[Card, int, str | None] | None:
    """Return a card that fits on a meld, and where; natural cards first."""
    for card in sorted(rest, key=rules.is_wild):
        for at, meld in enumerate(melds):
            for end in _ends(meld):
                if can_extend(meld, card, end, rules) is None:
                    return card, at, end
    return None


def _ends(meld: WildMeld) -> tuple[str | None, ...]:
    return (None,) if meld.kind is WildKind.SET else ("top", "bottom")
