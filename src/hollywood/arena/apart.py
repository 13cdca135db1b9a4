"""A Python bot in a process of its own: ``python -m hollywood.arena.apart mybots:Careful``.

It speaks lines of JSON, like a program. But a question holds the view of its seat as the library
has it, and what the bot prints goes to standard error.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from typing import Any

from hollywood.arena.own_class import make_own
from hollywood.bots.informed import Informed
from hollywood.play import Bot
from hollywood.play.protocols import Listener
from hollywood.play.text import to_plain


def packed(given: object) -> str:
    """Return a value as text that goes to the process of a bot; only this side writes it."""
    return base64.b64encode(pickle.dumps(given)).decode()


def main(target: str) -> None:
    """Answer until the input ends."""
    answers = os.dup(1)
    os.dup2(2, 1)  # what the bot prints is no answer
    bot: Bot | None = None
    for line in sys.stdin:
        message = json.loads(line)
        answer: dict[str, Any] | None = None
        if message["type"] == "hello":
            bot = make_own(
                target,
                name=message["names"][message["seat"]],
                seed=message["seed"],
                rules=message["rules"],
            )
            answer = {"type": "ready"}
        elif message["type"] == "turn":
            assert bot is not None
            view, stake, events = _unpacked(message["given"])
            _tell(bot, events)
            if stake is not None and isinstance(bot, Informed):
                bot.at_stake(stake)
            action = to_plain(bot.choose(view))
            answer = {"type": "act", "number": message["number"], "action": action}
        elif message["type"] == "round_over":
            assert bot is not None
            _tell(bot, _unpacked(message["given"]))
        if answer is not None:
            os.write(answers, json.dumps(answer).encode() + b"\n")


def _tell(bot: Bot, events: Any) -> None:
    if events and isinstance(bot, Listener):
        bot.told(events)


def _unpacked(text: str) -> Any:
    return pickle.loads(base64.b64decode(text))  # the arena wrote it


if __name__ == "__main__":
    main(sys.argv[1])
