"""Python classes that play in the arena, as somebody may write them: good ones and bad ones."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from hollywood.bots import make_bot
from hollywood.bots.informed import Stake
from hollywood.match.presets import AnyRules
from hollywood.play import Action, Event, View


class Greedy:
    """Plays like the greedy bot, and prints a lot."""

    def __init__(self, name: str, seed: int, rules: AnyRules) -> None:
        self.name = name
        self._bot = make_bot("greedy", seat_name=name, seed=seed, family=rules.family)

    def choose(self, view: View) -> Action | None:
        print("I am thinking")
        return self._bot.choose(view)


class Listening:
    """Writes what it is told to a file, one word for each thing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._bot = make_bot("greedy", seat_name=name, seed=0)
        self._heard: list[str] = []

    def told(self, events: Sequence[Event]) -> None:
        self._heard += [str(event.__struct_config__.tag) for event in events]
        self._heard += [
            "another hand" for event in events for hand in getattr(event, "hands", ()) if hand
        ]

    def at_stake(self, stake: Stake) -> None:
        self._heard.append("stake")

    def choose(self, view: View) -> Action | None:
        path = Path(os.environ["HOLLYWOOD_TEST_HEARD"])
        path.write_text("\n".join(self._heard), encoding="utf-8")
        return self._bot.choose(view)


class Nameless:
    """Takes nothing, and does the first thing that it may do."""

    def choose(self, view: View) -> Action | None:
        return next(iter(view.legal_actions()))


class Failing(Nameless):
    """Raises an error at its second decision."""

    decisions = 0

    def choose(self, view: View) -> Action | None:
        self.decisions += 1
        if self.decisions > 1:
            raise ValueError("oh dear")
        return super().choose(view)


class Broken:
    """Cannot be made."""

    def __init__(self) -> None:
        raise OSError("no weights")

    def choose(self, view: View) -> Action | None:
        return None


class Foolish:
    """Returns something that is no action."""

    def choose(self, view: View) -> str:
        return "discard"


class Hanging(Nameless):
    """Starts a child of its own, and never answers."""

    def choose(self, view: View) -> Action | None:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        path = Path(os.environ["HOLLYWOOD_TEST_HEARD"])
        path.write_text(f"{child.pid}\n", encoding="utf-8")
        time.sleep(600)
        return None


class Chatting(Nameless):
    """Floods standard error, and writes to the descriptor of its output."""

    def choose(self, view: View) -> Action | None:
        os.write(1, b"no answer\n")
        sys.stderr.write("x" * 200_000 + "\n")
        sys.stderr.flush()
        return super().choose(view)


class ByAllItSees:
    """Draws from its legal actions by everything that it has seen."""

    def __init__(self) -> None:
        self._seen = hashlib.sha256()

    def told(self, events: Sequence[Event]) -> None:
        self._seen.update(repr(events).encode())

    def at_stake(self, stake: Stake) -> None:
        self._seen.update(repr(stake).encode())

    def choose(self, view: View) -> Action | None:
        self._seen.update(repr(view).encode())
        number = int.from_bytes(self._seen.digest()[:4])
        legal: list[Action | None] = list(islice(view.legal_actions(), 30))
        if view.awaiting != view.seat:
            legal.append(None)
        return legal[number % len(legal)]
