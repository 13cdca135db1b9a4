"""What clients were promised and told, compared with a log: pure functions, and what they read.

A client keeps a :class:`History`: what it sent, how that was answered, and what it received, with
the version and the node that it came from. A database keeps a log (:class:`Row`), and, in the tests
of several nodes, who wrote each row under which fence (:class:`Wrote`). Together they must obey:

- what was acknowledged is in the log exactly once, with the version that was told; what was refused
  is not; what was never answered is there once or not at all;
- one person's commands are in the log in the order in which they were sent;
- nothing was done for a person that this person's client did not send;
- no client saw the version go back, on whatever node;
- nobody was told two contents of one version: each event is, byte for byte, the one that the log
  has at this version, as this viewer may know it. So there is one order for all, with no gap;
- the rows of a log count from one, were written in this order, and their versions never go back;
- the fence of a log never goes back, and only its owner wrote under each fence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple


class Row(NamedTuple):
    """An entry of a table's log: its number, the version it leads to, and whose command it was."""

    seq: int
    version: int
    person: str | None = None
    command: str | None = None
    acts: bool = False  # somebody's action, which only this person's client may have asked for


class Wrote(NamedTuple):
    """Who wrote an entry, as the database saw it, and whose the table was; in order.

    Number 0 is no entry: with it, a node took the table, or gave it back, under a new fence.
    """

    table: str
    seq: int
    fence: int
    node: str
    owner: str = ""


class Received(NamedTuple):
    """A new state: its version, the events that lead to it, and the node that sent it."""

    node: str
    version: int
    events: tuple[bytes, ...]
    complete: bool = True  # false: a client that was behind did not get all it had missed

    @property
    def first(self) -> int:
        """The version before the events."""
        return self.version - len(self.events)


@dataclass
class Sent:
    """A command: its content, how often it was sent, and its answer (``code`` if refused)."""

    words: str
    kind: str
    times: int = 0
    answered: bool = False
    code: str | None = None
    version: int | None = None

    @property
    def promised(self) -> bool:
        """Whether it was acknowledged, and so must be in the log.

        Being ready is acknowledged without being written, unless it starts the deal.
        """
        return self.answered and self.code is None and self.kind != "ready"


@dataclass
class History:
    """Everything one client did and was told; ``person`` is ``None`` for a spectator."""

    table: str
    person: str | None
    commands: dict[str, Sent] = field(default_factory=dict)  # in the order of sending
    received: list[Received] = field(default_factory=list)
    shown: bytes = b""
    sheet: bytes = b"null"
    proofs: bytes = b"[]"
    connects: int = 0
    closings: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # what was impossible as soon as it came

    @property
    def version(self) -> int | None:
        """The version last received."""
        return self.received[-1].version if self.received else None

    @property
    def snapshots(self) -> int:
        """How many welcomes back did not have all events."""
        return sum(not each.complete for each in self.received[1:])

    def note(self, news: Received) -> None:
        """Keep what was received, and whether it could not follow what was there before."""
        self.faults += wrong_step(self.received[-1] if self.received else None, news)
        self.received.append(news)

    def answer(self, name: str, code: str | None, version: int | None) -> None:
        """Keep the answer to a command."""
        sent = self.commands.get(name)
        if sent is None:
            self.faults.append(f"an answer to {name}, which was never sent")
            return
        if sent.answered:
            self.faults.append(f"{name} was answered twice")
        sent.answered, sent.code, sent.version = True, code, version

    @property
    def unanswered(self) -> list[Sent]:
        """The commands that wait for an answer."""
        return [sent for sent in self.commands.values() if not sent.answered]

    def done(self, kind: str = "act") -> int:
        """How many commands of a kind were acknowledged."""
        return sum(
            sent.answered and sent.code is None
            for sent in self.commands.values()
            if sent.kind == kind
        )


def wrong_step(before: Received | None, news: Received) -> list[str]:
    """Say what is wrong with a new state after another one."""
    if before is None:
        return []
    found = []
    if news.version < before.version:
        found.append(
            f"the table went back from {before.version} ({before.node}) to {news.version} "
            f"({news.node})"
        )
    elif news.complete and news.first != before.version:
        found.append(
            f"the events of {news.node} lead from {news.first} to {news.version}, "
            f"the client was at {before.version}"
        )
    return found


def commands_kept(rows: Sequence[Row], histories: Iterable[History]) -> list[str]:
    """Compare what was sent and acknowledged with a table's log."""
    histories = list(histories)
    found = []
    written = Counter(row.command for row in rows if row.command is not None)
    row_of = {row.command: row for row in rows if row.command is not None}
    sent = {
        (history.person, name): command
        for history in histories
        for name, command in history.commands.items()
    }
    for (_, name), command in sent.items():
        times = written[name]
        if times > 1:
            found.append(f"{name} was done {times} times")
        if command.promised:
            if times == 0:
                found.append(f"{name} was acknowledged and is lost")
            elif command.version != (at := row_of[name].version):
                found.append(f"{name} was done at {at}, and {command.version} was told")
        if command.code is not None and times:
            found.append(f"{name} was refused ({command.code}) and is done")
    for history in histories:
        order = [row_of[name].seq for name in history.commands if name in row_of]
        found += [
            f"{history.person}'s commands are at {first} and then at {second}"
            for first, second in pairwise(order)
            if second <= first
        ]
    people = {history.person for history in histories if history.person is not None}
    found += [
        f"entry {row.seq} was done for somebody who did not send it"
        for row in rows
        if row.acts and row.person in people and (row.person, row.command) not in sent
    ]
    return found


def told_as_kept(history: History, events: Sequence[bytes]) -> list[str]:
    """Compare what a client was told with the log's events as this viewer may know them.

    Event ``n`` of the log, counted from 1, leads to version ``n``.
    """
    found, before = [], None
    for news in history.received:
        found += wrong_step(before, news)
        before = news
        if news.version > len(events):
            found.append(f"{news.node} told version {news.version}, which is not in the log")
        for version, event in enumerate(news.events, news.first + 1):
            if version <= len(events) and events[version - 1] != event:
                found.append(f"{news.node} told another event {version} than the log has")
    return found


def one_writer(rows: Mapping[str, Sequence[Row]], wrote: Iterable[Wrote]) -> list[str]:
    """Check that each log has one order, and each fence of it one owner.

    ``rows`` are the logs by table, and ``wrote`` who wrote them; empty if nobody watched.
    """
    found = []
    for table, log in rows.items():
        if [row.seq for row in log] != list(range(1, len(log) + 1)):
            found.append(f"{table}: the entries do not count from 1 to {len(log)}")
        found += [
            f"{table}: entry {second.seq} goes back to version {second.version}"
            for first, second in pairwise(log)
            if second.version < first.version
        ]
    by_table: dict[str, list[Wrote]] = {}
    known_as: dict[str, str] = {}
    for each in wrote:
        node = known_as.setdefault(each.owner, each.node) if each.owner else each.node
        if node != each.node:
            found.append(
                f"{each.table}: entry {each.seq} of {each.owner} is by {each.node}, not by {node}"
            )
        by_table.setdefault(each.table, []).append(each)
    for table, written in by_table.items():
        writers: dict[int, str] = {}
        for each in written:
            writer = writers.setdefault(each.fence, each.node)
            if writer != each.node:
                found.append(
                    f"{table}: {writer} and {each.node} both wrote under fence {each.fence}"
                )
        for first, second in pairwise(written):
            if second.fence < first.fence:
                found.append(
                    f"{table}: entry {second.seq} has fence {second.fence}, after {first.fence}"
                )
        written = [each for each in written if each.seq]
        for first, second in pairwise(written):
            if second.seq != first.seq + 1:
                found.append(f"{table}: entry {second.seq} was written after {first.seq}")
        if table in rows and len(written) != len(rows[table]):
            found.append(f"{table}: {len(written)} entries were written, {len(rows[table])} kept")
    return found
