"""The policies of gin: what each does, and that none breaks any rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from hollywood.bots.gin.manners import MANNERS
from hollywood.cards import Card, Hand
from hollywood.gin import GinRound, GinRules, Phase
from hollywood.gin.actions import BigGin, Knock
from hollywood.gin.legality import knocks_with_top
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import rules_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import VALUES
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import spreads as gin_melds
from hollywood.match.presets import PRESETS, rules_for
from hollywood.melds import MeldRules
from hollywood.play import Action, Discard, Seat, TakeDiscard
from hollywood.strategy.gin.belief.history import H_LENGTH, M_LENGTH
from hollywood.strategy.gin.belief.opponents import HABITS, TYPES, TYPICAL
from hollywood.strategy.gin.policies import common as gin_acting
from hollywood.strategy.gin.policies import discards as gin_discards
from hollywood.strategy.gin.policies import linear as gin_linear
from hollywood.strategy.gin.policies.choose import LINEAR, POLICIES, choose
from hollywood.strategy.gin.search.rollout_weights import ROLLOUTS
from tests.bots.test_no_peeking import twin
from tests.gin.playing import random_deal, random_rules
from tests.kernel.gin_hands import DECK, USUAL, VARIANTS, cards_of, cases, fast_tables, rich_hand
from tests.kernel.vectors import vector

GIN_PRESETS = [name for name in PRESETS if isinstance(rules_for(name), GinRules)]
LANES = 0x1FFF * 0x0001_0001_0001_0001
USUAL_RULES = rules_for("gin")
assert isinstance(USUAL_RULES, GinRules)


class Chosen:
    """A policy asked in Python and compiled: both must give the same answer."""

    def __init__(self, policy: str, rules: GinRules, seed: int) -> None:
        self.number, self.weights = POLICIES[policy]
        self.rules = rules
        self.plain = rules_vector(rules)
        self.chance = [0] * LENGTH
        begin(self.chance, 0, seed, 0, 0)
        self.fast_chance = vector(self.chance)

    def vector(self, view: list[int]) -> list[int]:
        action, again = [7] * at.A_LENGTH, vector([7] * at.A_LENGTH)
        rules, tables, weights = self.plain, self.rules.melds.tables, list(self.weights)
        choose(self.number, view, rules, tables, weights, self.chance, 0, action)
        compiled(choose)(
            self.number,
            vector(view),
            vector(rules),
            fast_tables(self.rules.melds),
            vector(weights),
            self.fast_chance,
            0,
            again,
        )
        assert list(again) == action
        assert list(self.fast_chance) == self.chance
        return action

    def action(self, play: GinRound, seat: Seat) -> Action:
        return action_of(self.vector(view_vector(play.view(seat))), self.rules)


def played(play: GinRound, policies: dict[Seat, Chosen]) -> Iterator[tuple[GinRound, Seat, Action]]:
    """Play to the end; yield each round, the player to act, and the action."""
    while play.awaiting is not None:
        seat = play.awaiting
        action = policies[seat].action(play, seat)
        why = play.view(seat).why_illegal(action)
        assert why is None, (why, action, play.rules)
        yield play, seat, action
        play = play.after(seat, action)


def seated(rules: GinRules, names: tuple[str, str], seed: int) -> dict[Seat, Chosen]:
    return {Seat(seat): Chosen(names[seat], rules, 2 * seed + seat) for seat in range(2)}


# ------------------------------------------------------------------------------ every policy


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("preset", GIN_PRESETS)
def test_every_action_is_legal_in_every_preset(preset: str, policy: str) -> None:
    rules = rules_for(preset)
    assert isinstance(rules, GinRules)
    chance = random.Random(preset)
    for number in range(cases(30) // 3):
        others = (policy, "random") if number % 3 == 0 else (policy, policy)
        for _ in played(random_deal(rules, chance), seated(rules, others, number)):
            pass


@pytest.mark.parametrize("policy", POLICIES)
def test_every_action_is_legal_under_rules_drawn_at_random(policy: str) -> None:
    chance = random.Random(f"{policy} 3")
    kinds: Counter[str] = Counter()
    for number in range(cases(120)):
        rules = random_rules(chance)
        others = (policy, "random") if number % 2 else ("greedy", policy)
        for _, _, action in played(random_deal(rules, chance), seated(rules, others, number)):
            kinds[type(action).__name__] += 1
    needed = {"DrawStock", "TakeDiscard", "Discard", "Knock", "LayOff", "ShowHand", "PassUpcard"}
    assert needed <= set(kinds)


@pytest.mark.parametrize("policy", POLICIES)
def test_hidden_cards_do_not_change_the_choice(policy: str) -> None:
    chance = random.Random(f"{policy} 3")
    differed = 0
    for number in range(cases(20)):
        rules = random_rules(chance)
        for play, seat, action in played(
            random_deal(rules, chance), seated(rules, ("greedy", "random"), number)
        ):
            other = twin(play, seat, chance)
            assert isinstance(other, GinRound)
            differed += other != play
            here = Chosen(policy, rules, number).action(play, seat)
            assert here == Chosen(policy, rules, number).action(other, seat)
            del action
    assert differed > cases(20)


# ------------------------------------------------------------------------------ random


def positions() -> Iterator[GinRound]:
    """Rounds with several kinds of choices, including every phase."""
    chance = random.Random(9)
    wanted: Counter[Phase] = Counter()
    settings = ("knocker_layoff=true", "big_gin=31", "stock_end=fiftieth_card", "knock_limit=30")
    rules = rules_for("gin", settings)
    assert isinstance(rules, GinRules)
    for number in range(400):
        for play, seat, _ in played(
            random_deal(rules, chance),
            seated(rules, (("greedy", "random")[number % 2], "random"), number),
        ):
            legal = play.view(seat).legal_actions()
            knocks = sum(isinstance(action, Knock | BigGin) for action in legal)
            phase = play.table.phase
            interesting = phase is not Phase.DISCARD or knocks > 2 or wanted[phase] == 0
            if interesting and wanted[phase] < 5 and 1 < len(legal) < 40:
                wanted[phase] += 1
                yield play
        if all(wanted[phase] >= 5 for phase in Phase if phase is not Phase.OVER):
            return
    assert min(wanted[phase] for phase in Phase if phase is not Phase.OVER) >= 1


def order(action: Action) -> tuple[str, ...]:
    """An action, ignoring the order of its melds."""
    melds = getattr(action, "spread", getattr(action, "melds", ()))
    if not melds:
        return (repr(action),)
    discarded = getattr(action, "discard", None)
    return (type(action).__name__, str(discarded), *sorted(map(str, melds)))


def test_random_play_is_uniform_over_the_legal_actions() -> None:
    """Chi-square with z = 4 for each position: one in 30,000 would fail; the seed is fixed."""
    tested = 0
    for play in positions():
        assert play.awaiting is not None
        view = play.view(play.awaiting)
        legal = [order(action) for action in view.legal_actions()]
        assert len(set(legal)) == len(legal)
        rules = play.rules
        number, weights = POLICIES["random"]
        state = [0] * LENGTH
        begin(state, 0, tested, 1, 2)
        chance, action = vector(state), vector([0] * at.A_LENGTH)
        arguments = (vector(view_vector(view)), vector(rules_vector(rules)))
        draws = cases(300) * len(legal)
        counts: Counter[tuple[str, ...]] = Counter()
        for _ in range(draws):
            compiled(choose)(
                number,
                *arguments,
                fast_tables(rules.melds),
                vector(weights),
                chance,
                0,
                action,
            )
            counts[order(action_of([int(part) for part in action], rules))] += 1
        assert set(counts) == set(legal)
        expected, freedom = draws / len(legal), len(legal) - 1
        square = sum((counts[one] - expected) ** 2 / expected for one in legal)
        # Wilson and Hilferty: the cube root of a chi-square is nearly normal.
        spread = 2 / (9 * freedom)
        assert ((square / freedom) ** (1 / 3) - 1 + spread) / spread**0.5 < 4
        tested += 1
    assert tested > 15


# ------------------------------------------------------------------------------ taking


def a_view(hand: int, top: int, limit: int) -> list[int]:
    view = [0] * at.V_LENGTH
    view[at.V_PHASE] = at.DRAW
    view[at.V_HAND] = hand
    view[at.V_TOP] = top
    view[at.V_TAKEN] = view[at.V_DRAWN] = at.NO_CARD
    view[at.V_PILE_OPEN] = 1
    view[at.V_LIMIT] = limit
    view[at.V_SEEN] = hand | 1 << top
    return view


def worth_taking(hand: int, top: int, limit: int, big_gin: bool, rules: MeldRules) -> bool:
    """By trying every discard with the card in the hand, and every discard without it."""
    tables, held = rules.tables, hand | 1 << top
    if big_gin and deadwood(held, tables) == 0:
        return True
    before = deadwood(hand, tables)
    after = min(deadwood(held ^ card, tables) for card in cards_of(hand))
    loose = tables[VALUES + top % 16] + min(
        deadwood(hand ^ card, tables) for card in cards_of(hand)
    )
    return after < before and (after <= limit or after < loose)


def test_a_card_is_taken_for_a_meld_that_helps_or_for_a_knock() -> None:
    chance = random.Random(31)
    fast = compiled(gin_acting.top_helps)
    taken = knocked = 0
    for rules in (*VARIANTS * cases(20), *[USUAL] * cases(3000)):
        hand = rich_hand(chance, 10)
        top = chance.choice([card for card in DECK if not hand >> card & 1])
        limit, big_gin = chance.choice((0, 10, 10, 40)), chance.random() < 0.5
        vector_of_rules = [0] * at.R_LENGTH
        vector_of_rules[at.R_BIG_GIN] = 31 if big_gin else -1
        view = a_view(hand, top, limit)
        expected = worth_taking(hand, top, limit, big_gin, rules)
        found = gin_acting.top_helps(view, vector_of_rules, rules.tables, limit, 1)
        assert found == expected
        tables = fast_tables(rules)
        assert fast(vector(view), vector(vector_of_rules), tables, limit, 1) == expected
        taken += expected
        knocked += expected and deadwood(hand | 1 << top, rules.tables) <= limit
    assert taken > cases(1000)
    assert knocked > cases(50)


def test_the_last_discard_is_taken_where_the_rules_let_it_be_taken() -> None:
    rules = rules_for("gin", ("stock_end=fiftieth_card", "big_gin=31", "knock_limit=20"))
    assert isinstance(rules, GinRules)
    chance, answers = random.Random(3), Counter[bool]()
    thinking = [Chosen(policy, rules, 1) for policy in ("greedy", "linear", "camper")]
    for number in range(cases(300)):
        for play, seat, _ in played(
            random_deal(rules, chance), seated(rules, ("random", "random"), number)
        ):
            if play.table.phase is Phase.LAST_CHANCE:
                may = knocks_with_top(play.table, play.hands[seat])
                answers[may] += 1
                for policy in thinking:
                    assert isinstance(policy.action(play, seat), TakeDiscard) == may
    assert answers[False]
    assert answers[True] or not can_compile()


# ------------------------------------------------------------------------------ greedy


def test_greedy_discards_what_leaves_least_and_knocks_at_once() -> None:
    chance = random.Random(4)
    discarded = knocked = 0
    for number in range(cases(100)):
        rules = random_rules(chance)
        for play, seat, action in played(
            random_deal(rules, chance), seated(rules, ("greedy", "greedy"), number)
        ):
            if play.table.phase is not Phase.DISCARD or isinstance(action, BigGin):
                continue
            assert isinstance(action, Discard | Knock)
            hand, tables = play.hands[seat].bits, rules.melds.tables
            taken = play.table.taken if rules.rediscard_taken == "forbid" else None
            free = [card for card in Hand(hand) if card != taken]
            least = min(deadwood(hand ^ 1 << card, tables) for card in free)
            card = action.card if isinstance(action, Discard) else action.discard
            assert deadwood(hand ^ 1 << card, tables) == least
            assert isinstance(action, Knock) == (least <= play.table.knock_limit)
            discarded += 1
            knocked += isinstance(action, Knock)
    assert discarded > cases(500)
    assert knocked > cases(30)


def greedy_discard(hand: str, known: str = "") -> Card:
    """What greedy discards from eleven cards in the middle of a round of gin."""
    assert isinstance(USUAL_RULES, GinRules)
    view = a_view(Hand.parse(hand).bits, int(Card("Ac")), 10)
    view[at.V_PHASE] = at.DISCARD
    view[at.V_KNOWN] = Hand.parse(known).bits
    action = Chosen("greedy", USUAL_RULES, 1).vector(view)
    assert action[at.A_KIND] == at.A_DISCARD
    return Card(action[at.A_CARD])


def test_of_equals_greedy_keeps_what_the_other_collects() -> None:
    hand = "2c 4d 6h 8s 3s 5c 7d 9h Kc Qd Jh"
    assert greedy_discard(hand) == Card("Jh")
    assert greedy_discard(hand, "Js") == Card("Qd"), "a jack is near a jack"
    assert greedy_discard(hand, "Js Jd Qs") == Card("Kc"), "queens and jacks go with them"
    assert greedy_discard(hand, "Js Jd Kd") == Card("Kc"), "near them, but it would not meld"
    assert greedy_discard(hand, "9h Th") == Card("Qd"), "nor the jack that makes a run"


# ------------------------------------------------------------------------------ linear


def test_outs_are_the_cards_that_make_a_meld_of_three() -> None:
    chance = random.Random(8)
    variants = [v for v in VARIANTS if v.run_min == 3 and 3 in v.set_sizes and v.ace_points == 1]
    fast = compiled(gin_linear.outs)
    for rules in variants * cases(100):
        hand = rich_hand(chance, chance.choice((4, 10)))
        expected = sum(
            1 << card
            for card in DECK
            if any(
                not pair_sum >> card & 1 and gin_melds.is_meld(pair_sum | 1 << card, rules.tables)
                for pair_sum in map(sum, combinations(cards_of(hand), 2))
            )
        )
        outs = gin_linear.outs(hand, rules.tables)
        assert outs & ~hand == expected & ~hand
        assert fast(hand, fast_tables(rules)) == outs


def test_gin_outs_are_the_cards_that_make_gin() -> None:
    """Hands that lack one card for gin, and others, against trying every card."""
    chance, found = random.Random(21), 0
    fast = compiled(gin_linear.gin_outs)
    rules = MeldRules()
    for number in range(cases(300)):
        hand = rich_hand(chance, 10)
        if number % 2:  # three melds less a card, and another card
            melds = [7 << 16 * suit + chance.randrange(11) for suit in chance.sample(range(4), 3)]
            hand = sum(melds)
            hand ^= chance.choice(cards_of(hand))
            for card in chance.sample([card for card in DECK if not hand >> card & 1], 2):
                hand |= 1 << card
        if deadwood(hand, rules.tables) == 0:
            continue  # gin already
        unseen = sum(1 << card for card in chance.sample(DECK, 30)) & ~hand
        expected = sum(
            card
            for card in cards_of(unseen)
            if any(
                deadwood(hand ^ card ^ other, rules.tables) == 0 for other in cards_of(hand | card)
            )
        )
        assert gin_linear.gin_outs(hand, unseen, rules.tables) == expected
        assert fast(hand, unseen, fast_tables(rules)) == expected
        found += expected != 0
    assert found > cases(300) // 20


def test_danger_counts_the_pairs_that_would_meld_with_the_card() -> None:
    chance, fast = random.Random(12), compiled(gin_discards.pairs_with)
    weights = [0] * gin_linear.W_LENGTH
    weights[gin_linear.W_KNOWN], weights[gin_linear.W_KNOWN_PAIR] = 100, 10_000
    for rules in [MeldRules(), MeldRules(ace="round_corner")] * cases(300):
        cards = chance.sample(DECK, 30)
        card, known = cards[0], sum(1 << other for other in cards[1:5])
        unseen = sum(1 << other for other in cards[5:])
        expected = [0, 0, 0]
        for pair in combinations(cards_of(known | unseen), 2):
            if gin_melds.is_meld(sum(pair) | 1 << card, rules.tables):
                expected[sum(bool(one & known) for one in pair)] += 1
        assert gin_discards.pairs_with(card, unseen, known, rules.tables) == tuple(expected)
        assert fast(card, unseen, known, fast_tables(rules)) == tuple(expected)
        pairs, mixed, both = expected
        danger: Any = gin_linear.danger
        counted = danger(card, unseen, known, 1, rules.tables, weights)
        assert counted == pairs + 100 * mixed + 10_000 * both


def test_the_knock_waits_for_its_threshold_unless_the_stock_is_about_to_end() -> None:
    rules = [0] * at.R_LENGTH
    rules[at.R_STOCK_FLOOR] = 2
    view = a_view(0, 0, 10)
    view[at.V_STOCK], view[at.V_TURNS] = 20, 10
    weights = [0] * gin_linear.W_LENGTH
    weights[gin_linear.W_KNOCK], weights[gin_linear.W_KNOCK_GROWTH] = 900, -110
    weights[gin_linear.W_LAST] = 2
    assert gin_linear.knocks_with(view, rules, weights) == 3
    weights[gin_linear.W_KNOCK_LEAST] = 480
    assert gin_linear.knocks_with(view, rules, weights) == 4
    view[at.V_LIMIT] = 2
    assert gin_linear.knocks_with(view, rules, weights) == 2
    view[at.V_LIMIT], view[at.V_STOCK] = 10, 3
    assert gin_linear.knocks_with(view, rules, weights) == 10
    view[at.V_STOCK], view[at.V_MUST_KNOCK] = 20, 1
    assert gin_linear.knocks_with(view, rules, weights) == 10


def test_every_set_of_weights_has_a_number_for_each_weight() -> None:
    for number, weights in MANNERS.values():
        assert number != LINEAR or len(weights) == gin_linear.W_LENGTH
    assert {len(each) for each in (*ROLLOUTS, *TYPES, *TYPICAL)} == {M_LENGTH}
    assert {len(each) for each in HABITS} == {H_LENGTH}


def test_with_very_little_deadwood_the_policy_may_wait_for_gin() -> None:
    rules, view = [0] * at.R_LENGTH, a_view(0, 0, 10)
    view[at.V_STOCK] = 20
    weights = [0] * gin_linear.W_LENGTH
    weights[gin_linear.W_KNOCK], weights[gin_linear.W_WAIT] = 800, 399
    weights[gin_linear.W_LAST] = 2

    def knocks() -> list[int]:
        return [left for left in range(12) if gin_linear.knocks(left, view, rules, weights)]

    assert knocks() == [0, 4, 5, 6, 7, 8]
    view[at.V_STOCK] = 1
    assert knocks() == list(range(11))
    view[at.V_STOCK], view[at.V_MUST_KNOCK] = 20, 1
    assert knocks() == list(range(11))


def test_the_camper_knocks_with_deadwood_only_at_the_end_of_the_stock() -> None:
    assert isinstance(USUAL_RULES, GinRules)
    chance, gins = random.Random(6), 0
    for number in range(cases(100)):
        for play, seat, action in played(
            random_deal(USUAL_RULES, chance), seated(USUAL_RULES, ("camper", "random"), number)
        ):
            if seat == 0 and isinstance(action, Knock):
                left = deadwood(play.hands[seat].bits ^ 1 << action.discard, USUAL.tables)
                gins += left == 0
                assert left == 0 or play.table.stock < 2 + gin_linear.CAMPER[gin_linear.W_LAST]
    assert gins > cases(50)
