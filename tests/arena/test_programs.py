"""Programs as players: the honest one plays whole matches; every other kind ends in a forfeit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hollywood.arena import program_seats
from hollywood.arena.spec import Unit
from hollywood.arena.wire import LONGEST_ANSWER
from tests.arena.programs import (
    example,
    played,
    program,
    spec_of,
    spoilt,
)

IMPATIENT_MS = 50


@pytest.mark.parametrize("rotation", [0, 1])
@pytest.mark.parametrize("preset", ["eaai", "gin", "straight-gin"])
def test_the_example_of_the_page_plays_whole_games(
    tmp_path: Path, preset: str, rotation: int
) -> None:
    bot = program(tmp_path, example())
    unit: Unit = "rounds" if preset == "straight-gin" else "games"
    there = played(spec_of(bot, "simple", preset=preset, unit=unit), rotation=rotation)
    assert there.lost is None
    assert sum(there.wins) == 1
    assert there.thinking[0].decisions > 5
    assert there.thinking[0].processor > 0


def test_two_programs_play_a_match_on_three_columns(tmp_path: Path) -> None:
    bot = program(tmp_path, example())
    there = played(spec_of(bot, bot, preset="hollywood-gin", unit="matches"))
    assert there.lost is None
    assert there.net is not None
    assert there.net[0] == -there.net[1]
    assert there.rounds > 5


def test_the_other_example_of_the_page_plays_a_match_and_does_all_that_it_can(
    tmp_path: Path,
) -> None:
    tally = tmp_path / "tally"
    telling = example("contract").replace(
        "        print(json.dumps(answer), flush=True)\n",
        f"        print((action or {{}}).get('type'), file=open({str(tally)!r}, 'a'))\n"
        "        print(json.dumps(answer), flush=True)\n",
    )
    bot = program(tmp_path, telling)
    there = played(spec_of(bot, "greedy", "greedy", "greedy", preset="may-i", unit="matches"))
    assert there.lost is None
    assert there.rounds == 7
    done = set(tally.read_text(encoding="utf-8").split())
    assert done >= {"None", "call", "draw", "take", "allow", "lay_down", "lay_off", "discard"}
    assert there.tallies[0].may_is > 0


TELLING = """
import json, pathlib, sys
hello = json.loads(sys.stdin.readline())
turn = {{}}
print('{{"type": "ready"}}', flush=True)
while turn.get("type") != "turn":
    turn = json.loads(sys.stdin.readline())
there = pathlib.Path({path!r})
there.write_text(json.dumps([hello["seed"], [seat["bot"] for seat in turn["table"]["seats"]]]))
"""


def test_its_seed_says_nothing_of_the_decks_and_it_knows_whom_it_plays(tmp_path: Path) -> None:
    """With any ``--seed`` the program gets the same number, and another one for each game."""
    path = tmp_path / "told"
    bot = program(tmp_path, TELLING.format(path=str(path)))
    told = []
    for seed, pair, rotation in (("7", 0, 0), ("8", 0, 0), ("7", 1, 0), ("7", 0, 1)):
        there = played(spec_of(bot, "simple", seed=seed), pair=pair, rotation=rotation)
        assert there.lost is not None
        told.append(json.loads(path.read_text(encoding="utf-8")))
    (one, bots), (other, _), (next_pair, _), (turned, exchanged) = told
    assert one == other
    assert len({one, next_pair, turned}) == 3
    assert (bots, exchanged) == (["program", "simple"], ["simple", "program"])


SPOILT = {
    "what is not allowed": (
        'say(type="act", number=number, action={"type": "draw"})',
        ("illegal", "upcard"),
    ),
    "nothing where it must act": (
        'say(type="act", number=number, action=None)',
        ("illegal", "did nothing"),
    ),
    "a card it has not": (
        (
            'say(type="act", number=number, action={"type": "pass"}); turn = hear()\n'
            'while not turn.get("table", {}).get("boards", [{}])[0].get("phase") == "discard":\n'
            '    if turn["type"] == "turn":\n'
            '        say(type="act", number=turn["number"], action={"type": "draw"})\n'
            "    turn = hear()\n"
            'hand = turn["table"]["boards"][0]["hands"][hello["seat"]]\n'
            'card = "As" if "As" not in hand else "Ah" if "Ah" not in hand else "Ad"\n'
            'say(type="act", number=turn["number"], action={"type": "discard", "card": card})'
        ),
        ("illegal", "discard"),
    ),
    "no action of this game": (
        'say(type="act", number=number, action={"type": "fly"})',
        ("garbage", "fly"),
    ),
    "what would do something to a terminal": (
        'say(type="act", number=number, action={"type": "\\x1b[2J" + "\\n" * 9 + "x" * 2000})',
        ("garbage", "no action"),
    ),
    "an action of another game": (
        'say(type="act", number=number, action={"type": "call"})',
        ("garbage", "call"),
    ),
    "no JSON": ('print("pass", flush=True)', ("garbage", "'pass'")),
    "no text": (
        'sys.stdout.buffer.write(b"\\xff\\x00\\x1b[2J\\n"); sys.stdout.flush()',
        ("garbage", "no Answer"),
    ),
    "an empty line": ('print("", flush=True)', ("garbage", "no Answer")),
    "a list": ('print("[]", flush=True)', ("garbage", "no Answer")),
    "JSON that is nested too deeply": (
        'print("[" * 4000, flush=True)',
        ("garbage", "no Answer"),
    ),
    "a field too many": (
        'say(type="act", number=number, action={"type": "pass"}, hint=1)',
        ("garbage", "hint"),
    ),
    "another decision": (
        'say(type="act", number=number + 1, action={"type": "pass"})',
        ("garbage", "answered decision 2 when asked 1"),
    ),
    "the end": ("sys.exit(3)", ("died", "exit status 3")),
    "an error of its own": ('raise ValueError("oh dear")', ("died", "ValueError: oh dear")),
    "its own death": ("os.kill(os.getpid(), 9)", ("died", "signal 9")),
    "a closed output": ("os.close(1); time.sleep(600)", ("silent", "closed its output")),
    "too long a line": (
        'sys.stdout.write("x" * 100000); sys.stdout.flush(); time.sleep(600)',
        ("flood", str(LONGEST_ANSWER)),
    ),
    "lines without end": (
        'while True: sys.stdout.write("\\n" * 1000)',
        ("garbage flood", ""),
    ),
    "bytes without end": (
        'while True: os.write(1, b"x" * 65536)',
        ("flood", ""),
    ),
    "two answers at once": (
        (
            'say(type="act", number=number, action={"type": "pass"})\n'
            'say(type="act", number=number + 7, action={"type": "draw"})\ntime.sleep(600)'
        ),
        ("unasked garbage", ""),
    ),
    "the end, with a child that holds its output": (
        'subprocess.Popen(["sleep", "600"]); os._exit(4)',
        ("died", "exit status 4"),
    ),
}


@pytest.mark.parametrize("deed", SPOILT)
def test_whoever_does_not_play_loses_the_game(tmp_path: Path, deed: str) -> None:
    code, (codes, words) = SPOILT[deed]
    there = played(spec_of("simple", spoilt(tmp_path, code), unit="games"))
    assert there.lost is not None
    assert there.lost.player == 1
    assert there.lost.code in codes.split()
    assert words in there.lost.words
    assert there.lost.words.isprintable()
    assert len(there.lost.words) < 500
    assert there.wins == [1.0, 0.0]
    assert there.net is None
    assert there.rounds == 0


@pytest.mark.parametrize(
    "deed",
    [
        "time.sleep(600)",
        "while True: pass",
        "while True: os.write(2, b'noise' * 10000)",
        (
            "import signal\nfor n in range(1, 32):\n    try: signal.signal(n, signal.SIG_IGN)\n"
            "    except OSError: pass\nwhile True: time.sleep(600)"
        ),
        "sys.stdin.close(); time.sleep(600)",
        "sys.stdout.write('{'); sys.stdout.flush(); time.sleep(600)",
        "os.kill(os.getpid(), 19)",
    ],
)
def test_whoever_is_late_loses_the_game(tmp_path: Path, deed: str) -> None:
    there = played(spec_of(spoilt(tmp_path, deed), "simple", budget_ms=IMPATIENT_MS))
    assert there.lost is not None
    assert (there.lost.player, there.lost.code) == (0, "late")
    assert there.wins == [0.0, 1.0]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import time; time.sleep(600)", "late"),
        ("print('hello', flush=True); import time; time.sleep(600)", "garbage unasked"),
        ("raise SystemExit(1)", "died"),
        ("import os; os.close(0); os.close(1); import time; time.sleep(600)", "silent"),
    ],
)
def test_whoever_does_not_get_ready_loses_the_game(
    tmp_path: Path, code: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if expected == "late":
        monkeypatch.setattr(program_seats, "START_SECONDS", 0.5)
    there = played(spec_of("simple", program(tmp_path, code)))
    assert there.lost is not None
    assert there.lost.code in expected.split()
    assert "before the game" in there.lost.words
    assert there.wins == [1.0, 0.0]


def test_a_file_that_is_no_program_loses_the_game(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_text("#!/nowhere/at/all\n", encoding="utf-8")
    path.chmod(0o755)
    there = played(spec_of("simple", f"program:{path}"))
    assert there.lost is not None
    assert there.lost.code == "died"
    assert "cannot be started" in there.lost.words


def test_of_two_programs_the_one_that_fails_loses(tmp_path: Path) -> None:
    good = program(tmp_path, example())
    bad = spoilt(tmp_path, "sys.exit(1)")
    log = tmp_path / "log"
    telling = example().replace(
        "    message = json.loads(line)\n",
        f"    message = json.loads(line)\n    open({str(log)!r}, 'a').write(line)\n",
    )
    assert played(spec_of(good, bad)).wins == [1.0, 0.0]
    told = program(tmp_path, telling, "telling.py")
    assert played(spec_of(bad, told), rotation=1).wins == [0.0, 1.0]
    last = json.loads(log.read_text(encoding="utf-8").splitlines()[-1])
    assert last["type"] == "game_over"
    assert last["winners"] == [0]
    assert "forfeit" in last["forfeit"]


def test_what_a_program_is_told(tmp_path: Path) -> None:
    """From hello to goodbye, in order, and the events of the table without a gap."""
    log = tmp_path / "log"
    telling = example().replace(
        "    message = json.loads(line)\n",
        f"    message = json.loads(line)\n    open({str(log)!r}, 'a').write(line)\n",
    )
    bot = program(tmp_path, telling)
    there = played(spec_of(bot, "greedy", unit="games", budget_ms=60_000))
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in told]
    assert kinds[0] == "hello"
    assert kinds[-1] == "game_over"
    assert kinds[-2] == "round_over"
    assert kinds.count("round_over") == there.rounds
    assert set(kinds[1:-2]) == {"turn", "round_over"}
    hello = told[0]
    assert hello["protocol"] == 1
    assert hello["names"][hello["seat"]] == "python bot.py" or "bot.py" in hello["names"][0]
    assert (hello["budget_ms"], hello["grace_ms"], hello["unit"]) == (60_000, 500, "games")
    assert hello["rules"]["gin_bonus"] == 25
    turns = [message for message in told if message["type"] == "turn"]
    assert [message["number"] for message in turns] == list(range(1, len(turns) + 1))
    events = sum(len(message.get("events", ())) for message in told)
    assert events == told[-2]["table"]["version"], "every event once, none left out"
    assert told[-2]["table"]["stage"] == "over"
    assert max(told[-2]["sheet"]["columns"][0]["totals"]) >= 100
    assert told[-2]["table"]["boards"][0]["result"] is not None
