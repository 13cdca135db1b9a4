"""Plays pair after pair, here or in several processes, until all are played or it is stopped."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

import msgspec

from hollywood.arena.child import end_all
from hollywood.arena.game import Played, play_table
from hollywood.arena.keeping import Programs
from hollywood.arena.players import Player, labels, player_named, seat_names
from hollywood.arena.recording import Recording, record_name
from hollywood.arena.spec import Spec, contracts_before, rules_of, seats_for, tables_of
from hollywood.bots import make_bot
from hollywood.bots.informed import show_stake
from hollywood.errors import HollywoodError
from hollywood.match.decks import seeded_secrets
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.processes import Workers

_AHEAD_OF_EACH = 2  # pairs assigned to each worker: the current one and the next
_POLL_SECONDS = 0.2

Pair = tuple[Played, ...]
Progress = Callable[[int], object]
"""Called from time to time with the number of finished pairs."""


class Outcome(msgspec.Struct, kw_only=True):
    """What was played: whole pairs only, in order."""

    pairs: list[Pair]
    interrupted: bool
    seconds: float
    numbers: list[int] = []  # of the pairs


class Job(NamedTuple):
    """A pair to play: its number, what is played, and the folder for its records, if any."""

    spec: Spec
    pair: int
    records: str | None = None


class PlayerFailed(HollywoodError):
    """A player cannot go on; ``said`` is what its program wrote to standard error."""

    def __init__(self, words: str, said: Sequence[str]) -> None:
        super().__init__(words)
        self.said: tuple[str, ...] = tuple(said)


def check(spec: Spec) -> list[Player]:
    """Return the players; HollywoodError if they cannot play this."""
    rules = rules_of(spec)
    players = [player_named(name, rules.family) for name in spec.players]
    seats_for(rules, len(players))
    if spec.budget_ms < 1:
        raise HollywoodError(f"the budget cannot be {spec.budget_ms} ms: a whole number from 1")
    return players


def run(
    spec: Spec,
    pairs: int,
    workers: int,
    progress: Progress,
    *,
    first: int = 0,
    keep: bool = False,
    records: Path | None = None,
) -> Outcome:
    """Play ``pairs`` pairs from number ``first``; Ctrl-C ends the run and keeps finished pairs.

    The games do not depend on the number of workers, except for programs and bots that use the
    clock. With ``keep``, programs stay up for the whole run. The records of the games are written
    to the folder ``records``. :class:`PlayerFailed` if a program ends before it decides anything.
    """
    done: dict[int, Pair] = {}
    folder = None if records is None else str(records)
    began = time.perf_counter()

    def jobs() -> Iterator[Job]:
        nonlocal began
        began = time.perf_counter()  # everything is loaded now
        for number in range(first, first + pairs):
            yield Job(spec, number, folder)

    def finished(job: Job, pair: Pair) -> None:
        done[job.pair] = pair
        progress(len(done))

    check(spec)
    interrupted = not play_jobs(jobs(), workers, finished, keep=keep, warm=spec)
    return Outcome(
        pairs=[done[pair] for pair in sorted(done)],
        numbers=sorted(done),
        interrupted=interrupted,
        seconds=time.perf_counter() - began,
    )


def play_jobs(
    jobs: Iterable[Job],
    workers: int,
    finished: Callable[[Job, Pair], object],
    *,
    keep: bool = False,
    warm: Spec | None = None,
) -> bool:
    """Play pairs and call ``finished`` with each, in any order; False after Ctrl-C.

    ``warm`` is what is loaded and compiled before the first game. :class:`PlayerFailed` as in
    :func:`run`.
    """
    watched = _Watched()

    def come(job: Job, pair: Pair) -> None:
        watched.see(job.spec, pair)
        finished(job, pair)

    try:
        if workers == 1:
            here = _Here(keep=keep)
            try:
                if warm is not None:
                    here.players(warm)
                for job in jobs:
                    come(job, here.play(job))
            finally:
                here.programs.close()
        else:
            _with_workers(iter(jobs), workers, come, keep=keep, warm=warm)
    except KeyboardInterrupt:
        return False
    finally:
        end_all()
    return True


class _Watched:
    """Which players have made a decision: one that ends before its first one stops the run."""

    def __init__(self) -> None:
        self._decided: set[str] = set()

    def see(self, spec: Spec, pair: Pair) -> None:
        """Look at a pair; PlayerFailed if a player has never decided anything."""
        for game in pair:
            lost = game.lost
            for number, name in enumerate(spec.players):
                if game.thinking[number].decisions:
                    self._decided.add(name)
            if lost is None or lost.decisions or spec.players[lost.player] in self._decided:
                continue
            if lost.code in {"died", "silent"} or lost.words.startswith("before the game"):
                label = labels(check(spec))[lost.player]
                raise PlayerFailed(f"{label} cannot play: {lost.words}", lost.said)


class _Here:
    """What one process plays with."""

    def __init__(self, *, keep: bool) -> None:
        self.programs: Programs = Programs(keep=keep)
        self._players: dict[tuple[object, ...], list[Player]] = {}
        self._warm: set[tuple[object, ...]] = set()  # the bots that were asked once

    def players(self, spec: Spec) -> list[Player]:
        """Return the players of a spec, warmed up when they are first needed."""
        game = (repr(spec.rules), spec.unit)
        known = (*game, spec.players)
        if known not in self._players:
            self._players[known] = players = check(spec)
            cold = [each for each in players if (*game, each.bot) not in self._warm]
            if cold:
                _warm(spec, players, cold)
            self._warm |= {(*game, each.bot) for each in cold}
        return self._players[known]

    def play(self, job: Job) -> Pair:
        """Play a pair."""
        players = self.players(job.spec)
        games = []
        for table in tables_of(job.spec, job.pair):
            recording = Recording(contracts_before(job.spec, job.pair))
            log = {} if job.records is None else {"log": recording}
            games.append(play_table(job.spec, players, table, programs=self.programs, **log))
            if job.records is not None:
                recording.write(Path(job.records) / record_name(table))
        return tuple(games)


def _warm(spec: Spec, players: Sequence[Player], cold: Sequence[Player]) -> None:
    """Ask the built-in bots of ``cold`` once: what they compile or load is not part of a game.

    The bot sees the sheet as in a game. The value of scores is also computed here, which takes
    seconds under some rules.
    """
    rules = rules_of(spec)
    placed = tables_of(spec, 0)[0].placed
    there = MatchTable.open(
        rules, seat_names(players, placed), first_dealer=Seat(0), secrets=seeded_secrets("warm")
    )
    there.deal()
    (seat, *_) = there.match.awaiting
    view = there.view(seat)
    assert view is not None, "whoever is awaited plays"
    for name in {player.bot for player in cold if player.bot is not None}:
        bot = make_bot(name, seat_name=name, seed=0, family=rules.family)
        show_stake(bot, there.match, seat)
        bot.choose(view)


# ---------------------------------------------------------------------------- other processes


def _with_workers(
    jobs: Iterable[Job],
    workers: int,
    finished: Callable[[Job, Pair], object],
    *,
    keep: bool,
    warm: Spec | None,
) -> None:
    coming = iter(jobs)
    out: dict[Future[Pair], Job] = {}
    with Workers(workers, _prepare, (keep, warm), leaving=end_all) as pool:
        while True:
            while len(out) < workers * _AHEAD_OF_EACH:
                job = next(coming, None)
                if job is None:
                    break
                out[pool.submit(_play_here, job)] = job
            if not out:
                return
            ready, _ = wait(out, _POLL_SECONDS, FIRST_COMPLETED)
            for future in ready:
                try:
                    finished(out.pop(future), future.result())
                except BrokenProcessPool:
                    words = "a worker was killed, perhaps for want of memory"
                    raise HollywoodError(words) from None


_here: list[_Here] = []
"""What a worker process plays with."""


def _prepare(keep: bool, warm: Spec | None) -> None:
    """Prepare a worker: whatever ends it also ends the programs it started."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: _leave())
    _here[:] = [_Here(keep=keep)]
    if warm is not None:
        _here[0].players(warm)


def _leave() -> None:
    end_all()
    os._exit(1)


def _play_here(job: Job) -> Pair:
    return _here[0].play(job)
