"""The end of a game: when a program may leave, and that it leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

from tests.arena.programs import example, number_in, played, program, spec_of, spoilt
from tests.processes import is_running, wait_for_end


def test_a_program_may_leave_after_the_last_round_and_not_before(tmp_path: Path) -> None:
    """It ends at the first `round_over`: the end for a round, but not for a game."""
    leaving = example().replace(
        '    elif message["type"] == "turn":',
        '    elif message["type"] == "round_over":\n'
        "        break\n"
        '    elif message["type"] == "turn":',
    )
    bot = program(tmp_path, leaving)
    assert played(spec_of(bot, "simple", unit="rounds")).lost is None
    there = played(spec_of(bot, "simple", unit="games"))
    assert there.lost is not None
    assert there.lost.code == "died"
    assert there.rounds == 1, "the round that was finished counts"
    assert sum(tally.rounds_won for tally in there.tallies) <= 1
    assert there.wins == [0.0, 1.0]


CHILD = (
    'child = subprocess.Popen(["sleep", "600"])\n'
    'open({path!r}, "w").write(str(child.pid) + "\\n")\n'
)


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    path = tmp_path / "child"
    deed = CHILD.format(path=str(path)) + "sys.exit(1)"
    there = played(spec_of(spoilt(tmp_path, deed), "simple"))
    assert there.lost is not None
    assert there.lost.code == "died"
    wait_for_end(number_in(path))


def test_what_an_honest_program_has_started_ends_with_it_too(tmp_path: Path) -> None:
    path = tmp_path / "child"
    code = "import subprocess\n" + CHILD.format(path=str(path)) + example()
    there = played(spec_of(program(tmp_path, code), "simple"))
    assert there.lost is None
    wait_for_end(number_in(path))


def test_a_program_that_will_not_leave_is_ended(tmp_path: Path) -> None:
    path = tmp_path / "own"
    code = (
        f'import os, time\nopen({str(path)!r}, "w").write(str(os.getpid()) + "\\n")\n'
        + example()
        + "\ntime.sleep(600)\n"
    )
    assert played(spec_of(program(tmp_path, code), "simple")).lost is None
    assert not is_running(number_in(path))


def test_a_program_that_hears_nothing_after_its_last_answer_has_not_lost(tmp_path: Path) -> None:
    """It closes its input before it shows its hand, with which a round is over."""
    leaving = "import os\n" + example().replace(
        "        print(json.dumps(answer), flush=True)\n",
        '        if answer["action"]["type"] == "show":\n'
        "            os.close(0)\n"
        "        print(json.dumps(answer), flush=True)\n"
        '        if answer["action"]["type"] == "show":\n'
        "            break\n",
    )
    bot = program(tmp_path, leaving)
    shown = 0
    for number in range(4):
        there = played(spec_of("simple", bot), pair=number)
        assert there.lost is None
        shown += there.tallies[0].kinds["knock"]
    assert shown, "the other has knocked, so that it showed its hand"
