"""The rules in plain English: every knob that matters must appear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hollywood.cards import RANKS
from hollywood.contract.domains import Contract, PointTable
from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.errors import RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS, GinRules, Shutout
from hollywood.match.presets import PRESETS, AnyRules
from hollywood.match.telling.contract_told import contract_in_words, wild_cards
from hollywood.match.telling.told import one_line, rules_told
from hollywood.play.knobs import Flag, ListOf, Maybe, OneOf, Part, Rules, Whole, knobs_of
from hollywood.texts import languages, speech

GIN_BASES = {
    "hollywood": GinRules(),
    "page": PRESETS["hollywood-gin"],
    "rounds": GinRules(credit="rounds"),
    "columns": GinRules(games=5),
    "single": PRESETS["gin"],
    "oklahoma": PRESETS["oklahoma"],
    "straight": PRESETS["straight-gin"],
    "everything": GinRules(
        big_gin=31,
        game_bonus=100,
        box_bonus=20,
        shutout=Shutout(kind="add"),
        stake=1,
        settlement="lower_total_pays_difference",
        gin_extra_boxes=2,
    ),
    **{form: GinRules(form=form, players=players[0]) for form, players in FORMS_BY_PLAYERS.items()},
}
CONTRACT_BASES = {
    "may-i": ContractRules(),
    "shanghai": PRESETS["shanghai"],
    "quiet": ContractRules(may_i=None, wild=()),
    "apart": ContractRules(adjacent_same_suit_runs=False),
}


def says_nothing(knob: str, rules: AnyRules) -> bool:
    """Whether the knob has no meaning under these rules, so that the text may omit it."""
    if isinstance(rules, GinRules):
        return {
            "closed_entry": rules.games == 1 or rules.credit == "rounds",
            "credit": rules.games == 1,
            "series_end": rules.games == 1,
            "overall": rules.games == 1,
            "knock_limit": rules.oklahoma,
            "oklahoma_ace": not rules.oklahoma,
            "both_pass": not rules.upcard_option,
            "layoff": rules.knock_limit == 0 and not rules.layoff_on_gin,
            "undercut_bonus": rules.knock_limit == 0,
            "undercut_on_tie": rules.knock_limit == 0,
            "rounding": rules.settlement is None and not rules.stake,
            "settlement": rules.stake > 0,
            "next_dealer": rules.form in ("cutthroat", "dealer_sits_out", "in_the_box"),
            "dealer_after_draw": rules.form == "in_the_box",
            "shutout.points": rules.shutout is None or rules.shutout.kind == "double",
            "shutout.kind": rules.shutout is None,
        }.get(knob, False)
    return {
        "displace_ace": not rules.wild,
        "min_naturals_per_meld": not rules.wild,
        "more_wilds_than_naturals": not rules.wild,
        "wilds_side_by_side": not rules.wild,
        "may_i_own_discard": rules.may_i is None,
        "may_i.counted": rules.may_i is None or rules.may_i.limit is None,
    }.get(knob, False)


def permitted(domain: Any) -> Iterator[Any]:
    """Yield some permitted values of a knob: all if there are few, else the ends and the middle."""
    match domain:
        case OneOf(values):
            yield from values
        case Whole(low, high):
            yield from sorted({low, low + 1, (low + high) // 2, high})
        case Flag():
            yield from (True, False)
        case Maybe(inner):
            yield None
            yield from permitted(inner)
        case ListOf(inner, shortest, longest, distinct):
            each = list(permitted(inner))
            for length in {shortest, min(longest, len(each))}:
                yield tuple(each[:length])
            if not distinct:
                yield (each[-1],) * longest
        case Part(rules):
            yield rules()
        case Contract():
            yield from ("S", "SRR", "S3R8", "R5")
        case PointTable():
            yield PointTable().read({"A-K": 5, "XX": 0})
            yield PointTable().read({"A": 15, "2-9": 5, "T-K": 10, "XX": 50})
        case _:
            raise AssertionError(f"no values known for {domain}")


def changes(rules: AnyRules) -> Iterator[tuple[str, AnyRules]]:
    """Yield every knob, including nested ones, with rules in which only it is changed."""
    for entry in knobs_of(type(rules)):
        value = getattr(rules, entry.name)
        if isinstance(value, Rules):
            for inner in knobs_of(type(value)):
                for other in permitted(inner.metadata["domain"]):
                    if other != getattr(value, inner.name):
                        part = replace(value, **{inner.name: other})
                        yield from changed(rules, entry.name, part, f"{entry.name}.{inner.name}")
        others = [*permitted(entry.metadata["domain"])]
        if entry.name in ("deal", "contracts"):  # as many as there are hands
            others += [
                value[::-1],
                (*value[:-1], value[0]),
                *((each,) * len(value) for each in (12, "SR")),
            ]
        for other in others:
            if other != value and not (isinstance(value, Rules) and isinstance(other, Rules)):
                yield from changed(rules, entry.name, other, entry.name)


def changed(rules: AnyRules, name: str, value: Any, knob: str) -> Iterator[tuple[str, AnyRules]]:
    try:
        yield knob, replace(rules, **{name: value})
    except RulesError:  # contradicts another knob
        return


# One permitted value only, or (scoring) tied to another knob: nothing to distinguish.
SINGLE = {
    GinRules: {"family", "decks", "scoring"},
    ContractRules: {"family", "next_dealer", "winner", "total_tie"},
}


@pytest.mark.parametrize(
    ("kind", "bases"), [(GinRules, GIN_BASES), (ContractRules, CONTRACT_BASES)]
)
def test_changing_any_knob_changes_the_text(kind: type[Rules], bases: dict[str, AnyRules]) -> None:
    heard = set()
    for rules in bases.values():
        told = rules_told(rules)
        for knob, other in changes(rules):
            if rules_told(other) != told:
                heard.add(knob)
            else:
                assert says_nothing(knob, rules), (knob, other)
                assert says_nothing(knob, other), (knob, other)
    names = {entry.name for entry in knobs_of(kind)}
    parts = {"shutout": Shutout} if kind is GinRules else {"may_i": MayIRules}
    for name, part in parts.items():
        names |= {f"{name}.{entry.name}" for entry in knobs_of(part)}
    assert names - heard == SINGLE[kind]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", sorted(languages()))
def test_it_reads_as_prose(preset: str, language: str) -> None:
    for section in rules_told(PRESETS[preset], language):
        assert section.sentences
        for sentence in section.sentences:
            assert sentence[0].isupper() or sentence[0] == "("
            assert sentence[-1] in '.:)"”“»'
            assert "_" not in sentence
            assert "  " not in sentence
            assert "None" not in sentence


def told(rules: AnyRules) -> str:
    return " ".join(said for section in rules_told(rules) for said in section.sentences)


@pytest.mark.parametrize(("players", "tables"), [(4, "both tables"), (8, "all four tables")])
def test_partners_are_told_whom_they_meet_who_deals_and_who_pays(players: int, tables: str) -> None:
    rules = GinRules(form="partnership", players=players, stake=1)
    assert "Partners never meet." in told(rules)
    assert "in every round against the next player of that side" in told(rules)
    assert f"One side deals a round, at {tables}." in told(rules)
    assert "each player with the opponent of the first round" in told(rules)
    assert "opponent of the first round" not in told(replace(rules, stake=0))


def test_laying_off_on_gin_never_means_big_gin() -> None:
    rules = GinRules(layoff_on_gin=True, big_gin=31)
    assert "Only on big gin nobody lays off." in told(rules)
    assert "big gin" not in told(replace(rules, big_gin=None)).lower()


def test_headlines() -> None:
    lines = {name: one_line(rules) for name, rules in PRESETS.items()}
    assert lines["gin"] == (
        "Gin rummy: one game to 100; knock with 10 or less; gin 20, undercut 10, boxes 20."
    )
    assert lines["oklahoma"].startswith("Oklahoma gin: one game to 150; knock limit by the upcard;")
    assert lines["straight-gin"] == "Straight gin: one game to 100; gin 20, boxes 20."
    assert lines["may-i"] == (
        "Contract rummy for four to six: seven hands, from two sets to three runs; aces wild; "
        "five May-Is a hand; the lowest total wins."
    )
    # Two names of one game, and a gap between runs, which no headline tells.
    assert len(set(lines.values())) == len(lines) - 2
    for line in lines.values():
        assert "\n" not in line


def test_one_line_of_odd_tables() -> None:
    assert one_line(ContractRules(contracts=("SS",), deal=(11,), may_i=None, wild=())) == (
        "Contract rummy for four to six: one hand, two sets; nothing wild; no May-I; "
        "the lowest total wins."
    )
    cutthroat = one_line(GinRules(form="cutthroat", players=3, oklahoma=True))
    assert cutthroat.startswith("Oklahoma gin on a Hollywood sheet for three (the loser sits out):")


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_wild_rank_has_a_name_of_its_own(language: str) -> None:
    say = speech(language)
    tables = [ContractRules(wild=(rank,)) for rank in RANKS]
    named = {wild_cards(rules, say) for rules in (*tables, ContractRules(wild=("XX",), jokers=2))}
    assert len(named) == len(tables) + 1


def test_a_rank_is_named_by_its_variant() -> None:
    assert wild_cards(ContractRules(wild=("XX", "2"), jokers=2), speech("de")) == "Joker und Zweien"


@pytest.mark.parametrize(
    ("contract", "words"),
    [
        ("SS", "two sets"),
        ("SRR", "a set and two runs"),
        ("S3R7", "a set and a run of seven"),
        ("R5R5", "two runs of five"),
        ("SRS", "two sets and a run"),
        ("R5R", "a run of five and a run"),
    ],
)
def test_contracts_in_words(contract: str, words: str) -> None:
    assert contract_in_words(ContractRules(), contract) == words
