"""Plays pair after pair, here or in several processes, until all are played or it is stopped."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from hollywood.arena.child import end_all
from hollywood.arena.game import Played, play_table
from hollywood.arena.players import Player, player_named, seat_names
from hollywood.arena.spec import Spec, rules_of, seats_for, tables_of
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


def check(spec: Spec) -> list[Player]:
    """Return the players; HollywoodError if they cannot play this."""
    rules = rules_of(spec)
    players = [player_named(name, rules.family) for name in spec.players]
    seats_for(rules, len(players))
    if spec.budget_ms < 1:
        raise HollywoodError(f"the budget cannot be {spec.budget_ms} ms: a whole number from 1")
    return players


def run(spec: Spec, pairs: int, workers: int, progress: Progress) -> Outcome:
    """Play pairs 0 to ``pairs - 1``; Ctrl-C ends the run and keeps the finished pairs.

    The games do not depend on the number of workers, except for programs and bots that use the
    clock.
    """
    players = check(spec)
    done: dict[int, Pair] = {}
    began = time.perf_counter()
    interrupted = False
    try:
        if workers == 1:
            _warm(spec, players)
            began = time.perf_counter()
            for pair in range(pairs):
                done[pair] = _play(spec, players, pair)
                progress(len(done))
        else:
            _with_workers(spec, pairs, workers, done, progress)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        end_all()
    return Outcome(
        pairs=[done[pair] for pair in sorted(done)],
        interrupted=interrupted,
        seconds=time.perf_counter() - began,
    )


def _play(spec: Spec, players: Sequence[Player], pair: int) -> Pair:
    return tuple(play_table(spec, players, table) for table in tables_of(spec, pair))


def _warm(spec: Spec, players: Sequence[Player]) -> None:
    """Ask every built-in bot once, so that what it compiles or loads first is not part of a game.

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
    for name in {player.bot for player in players if player.bot is not None}:
        bot = make_bot(name, seat_name=name, seed=0, family=rules.family)
        show_stake(bot, there.match, seat)
        bot.choose(view)


# ---------------------------------------------------------------------------- other processes


def _with_workers(
    spec: Spec, pairs: int, workers: int, done: dict[int, Pair], progress: Progress
) -> None:
    coming = iter(range(pairs))
    out: dict[Future[Pair], int] = {}
    with Workers(workers, _prepare, (spec,), leaving=end_all) as pool:
        while True:
            while len(out) < workers * _AHEAD_OF_EACH:
                pair = next(coming, None)
                if pair is None:
                    break
                out[pool.submit(_play_here, pair)] = pair
            if not out:
                return
            ready, _ = wait(out, _POLL_SECONDS, FIRST_COMPLETED)
            for future in ready:
                try:
                    done[out.pop(future)] = future.result()
                except BrokenProcessPool:
                    words = "a worker was killed, perhaps for want of memory"
                    raise HollywoodError(words) from None
            progress(len(done))


_here: list[Any] = []
"""What a worker process plays: the spec and its players."""


def _prepare(spec: Spec) -> None:
    """Prepare a worker: whatever ends it also ends the programs it started."""
    signal.signal(signal.SIGTERM, lambda _number, _frame: _leave())
    players = check(spec)
    _warm(spec, players)
    _here[:] = [spec, players]


def _leave() -> None:
    end_all()
    os._exit(1)


def _play_here(pair: int) -> Pair:
    spec, players = _here
    return _play(spec, players, pair)
