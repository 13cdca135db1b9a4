"""Players at tables outside the arena: self-play, simulations, the terminal.

They sit down for one match after another. A player that cannot go on raises
:class:`PlayerFailed`, because here nobody wins by its forfeit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Self

from hollywood.arena.child import end_all
from hollywood.arena.keeping import Programs
from hollywood.arena.players import Player, labels, player_named
from hollywood.arena.running import PlayerFailed
from hollywood.arena.seats import Forfeit, SeatAt
from hollywood.arena.sitting import kinds_of, sit
from hollywood.arena.spec import BUDGET_MS, Spec, Unit, text_seed
from hollywood.match.presets import AnyRules
from hollywood.match.table import MatchTable
from hollywood.play import Seat


class Company:
    """The players of one table after another; always call :meth:`close`."""

    def __init__(
        self,
        rules: AnyRules,
        names: Sequence[str],
        *,
        unit: Unit = "matches",
        budget_ms: int = BUDGET_MS,
        keep: bool = False,
    ) -> None:
        """HollywoodError if a name is that of no player of this game."""
        self.players: list[Player] = [player_named(name, rules.family) for name in names]
        self.labels: tuple[str, ...] = labels(self.players)
        self._spec = Spec(
            rules=rules.to_mapping(),
            players=tuple(names),
            unit=unit,
            seed="",
            budget_ms=budget_ms,
        )
        self._programs = Programs(keep=keep)
        self._seated: list[SeatAt] = []
        self._sat = 0  # how often somebody sat down

    def sit(
        self, table: MatchTable, seat: Seat, number: int, seed: str, placed: Sequence[int]
    ) -> SeatAt:
        """Seat player ``number``; ``placed`` says which player sits in each seat."""
        bots = kinds_of([self.players[each] for each in placed])
        player = self.players[number]
        # A program's seed says nothing about the decks, which follow from ``seed``.
        self._sat += 1
        chance = f"program|{self._sat}" if player.command else f"{seed}|{seat}"
        with self.failures(table):
            seated = sit(
                table,
                seat,
                self._spec,
                player,
                seed=text_seed(chance),
                bots=bots,
                programs=self._programs,
            )
        self._seated.append(seated)
        return seated

    def round_over(self, table: MatchTable, *, last: bool) -> None:
        """Tell everybody that a round is over."""
        with self.failures(table):
            for seated in self._seated:
                seated.round_over(last=last)

    def leave(self, winners: Sequence[Seat]) -> None:
        """Let everybody go at the end of a match; kept programs stay up."""
        for seated in self._seated:
            seated.game_over(winners, None)
        self._release()

    def _release(self) -> None:
        while self._seated:
            self._seated.pop().close()

    @contextmanager
    def failures(self, table: MatchTable) -> Iterator[None]:
        """Turn a forfeit into :class:`PlayerFailed`, which says whose it is and when it came."""
        try:
            yield
        except Forfeit as forfeit:
            name = table.match.players[forfeit.seat]
            number = max(1, table.match.round_number)
            words = f"{name} failed in round {number}: {forfeit.words}"
            raise PlayerFailed(words, forfeit.said) from None

    def close(self) -> None:
        """End all programs."""
        try:
            self._release()
            self._programs.close()
        finally:
            end_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
