"""Why something was a mistake in May-I: each reason where it applies, and in words."""

from __future__ import annotations

import inspect
import re

import pytest
from msgspec.structs import replace

from hollywood.analysis.contract import grounds as contract_grounds
from hollywood.analysis.contract.grounds import CODES, grounds_for, live_outs
from hollywood.analysis.contract.words import in_words
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.options import plain_option
from hollywood.analysis.report import Decision, Ground, HandOutlook, Option, RoundReview
from hollywood.analysis.telling import Telling
from hollywood.cards import Card, Hand
from hollywood.contract import ContractView, Phase
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
)
from hollywood.contract.result import price
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.texts import speech
from tests.analysis.contract_setting import waiting
from tests.analysis.setting import reason_of
from tests.contract.setting import LEFT, MAY_I, ME, lying, melds, sitting

LAID_WORSE = (
    "Ann laid down in a way that leaves 50 points after all layoffs. Another way leaves 20."
)
TELLING = Telling("contract", "%", speech())
NEARLY = "4c 4d 4s 7h 7d 2c 9s Jc Qd Kh 5c"


def told(view: ContractView, done: Action | None, better: Action | None) -> str:
    """The reason why ``done`` was a mistake, without its outcome."""
    played, best = (plain_option(each, in_words(each, view)) for each in (done, better))
    return TELLING.why(grounds_for(view, played, best), "Ann")


def codes(view: ContractView, done: Action | None, better: Action | None) -> list[str]:
    played, best = (plain_option(each, in_words(each, view)) for each in (done, better))
    return [ground.code for ground in grounds_for(view, played, best)]


def drawing(hand: str, top: str, **more: object) -> ContractView:
    return sitting(hand, discards=f"3d {top}", phase=Phase.DRAW, **more).view(ME)  # type: ignore[arg-type]


def offered(hand: str, top: str) -> ContractView:
    """The view of a player who is not in turn."""
    return waiting(hand, f"3d {top}").view(LEFT)


def down(hand: str, *, others: bool = True) -> ContractView:
    table = [*lying(ME, "S 4c 4d 4h", "S 8c 8d 8h")]
    if others:
        table += lying(LEFT, "R 5c 6c As 8c", "S 6c 6h 6s")
    return sitting(hand, discards="Qh", on_table=table).view(ME)


def test_all_codes_are_listed_and_told() -> None:
    source = inspect.getsource(contract_grounds)
    given = set(re.findall(r'"([a-z_]+)"', source.split("def _ground(")[1]))
    given -= {"top", "bottom"}
    assert given == set(CODES)
    assert contract_grounds.__doc__ is not None
    for code in CODES:
        assert f"``{code}``" in contract_grounds.__doc__


@pytest.mark.parametrize(
    ("view", "done", "better", "code", "words"),
    [
        (
            offered(NEARLY, "7c"),
            None,
            CallMayI(),
            "call_missed_nearer",
            "Ann did not call May-I for 7c, which completes the contract.",
        ),
        (
            offered("4c 4d 7h 7d 2c", "7c"),
            None,
            CallMayI(),
            "call_missed_nearer",
            (
                "Ann did not call May-I for 7c. "
                "With it, 1 instead of 2 cards are missing for the contract."
            ),
        ),
        (
            offered(NEARLY, "8d"),
            None,
            CallMayI(),
            "call_missed",
            "Ann did not call May-I for 8d, but calling was better.",
        ),
        (offered(NEARLY, "7c"), CallMayI(), None, "called_nearer", ""),
        (
            offered(NEARLY, "8d"),
            CallMayI(),
            None,
            "called",
            "Ann called May-I for 8d, which does not help the contract.",
        ),
        (
            drawing("4c 4d 4s 7h 7d 2c", "7c"),
            DrawStock(),
            TakeDiscard(),
            "left_nearer",
            "Ann drew from the stock and left 7c, which completes the contract.",
        ),
        (drawing("4c 4d 4s 7h 7d 2c", "8d"), DrawStock(), TakeDiscard(), "left_top", ""),
        (drawing("4c 4d 4s 7h 7d 2c", "7c"), TakeDiscard(), DrawStock(), "took_nearer", ""),
        (
            drawing("4c 4d 4s 7h 7d 2c", "8d"),
            TakeDiscard(),
            DrawStock(),
            "took",
            "Ann took 8d, which does not help the contract.",
        ),
        (
            drawing(
                "2c Kd",
                "4s",
                on_table=lying(ME, "S 4c 4d 4h", "S 8c 8d 8h"),
            ),
            DrawStock(),
            TakeDiscard(),
            "left_fitting",
            "Ann drew from the stock and left 4s, which fits on the table.",
        ),
        (drawing(NEARLY, "8d"), AllowMayI(), DenyMayI(), "allowed", ""),
        (drawing(NEARLY, "8d"), DenyMayI(), AllowMayI(), "denied", ""),
        (
            sitting("As 4c 4d 7h 7d Kh", discards="8d").view(ME),
            Discard(Card("As")),
            Discard(Card("Kh")),
            "broke_plan",
            (
                "Ann discarded As, which the contract needs. "
                "Missing cards now: 2. After discarding Kh: 1."
            ),
        ),
        (
            sitting("4c 4d 4s 7h 7d 7s Kh", discards="8d").view(ME),
            Discard(Card("Kh")),
            LayDown(melds("S 4c 4d 4s", "S 7h 7d 7s")),
            "held_down",
            "Ann could lay down 30 points, but did not.",
        ),
        (
            sitting("4c 4d 4s 7h 7d 7s Kh", discards="8d").view(ME),
            LayDown(melds("S 4c 4d 4s", "S 7h 7d 7s")),
            Discard(Card("Kh")),
            "laid_down",
            "Ann laid down 30 points, but waiting was better.",
        ),
        (
            sitting("2c 4c 4d 4s 7h 7d 7s Kc Kd Kh", discards="8d").view(ME),
            LayDown(melds("S 4c 4d 4s", "S 7h 7d 7s")),
            LayDown(melds("S 7h 7d 7s", "S Kc Kd Kh")),
            "laid_otherwise",
            LAID_WORSE,
        ),
        (
            down("4s Kd 2c"),
            Discard(Card("Kd")),
            LayOff(Card("4s"), 0),
            "kept_off",
            "Ann did not lay off 4s.",
        ),
        (
            down("4s Kd 2c"),
            LayOff(Card("4s"), 0),
            Discard(Card("Kd")),
            "laid_off",
            "Ann laid off 4s, but keeping it was better.",
        ),
        (down("7c Kd"), Discard(Card("Kd")), Displace(Card("7c"), 2, "top"), "kept_off", ""),
        (
            down("9c Ad"),
            LayOff(Card("Ad"), 0),
            LayOff(Card("Ad"), 2, "top"),
            "other_play",
            "Ann had a better play.",
        ),
    ],
)
def test_each_ground_where_it_belongs(
    view: ContractView, done: Action | None, better: Action | None, code: str, words: str
) -> None:
    assert codes(view, done, better) == [code]
    sentence = told(view, done, better)
    assert sentence.startswith("Ann ")
    assert words in {"", sentence}


def test_of_two_ways_to_lay_down_what_can_be_laid_off_next_is_counted_as_gone() -> None:
    """Cards that fit on the table are no burden: nothing visible distinguishes these ways."""
    table = lying(LEFT, "S Jc Jd Jh", "S 9c 9d 9h")
    view = sitting("4c 4d 4s 7h 7d 7s Js Jd Jh 2c", discards="8d", on_table=table).view(ME)
    fours, jacks = melds("S 4c 4d 4s", "S 7h 7d 7s"), melds("S 7h 7d 7s", "S Js Jd Jh")
    assert codes(view, LayDown(jacks), LayDown(fours)) == ["laid_otherwise"]
    assert codes(view, LayDown(fours), LayDown(jacks)) == ["other_play"]


def test_a_throw_is_told_by_what_speaks_against_it() -> None:
    # Neither is needed: the king counts more, but anybody who is down could lay off the seven.
    table = lying(LEFT, "S 7c 7d 7h", "S 9c 9d 9h")
    view = sitting("4c 4d 7s 2h 2s Kd", discards="8d", on_table=table).view(ME)
    done, better = Discard(Card("7s")), Discard(Card("Kd"))
    assert codes(view, done, better) == ["threw", "kept_dear", "fits_table"]
    assert told(view, done, better) == (
        "Ann discarded 7s, but Kd was better. It counts 5. The other card counts 15. "
        "It fits on the table for any player who has laid down."
    )
    # If only the player is down, nobody else can use it.
    mine = lying(ME, "S 7c 7d 7h", "S 9c 9d 9h")
    alone = sitting("7s Kd 2c", discards="8d", on_table=mine).view(ME)
    assert codes(alone, done, better) == ["threw", "kept_dear"]


def test_outs_are_cards_not_seen_that_bring_the_contract_nearer() -> None:
    view = sitting("4c 4d 7h 7d 7s 2h Kd", discards="4h 8d").view(ME)
    # Two sets: a four (eight, minus two held, minus one in the pile), or one of eight aces.
    assert live_outs(view, view.hand - Card("Kd")) == 5 + 8
    known = tuple(Hand.parse("4s") if seat == LEFT else Hand() for seat in range(4))
    remembering = replace(view, table=replace(view.table, known=known))
    assert live_outs(remembering, view.hand - Card("Kd")) == 4 + 8
    pairs = sitting("4c 4d 5h 5s 7h 7d 7s", discards="4h 4s 4h 4s 8d").view(ME)
    done, better = Discard(Card("5h")), Discard(Card("4c"))
    assert codes(pairs, done, better) == ["threw", "fewer_outs"]
    assert "It left 10 live cards that help the contract instead of 14" in told(pairs, done, better)


def test_what_came_of_it_is_told_in_penalties_and_hands() -> None:
    view = down("4s Kd 2c")
    done, better = (
        option(plain_option(action, in_words(action, view)), points, out)
        for action, points, out in (
            (Discard(Card("Kd")), -12.34, 0.25),
            (LayOff(Card("4s"), 0), -0.0, 1.0),
        )
    )
    one = Decision(
        number=1,
        line=9,
        round_number=1,
        board=0,
        seat=ME,
        turn=3,
        kind="play",
        hand=view.hand,
        top=view.table.top_discard,
        options=(better, done),
        played=1,
        status=Status.COUNTED,
        needed_errors=2.0,
        lost_points=12.3,
        error=0.1,
        error_error=0.01,
        lost_match=None,
        mark=Mark.BAD,
        grounds=grounds_for(view, done, better),
    )
    assert reason_of(one, "contract") == (
        "Ann did not lay off 4s. “Discard Kd” averaged 12.3 penalty points and went out in 25 % "
        "of the simulated hands. “Lay off 4s on 4c 4d 4h” averaged 0.0 and went out in 100 %."
    )
    assert TELLING.outlook(done) == [
        "goes out 25\N{NO-BREAK SPACE}%",
        "somebody else 75\N{NO-BREAK SPACE}%",
    ]
    drawn = replace(done, ends=HandOutlook(out=0.25, beaten=0.65, drawn=0.1))
    assert TELLING.outlook(drawn)[-1] == "nobody 10\N{NO-BREAK SPACE}%"


def option(plain: Option, points: float, out: float) -> Option:
    onto = tuple(map(Card, ("4c", "4d", "4h"))) if isinstance(plain.action, LayOff) else ()
    return replace(
        plain,
        onto=onto,
        points=points,
        ends=HandOutlook(out=out, beaten=1 - out, drawn=0.0),
        rounds=100,
    )


def test_every_value_of_a_ground_is_a_text_or_a_whole_number() -> None:
    view = drawing("4c 4d 4s 7h 7d 2c", "7c")
    (ground,) = grounds_for(
        view, plain_option(DrawStock(), "draw"), plain_option(TakeDiscard(), "take 7c")
    )
    assert ground == Ground(code="left_nearer", values={"top": "7c", "missing": 1, "could": 0})


def test_a_hand_is_told_by_who_went_out_and_what_the_others_were_left_with() -> None:
    names = ("Ann", "Bob", "Cy", "Di")
    play = sitting("4s", discards="Qh", on_table=lying(ME, "S 4c 4d 4h", "S 8c 8d 8h"))
    end = play.after(ME, LayOff(Card("4s"), 0))
    assert end.result is not None
    hand = RoundReview(
        number=1,
        board=0,
        seats=(0, 1, 2, 3),
        dealer=0,
        finished=True,
        winner=ME,
        ending=end.result.ending.value,
        points=-50,
        penalties=price(end.result, MAY_I),
        curve=(),
        luck=(),
        decisions=(),
    )
    left = "Penalty points: Ann 50, Cy 10, and Di 10."  # two aces
    assert TELLING.ended(hand, names) == f"Bob goes out. {left}"
    assert TELLING.ended(hand, names, ME) == f"You go out. {left}"
    at_once = replace(hand, penalties=(50, -25, 10, 10))
    assert "Ann 50, Bob -25, Cy 10, and Di 10." in TELLING.ended(at_once, names)
    assert TELLING.ended(replace(hand, ending=None), names) == "Not finished."
