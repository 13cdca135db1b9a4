"""Nothing that a viewer gets depends on what the viewer may not know.

The hidden cards of a round are dealt again: the hands of the others, except cards that everybody
saw them take, and the stock. The viewer's view, events and refusals must not change by a byte. The
last tests plant leaks, to prove that leaks would be found.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractView,
    DenyMayI,
    Displace,
    Drew,
    LayDown,
    LayOff,
    Refused,
    WithdrawMayI,
    holder,
)
from hollywood.contract.legality import legal_actions, refusal
from hollywood.contract.refusals import Refusal
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.text import to_json
from tests.contract.setting import at_random, dealt, melds, ruled

Viewer = Seat | None


def dealt_anew(
    play: ContractRound, viewer: Viewer, chance: random.Random, *, kept: int = 0
) -> ContractRound:
    """The same round as far as ``viewer`` can tell; ``kept`` cards of the stock stay, too."""
    own_turn = viewer == play.awaiting
    top, rest = play.stock[:kept], list(play.stock[kept:])
    hidden = rest
    for seat, hand in enumerate(play.hands):
        if seat != viewer:
            hidden += hand.minus(play.table.known[seat])
    chance.shuffle(hidden)
    hands = list(play.hands)
    for seat, hand in enumerate(play.hands):
        if seat != viewer:
            known = play.table.known[seat]
            count = len(hand) - len(known)
            hands[seat] = known.plus(hidden[:count])
            del hidden[:count]
    return msgspec.structs.replace(
        play, hands=tuple(hands), stock=(*top, *hidden), drawn=play.drawn if own_turn else None
    )


def probes(play: ContractRound, viewer: Seat) -> Iterator[Action]:
    """Actions that are refused for many reasons."""
    yield from (DrawStock(), TakeDiscard(), AllowMayI(), DenyMayI(), CallMayI(), WithdrawMayI())
    yield from (Discard(Card(text)) for text in ("7h", "Ac"))
    yield LayOff(Card("7h"), 0, "top")
    yield Displace(Card("7h"), 1, "bottom")
    yield LayDown(melds("S 7h 7c 7d", "R 2c 3c 4c 5c"))
    yield LayDown(())
    yield from (Discard(card) for card in play.hands[viewer].cards[:2])


def seen(play: ContractRound, viewer: Viewer) -> bytes:
    """Everything that ``viewer`` gets from the current round, as bytes."""
    view = play.view(viewer)
    told: list[object] = [view, [event.seen_by(viewer) for event in play.news]]
    if viewer is not None:
        told.append([play.why_illegal(viewer, probe) for probe in probes(play, viewer)])
        told.append([action for action, _ in zip(view.legal_actions(), range(30), strict=False)])
    return to_json(told)


def interference(play: ContractRound, action: Action, seat: Seat, chance: random.Random) -> int:
    """How many viewers can tell the round, before or after ``action``, from one dealt again."""
    told = 0
    for viewer in (None, *map(Seat, range(play.table.seats))):
        for_him = seat if isinstance(action, DrawStock) else holder(play.table)
        drawn = isinstance(action, DrawStock | AllowMayI) and viewer == for_him
        twin = dealt_anew(play, viewer, chance, kept=1 if drawn else 0)
        news = msgspec.structs.replace(play, news=()), msgspec.structs.replace(twin, news=())
        told += seen(news[0], viewer) != seen(news[1], viewer)
        mine = seat == viewer or isinstance(action, DrawStock | TakeDiscard | CallMayI)
        mine = mine or isinstance(action, WithdrawMayI | AllowMayI | DenyMayI)
        if not mine or twin.why_illegal(seat, action) is not None:
            continue  # another player's card or melds: in the twin that player does not hold them
        after, twin_after = play.after(seat, action), twin.after(seat, action)
        if not after.over:
            told += seen(after, viewer) != seen(twin_after, viewer)
    return told


def rounds(seed: int, *, steps: int = 160) -> Iterator[tuple[ContractRound, Action, Seat]]:
    chance = random.Random(seed)
    start = dealt(ruled("turn_cap=80"), hand_number=seed % 2 + 1, seed=seed)
    for step, (play, seat, action) in enumerate(at_random(start, chance)):
        if step < steps:
            yield play, action, seat


@pytest.mark.parametrize("seed", range(4))
def test_nobody_learns_what_he_may_not_know(seed: int) -> None:
    chance = random.Random(seed)
    for play, action, seat in rounds(seed):
        assert interference(play, action, seat, chance) == 0


def test_the_twin_is_another_round() -> None:
    chance, different = random.Random(1), 0
    for play, _, _ in rounds(1, steps=20):
        twin = dealt_anew(play, Seat(1), chance)
        different += twin.hands != play.hands
        assert twin.hands[1] == play.hands[1]
        assert Hand.of([*twin.stock, *(c for h in twin.hands for c in h)]) == Hand.of(
            [*play.stock, *(c for h in play.hands for c in h)]
        )
    assert different == 20


def leaks() -> int:
    chance = random.Random(3)
    return sum(interference(*found, chance) for found in rounds(3, steps=40))


def test_a_leak_in_an_event_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert leaks() == 0
    monkeypatch.setattr(Drew, "seen_by", lambda self, _: self)
    assert leaks() > 0


def test_a_leak_in_a_view_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: ContractRound, seat: Viewer) -> ContractView:
        hand = Hand() if seat is None else self.hands[seat]
        return ContractView(table=self.table, seat=seat, hand=hand, drawn=self.stock[-1])

    monkeypatch.setattr(ContractRound, "view", leaking)
    assert leaks() > 0


def test_a_leak_in_a_refusal_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: ContractRound, _seat: Seat, _action: Action) -> Refused:
        return Refused(Refusal.NOT_YOUR_TURN, f"Seat 0 holds {self.hands[0]}.")

    monkeypatch.setattr(ContractRound, "refusal", leaking)
    chance, play = random.Random(2), dealt()
    twin = dealt_anew(play, Seat(2), chance)
    assert seen(play, Seat(2)) != seen(twin, Seat(2))


def test_refusals_are_made_from_the_table_and_the_own_hand() -> None:
    """The functions that refuse get nothing hidden as an argument."""
    for refuse in (refusal, legal_actions):
        assert set(refuse.__annotations__) <= {"table", "seat", "hand", "action", "best", "return"}
    assert not {"hands", "deck", "key"} & set(dealt().table.__struct_fields__)
