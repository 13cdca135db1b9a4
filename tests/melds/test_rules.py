"""The knobs of melds as a value, with the tables that belong to it."""

import pickle
from dataclasses import replace

from hollywood.cards import Card
from hollywood.kernel.deadwood.tables import DEAREST
from hollywood.melds import MeldRules


def test_equal_rules_share_their_tables() -> None:
    assert MeldRules().tables is MeldRules(ace="low").tables
    assert MeldRules().tables is not MeldRules(ace="high_low").tables


def test_tables_do_not_travel_with_the_rules() -> None:
    rules = MeldRules(ace="round_corner", ace_points=15)
    assert rules.tables[DEAREST] == 15
    text = pickle.dumps(rules)
    assert len(text) < 500
    assert pickle.loads(text) == rules
    assert replace(rules, ace_points=11).points(Card("Ac")) == 11


def test_points_of_a_card() -> None:
    rules = MeldRules()
    assert [rules.points(Card(text)) for text in ("Ac", "2d", "9h", "Ts", "Jc", "Kd")] == [
        *(1, 2, 9, 10, 10, 10)
    ]
