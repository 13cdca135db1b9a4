"""What a viewer may know: folds of redacted events, and nothing that the viewer cannot see."""

import random
from collections.abc import Callable

import pytest

from hollywood.cards import Card, Hand
from hollywood.errors import PositionError
from hollywood.gin import (
    GIN_PRESETS,
    Dealt,
    Drew,
    GinEvent,
    GinRound,
    GinView,
    Knocked,
    PassUpcard,
    Shown,
    fold,
    opening_view,
    view_from,
)
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.text import to_json
from tests.gin.playing import FIRST, GIN, SECOND, keen, random_deal, random_rules, states

VIEWERS = (FIRST, SECOND, None)


@pytest.mark.parametrize("name", [*GIN_PRESETS, None])
def test_folding_the_redacted_events_gives_the_view_of_the_true_state(name: str | None) -> None:
    rng = random.Random(str(name))
    for _ in range(12):
        rules = random_rules(rng) if name is None else GIN_PRESETS[name]
        deal = random_deal(rules, rng)
        (dealt,) = deal.news
        assert isinstance(dealt, Dealt)
        views: dict[Seat | None, GinView] = {
            viewer: opening_view(rules, dealt.seen_by(viewer)) for viewer in VIEWERS
        }
        log: list[GinEvent] = [dealt]
        for state in list(states(deal, keen, rng))[1:]:
            log += state.news
            for viewer in VIEWERS:
                for event in state.news:
                    views[viewer] = fold(views[viewer], event.seen_by(viewer))
                assert views[viewer] == state.view(viewer)
                assert to_json(views[viewer]) == to_json(state.view(viewer))
        for viewer in VIEWERS:
            assert view_from(rules, [event.seen_by(viewer) for event in log]) == views[viewer]


def test_a_view_starts_from_one_viewers_copy_of_the_deal() -> None:
    (dealt,) = random_deal(GIN, random.Random(1)).news
    assert isinstance(dealt, Dealt)
    with pytest.raises(PositionError, match="several hands"):
        opening_view(GIN, dealt)
    with pytest.raises(PositionError, match="begin with the deal"):
        view_from(GIN, [])


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = random_deal(GIN, random.Random(1)).view(None)
    assert view.hand == Hand()
    assert view.seat is None
    assert view.legal_actions() == ()
    assert view.why_illegal(PassUpcard()) is not None


def test_only_the_player_who_drew_sees_the_card() -> None:
    state = random_deal(GIN.with_settings(["upcard_option=false"]), random.Random(1))
    seat = state.awaiting
    assert seat is not None
    state = state.after(seat, DrawStock())
    assert state.view(seat).drawn == state.drawn is not None
    assert state.view(Seat(1 - seat)).drawn is None
    assert state.view(None).drawn is None


# ------------------------------------------------------------------- what cannot be seen

Show = Callable[[GinRound, Seat | None], bytes]
Redact = Callable[[GinEvent, Seat | None], GinEvent]


def shuffled_behind(state: GinRound, viewer: Seat, rng: random.Random) -> GinRound:
    """The same state with all that ``viewer`` cannot see dealt again: hand, stock, hidden card."""
    other = Seat(1 - viewer)
    table, open_cards = state.table, state.table.known[other]
    if table.knocker == other or table.shown is not None:
        open_cards = state.hands[other]
    hidden = [card for card in state.hands[other] if card not in open_cards] + [*state.stock]
    down = state.thrown_down if table.knocker == other else None
    hidden += [] if down is None else [down]
    rng.shuffle(hidden)
    size = len(state.hands[other]) - len(open_cards)
    hand = open_cards.plus(hidden[:size])
    stock = tuple(hidden[size : size + len(state.stock)])
    drawn = state.drawn
    if drawn is not None and state.awaiting == other:
        drawn = rng.choice(hidden[:size])
    return GinRound(
        table=table,
        hands=(hand, state.hands[1]) if other == 0 else (state.hands[0], hand),
        stock=stock,
        drawn=drawn,
        thrown_down=state.thrown_down if down is None else hidden[-1],
        news=(),
    )


def leaks(state: GinRound, viewer: Seat, rng: random.Random, show: Show, redact: Redact) -> bool:
    """Whether anything ``viewer`` is told changes with what ``viewer`` cannot see."""
    twin = shuffled_behind(state, viewer, rng)
    if show(state, viewer) != show(twin, viewer):
        return True
    tried: list[Action] = [DrawStock(), TakeDiscard(), PassUpcard()]
    tried += [Discard(Card(place)) for place in (0, 5, 20, 34, 40, 50)]
    tried += state.legal_actions(viewer)[-3:]
    if any(state.why_illegal(viewer, a) != twin.why_illegal(viewer, a) for a in tried):
        return True
    actor = state.awaiting
    if actor is None:
        return False
    both = [a for a in state.legal_actions(actor) if a in set(twin.legal_actions(actor))]
    for action in both[:5]:
        news = (state.after(actor, action).news, twin.after(actor, action).news)
        for ours, theirs in zip(*news, strict=True):
            if isinstance(ours, Drew) and actor == viewer:
                continue  # the viewer may see their own card from the stock
            if isinstance(ours, Knocked | Shown) and actor != viewer:
                break  # here the other player lays the hand open
            if to_json(redact(ours, viewer)) != to_json(redact(theirs, viewer)):
                return True
    return False


def view_bytes(state: GinRound, viewer: Seat | None) -> bytes:
    view = state.view(viewer)
    return to_json(view) + b"".join(to_json(action) for action in view.legal_actions())


def as_it_should(event: GinEvent, viewer: Seat | None) -> GinEvent:
    return event.seen_by(viewer)


def any_leak(show: Show, redact: Redact, rounds: int) -> bool:
    rng = random.Random(3)
    return any(
        leaks(state, viewer, rng, show, redact)
        for _ in range(rounds)
        for state in states(random_deal(random_rules(rng), rng), keen, rng)
        for viewer in (FIRST, SECOND)
    )


def test_nothing_changes_for_a_viewer_with_what_he_cannot_see() -> None:
    assert not any_leak(view_bytes, as_it_should, 40)


def test_leaks_that_are_planted_are_found() -> None:
    def top_of_the_stock(state: GinRound, viewer: Seat | None) -> bytes:
        return view_bytes(state, viewer) + str(state.stock[:1]).encode()

    def other_hand(state: GinRound, viewer: Seat | None) -> bytes:
        points = sum(card.rank for card in state.hands[1 - (viewer or 0)])
        return view_bytes(state, viewer) + str(points).encode()

    def unredacted(event: GinEvent, _: Seat | None) -> GinEvent:
        return event

    assert any_leak(top_of_the_stock, as_it_should, 1)
    assert any_leak(other_hand, as_it_should, 1)
    assert any_leak(view_bytes, unredacted, 1)
