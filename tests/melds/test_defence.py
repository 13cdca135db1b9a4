"""The joint optimum over own melds and layoffs."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hollywood.cards import Hand, parse_cards
from hollywood.melds import (
    Defence,
    Meld,
    MeldRules,
    best_arrangement,
    best_defence,
    best_defences,
    extended,
    meld_of,
    points,
)
from tests.melds.hands import cases, hands, pools, variants
from tests.oracles import gin_melds as oracle

GIN = MeldRules()


def spread(*texts: str, rules: MeldRules = GIN) -> list[Meld]:
    melds = [meld_of(parse_cards(text), rules) for text in texts]
    return [meld for meld in melds if meld is not None]


@st.composite
def knocks(draw: st.DrawFn) -> tuple[MeldRules, list[Meld], Hand]:
    """Rules, a knocker's spread, and ten cards of the defender from near it."""
    rules = draw(variants())
    knocker = draw(hands(sizes=(10,)))
    melds = list(best_arrangement(knocker, rules).melds)
    assume(melds)
    near = {
        other
        for meld in melds
        for card in meld.cards
        for other in draw(pools())
        if other not in knocker and (other.rank - card.rank) % 13 in {0, 1, 2, 11, 12}
    }
    others = [card for card in draw(pools()) if card not in knocker and card not in near]
    pool = sorted(near) + others
    assume(len(pool) >= 10)
    cards = draw(st.lists(st.sampled_from(pool), min_size=10, max_size=10, unique=True))
    return rules, melds, Hand.of(cards)


def check(defence: Defence, hand: Hand, melds: list[Meld], rules: MeldRules) -> None:
    """Carry out the defense, one layoff at a time."""
    table = list(melds)
    for layoff in defence.layoffs:
        table[layoff.onto] = extended(table[layoff.onto], layoff.card, rules)
    for own in defence.melds:
        assert meld_of(own.cards, rules) == own
    used = [layoff.card for layoff in defence.layoffs]
    used += [card for own in defence.melds for card in own.cards]
    assert Hand.of([*used, *defence.left]) == hand
    assert defence.points == points(defence.left, rules)


@settings(max_examples=cases(6))
@given(knock=knocks())
def test_best_defences_are_those_of_exhaustive_search(
    knock: tuple[MeldRules, list[Meld], Hand],
) -> None:
    rules, melds, hand = knock
    least, expected = oracle.defences(
        frozenset(hand), [frozenset(meld.cards) for meld in melds], rules
    )
    found = best_defences(hand, melds, rules)
    pairs = [
        (frozenset(layoff.card for layoff in defence.layoffs), frozenset(defence.left))
        for defence in found
    ]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == expected
    assert {defence.points for defence in found} == {least}
    assert best_defence(hand, melds, rules) == found[0]
    for defence in found:
        check(defence, hand, melds, rules)


@given(knock=knocks())
def test_without_layoffs_only_own_melds_count(knock: tuple[MeldRules, list[Meld], Hand]) -> None:
    rules, melds, hand = knock
    defence = best_defence(hand, melds, rules, lay_off=False)
    assert defence.layoffs == ()
    assert defence.points == best_arrangement(hand, rules).points


def test_an_own_meld_is_given_up_when_laying_off_is_better() -> None:
    melds = spread("7c 7h 7s", "7d 8d 9d", "Tc Td Th")
    hand = Hand.parse("5c 5d 6d 6h 9c 9h 9s Ts Jd Js")
    defence = best_defence(hand, melds, GIN)
    assert defence.points == 31
    assert [str(own) for own in defence.melds] == ["9c 9h 9s"]


def test_layoffs_chain_in_an_order_that_works() -> None:
    melds = spread("4h 5h 6h", "9c 9d 9h")
    defence = best_defence(Hand.parse("8h 7h 9s 2h 3h Kc Kd Qs"), melds, GIN)
    assert [(str(layoff.card), layoff.onto) for layoff in defence.layoffs] == [
        ("3h", 0),
        ("2h", 0),
        ("7h", 0),
        ("8h", 0),
        ("9s", 1),
    ]
    assert str(defence.left) == "Kc Kd Qs"


def test_a_card_that_fits_twice_goes_on_the_first_meld() -> None:
    melds = spread("7c 7d 7s", "4h 5h 6h")
    assert best_defence(Hand.parse("7h Kc"), melds, GIN).layoffs[0].onto == 0
    chained = best_defence(Hand.parse("7h 8h Kc"), melds, GIN)
    assert {layoff.onto for layoff in chained.layoffs} == {1}


def test_round_the_corner_a_run_takes_cards_past_the_ace() -> None:
    rules = MeldRules(ace="round_corner", ace_points=15)
    melds = spread("Qh Kh Ah", rules=rules)
    defence = best_defence(Hand.parse("2h 3h 9c"), melds, rules)
    assert [str(layoff.card) for layoff in defence.layoffs] == ["2h", "3h"]


def test_a_full_run_of_any_suits_takes_no_second_ace() -> None:
    rules = MeldRules(run_suits="any", ace="high_low", run_min=5)
    melds = spread("Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc", rules=rules)
    defence = best_defence(Hand.parse("Jc Qh Kc Ad"), melds, rules)
    assert [layoff.card.text for layoff in defence.layoffs] == ["Jc", "Qh", "Kc"]
    assert str(defence.left) == "Ad"


def test_an_empty_hand_or_spread_needs_no_defence() -> None:
    assert best_defences(Hand(), spread("4h 5h 6h"), GIN) == (Defence((), (), Hand(), 0),)
    assert best_defence(Hand.parse("Kc"), [], GIN).points == 10
