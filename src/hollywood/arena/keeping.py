"""Programs that play: started when they are needed, and kept for the next game if asked to.

A player that sits in two seats is two programs. A program that is kept hears ``hello`` again at the
beginning of each game, and must forget the last one by itself: the arena plays the same cards again
with exchanged seats. A program that has done something wrong is not kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from hollywood.arena.child import Child


class Programs:
    """The programs of one process that plays; always call :meth:`close`."""

    def __init__(self, *, keep: bool = False) -> None:
        self._keep = keep
        self._idle: defaultdict[tuple[str, ...], list[Child]] = defaultdict(list)

    def take(self, command: Sequence[str]) -> Child:
        """Return a program that nobody else uses; Fault if it cannot be started."""
        idle = self._idle[tuple(command)]
        while idle:
            child = idle.pop()
            if child.is_idle:
                return child
            child.close()
        return Child(command)

    def give_back(self, child: Child, command: Sequence[str], *, faulty: bool) -> float:
        """End a program, or keep it; return the processor time that ending it made known."""
        if self._keep and not faulty:
            self._idle[tuple(command)].append(child)
            return 0.0
        return child.close(politely=not faulty)

    @property
    def keeps(self) -> bool:
        """Whether programs stay up between games."""
        return self._keep

    def close(self) -> None:
        """End every program that is kept."""
        for idle in self._idle.values():
            while idle:
                idle.pop().close(politely=True)
