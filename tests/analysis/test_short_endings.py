"""With the other hand known and few cards left, every possible ending is played out and counted.

The readable engine plays every order of the stock to the end, with the same policy for both
players; the review's figures, from rounds imagined in the kernel, must agree within their standard
errors.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations
from statistics import fmean

import pytest
from msgspec.structs import replace

from hollywood.analysis.columns import column
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.analysis.gin.luck import luck_of
from hollywood.analysis.gin.stakes import PLAIN_WIN, stakes_of
from hollywood.analysis.grades import FROM, Mark
from hollywood.analysis.report import Option
from hollywood.bots.gin.policy import gin_choice
from hollywood.cards import Card, Hand
from hollywood.gin import GIN_PRESETS, GinRound, GinRules, Knock, Phase, price
from hollywood.kernel.engine.compiling import can_compile
from hollywood.melds import deadwood
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.strategy.gin.belief.opponents import HABITS, player_type
from hollywood.strategy.gin.policies.linear import WEIGHTS
from tests.analysis.setting import ANN, BOB, decided, played

LINEAR = player_type(WEIGHTS, heat=100, slip=0.01, share=1.0)
WORLDS = 4800 if can_compile() else 240
STOCK = 4
DOUBTFUL, BAD = (dict(FROM)[mark] for mark in (Mark.DOUBTFUL, Mark.BAD))
RULES = [GIN_PRESETS["gin"], GIN_PRESETS["hollywood-rounds"], GIN_PRESETS["round-the-corner"]]


def ending(rules: GinRules, seed: int, phase: Phase) -> GinRound:
    """Ann is to act; Bob has taken every card he holds, and two draws are left.

    Both hands are good, so both players can still knock: the best of many hands.
    """
    chance = random.Random(seed)
    cards = list(rules.pack.cards)
    ann = _good_hand(cards, rules.hand_size + (phase is Phase.DISCARD), rules, chance)
    cards = [card for card in cards if card not in ann]
    bob = _good_hand(cards, rules.hand_size, rules, chance)
    rest = [card for card in cards if card not in bob]
    chance.shuffle(rest)
    return GinRound.at(
        rules,
        dealer=BOB,
        phase=phase,
        awaiting=ANN,
        hands=(Hand.of(ann), Hand.of(bob)),
        discards=rest[STOCK:],
        stock=rest[:STOCK],
        drawn=ann[-1] if phase is Phase.DISCARD else None,
        known=(Hand(), Hand.of(bob)),
    )


def turned(play: GinRound) -> GinRound:
    """The same with the seats exchanged: Bob is to act."""
    table = play.table
    return GinRound.at(
        play.rules,
        dealer=ANN,
        phase=table.phase,
        awaiting=BOB,
        hands=play.hands[::-1],
        discards=table.discards,
        stock=play.stock,
        known=table.known[::-1],
    )


def _good_hand(cards: list[Card], size: int, rules: GinRules, chance: random.Random) -> list[Card]:
    hands = (chance.sample(cards, size) for _ in range(400))
    return min(hands, key=lambda hand: deadwood(Hand.of(hand), rules.melds))


def to_the_end(play: GinRound) -> int:
    """Let both play on by the policy; return Ann's score."""
    while play.awaiting is not None:
        action = gin_choice(play.view(play.awaiting), "linear")
        assert action is not None
        play = play.after(play.awaiting, action)
    assert play.result is not None
    score = price(play.result, play.rules)
    return 0 if score.winner is None else score.points if score.winner == ANN else -score.points


@cache
def outcomes(play: GinRound, action: Action) -> list[int]:
    """Ann's score after ``action``, for every order of the stock."""
    orders = permutations(play.stock)
    return [to_the_end(replace(play, stock=order).after(ANN, action)) for order in orders]


ENDINGS = [*((RULES[0], seed) for seed in range(3)), (RULES[1], 0), (RULES[2], 2)]
CLOSE = (5, 10, 16, 17, 18)
"""Seeds of endings with several choices that are worth almost the same."""


def done(option: Option) -> Action:
    assert option.action is not None
    return option.action


@pytest.mark.parametrize(("rules", "seed"), ENDINGS)
def test_throws_and_knocks_agree_with_playing_everything_out(rules: GinRules, seed: int) -> None:
    play = ending(rules, seed, Phase.DISCARD)
    kernel = Kernel(rules, seed, (LINEAR,), (HABITS[1],))
    first = next(iter(play.hands[ANN]))
    found = decided(play, Discard(first), worlds=WORLDS, kernel=kernel)
    assert len(found.options) >= rules.hand_size + 1
    differed = 0
    for option in found.options:
        exact = outcomes(play, done(option))
        differed += len(set(exact)) > 1
        assert abs(option.points - fmean(exact)) <= 4.5 * option.points_error + 1e-9, option.words
    best = found.options[0]
    best_exact = fmean(outcomes(play, done(best)))
    for option in found.options[1:]:
        gap = best_exact - fmean(outcomes(play, done(option)))
        assert abs(option.behind - gap) <= 4.5 * option.behind_error + 1e-9, option.words


def test_an_error_in_the_figures_would_be_seen() -> None:
    """Many of these endings depend on the order of the stock, and the options differ."""
    spread, apart = 0, 0
    for rules, seed in ENDINGS:
        play = ending(rules, seed, Phase.DISCARD)
        means = []
        for card in play.hands[ANN]:
            exact = outcomes(play, Discard(card))
            spread += len(set(exact)) > 1
            means.append(fmean(exact))
        apart += len(set(means)) > 1
    assert spread >= 2
    assert apart >= 2


@pytest.mark.parametrize("seed", CLOSE)
def test_close_choices_are_not_accused_and_costly_ones_are(seed: int) -> None:
    """Whatever the first look selects, what loses next to nothing gets no mark worth telling."""
    play = ending(RULES[0], seed, Phase.DISCARD)
    knocks = [each for each in play.legal_actions(ANN) if isinstance(each, Knock)]
    found = [*map(Discard, play.hands[ANN]), *knocks]
    exact = {action: fmean(outcomes(play, action)) for action in found}
    lost = {action: (max(exact.values()) - exact[action]) / PLAIN_WIN for action in found}
    close = [action for action in found if lost[action] <= DOUBTFUL / 2]
    assert len(close) > 1
    for action in close:
        assert decided(play, action).mark in {Mark.NONE, Mark.SMALL}, action
    for action in sorted(found, key=lambda each: lost[each])[-2:]:
        assert lost[action] > 1.5 * BAD
        assert decided(play, action).mark in {Mark.BAD, Mark.VERY_BAD}, action


@pytest.mark.parametrize(("rules", "seed"), ENDINGS)
def test_a_draw_agrees_with_playing_everything_out(rules: GinRules, seed: int) -> None:
    play = ending(rules, seed, Phase.DRAW)
    kernel = Kernel(rules, seed, (LINEAR,), (HABITS[1],))
    found = decided(play, TakeDiscard(), worlds=WORLDS, kernel=kernel)
    (drawing,) = (each for each in found.options if isinstance(each.action, DrawStock))
    exact = fmean(outcomes(play, DrawStock()))
    assert abs(drawing.points - exact) <= 4.5 * drawing.points_error + 1e-9
    (taking,) = (each for each in found.options if isinstance(each.action, TakeDiscard))
    taken = play.after(ANN, TakeDiscard())
    best = max(
        fmean(
            to_the_end(replace(taken, stock=order).after(ANN, action))
            for order in permutations(play.stock)
        )
        for action in taken.legal_actions(ANN)
    )
    # Of many discards only the likeliest are tried: the value may be below the best, never above
    # it.
    assert taking.points <= best + 4.5 * taking.points_error + 1e-9


@pytest.mark.parametrize(("rules", "seed"), ENDINGS)
@pytest.mark.parametrize("seat", [ANN, BOB])
def test_the_luck_of_a_draw_agrees_too_and_comes_to_nothing(
    rules: GinRules, seed: int, seat: Seat
) -> None:
    play = ending(rules, seed, Phase.DRAW)
    sign = 1
    if seat == BOB:
        play, sign = turned(play), -1
    by_card: dict[Card, list[int]] = {card: [] for card in play.stock}
    for order in permutations(play.stock):
        by_card[order[0]].append(to_the_end(replace(play, stock=order).after(seat, DrawStock())))
    before = fmean(value for values in by_card.values() for value in values)
    lucks = []
    for card in play.stock:
        order = (card, *(each for each in play.stock if each != card))
        setting = played(replace(play, stock=order), seat, DrawStock())
        stakes = stakes_of(setting.course, ANN, BOB, BOB, None)
        kernel = Kernel(rules, seed)
        found = luck_of(kernel, setting, stakes, column([0, 0]), WORLDS, stopping=lambda: False)
        _, drawn = found.chances
        assert (drawn.card, drawn.seat) == (card, seat)
        exact = sign * (fmean(by_card[card]) - before)
        assert abs(drawn.points - exact) <= 4.5 * drawn.points_error + 1e-9
        lucks.append((drawn.points, drawn.points_error))
    total, error = sum(luck for luck, _ in lucks), sum(error for _, error in lucks)
    assert abs(total) <= 4 * error + 1e-9


def test_on_the_last_turn_everything_is_exact() -> None:
    """No more cards can be drawn: a knock is worth its score, a discard a dead hand."""
    rules = GIN_PRESETS["gin"]
    mine, theirs = "5c 5d 5h 7h 8h 9h 2c 3c 4c Ac Ks", "6s 4d 8s Ts Td 3h 2h 6c Qh Qd"
    hands = (Hand.parse(mine), Hand.parse(theirs))
    rest = [card for card in rules.pack.cards if card not in {*hands[0], *hands[1]}]
    play = GinRound.at(
        rules,
        dealer=BOB,
        phase=Phase.DISCARD,
        awaiting=ANN,
        hands=hands,
        discards=rest[2:],
        stock=rest[:2],
        drawn=Card("Ks"),
        known=(Hand(), hands[1]),
    )
    found = decided(play, Discard(Card("Ac")))
    assert {option.points_error for option in found.options} == {0.0}
    for option in found.options:
        assert option.points == to_the_end(play.after(Seat(0), done(option)))
    assert found.options[found.played].points == 0
    assert found.options[0].words == "go gin, discarding Ks"
