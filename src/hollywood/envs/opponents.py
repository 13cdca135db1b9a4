"""The other seats of an environment for one learner: bots by name, who see their views only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hollywood.arena.own_class import load_class, make_own
from hollywood.bots import make_bot
from hollywood.bots.informed import show_stake
from hollywood.envs.story import Entry, Happened
from hollywood.errors import HollywoodError
from hollywood.play import Action, Bot, Event, Seat
from hollywood.play.protocols import Listener

if TYPE_CHECKING:
    from hollywood.envs.game import Game
    from hollywood.envs.state import State

PYTHON = "python:"
"""What begins the name of a class of your own, as in ``python:mybots:Careful``."""


def named(opponents: str | Sequence[str], game: Game) -> tuple[str, ...]:
    """Return the names of the opponents in the order of their seats, repeated around the table.

    A name is that of a built-in bot, or ``python:module:Class`` for a class of your own.
    HollywoodError for no name, too many, a bot that is not there, or one that does not play this.

    >>> from hollywood.envs import game
    >>> named(["greedy", "random"], game("may-i"))
    ('greedy', 'random', 'greedy')
    """
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    others = game.players - 1
    if not names:
        raise HollywoodError("name the opponents, as in opponents='simple'")
    if len(names) > others:
        raise HollywoodError(f"{len(names)} opponents are too many: {others} sit at this table")
    for name in names:
        if name.startswith(PYTHON):
            load_class(name.removeprefix(PYTHON))
        else:
            make_bot(name, seat_name=name, seed=0, family=game.rules.family)
    return tuple(names[place % len(names)] for place in range(others))


class Opponents:
    """The bots at one table. They are made anew for each episode."""

    def __init__(self, names: Sequence[str], game: Game, *, learner: int, seed: int) -> None:
        """``names`` are those of :func:`named`; ``learner`` is the seat that has no bot."""
        seats = [seat for seat in range(game.players) if seat != learner]
        self._bots = {
            seat: _made(name, game, seed + seat) for seat, name in zip(seats, names, strict=True)
        }
        self._learner = learner
        self._heard: dict[int, int] = {}  # by seat, how much of the story the bot was told

    def move(self, state: State) -> None:
        """Let the bots act until the learner is next, or the episode is over."""
        while not state.over and state.to_act[0] != self._learner:
            seat = Seat(state.to_act[0])
            state.act(seat, self._choice(state, seat))

    def _choice(self, state: State, seat: Seat) -> Action | None:
        bot = self._bots[seat]
        show_stake(bot, state.inner.match, seat)
        if isinstance(bot, Listener):
            heard = self._heard.get(seat, 0)
            events = seen_by(state.inner.story[heard:], seat)
            self._heard[seat] = len(state.inner.story)
            if events:
                bot.told(events)
        view = state.view(seat)
        assert view is not None, "who may act is in the round"
        return bot.choose(view)


def _made(name: str, game: Game, seed: int) -> Bot:
    if name.startswith(PYTHON):
        rules = game.rules.to_mapping()
        return make_own(name.removeprefix(PYTHON), name=name, seed=seed, rules=rules)
    return make_bot(name, seat_name=name, seed=seed, family=game.rules.family)


def seen_by(story: Sequence[Entry], seat: Seat) -> tuple[Event, ...]:
    """Return the events at the board of a seat, as it saw them."""
    happened = (entry for entry in story if isinstance(entry, Happened))
    placed = ((entry.event, entry.place(seat)) for entry in happened)
    return tuple(event.seen_by(place) for event, place in placed if place is not None)
