"""The opponents for measuring: legal play, the same for the same seed, from the view alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from hollywood.arena.game import play_table
from hollywood.arena.running import check
from hollywood.arena.spec import Spec, tables_of
from hollywood.cards import Card, Hand
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vectors.rules import vector_of
from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.check import is_legal
from hollywood.kernel.gin.deal import deal, finish_shuffle
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.policies.linear import outs
from hollywood.strategy.gin.policies.theirs import Policy
from lab.foes.players import Baiter, Camping, Early, Foe, Mixer, Rollout128
from lab.foes.rollout import EITHER, KNOCKS_SOON, WAITS, _imagine, rollout, settings
from lab.foes.styles import BAITING, baiter, beside

RULES = ["eaai", "gin", "oklahoma"]
FOES: dict[str, tuple[Policy, Sequence[int]]] = {
    "rollout": (rollout, settings(2, EITHER, 2)),
    "rollout, soon": (rollout, settings(2, KNOCKS_SOON, 2)),
    "rollout, waits": (rollout, settings(2, WAITS, 2)),
    **{foe.__name__: foe.plays for foe in (Mixer, Early, Baiter, Camping)},
}


def other_hidden(state: list[int], seat: int) -> list[int]:
    """Return the state with the hidden cards of ``seat``'s view in other places."""
    twin = list(state)
    finish_shuffle(twin)
    stock = range(at.S_DECK + 52 - twin[at.S_STOCK], at.S_DECK + 52)
    hidden = twin[at.S_HANDS + 1 - seat] & ~twin[at.S_KNOWN + 1 - seat]
    cards = [card for card in range(64) if hidden >> card & 1]
    pool = [*(twin[place] for place in stock), *cards]
    twin[at.S_HANDS + 1 - seat] = twin[at.S_KNOWN + 1 - seat] | sum(
        1 << card for card in pool[: len(cards)]
    )
    for place, card in zip(stock, pool[len(cards) :], strict=True):
        twin[place] = card
    return twin


@pytest.mark.parametrize("preset", RULES)
@pytest.mark.parametrize("name", FOES)
def test_it_plays_by_the_rules_and_sees_only_its_view(name: str, preset: str) -> None:
    policy, weights = FOES[name]
    numbers = vector_of(GIN_PRESETS[preset])
    state, chance = [0] * at.S_LENGTH, [0] * LENGTH
    deal(state, numbers, 0, 5, 1, 0)
    begin(chance, 0, 7, 1, 0)
    while state[at.S_PHASE] != at.OVER:
        apply(state, numbers, one_decision(policy, weights, state, chance, preset))


def one_decision(
    policy: Policy, weights: Sequence[int], state: list[int], chance: list[int], preset: str
) -> list[int]:
    """Return what the policy does, after asking it again behind other hidden cards."""
    rules = GIN_PRESETS[preset]
    numbers = vector_of(rules)
    seat = state[at.S_AWAITING]
    states = [state]
    if state[at.S_PHASE] in {at.UPCARD, at.DRAW, at.DISCARD}:
        states.append(other_hidden(state, seat))
    said = []
    for each in states:
        view, action, drawn = [0] * at.V_LENGTH, [0] * at.A_LENGTH, list(chance)
        sight(each, numbers, seat, view)
        policy(view, numbers, rules.melds.tables, list(weights), drawn, 0, action)
        assert is_legal(view, numbers, rules.melds.tables, action)
        said.append((action, drawn))
    assert said == said[:1] * len(said)
    chance[:] = said[0][1]
    return said[0][0]


@pytest.mark.parametrize("hands", [0, 1])
def test_an_imagined_round_has_every_card_once_and_the_known_ones_in_place(hands: int) -> None:
    rules, known, chance = GIN_PRESETS["eaai"], Hand.parse("2c 2d"), [0] * LENGTH
    begin(chance, 0, 1, 0, 0)
    game = Game(vector_of(rules), rules.melds.tables)
    view, root, pool = [0] * at.V_LENGTH, [0] * at.S_LENGTH, [0] * 52
    hand, pile = Hand.parse("3c 3d 3h 7s 8s 9s Jc Jd Jh Ah"), Hand.parse("Kc Qd 4h")
    view[at.V_HAND], view[at.V_PILE], view[at.V_KNOWN] = hand.bits, pile.bits, known.bits
    view[at.V_SEEN] = hand.bits | pile.bits | known.bits
    view[at.V_STOCK], view[at.V_TURNS] = 52 - 10 - 10 - 3, 6
    dealt = set()
    left = 0
    for _ in range(40):
        _imagine(view, game, hands, root, pool, chance, 0)
        theirs = Hand(root[at.S_HANDS + 1])
        stock = Hand.of(map(Card, root[at.S_DECK + 52 - view[at.V_STOCK] : at.S_DECK + 52]))
        assert len(theirs) == 10
        assert theirs.bits & known.bits == known.bits
        assert (hand.bits | pile.bits) & (theirs.bits | stock.bits) == theirs.bits & stock.bits == 0
        assert len(stock) == view[at.V_STOCK]
        dealt.add(theirs)
        left += deadwood(theirs.bits, game.tables)
    assert len(dealt) > 30
    assert (left < 40 * 40) == bool(hands), "the best of four hands has less deadwood"


def test_the_rollout_player_takes_gin_and_what_is_clearly_better() -> None:
    """It lays gin down at once, and takes the card that gives it gin."""
    gin = "3c 3d 3h 7s 8s 9s Jc Jd Jh Js Qd"
    action = said(Rollout128, gin)
    assert (action[at.A_KIND], action[at.A_CARD]) == (at.A_KNOCK, Card("Qd"))
    ready = gin.replace(" Js", "").replace("Qd", "Ah")
    assert said(Rollout128, ready, phase=at.DRAW, top="Ts", turns=6)[at.A_KIND] == at.A_TAKE


def said(
    foe: type[Foe],
    hand: str,
    *,
    phase: int = at.DISCARD,
    top: str = "Kc",
    turns: int = 0,
    seed: int = 0,
) -> list[int]:
    """Return the action of an opponent with this hand, when so many turns are completed."""
    policy, weights = foe.plays
    rules, held = GIN_PRESETS["eaai"], Hand.parse(hand).bits
    view, action = [0] * at.V_LENGTH, [0] * at.A_LENGTH
    view[at.V_PHASE], view[at.V_HAND], view[at.V_TURNS] = phase, held, turns
    view[at.V_TOP] = view[at.V_UPCARD] = Card(top)
    view[at.V_TAKEN] = view[at.V_DRAWN] = at.NO_CARD
    view[at.V_STOCK], view[at.V_LIMIT], view[at.V_PILE_OPEN] = 20, 10, 1
    view[at.V_PILE], view[at.V_SEEN] = 1 << Card(top), held | 1 << Card(top)
    numbers = [*weights]
    if foe is Mixer:
        numbers[0] = seed
    policy(view, vector_of(rules), rules.melds.tables, numbers, [1] * LENGTH, 0, action)
    return action


READY = "3c 3d 3h 7s 8s 9s Jc Jd Jh Ah Qd"
"""After the queen is discarded, an ace is left."""


def test_the_mixer_draws_its_style_for_a_round() -> None:
    """It keeps to it from turn to turn, and another round or seed has another one."""
    tops = [f"{rank}{suit}" for rank in "24567TK" for suit in "cd"]

    def knocks(seed: int, turns: int) -> list[bool]:
        actions = [said(Mixer, READY, top=top, turns=turns, seed=seed) for top in tops]
        return [action[at.A_KIND] == at.A_KNOCK for action in actions]

    first = knocks(1, 0)
    assert set(first) == {True, False}
    assert knocks(1, 2) == first
    assert knocks(2, 0) != first


def test_the_early_one_knocks_at_once_and_takes_low_cards() -> None:
    assert said(Early, READY)[at.A_KIND] == at.A_KNOCK
    poor = "4c 8d Jc Qd Kh 9s 6h Td 2c Ks"
    for top, turns, kind in (("2d", 0, at.A_TAKE), ("2d", 10, at.A_DRAW), ("5s", 0, at.A_DRAW)):
        assert said(Early, poor, phase=at.DRAW, top=top, turns=turns)[at.A_KIND] == kind


def test_the_camper_waits_for_gin_after_its_third_turn() -> None:
    kinds = [said(Camping, READY, turns=turns)[at.A_KIND] for turns in (0, 2, 4, 6, 20)]
    assert kinds == [at.A_KNOCK] * 3 + [at.A_DISCARD] * 2
    assert said(Camping, READY.replace("Ah", "Ts"), turns=20)[at.A_KIND] == at.A_KNOCK


def test_the_baiter_discards_next_to_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a bait changes its mind, more cards beside the discard would help it."""
    chance = random.Random(1)
    deck = [Card(16 * suit + rank) for suit in range(4) for rank in range(13) if suit or rank < 12]
    tables = GIN_PRESETS["eaai"].melds.tables
    hands = [Hand.of(chance.sample(deck, 11)) for _ in range(150)]

    def discards() -> list[int | None]:
        actions = [said(Baiter, str(hand), turns=6) for hand in hands]
        return [each[at.A_CARD] if each[at.A_KIND] == at.A_DISCARD else None for each in actions]

    baiting = discards()
    monkeypatch.setattr(Baiter, "plays", (baiter, (*BAITING[:-1], 0)))
    changed = 0
    for hand, bait, plain in zip(hands, baiting, discards(), strict=True):
        if bait is None or plain is None or bait == plain:
            continue
        changed += 1
        helping = [
            (outs(hand.bits ^ 1 << card, tables) & ~hand.bits & beside(card)).bit_count()
            for card in (bait, plain)
        ]
        assert helping[0] > helping[1]
    assert changed > 10


def test_a_round_against_each_of_them_in_the_arena() -> None:
    """They are found by name and need nothing else; the same seed plays the same round."""
    for foe in (Mixer, Camping):
        spec = Spec(
            rules=GIN_PRESETS["eaai"].to_mapping(),
            players=(f"python:{foe.__module__}:{foe.__name__}", "simple"),
            unit="rounds",
            seed="foes",
            budget_ms=60_000,
        )
        players = check(spec)
        one, other = (play_table(spec, players, tables_of(spec, 0)[0]) for _ in range(2))
        assert one.lost is None
        assert one.tallies == other.tallies
