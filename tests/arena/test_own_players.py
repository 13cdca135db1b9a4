"""Players that are not built in: Python classes here and apart, engines, programs that are kept."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from hollywood.arena.game import play_table
from hollywood.arena.keeping import Programs
from hollywood.arena.moves import event_text, move_text, position_of, read_move
from hollywood.arena.players import labels, player_named, split_players
from hollywood.arena.program_seats import ACTIONS
from hollywood.arena.running import PlayerFailed, check, run
from hollywood.arena.spec import Unit, tables_of
from hollywood.bots import Driver, make_bot
from hollywood.errors import HollywoodError
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat
from hollywood.records import read_record, replay
from tests.arena.programs import number_in, played, program, spec_of
from tests.processes import wait_for_end
from tests.waiting import PATIENCE

HERE = "tests.arena.own_bots"
EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "engine.py"
ENGINE = f"engine:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"


@pytest.fixture(autouse=True)
def _root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLE.parent.parent))


# ------------------------------------------------------------------------------ names


def test_players_have_names() -> None:
    names = ["Mine=greedy", f"python:{HERE}:Greedy", f"Eng={ENGINE}", ENGINE, "greedy"]
    players = [player_named(name, "gin") for name in names]
    assert [player.kind for player in players] == ["bot", "python", "engine", "engine", "bot"]
    assert labels(players)[:3] == ("Mine", "Greedy", "Eng")
    assert player_named("program:env A=1 true", "gin").called is None
    assert split_players("a, 'program:x --y 1,2',b") == ["a", "program:x --y 1,2", "b"]
    assert split_players("program:x 'a,b' c") == ["program:x 'a,b' c"]


# ------------------------------------------------------------------------------ Python classes


@pytest.mark.parametrize("where", ["python", "child"])
@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_a_class_plays_like_the_bot_in_it(where: str, preset: str) -> None:
    others = ["simple"] if preset == "gin" else ["simple"] * 3
    own = played(spec_of(f"{where}:{HERE}:Greedy", *others, preset=preset))
    assert own.lost is None
    built_in = played(spec_of("greedy", *others, preset=preset))
    assert own.tallies[0].points == built_in.tallies[0].points
    assert own.wins == built_in.wins


@pytest.mark.parametrize("where", ["python", "child"])
def test_a_class_hears_what_its_seat_sees(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "heard"
    monkeypatch.setenv("HOLLYWOOD_TEST_HEARD", str(path))
    spec = spec_of(f"{where}:{HERE}:Listening", "simple", preset="gin", unit="games")
    assert played(spec).lost is None
    heard = path.read_text(encoding="utf-8").split("\n")
    assert heard.count("another hand") == heard.count("dealt") > 1, "it sees one hand, its own"
    assert heard.count("round_over") == heard.count("dealt") - 1
    assert "stake" in heard


@pytest.mark.parametrize("where", ["python", "child"])
@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("Failing", "died", "ValueError: oh dear"),
        ("Broken", "died", "OSError: no weights"),
        ("Foolish", "garbage", ""),
    ],
)
def test_a_class_that_fails_loses_the_game(where: str, name: str, code: str, words: str) -> None:
    lost = played(spec_of("greedy", f"{where}:{HERE}:{name}", preset="gin")).lost
    assert lost is not None
    assert (lost.player, lost.code) == (1, code)
    assert words in lost.words
    if words:
        assert any("raise" in line for line in lost.said)
        assert not any("hollywood/arena/seats.py" in line for line in lost.said)


def test_a_class_apart_cannot_hang_or_flood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "pid"
    monkeypatch.setenv("HOLLYWOOD_TEST_HEARD", str(path))
    spec = spec_of(f"child:{HERE}:Hanging", "greedy", preset="gin", budget_ms=1000)
    lost = played(spec).lost
    assert lost is not None
    assert lost.code == "late"
    wait_for_end(number_in(path))
    assert played(spec_of(f"child:{HERE}:Chatting", "greedy", preset="gin")).lost is None


# ------------------------------------------------------------------------------ engines


@pytest.mark.parametrize(
    ("preset", "unit"), [("gin", "games"), ("straight-gin", "rounds"), ("may-i", "rounds")]
)
def test_the_example_engine_plays(preset: str, unit: Unit) -> None:
    others = ["greedy"] if preset != "may-i" else ["greedy"] * 3
    there = played(spec_of(ENGINE, *others, preset=preset, unit=unit))
    assert there.lost is None, there.lost
    assert there.thinking[0].decisions > 3


ANSWERS = {
    "no move": ("print('bestmove fly')", "garbage"),
    "no word": ("print('bestmove')", "garbage"),
    "what it may not do": ("print('bestmove draw')", "illegal"),
    "nothing": ("print('bestmove none')", "illegal"),
    "a strange meld": ("print('bestmove knock:Kc:3c3')", "garbage"),
    "only news": ("print('info depth 1'); time.sleep(600)", "late"),
    "the end": ("sys.exit('no more')", "died"),
}


@pytest.mark.parametrize("deed", ANSWERS)
def test_an_engine_that_answers_wrongly_loses(tmp_path: Path, deed: str) -> None:
    code, fault = ANSWERS[deed]
    text = (
        "import sys, time\n"
        "for line in sys.stdin:\n"
        "    word = line.split()[0]\n"
        "    if word == 'hci': print('hello'); print('hciok')\n"
        "    if word == 'isready': print('readyok')\n"
        f"    if word == 'go': {code}\n"
        "    sys.stdout.flush()\n"
    )
    engine = program(tmp_path, text).replace("program:", "engine:")
    budget = 1 if fault == "late" else 600_000
    lost = played(spec_of(engine, "greedy", preset="gin", budget_ms=budget)).lost
    assert lost is not None
    assert (lost.player, lost.code) == (0, fault)


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_every_move_of_whole_games_can_be_written_and_read(preset: str) -> None:
    rules = rules_for(preset)
    seats = 2 if rules.family == "gin" else 4
    names = [f"p{seat}" for seat in range(seats)]
    table = MatchTable.open(rules, names, first_dealer=Seat(0), secrets=seeded_secrets("5"))
    said: set[str] = set()

    def watch(_: Seat, action: Action) -> None:
        text = move_text(action)
        assert " " not in text
        assert read_move(text, rules.family, ACTIONS[rules.family]) == action or "call" in text
        said.add(text.partition(":")[0])

    bots = {
        Seat(seat): make_bot("greedy", seat_name=name, seed=1) for seat, name in enumerate(names)
    }
    driver = Driver(table, bots, watch=watch)
    for _ in range(5):
        table.deal()
        driver.play_on()
    expected = (
        {"draw", "take", "pass", "discard", "knock", "show", "lay_off"}
        if rules.family == "gin"
        else {"draw", "take", "discard", "lay_down", "lay_off", "call", "allow", "deny"}
    )
    assert said >= expected


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_a_position_says_nothing_that_the_seat_does_not_know(preset: str) -> None:
    """Other hands and another stock behind the same view: the same line."""
    rules = rules_for(preset)
    names = [f"p{seat}" for seat in range(2 if rules.family == "gin" else 4)]
    table = MatchTable.open(rules, names, first_dealer=Seat(0), secrets=seeded_secrets("5"))
    table.deal()
    seat = table.match.awaiting[0]
    view = table.view(seat)
    assert view is not None
    events = [each.event for each in table.events(seat)]
    line = position_of(view, table.match, events)
    shown = {card.text for card in view.hand} | {card.text for card in view.table.discards}
    fields = line.partition(" moves ")[0]
    hidden = {
        card.text
        for board in table.match.boards
        for place, hand in enumerate(board.round.hands)
        if Seat(place) != view.seat
        for card in hand
    } - shown
    assert not [card for card in hidden if card in fields.replace("contract", "")]
    assert event_text(events[0]) is None


@pytest.mark.parametrize("text", ["fly", "discard:Zz", "lay_off:3s:x", "discard:Kc:Kd", "knock:K"])
def test_nonsense_is_no_move(text: str) -> None:
    with pytest.raises(HollywoodError):
        read_move(text, "gin", ACTIONS["gin"])


# ------------------------------------------------------------------------------ kept programs

COUNTING = """
import os, pathlib
with open({path!r}, "a") as file:
    file.write(str(os.getpid()) + "\\n")
"""


@pytest.mark.parametrize("keep", [False, True])
def test_a_program_stays_up_if_it_is_kept(tmp_path: Path, keep: bool) -> None:
    path = tmp_path / "pids"
    code = EXAMPLE.read_text(encoding="utf-8")
    code = code.replace("import sys\n", "import sys\n" + COUNTING.format(path=str(path)), 1)
    engine = program(tmp_path, code, "engine.py").replace("program:", "engine:")
    outcome = run(spec_of(engine, "greedy", preset="gin"), 3, 1, lambda _: None, keep=keep)
    assert sum(game.lost is not None for pair in outcome.pairs for game in pair) == 0
    pids = path.read_text(encoding="utf-8").split()
    assert len(pids) == (1 if keep else 6)
    wait_for_end(*map(int, pids))


def test_two_seats_of_a_kept_program_are_two_programs() -> None:
    spec = spec_of(ENGINE, ENGINE, preset="gin")
    programs = Programs(keep=True)
    try:
        for _ in range(2):
            there = play_table(spec, check(spec), tables_of(spec, 0)[0], programs=programs)
            assert there.lost is None
        ((_, idle),) = programs._idle.items()
        first, second = idle
        second.tell(b"quit\n", PATIENCE)
        wait_for_end(second.pid)
        assert programs.take(check(spec)[0].command) is first, "a dead one is not used again"
        programs.give_back(first, check(spec)[0].command, faulty=False)
    finally:
        programs.close()


# ------------------------------------------------------------------------------ early ends, records


def test_only_a_player_that_never_decided_stops_the_run(tmp_path: Path) -> None:
    bad = program(tmp_path, "import sys\nprint('oh', file=sys.stderr)\nsys.exit(4)\n")
    with pytest.raises(PlayerFailed, match=r"cannot play: before the game it ended") as failed:
        run(spec_of(bad, "greedy"), 50, 1, lambda _: None)
    assert failed.value.said == ("line 1: oh",)
    later = spec_of(f"python:{HERE}:Failing", "greedy", preset="gin")
    outcome = run(later, 2, 1, lambda _: None)
    assert len(outcome.pairs) == 2


@pytest.mark.parametrize(
    ("preset", "unit", "players"),
    [
        ("hollywood-gin", "games", 2),
        ("eaai", "rounds", 2),
        ("may-i", "rounds", 4),
    ],
)
def test_every_record_of_a_run_verifies(
    tmp_path: Path, preset: str, unit: Unit, players: int
) -> None:
    spec = spec_of("greedy", *["simple"] * (players - 1), preset=preset, unit=unit)
    outcome = run(spec, 2, 1, lambda _: None, first=5, records=tmp_path)
    paths = sorted(tmp_path.iterdir())
    assert [path.suffix for path in paths] == [".txt"] * 2 * players
    games = [game for pair in outcome.pairs for game in pair]
    for path, game in zip(paths, games, strict=True):
        table = replay(read_record(path))
        assert table.match.round_number == game.rounds
    assert json.loads(paths[0].read_text(encoding="utf-8").split("\n")[0])["format"]
