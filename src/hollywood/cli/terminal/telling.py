"""Following the table: every event that is new to the person becomes part of the story."""

from __future__ import annotations

from typing import Any

from hollywood import contract, gin
from hollywood.cli.terminal.contract import story as contract_story
from hollywood.cli.terminal.gin import story as gin_story
from hollywood.cli.terminal.sitting import Sitting
from hollywood.match.table import TableEvent


class Telling:
    """Describes the person's board, event by event; other boards are described when done."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._version = 0
        self._open: Any = None  # the open table of the person's board, before the next event

    def catch_up(self) -> None:
        """Describe what has happened since the last call."""
        sitting = self._sitting
        for event in sitting.table.events(sitting.me, since=self._version):
            self._follow(event)
        self._version = sitting.table.version

    def skip(self) -> None:
        """Skip what has happened so far, as after a match was read from its record."""
        self.catch_up()
        self._sitting.story.forget()

    def _follow(self, told: TableEvent) -> None:
        sitting, event = self._sitting, told.event
        watched = sitting.match.board_of(sitting.me) or 0
        if told.board != watched or told.round_number != sitting.match.round_number:
            return
        rules: Any = sitting.match.rules
        if isinstance(event, gin.Dealt | contract.Dealt):
            of_game = gin.GinTable if isinstance(event, gin.Dealt) else contract.ContractTable
            self._open = of_game.dealt(rules, event)  # type: ignore[arg-type]
            sitting.story.recent.clear()
            return
        if rules.family == "gin":
            gin_story.tell(sitting.story, sitting.cast, told.seats, self._open, event)
        else:
            contract_story.tell(sitting.story, sitting.cast, self._open, event)
        self._open = self._open.after(event)
