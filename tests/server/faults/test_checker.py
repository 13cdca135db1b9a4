"""The checker of histories finds every planted fault, and none where nothing is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.faults.checker import (
    History,
    Received,
    Row,
    Sent,
    Wrote,
    commands_kept,
    one_writer,
    told_as_kept,
)

TABLE = "t"
NODES = "one", "two", "three"


@dataclass
class Run:
    """A table's log, who wrote it, and what its clients saw: all right until a fault is planted."""

    rows: list[Row] = field(default_factory=list)
    wrote: list[Wrote] = field(default_factory=list)
    events: list[bytes] = field(default_factory=list)
    histories: list[History] = field(default_factory=list)

    def faults(self) -> list[str]:
        found = one_writer({TABLE: self.rows}, self.wrote)
        found += commands_kept(self.rows, self.histories)
        for history in self.histories:
            found += told_as_kept(history, self.events)
        return found

    def acknowledged(self) -> list[tuple[History, str, Sent]]:
        return [
            (history, name, sent)
            for history in self.histories
            for name, sent in history.commands.items()
            if sent.promised
        ]


def played(seed: int, moves: int = 14) -> Run:
    """Two players and a spectator at a table that changes hands among three nodes."""
    chance = random.Random(seed)
    run = Run()
    run.histories = [History(TABLE, "ann"), History(TABLE, "bob"), History(TABLE, None)]
    fence, owner, behind = 1, chance.choice(NODES), [0, 0, 0]
    for number in range(1, moves + 1):
        if number in {5, 9} or chance.random() < 0.1:
            fence, owner = fence + chance.randint(1, 2), chance.choice(NODES)
            run.wrote.append(Wrote(TABLE, 0, fence, owner, f"the process of {owner}"))
        who = chance.randrange(2)
        name = f"{who}-{number}"
        run.histories[who].commands[name] = sent = Sent("{}", "act", 1)
        if 0 < chance.random() < 0.15:
            sent.answered, sent.code = True, "not_now"
            continue
        length = chance.randint(1, 2)
        run.events += [f"{len(run.events) + each}".encode() for each in range(length)]
        version = len(run.events)
        run.rows.append(Row(len(run.rows) + 1, version, run.histories[who].person, name, True))
        run.wrote.append(Wrote(TABLE, len(run.rows), fence, owner, f"the process of {owner}"))
        if 0 < chance.random() < 0.8:  # else the answer was lost
            sent.answered, sent.version = True, version
        for place, history in enumerate(run.histories):
            if number == moves or chance.random() < 0.7:
                news = tuple(run.events[behind[place] : version])
                history.note(Received(owner, version, news))
                behind[place] = version
    return run


@given(st.integers(0, 10**6))
def test_a_right_history_has_no_faults(seed: int) -> None:
    run = played(seed)
    assert run.faults() == []
    assert [history.faults for history in run.histories] == [[], [], []]


def _lost(run: Run, chance: random.Random) -> None:
    _, name, _ = chance.choice(run.acknowledged())
    at = next(place for place, row in enumerate(run.rows) if row.command == name)
    gone = run.rows[at].seq
    del run.rows[at]
    run.rows = [row._replace(seq=place) for place, row in enumerate(run.rows, 1)]
    run.wrote = [
        each._replace(seq=each.seq - (each.seq > gone)) for each in run.wrote if each.seq != gone
    ]


def _doubled(run: Run, chance: random.Random) -> None:
    row = chance.choice(run.rows)
    run.rows.append(Row(len(run.rows) + 1, len(run.events), row.person, row.command, True))
    run.wrote.append(run.wrote[-1]._replace(seq=len(run.rows)))


def _swapped(run: Run, chance: random.Random) -> None:
    """Two of one person's commands stand in the log in the other order."""
    person = chance.choice([row.person for row in run.rows])
    mine = [place for place, row in enumerate(run.rows) if row.person == person]
    if len(mine) < 2:
        return _doubled(run, chance)
    one, other = chance.sample(mine, 2)
    first, second = run.rows[one], run.rows[other]
    run.rows[one] = first._replace(command=second.command)
    run.rows[other] = second._replace(command=first.command)
    return None


def _refused_and_done(run: Run, chance: random.Random) -> None:
    _, _, sent = chance.choice(run.acknowledged())
    sent.code = "not_now"


def _not_asked_for(run: Run, chance: random.Random) -> None:
    row = chance.choice(run.rows)
    history = next(each for each in run.histories if each.person == row.person)
    assert row.command is not None
    del history.commands[row.command]


def _went_back(run: Run, chance: random.Random) -> None:
    history = chance.choice(run.histories)
    news = history.received[-1]
    history.received.append(Received("two", news.version - 1, news.events[:0], complete=False))


def _gap(run: Run, chance: random.Random) -> None:
    history = max(run.histories, key=lambda each: len(each.received))
    at = chance.randrange(1, len(history.received))
    history.received[at] = history.received[at]._replace(events=history.received[at].events[1:])


def _two_contents(run: Run, chance: random.Random) -> None:
    history = chance.choice(run.histories)
    at = chance.randrange(len(history.received))
    news = history.received[at]
    history.received[at] = replace_event(news, chance.randrange(len(news.events)))


def replace_event(news: Received, at: int) -> Received:
    events = list(news.events)
    events[at] = b"another"
    return news._replace(events=tuple(events))


def _split_brain_seen(run: Run, chance: random.Random) -> None:
    """An overtaken owner goes on by itself and tells a client of moves that nobody keeps."""
    history = chance.choice(run.histories)
    history.note(Received("cut off", len(run.events) + 1, (b"never written",)))


def _split_brain_acknowledged(run: Run, chance: random.Random) -> None:
    """An overtaken owner acknowledges a move that nobody keeps."""
    history = chance.choice(run.histories[:2])
    history.commands["late"] = Sent("{}", "act", 1, answered=True, version=len(run.events) + 1)


def _split_brain_written(run: Run, chance: random.Random) -> None:
    """Two nodes write under one fence."""
    at = chance.choice([place for place, each in enumerate(run.wrote) if each.seq])
    same = [each for each in run.wrote if each.fence == run.wrote[at].fence]
    if len(same) == 1:
        run.rows.append(Row(len(run.rows) + 1, len(run.events)))
        run.wrote.append(Wrote(TABLE, len(run.rows), run.wrote[-1].fence, "an intruder"))
    else:
        run.wrote[at] = run.wrote[at]._replace(node="an intruder")


def _split_brain_unnoticed(run: Run, chance: random.Random) -> None:
    """An overtaken owner writes under the fence of the new one, who never writes."""
    fence = run.wrote[-1].fence + 1
    run.rows.append(Row(len(run.rows) + 1, len(run.events)))
    news = Wrote(TABLE, len(run.rows), fence, "an intruder", chance.choice(run.wrote).owner)
    run.wrote.append(news)


def _split_brain_alone(run: Run, _: random.Random) -> None:
    """An overtaken owner writes under the fence that another one took and never wrote under."""
    last = run.wrote[-1]
    run.rows.append(Row(len(run.rows) + 1, len(run.events)))
    run.wrote.append(Wrote(TABLE, 0, last.fence + 1, "a new owner"))
    run.wrote.append(Wrote(TABLE, len(run.rows), last.fence + 1, last.node))


def _fence_back(run: Run, _: random.Random) -> None:
    """An overtaken owner writes under its old fence, after the new one."""
    first = run.wrote[0]
    run.rows.append(Row(len(run.rows) + 1, len(run.events)))
    run.wrote.append(Wrote(TABLE, len(run.rows), first.fence, first.node))


def _row_overwritten(run: Run, chance: random.Random) -> None:
    entries = [each for each in run.wrote[:-1] if each.seq]
    run.wrote.insert(chance.randrange(1, len(run.wrote)), chance.choice(entries))


def _row_gone(run: Run, chance: random.Random) -> None:
    del run.rows[chance.randrange(len(run.rows))]


def _log_back(run: Run, chance: random.Random) -> None:
    at = chance.randrange(1, len(run.rows))
    run.rows[at] = run.rows[at]._replace(version=run.rows[at - 1].version - 1)


def _wrong_version(run: Run, chance: random.Random) -> None:
    _, _, sent = chance.choice(run.acknowledged())
    assert sent.version is not None
    sent.version += 1


FAULTS: tuple[Callable[[Run, random.Random], object], ...] = (
    *(_lost, _doubled, _swapped, _refused_and_done, _not_asked_for, _went_back, _gap),
    *(_two_contents, _split_brain_seen, _split_brain_acknowledged, _split_brain_written),
    *(_split_brain_unnoticed, _split_brain_alone),
    *(_fence_back, _row_overwritten, _row_gone, _log_back, _wrong_version),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__.strip("_"))
@given(seed=st.integers(0, 10**6))
def test_a_planted_fault_is_found(fault: Callable[[Run, random.Random], object], seed: int) -> None:
    run = played(seed)
    if not run.acknowledged():
        return
    fault(run, random.Random(seed))
    assert run.faults()


def test_a_client_notices_at_once_what_cannot_be() -> None:
    history = History(TABLE, "ann")
    history.note(Received("one", 3, (b"a", b"b", b"c")))
    history.note(Received("two", 2, ()))
    assert history.faults == ["the table went back from 3 (one) to 2 (two)"]
    history.answer("nobody's", None, 3)
    assert history.faults[1:] == ["an answer to nobody's, which was never sent"]


def test_being_ready_need_not_be_written() -> None:
    ready = Sent("{}", "ready", 1, answered=True, version=4)
    assert commands_kept([], [History(TABLE, "ann", {"ready": ready})]) == []
    act = replace(ready, kind="act")
    assert commands_kept([], [History(TABLE, "ann", {"act": act})]) == [
        "act was acknowledged and is lost"
    ]
