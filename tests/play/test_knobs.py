"""Knobs are checked by name, and say what is allowed."""

import pytest

from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.contract.rules import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules
from hollywood.play.knobs import Rules, knobs_of

ALL: dict[str, Rules] = {**GIN_PRESETS, **CONTRACT_PRESETS}
HOLLYWOOD, GIN = GIN_PRESETS["hollywood-gin"], GIN_PRESETS["gin"]
MAY_I = CONTRACT_PRESETS["may-i"]


@pytest.mark.parametrize("rules", ALL.values(), ids=ALL)
def test_rules_read_back_from_their_written_form(rules: Rules) -> None:
    assert type(rules).from_mapping(rules.to_mapping()) == rules


@pytest.mark.parametrize("rules", [GinRules, ContractRules])
def test_every_knob_refuses_nonsense_by_name(rules: type[Rules]) -> None:
    for entry in knobs_of(rules):
        nested: list[object] = []
        for _ in range(5000):
            nested = [nested]
        for nonsense in (
            *({"no": "sense"}, {1: 2}, "nonsense", -1, 10**9, 10**5000, 1.5, [[]]),
            *(object(), float("nan"), nested),
        ):
            with pytest.raises(RulesError) as caught:
                rules.from_mapping({entry.name: nonsense})
            said = str(caught.value)
            assert "\n" not in said
            named_inside = (
                entry.metadata["domain"].allowed().startswith(("none or a group", "a group"))
            )
            assert entry.name in said or named_inside, said


@pytest.mark.parametrize(
    ("rules", "settings", "said"),
    [
        (HOLLYWOOD, ["gin_bonus=30"], "gin_bonus cannot be 30: these rules know 20, 25"),
        (HOLLYWOOD, ["target=0"], "target cannot be 0: a whole number from 1 to 10000"),
        (HOLLYWOOD, ["targt=100"], "gin rules have no knob 'targt': did you mean target?"),
        (HOLLYWOOD, ["zzz=1"], "gin rules have no knob 'zzz': it has ace, "),
        (HOLLYWOOD, ["target"], "cannot read the setting 'target': write name=value"),
        (HOLLYWOOD, ["ace=high"], "ace cannot be high: low, high_low or round_corner"),
        (HOLLYWOOD, ["layoff=maybe"], "layoff cannot be maybe: true or false"),
        (HOLLYWOOD, ["oklahoma=yes", "knock_limit=0"], "oklahoma=true contradicts knock_limit=0"),
        (HOLLYWOOD, ["spade_doubles=on"], "spade_doubles=true needs oklahoma=true"),
        (HOLLYWOOD, ["layoff=no", "layoff_on_gin=yes"], "layoff_on_gin=true contradicts layoff"),
        (HOLLYWOOD, ["layoff=no", "knocker_layoff=yes"], "knocker_layoff=true contradicts layoff"),
        (HOLLYWOOD, ["games=1"], "scoring=hollywood contradicts games=1"),
        (HOLLYWOOD, ["scoring=single"], "scoring=single contradicts games=3"),
        (HOLLYWOOD, ["credit=none"], "credit=none contradicts games=3"),
        (HOLLYWOOD, ["players=3"], "players=3 contradicts form=two_handed, which needs 2 players"),
        (HOLLYWOOD, ["form=partnership"], "players=2 contradicts form=partnership"),
        (HOLLYWOOD, ["set_sizes=3,3"], "set_sizes cannot be 3,3: a list of 1 to 2 different"),
        (HOLLYWOOD, ["shutout.points=-1"], "points cannot be -1: a whole number from 0 to 1000"),
        (HOLLYWOOD, ["shutout.pints=1"], "shutout rules have no knob 'pints'"),
        (HOLLYWOOD, ["shutout=none", "shutout.points=1"], "shutout.points is set twice"),
        (HOLLYWOOD, ["shutout.points=1", "shutout=none"], "shutout is set twice"),
        (HOLLYWOOD, ["target=5", "target=6"], "target is set twice: once is enough"),
        (HOLLYWOOD, ["target=" + "9" * 6000], "target cannot be"),
        (HOLLYWOOD, ["target=" + "[" * 100_000], "target cannot be [[["),
        (GIN, ["sweep_doubled=yes"], "sweep_doubled=true contradicts games=1"),
        (GIN, ["third_game_doubled=yes"], "third_game_doubled=true contradicts games=1"),
        (HOLLYWOOD, ["overall=all_three", "series_end=two_wins"], "overall=all_three contradicts"),
        (MAY_I, ["contracts=SS,XX"], "contracts cannot be SS,XX"),
        (MAY_I, ["contracts=SS"], "deal has 7 hands but contracts has 1"),
        (
            MAY_I,
            ["players=8", "deal=15,15,15,15,15,15,15"],
            "players=8 with deal=15 needs 121 cards",
        ),
        (MAY_I, ["wild=XX"], "wild=XX needs jokers in the pack"),
        (MAY_I, ["jokers=4"], "jokers=4 needs them wild"),
        (
            MAY_I,
            ["may_i=none", "contracts=RRRR,RR,RR,RR,RR,RR,RR"],
            "contract RRRR of hand 1 needs 16 cards; deal=11, all calls and one draw give 12",
        ),
        (MAY_I, ["deal=14", "contracts=R14"], "asks for a run longer than 12 cards"),
        (
            MAY_I,
            ["deal=13", "contracts=R"],
            "contract R of the last hand has room for 12 cards; deal=13 and one draw give 14",
        ),
        (
            MAY_I,
            ["min_naturals_per_meld=4", "may_i=none", "deal=11", "contracts=SSSS"],
            "contract SSSS of hand 1 needs 16 cards",
        ),
        (MAY_I, ['points={"2-9": 5}'], "points cannot be"),
        (MAY_I, ["may_i.limit=99"], "limit cannot be 99: none or a whole number from 0 to 20"),
    ],
)
def test_a_wrong_setting_gets_one_clear_line(rules: Rules, settings: list[str], said: str) -> None:
    with pytest.raises(RulesError) as caught:
        rules.with_settings(settings)
    assert str(caught.value).startswith(said) or said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("nonsense", [None, [], "gin", 5])
def test_rules_that_are_no_mapping_are_refused(nonsense: object) -> None:
    with pytest.raises(RulesError, match="knobs with their values"):
        GinRules.from_mapping(nonsense)  # type: ignore[arg-type]


def test_settings_are_typed_by_people() -> None:
    changed = HOLLYWOOD.with_settings(
        ["target=150", "knock_limit=5", "big_gin=31", "shutout.kind=double", "layoff=no"]
    )
    assert changed.to_mapping() == HOLLYWOOD.to_mapping() | {
        "target": 150,
        "knock_limit": 5,
        "big_gin": 31,
        "shutout": {"kind": "double", "points": 200},
        "layoff": False,
    }
    fewer = MAY_I.with_settings(["players=2,3", "may_i.limit=none", "may_i.penalty_cards=2"])
    assert isinstance(fewer, ContractRules)
    assert fewer.players == (2, 3)
    assert fewer.may_i
    assert (fewer.may_i.limit, fewer.may_i.penalty_cards, fewer.may_i.max_cards) == (None, 2, 21)
    assert MAY_I.with_settings(["may_i=none"]).to_mapping()["may_i"] is None
