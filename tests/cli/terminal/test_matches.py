"""Whole matches, played to the end by reading only the screen; killed once on the way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.running import as_program
from tests.cli.terminal.person import Person, Pipe, Terminal, Window


class Won(NamedTuple):
    """The result of a round, as the table told it."""

    points: int
    who: str


def play_with_a_power_cut(
    words: tuple[str, ...], home: Path, *, moves: int, window: bool = False
) -> str:
    """Play a match to its end; after some moves the process is killed and the match resumed."""
    record = home / "evening.hollywood"

    def terminal(*words: str) -> Terminal:
        return Window(*words, home=home) if window else Pipe(*words, home=home)

    first = Person(terminal(*words, "--record", str(record)))
    assert first.play(moves) == moves
    hand, question = first.say("hand"), first.question
    first.terminal.kill()
    seed = words[words.index("--seed") + 1]
    second = Person(terminal("--resume", str(record), "--seed", seed))
    assert "left out" not in second.seen
    assert second.question == question
    assert second.say("hand").replace("\n\n", "\n") == hand.replace("\n\n", "\n")
    second.play()
    assert second.terminal.status == 0
    assert as_program("verify", str(record)).status == 0
    return first.seen + second.seen


def last_sheet(seen: str) -> str:
    """The last sheet shown, with everything after it except the name of the record."""
    return seen[seen.rindex("You against Greta") : seen.index("The record is")]


def rounds_won(seen: str) -> list[Won]:
    """The points of every round, from the arithmetic on the screen."""
    found = re.findall(r"(?:=|\d:) (\d+) points? to (you|Greta)\.", " ".join(seen.split()))
    return [Won(int(points), who.capitalize()) for points, who in found]


def columns_by_hand(won: list[Won], games: int, target: int) -> list[dict[str, int]]:
    """Keep a Hollywood sheet as on paper: one more win, one more game, until it is over."""
    totals = [{"You": 0, "Greta": 0} for _ in range(games)]
    entered: dict[str, list[int]] = {"You": [], "Greta": []}
    for points, who in won:
        open_games = [g for g in range(games) if max(totals[g].values()) < target]
        fresh = [g for g in open_games if g not in entered[who]]
        entered[who] += fresh[:1]
        for game in open_games:
            if game in entered[who]:
                totals[game][who] += points
    return totals


def test_hollywood_gin(tmp_path: Path) -> None:
    words = ("hollywood-gin", "--seed", "7")
    seen = play_with_a_power_cut(words, tmp_path, moves=60)
    sheet = last_sheet(seen)
    won = rounds_won(seen)
    totals = columns_by_hand(won, games=3, target=100)
    winners = [max(game, key=lambda name: game[name]) for game in totals]
    for game in totals:
        assert max(game.values()) >= 100
        assert re.search(rf"\b{max(game.values())} X", sheet)
    best = max(winners, key=winners.count)
    assert f"{best} won the match with {winners.count(best)} of 3 games." in sheet
    for number, (points, who) in enumerate(won, 1):
        assert re.search(rf"^ *{number} {who} +{points}\b", sheet, re.MULTILINE)
    calm = Person(Pipe(*words, home=tmp_path))
    calm.play()
    assert last_sheet(calm.seen) == sheet


def test_gin_in_a_terminal(tmp_path: Path) -> None:
    seen = play_with_a_power_cut(("gin", "--seed", "3"), tmp_path, moves=40, window=True)
    sheet = last_sheet(seen)
    won = rounds_won(seen)
    (totals,) = columns_by_hand(won, games=1, target=100)
    assert max(totals.values()) >= 100
    loser, winner = sorted(totals, key=lambda name: totals[name])
    boxes = {name: sum(20 for each in won if each.who == name) for name in totals}
    game = 200 if not totals[loser] else 100
    net = totals[winner] + boxes[winner] + game - totals[loser] - boxes[loser]
    for name, more in ((winner, game), (loser, 0)):
        assert str(totals[name] + boxes[name] + more) in sheet
    assert f" {net} points from" in sheet
    assert f"{winner} won the game." in sheet


def test_may_i(tmp_path: Path) -> None:
    seen = play_with_a_power_cut(("may-i", "--seed", "1"), tmp_path, moves=90)
    told = re.findall(r"^  (You|Greta|Cary|Rita) +(\d+)(?:   .*)?$", seen, re.MULTILINE)
    hands = [dict(told[start : start + 4]) for start in range(0, len(told), 4)]
    assert len(hands) == 7
    totals = {name: sum(int(hand[name]) for hand in hands) for name in hands[0]}
    lines = seen.splitlines()
    (line,) = [line for line in lines[-12:] if line.startswith("total")]
    assert line.split()[1:] == [str(totals[name]) for name in ("You", "Greta", "Cary", "Rita")]
    winners = [name for name in totals if totals[name] == min(totals.values())]
    assert f"{winners[0]} won the match with {min(totals.values())} points." in seen


@pytest.mark.parametrize(
    "words",
    [
        ("gin", "--players", "3"),
        ("gin", "--players", "3", "--set", "form=dealer_sits_out", "--dealer", "me"),
        ("hollywood-gin", "--players", "4"),
        ("hollywood-rounds", "--bot", "random"),
        ("round-the-corner", "--set", "knocker_layoff=true", "--set", "stock_end=fiftieth_card"),
        ("gin", "--plain", "--bot", "random"),
    ],
    ids=" ".join,
)
def test_other_forms(words: tuple[str, ...], tmp_path: Path) -> None:
    plain = "--plain" in words
    person = Person(Pipe(*words, "--seed", "2", "--set", "target=40", home=tmp_path))
    if plain:
        while not person.over:
            move_by_voice(person)
    else:
        person.play()
    assert person.terminal.status == 0
    assert "The match is over" in person.seen
    if "3" in words:
        assert "You sit out" in person.seen
        assert re.search(
            r"^(Greta|Cary) (draws|takes \S+) and discards \S+\.", person.seen, re.MULTILINE
        )
    if "4" in words:
        assert "At the table of" in person.seen


def move_by_voice(person: Person) -> None:
    """Make one move in plain mode: cards are shown in words, and typed in words."""
    if "Another match" in person.question:
        person.say("n")
        return
    if "Enter for" in person.question:
        person.say("")
        return
    hint = " ".join(person.say("hint quick").split())
    found = re.search(r"The club player would (.+?)[.:] ?", hint)
    assert found
    assert not re.search(r"\b[A2-9TJQK][cdhs]\b", hint)
    advice = found[1]
    if advice.startswith("discard "):
        person.say(advice.removeprefix("discard "))
    elif advice.startswith("knock"):
        person.say(f"knock {advice.removeprefix('knock, discarding ')}")
    else:
        person.say("best" if advice == "show the hand" else advice.partition(" ")[0])
