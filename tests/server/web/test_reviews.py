"""Reviews as a browser asks for them: made once, shown if permitted, refused before."""

from __future__ import annotations

import gzip
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.kernel.engine.compiling import can_compile
from hollywood.server.review import queue as reviewing
from hollywood.server.review.shown import REVISION
from hollywood.server.store.rows import ReviewRow
from tests.analysis.setting import break_meld, played_with
from tests.matches import recorded
from tests.server.kept import keep_match
from tests.server.web.browsers import Browser, Visit, ok, problem

WORLDS = 400 if can_compile() else 24


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of gin to its end, a round or two: Ann breaks up melds."""
    path = tmp_path_factory.mktemp("record") / "match"
    kinds = ("greedy", "linear")
    played_with(path, "gin", ("target=20",), kinds=kinds, rounds=9, blunder=break_meld)
    return path


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", WORLDS)


def keep(visit: Visit, record: Path, *people: str | None, **more: Any) -> str:
    async def write() -> str:
        return await keep_match(
            visit.house.store, record, **{"preset": "gin", "people": people, **more}
        )

    return str(visit.wait(write))


def path_of(table: str) -> str:
    return f"/api/records/{table}/review"


def made(browser: Browser, table: str) -> dict[str, Any]:
    """Ask for a review and poll until it is there."""
    state = ok(browser.post(path_of(table), None))
    while state["stage"] in {"waiting", "working"}:
        time.sleep(0.05)
        state = ok(browser.get(path_of(table)))
    assert state["stage"] == "done", state
    return state


def test_a_review_is_made_once_and_read_in_parts(visit: Visit, ann: Browser, record: Path) -> None:
    table = keep(visit, record, ann.guest("Ann")["id"], None)
    first = ok(ann.get(path_of(table)))
    assert (first["stage"], first["summary"], first["yours"]) == ("none", None, [0])
    state = made(ann, table)
    summary = state["summary"]
    assert state["names"] == ["Ann", "linear"]
    assert summary["match_unit"] == "points"
    assert [person["seat"] for person in summary["people"]] == [0, 1]
    rounds = [ok(ann.get(f"{path_of(table)}/rounds/{head['part']}")) for head in summary["rounds"]]
    decisions = [each for one in rounds for each in one["decisions"]]
    assert [each["number"] for each in decisions] == list(range(1, len(decisions) + 1))
    for worst in summary["worst"]:
        assert worst in decisions
        assert worst["grounds"]
    for head, one in zip(summary["rounds"], rounds, strict=True):
        frames = ok(ann.get(f"/api/records/{table}/rounds/{head['round_number']}"))["frames"]
        assert head["curve"][0]["step"] == 0
        assert head["curve"][-1]["step"] == len(frames) - 1
        for each in one["decisions"]:
            board = frames[each["step"]]["boards"][0]
            assert board["seats"][board["awaiting"]] == each["seat"]
            assert sorted(board["hands"][board["awaiting"]]) == sorted(each["hand"])
            assert each["options"][0]["behind"] == 0
        for chance in one["luck"][1:]:
            hand = frames[chance["step"]]["boards"][0]["hands"][chance["seat"]]
            assert chance["card"] in hand
    again = ok(ann.post(path_of(table), None))
    assert (again["stage"], again["summary"]) == ("done", summary)
    assert visit.house.reviews.made == 1
    problem(ann.get(f"{path_of(table)}/rounds/{len(rounds) + 1}"), 404, "not_found")


def test_each_player_is_shown_the_moments_of_his_own_seat(
    visit: Visit, ann: Browser, bob: Browser, record: Path
) -> None:
    """A spectator is shown the moments of all; only the session says whose they are."""
    table = keep(visit, record, ann.guest("Ann")["id"], bob.guest("Bob")["id"])
    whole = made(visit.browser(), table)["summary"]
    found = {}
    for seat, browser in enumerate((ann, bob)):
        state = ok(browser.get(path_of(table)))
        assert state["yours"] == [seat]
        own = state["summary"]["moments"]
        assert {each["seat"] for each in own} <= {seat}
        assert all(each["mark"] != "none" for each in own)
        assert {**state["summary"], "moments": []} == {**whole, "moments": []}
        found[seat] = own
    assert found[0], "Bob would be shown them if seats were forgotten"
    assert len(whole["moments"]) <= 3
    for each in whole["moments"]:
        assert each in found[each["seat"]]
    assert whole["moments"][0] == whole["worst"][0]
    for person in whole["people"]:
        assert 0 <= person["accuracy"] <= 100


def test_a_review_names_nobody(visit: Visit, ann: Browser, record: Path) -> None:
    """It is kept for years, and a name can be withdrawn."""
    table = keep(visit, record, ann.guest("Anneliese")["id"], None)
    made(ann, table)

    async def parts() -> list[bytes]:
        store = visit.house.store
        found = [await store.review_part(table, part, REVISION) for part in range(2)]
        return [part for part in found if part is not None]

    kept = visit.wait(parts)
    assert len(kept) == 2
    for part in kept:
        text = gzip.decompress(part).decode()
        for name in ("Anneliese", "Ann", "Bob", "Player", "linear"):
            assert name not in text


def test_an_unfinished_match_has_none_for_players_either(
    visit: Visit, ann: Browser, bob: Browser, record: Path
) -> None:
    for stage in ("gathering", "between", "playing"):
        table = keep(visit, record, ann.guest("Ann")["id"], bob.guest("Bob")["id"], stage=stage)
        for browser in (ann, bob, visit.browser()):
            for answer in (
                browser.get(path_of(table)),
                browser.post(path_of(table), None),
                browser.get(f"{path_of(table)}/rounds/1"),
            ):
                assert "is not over" in problem(answer, 403, "not_shown")
    assert visit.house.reviews.made == 0


def test_one_that_was_kept_is_not_shown_while_a_match_goes_on(
    visit: Visit, ann: Browser, record: Path
) -> None:
    """Whatever is in the store: permission is checked first."""
    table = keep(visit, record, ann.guest("Ann")["id"], None, stage="playing")

    async def write() -> None:
        row = ReviewRow(table_id=table, revision=REVISION, made_at=1.0, parts=(b"x", b"y"))
        await visit.house.store.keep_review(row, 10)

    visit.wait(write)
    problem(ann.get(path_of(table)), 403, "not_shown")
    problem(ann.get(f"{path_of(table)}/rounds/1"), 403, "not_shown")


def test_a_table_closed_to_spectators_is_reviewed_for_its_players(
    visit: Visit, ann: Browser, bob: Browser, record: Path
) -> None:
    table = keep(visit, record, ann.guest("Ann")["id"], None, spectators=False)
    bob.guest("Bob")
    made(ann, table)
    for answer in (
        bob.get(path_of(table)),
        bob.post(path_of(table), None),
        bob.get(f"{path_of(table)}/rounds/1"),
    ):
        assert "only its players" in problem(answer, 403, "not_shown")


def test_may_i_is_reviewed_hand_by_hand(visit: Visit, ann: Browser, tmp_path: Path) -> None:
    recorded(tmp_path / "match", "may-i", players=4, rounds=2)
    table = keep(visit, tmp_path / "match", *(None,) * 4, preset="may-i")
    summary = made(ann, table)["summary"]
    assert (summary["family"], summary["match_unit"]) == ("contract", "%")
    assert [person["seat"] for person in summary["people"]] == [0, 1, 2, 3]
    decided = 0
    for head in summary["rounds"]:
        assert head["seats"] == [0, 1, 2, 3]
        assert len(head["penalties"]) == 4
        assert all(abs(sum(spot["everyone"]) - 100) < 0.05 for spot in head["curve"])
        shown = ok(ann.get(f"{path_of(table)}/rounds/{head['part']}"))
        frames = ok(ann.get(f"/api/records/{table}/rounds/{head['round_number']}"))["frames"]
        decided += len(shown["decisions"])
        assert {each["kind"] for each in shown["decisions"]} <= {"draw", "call", "answer", "play"}
        steps = [each["step"] for each in shown["decisions"]]
        assert steps == sorted(steps)
        for each in shown["decisions"]:
            board = frames[each["step"]]["boards"][0]
            assert sorted(board["hands"][each["seat"]]) == sorted(each["hand"])
            played = each["options"][each["played"]]
            # A discard left to others is shown if that was a mistake.
            assert played["action"] is not None or each["mark"] != "none"
            for option in each["options"]:
                assert option["action"] is None or option["action"]["type"]
                lays_off = (option["action"] or {}).get("type") in {"lay_off", "displace"}
                assert bool(option["onto"]) == (lays_off and len(each["options"]) > 1)
        drawn = [each for each in shown["luck"] if each["card"] is not None]
        assert all(len(each["everyone"]) == 4 for each in drawn)
    shown_ones = {mistake["number"] for head in summary["rounds"] for mistake in head["mistakes"]}
    assert {worst["number"] for worst in summary["worst"]} <= shown_ones
    # All are counted, including those that are not shown.
    assert decided < sum(person["decisions"] for person in summary["people"])


def test_there_is_none_of_a_table_that_is_not_there(ann: Browser) -> None:
    for answer in (
        ann.get(path_of("t_none")),
        ann.post(path_of("t_none"), None),
        ann.get(f"{path_of('t_none')}/rounds/1"),
    ):
        problem(answer, 404, "not_found")
    problem(ann.get(f"{path_of('t_none')}/rounds/0"), 400, "form")


def test_a_log_that_does_not_hold_is_told_in_a_line(
    visit: Visit, ann: Browser, record: Path, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    broken.write_bytes(record.read_bytes())
    table = keep(visit, broken, None, None)

    async def spoil() -> None:
        store = visit.house.store
        entries = await store.entries(table)

        async def spoilt(_: str) -> Any:
            return tuple(
                msgspec.structs.replace(row, body=row.body.replace(b'"seat":0', b'"seat":1'))
                for row in entries
            )

        store.entries = spoilt  # type: ignore[method-assign, assignment]

    visit.wait(spoil)
    ok(ann.post(path_of(table), None))
    state = ok(ann.get(path_of(table)))
    while state["stage"] == "working":
        time.sleep(0.05)
        state = ok(ann.get(path_of(table)))
    assert state["stage"] == "failed"
    assert "line " in state["words"]
    assert "\n" not in state["words"]
    assert visit.house.reviews.failed == 1
