"""Ids and moves: what an id means is legal exactly when the engine says so, in every phase."""

import random
from itertools import islice, pairwise

import pytest

from hollywood.contract import CallMayI, LayDown, WithdrawMayI
from hollywood.contract.sight import ContractView
from hollywood.envs import Game, State, game
from hollywood.envs.contract.actions import CALL, LAY_DOWN, LEAVE
from hollywood.envs.gin.actions import BIG_GIN, SHOW
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.gin import BigGin, Knock, ShowHand
from hollywood.melds import best_spread
from hollywood.play import Action, View
from tests.envs.playing import NAMES, SOAKING, made, played, strange

MANY = 3_000
"""So many lay downs of a position are looked at."""
ROUNDS = 100 if SOAKING else 1


def expected_ids(environment: Game, view: View, *, out_of_turn: bool) -> set[int]:
    """The ids of all that the engine allows; a lay down and a withdrawal count as the docs say."""
    found = set()
    for move in islice(view.legal_actions(), MANY):
        if not isinstance(move, WithdrawMayI):
            found.add(environment.action_id(move, view))
    return found | {LEAVE} if out_of_turn else found


def check_position(state: State, seat: int) -> None:
    environment, view = state.game, state.view(seat)
    assert view is not None
    legal = state.legal(seat)
    assert legal == sorted(set(legal))
    mask = state.mask(seat)
    assert mask.nonzero()[0].tolist() == legal
    out_of_turn = isinstance(view, ContractView) and view.table.turn != seat
    assert set(legal) == expected_ids(environment, view, out_of_turn=out_of_turn)
    for action in legal:
        move = environment.move(action, view)
        assert environment.action_id(move, view) == action
        if move is not None:
            assert not isinstance(move, CallMayI) or action == CALL
            assert view.why_illegal(_at_once(move, view)) is None, environment.action_name(action)


def _at_once(move: Action, view: View) -> Action:
    """A call has the moment of the other calls for the same discard."""
    if isinstance(move, CallMayI) and isinstance(view, ContractView):
        return CallMayI(view.table.moment)
    return move


@pytest.mark.parametrize("name", NAMES)
def test_an_action_is_possible_exactly_if_the_engine_allows_it(name: str) -> None:
    chance = random.Random(name)
    for number in range(ROUNDS):
        state = made(name, chance).start(seed=number)
        for seat in played(state, chance, 600):
            check_position(state, seat)


def test_so_it_is_under_random_rules() -> None:
    chance = random.Random(33)
    for number in range(300 if SOAKING else 12):
        state = strange(chance).start(seed=number)
        for seat in played(state, chance, 250):
            check_position(state, seat)


def test_a_seat_that_may_not_act_has_no_actions() -> None:
    chance = random.Random(1)
    for name in ("gin", "may-i", "partnership-4", "cutthroat"):
        state = made(name).start(seed=2)
        for _ in played(state, chance, 60):
            for seat in range(state.game.players):
                assert bool(state.legal(seat)) == (seat in state.to_act)
                if seat not in state.to_act:
                    assert not state.mask(seat).any()
                    with pytest.raises(IllegalAction, match="may not act now"):
                        state.step(seat, 0)
                    with pytest.raises(IllegalAction, match="may not act now"):
                        state.act(seat, None)


@pytest.mark.parametrize("name", ["hollywood-gin", "hollywood-rounds", "may-i", "joker-to-hand"])
def test_every_spread_can_be_named_card_by_card(name: str) -> None:
    chance = random.Random(name)
    checked = number = 0
    while checked < (100 if SOAKING else 5):
        number += 1
        state = made(name, chance, spreads="all").start(seed=number, hand=None)
        for seat in played(state, chance, 800):
            view = state.view(seat)
            assert view is not None
            if state.inner.laying is not None:
                continue
            for action in state.legal(seat):
                ways = list(islice(state.game.family.ways(action, view), MANY))  # type: ignore[arg-type]
                if len(ways) < 2:
                    continue
                spellings = [spelled for spelled, _ in ways]
                assert len(set(spellings)) == len(spellings), "two spreads have one spelling"
                assert all(not _begins(one, two) for one, two in pairwise(spellings))
                spelled, wanted = chance.choice(ways)
                named = state.clone()
                named.step(seat, action)
                for each in spelled:
                    assert named.to_act[0] == seat or seat in named.to_act
                    assert each in named.legal(seat)
                    named.step(seat, each)
                straight = state.clone()
                straight.act(seat, wanted)
                assert straight.history_text(seat) == named.history_text(seat)
                checked += 1


def _begins(one: tuple[int, ...], two: tuple[int, ...]) -> bool:
    return one == two[: len(one)]


def test_the_best_spread_is_laid_down() -> None:
    chance = random.Random(9)
    knocks = shows = 0
    for number in range(40):
        state = made("hollywood-gin").start(seed=number)
        for seat in played(state, chance):
            view = state.view(seat)
            for action in state.legal(seat):
                move = state.game.move(action, view)  # type: ignore[arg-type]
                if isinstance(move, Knock):
                    hand = view.hand - move.discard  # type: ignore[union-attr]
                    assert move.spread == best_spread(hand, state.game.rules.melds).melds  # type: ignore[arg-type]
                    knocks += 1
                elif isinstance(move, ShowHand):
                    shows += 1
                    assert move.melds == best_spread(view.hand, state.game.rules.melds).melds  # type: ignore[arg-type, union-attr]
    assert knocks > 10
    assert shows > 10


def test_a_lay_down_leaves_the_fewest_points() -> None:
    chance = random.Random(4)
    laid = 0
    for number in range(30):
        state = made("may-i").start(seed=number, hand=1 + number % 3)
        for seat in played(state, chance, 400):
            view = state.view(seat)
            if LAY_DOWN not in state.legal(seat):
                continue
            assert isinstance(view, ContractView)

            def left(move: LayDown, view: ContractView = view) -> int:
                cards = view.hand.minus(card for meld in move.melds for card in meld.cards)
                return sum(map(view.table.rules.points.of, cards))

            best = state.game.move(LAY_DOWN, view)
            assert isinstance(best, LayDown)
            others = [move for move in view.legal_actions() if isinstance(move, LayDown)]
            assert left(best) == min(map(left, others))
            laid += 1
            break
    assert laid > 3


def test_moves_of_the_engine_may_name_any_melds() -> None:
    state = game("gin").start(seed=1)
    seat = state.to_act[0]
    with pytest.raises(IllegalAction, match="The upcard comes first"):
        state.act(seat, BigGin(()))
    before = state.dump()
    with pytest.raises(IllegalAction, match="not possible now"):
        state.step(seat, BIG_GIN)
    with pytest.raises(IllegalAction, match="not possible now"):
        state.step(seat, SHOW)
    assert state.dump() == before


def test_calls_for_one_discard_are_a_tie_and_nobody_is_asked_twice() -> None:
    environment = game("may-i", players=4)
    state = environment.start(seed=5, dealer=0, hand=1)
    asked = [state.to_act]
    state.step(3, CALL)  # in any order
    asked.append(state.to_act)
    state.step(2, CALL)
    asked.append(state.to_act)
    state.step(0, LEAVE)
    asked.append(state.to_act)
    view = state.view(1)
    assert isinstance(view, ContractView)
    assert {call.moment for call in view.table.calls} == {0}
    state.step(1, 2)  # allow
    assert 'may_i_granted","seat":2' in state.history_text(0)
    asked.append(state.to_act)
    assert asked == [(2, 3, 0), (2, 0), (0,), (1,), (1,)]


def test_names_and_bounds() -> None:
    for name in NAMES:
        environment = made(name, spreads="all")
        names = [environment.action_name(action) for action in range(environment.actions)]
        assert len(set(names)) == len(names)
        for wrong in (-1, environment.actions):
            with pytest.raises(HollywoodError, match="there is no action"):
                environment.action_name(wrong)
