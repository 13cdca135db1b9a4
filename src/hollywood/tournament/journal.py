"""The folder of a tournament: its plan, and a line for every pair of games as soon as it is over.

A tournament that was killed goes on from there: the pairs in the journal are not played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from hollywood.arena.pooling import played_from
from hollywood.arena.running import Pair
from hollywood.errors import HollywoodError
from hollywood.play.text import to_plain
from hollywood.tournament.plan import Meeting, Plan

PLAN, RESULTS = "plan.json", "results.jsonl"
Key = tuple[int, int, int]
"""A round, a table, and the number of a pair from 0."""


class Journal:
    """What has been played; without a folder only in memory."""

    def __init__(self, plan: Plan, folder: Path | None, *, resume: bool = False) -> None:
        """Begin or continue; HollywoodError if the folder has something else in it."""
        self._plan = plan
        self.pairs: dict[Key, Pair] = {}
        self._file: int | None = None
        if folder is None:
            return
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._begin(folder, resume=resume)
        except OSError as error:
            why = error.strerror or error
            raise HollywoodError(f"{folder} cannot be written: {why}") from None

    def _begin(self, folder: Path, *, resume: bool) -> None:
        plan, results = folder / PLAN, folder / RESULTS
        written = msgspec.json.encode(self._plan)
        if plan.exists():
            if not resume:
                raise HollywoodError(
                    f"{folder} already has a tournament: add --resume to go on with it"
                )
            if plan.read_bytes() != written:
                raise HollywoodError(f"{folder} has another tournament: its plan is in {plan}")
        else:
            part = plan.with_suffix(".part")
            part.write_bytes(written)
            part.replace(plan)
        self._file = os.open(results, os.O_RDWR | os.O_CREAT, 0o644)
        raw = results.read_bytes()
        whole = raw.rfind(b"\n") + 1  # a line that was cut off is played again
        for number, line in enumerate(raw[:whole].splitlines(), 1):
            self._read(line, f"line {number} of {results}")
        os.ftruncate(self._file, whole)
        os.lseek(self._file, whole, os.SEEK_SET)

    def _read(self, line: bytes, where: str) -> None:
        try:
            plain = msgspec.json.decode(line)
            key = (plain["round"], plain["table"], plain["pair"] - 1)
            self.pairs[key] = played_from(plain["games"])
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            raise HollywoodError(f"{where} is no result of a tournament: {error}") from None

    def add(self, meeting: Meeting, number: int, pair: Pair) -> None:
        """Keep a pair of games, on disk before anything follows from it."""
        self.pairs[meeting.round, meeting.table, number] = pair
        if self._file is None:
            return
        told: dict[str, Any] = {
            "round": meeting.round,
            "table": meeting.table,
            "players": meeting.players,
            "pair": number + 1,
            "games": to_plain(pair),
        }
        line = msgspec.json.encode(told) + b"\n"
        try:
            while line:
                line = line[os.write(self._file, line) :]
            os.fsync(self._file)
        except OSError as error:
            why = error.strerror or error
            raise HollywoodError(f"the results cannot be written: {why}") from None

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def plan_in(folder: Path) -> Plan:
    """Read the plan of a tournament that was begun; HollywoodError if there is none."""
    path = folder / PLAN
    try:
        return msgspec.json.decode(path.read_bytes(), type=Plan)
    except OSError:
        raise HollywoodError(f"{folder} has no tournament to go on with") from None
    except msgspec.MsgspecError as error:
        raise HollywoodError(f"{path} is no plan of a tournament: {error}") from None
