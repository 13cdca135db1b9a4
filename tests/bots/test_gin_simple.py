"""The simple bot: the plain player of the EAAI challenge."""

from __future__ import annotations

import random
from itertools import combinations

from hollywood.bots import make_bot
from hollywood.cards import Card
from hollywood.gin import GinRound, Knock, LayOff, PassUpcard, ShowHand
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.gin.spreads import is_meld
from hollywood.melds.rules import MeldRules
from hollywood.play import Action, Bot, Discard, Seat, TakeDiscard
from hollywood.strategy.gin.policies.simple import melds_with
from tests.bots.test_gin_greedy import DEALER, OTHER, dealt, ruled
from tests.kernel.gin_hands import DECK, VARIANTS, cards_of, fast_tables, rich_hand

EAAI = ruled(preset="eaai")
# Nine cards in melds or beside them; with the tenth, two kings and a queen to discard.
THREE_DEAR = "2c 4d 6h 8s 3s 5c 7d Kc Qd Jh"


def simple(seed: int = 1) -> Bot:
    return make_bot("simple", seat_name="Simon", seed=seed)


def choice(play: GinRound, bot: Bot | None = None) -> Action:
    assert play.awaiting is not None
    action = (bot or simple()).choose(play.view(play.awaiting))
    assert action is not None
    return action


def test_it_takes_what_melds_and_nothing_else() -> None:
    assert choice(dealt("7c 7d 2c 5d 9s Kc Qd 4s 6c Ah", "7s", EAAI)) == TakeDiscard()
    assert choice(dealt("2c 5d 7h 9s Kc Qd 9h 4s 6c Ah", "As", EAAI)) == PassUpcard()


def test_it_takes_a_card_that_melds_though_it_saves_nothing() -> None:
    """Greedy does not: with the nine, both melds would give less."""
    hand = "6h 7h 8h Ah 2h 3h 9s 9d Kc Kd"
    play = dealt(hand, "9h", EAAI)
    assert choice(play) == TakeDiscard()
    # And not just to knock: greedy takes a two to knock with, simple wants a meld.
    near = "4h 5h 6h 9s Ts Js 3d 3s 3h Kd"
    assert choice(dealt(near, "2c", EAAI)) == PassUpcard()


def test_it_throws_a_dearest_card_by_its_own_chance() -> None:
    play = dealt("2c 4d 6h 8s 3s 5c 7d Kc Qd Jh", "9c", EAAI)
    play = play.after(OTHER, PassUpcard()).after(DEALER, PassUpcard())
    play = play.after(OTHER, choice(play))
    drawn = play.view(OTHER).drawn
    thrown = set()
    for seed in range(40):
        action = choice(play, simple(seed))
        assert isinstance(action, Discard)
        assert action == choice(play, simple(seed)), "the same seed, the same card"
        thrown.add(action.card)
    tens = {card for card in (*map(Card, "Kc Qd Jh".split()), drawn) if card and card.rank >= 10}
    assert thrown == tens


def test_it_never_throws_what_it_has_just_taken() -> None:
    chance, times = random.Random(5), 0
    for _ in range(300):
        cards = chance.sample([Card(place).text for place in DECK], 11)
        play = dealt(" ".join(cards[:10]), cards[10], EAAI).after(OTHER, TakeDiscard())
        action = choice(play, simple(chance.randrange(100)))
        thrown = action.card if isinstance(action, Discard) else None
        assert thrown != Card(cards[10])
        assert play.view(OTHER).why_illegal(action) is None
        times += 1
    assert times == 300


def test_it_knocks_at_once_and_lays_off_the_best_way() -> None:
    near = "4h 5h 6h 9s Ts Js 3d 3s 7c Kd"
    play = dealt(near, "3h", EAAI, dealer="7s 8s Qc Qd Kc Kh 2d 5c 8d Jc")
    play = play.after(OTHER, choice(play))
    knock = choice(play)
    assert isinstance(knock, Knock)
    assert knock.discard == Card("Kd")
    play = play.after(OTHER, knock)
    assert play.awaiting == DEALER
    laid = choice(play)
    assert isinstance(laid, LayOff)
    assert laid.card == Card("8s")
    play = play.after(DEALER, laid)
    play = play.after(DEALER, choice(play))
    assert isinstance(choice(play), ShowHand)


def test_what_melds_with_a_hand_is_found_by_trying_all() -> None:
    chance, melded = random.Random(11), 0
    fast = compiled(melds_with)
    for rules in (*VARIANTS * 40, *[MeldRules()] * 400):
        hand = rich_hand(chance, 10)
        card = chance.choice([card for card in DECK if not hand >> card & 1])
        expected = any(
            is_meld(1 << card | sum(others), rules.tables)
            for many in range(2, 5)
            for others in combinations(cards_of(hand), many)
        )
        assert melds_with(card, hand, rules.tables) == expected
        assert fast(card, hand, fast_tables(rules)) == expected
        melded += expected
    assert melded > 50


def test_the_bot_at_the_table_has_chance_of_its_own() -> None:
    """Two with the same seed and different names do not play alike, except by chance."""
    play = dealt(THREE_DEAR, "9c", EAAI)
    play = play.after(OTHER, PassUpcard()).after(DEALER, PassUpcard())
    play = play.after(OTHER, choice(play))
    view = play.view(Seat(1))
    names = [make_bot("simple", seat_name=f"S{n}", seed=3).choose(view) for n in range(30)]
    assert len(set(map(str, names))) > 1
