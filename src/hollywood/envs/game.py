"""A game as an environment: its rules, its actions, its planes, and its first states."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

from hollywood.cards import Card
from hollywood.contract.rules import ContractRules
from hollywood.envs import rewards
from hollywood.envs.contract.family import ContractFamily
from hollywood.envs.gin.family import GinFamily
from hollywood.envs.planes import Plane, Planes
from hollywood.errors import HollywoodError, RulesError
from hollywood.gin.rules import GinRules
from hollywood.match.presets import AnyRules, rules_for
from hollywood.play import Action, View
from hollywood.play.text import to_json

if TYPE_CHECKING:
    from hollywood.envs.state import State

Episode: TypeAlias = Literal["round", "match"]
Reward: TypeAlias = Literal["points", "equity", "win"]
Spreads: TypeAlias = Literal["best", "all"]

Deal: TypeAlias = Sequence[Sequence[Card]]
"""The decks of a deal, one for each board, top card first."""

RECALL = 256
"""The events that an information state holds, unless the game is made with another number."""


def game(
    preset: str | AnyRules = "gin",
    changes: Mapping[str, Any] | None = None,
    players: int | None = None,
    *,
    episode: Episode = "round",
    reward: Reward = "points",
    spreads: Spreads = "best",
    recall: int = RECALL,
) -> Game:
    """Return a game as an environment.

    ``preset`` is the name of a preset, or rules; ``changes`` are knobs with their values, such as
    ``{"target": 150}``. ``players`` is for May-I (default: four if the rules allow it); in gin the
    rules say how many play. An ``episode`` is one round or a whole match. ``reward`` is counted in
    points, in the expected result of the match, or by who wins. ``spreads`` says whether melds are
    always laid down the best way, or named card by card. ``recall`` is how many events the
    information state holds.

    Raises RulesError, in one line, for anything that does not fit together.
    """
    rules = rules_for(preset) if isinstance(preset, str) else preset
    rules = type(rules).from_mapping(changes or {}, base=rules)  # type: ignore[arg-type]
    for value, kind, what in (
        (episode, Episode, "an episode"),
        (reward, Reward, "a reward"),
        (spreads, Spreads, "spreads"),
    ):
        if value not in get_args(kind):
            raise RulesError(f"{what} cannot be {value!r}: {' or '.join(get_args(kind))}")
    if type(recall) is not int or not 0 <= recall <= 1_000_000:
        raise RulesError(f"recall cannot be {recall!r}: a whole number from 0 to 1000000")
    return Game(rules, _seats(rules, players), episode, reward, spreads, recall)


def _seats(rules: AnyRules, players: int | None) -> int:
    allowed = (rules.players,) if isinstance(rules, GinRules) else rules.players
    if players is None:
        return 4 if 4 in allowed else allowed[0]
    if players not in allowed:
        count = " or ".join(map(str, allowed))
        raise RulesError(f"{players} players cannot play this: these rules are for {count}")
    return players


class Game:
    """A game with everything that is the same in all its states. Make one with :func:`game`."""

    def __init__(
        self,
        rules: AnyRules,
        players: int,
        episode: Episode,
        reward: Reward,
        spreads: Spreads,
        recall: int,
    ) -> None:
        """See :func:`game`."""
        self.rules = rules
        self.players = players
        self.episode = episode
        self.reward = reward
        self.spreads = spreads
        self.recall = recall
        self.family: GinFamily | ContractFamily = (
            ContractFamily(rules, players, episode=episode, spreads=spreads)
            if isinstance(rules, ContractRules)
            else GinFamily(rules, episode=episode, spreads=spreads)
        )
        self.actions: int = self.family.actions
        """How many actions there are; ids count from 0."""
        self.observation: Planes = Planes(self.family.planes)
        """The planes of what a seat sees now."""
        self.information: Planes = Planes(
            (
                *self.family.planes,
                (
                    "events",
                    (recall, self.family.row),
                    (
                        "the latest events as this seat saw them, the last one at the end, "
                        "as rows of whole numbers; a row of zeros is no event"
                    ),
                ),
            )
        )
        """The planes of what a seat has seen: the observation, then the latest events."""

    @cached_property
    def key(self) -> str:
        """A hash of everything that makes the game: equal games have the same."""
        parts = (
            *(self.rules.to_mapping(), self.players, self.episode),
            *(self.reward, self.spreads, self.recall),
        )
        return hashlib.sha256(to_json(parts)).hexdigest()[:16]

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.observation.size

    @property
    def information_size(self) -> int:
        """How many numbers an information state has."""
        return self.information.size

    @property
    def max_length(self) -> int:
        """No episode has more actions than this."""
        return self.family.most_actions * rewards.most_rounds(self)

    @property
    def utility_bounds(self) -> tuple[float, float]:
        """The lowest and the highest return that a seat could get; both are generous."""
        return rewards.bounds(self)

    @property
    def zero_sum(self) -> bool:
        """Whether the returns of all seats always add up to 0."""
        return isinstance(self.rules, GinRules) or self.reward != "points"

    def action_name(self, action: int) -> str:
        """Name an action in words, such as ``knock 7h``; HollywoodError if there is none."""
        if not 0 <= action < self.actions:
            raise HollywoodError(f"there is no action {action}: they are 0 to {self.actions - 1}")
        return self.family.name_of(action)

    def action_id(self, move: Action | None, view: View) -> int:
        """Return the id of a move of the engine; ``None`` is to leave a discard alone.

        A move with melds has the id of the action that lays them down, whichever they are.
        """
        return self.family.id_of(move, view)  # type: ignore[arg-type]

    def move(self, action: int, view: View) -> Action | None:
        """Return the engine's move that an action means in this view, with the best melds.

        ``None`` is to leave a discard alone.
        """
        return self.family.move_of(action, view)  # type: ignore[arg-type]

    def start(
        self,
        seed: int | str | None = None,
        *,
        deal: Deal | None = None,
        dealer: int | None = None,
        hand: int | None = None,
    ) -> State:
        """Deal the first round.

        The same ``seed`` gives the same cards in every round; without one they are drawn from the
        system. ``deal`` are the decks of the first round, one for each board. ``dealer`` is the
        seat that deals first, and ``hand``, from 1, the hand of May-I that a round is; by default
        both follow from the seed.
        """
        from hollywood.envs.state import first_state

        return first_state(self, seed, deal, dealer, hand)

    def load(self, dumped: bytes) -> State:
        """Return the state that ``State.dump`` wrote; HollywoodError if it is not one."""
        from hollywood.envs.dumping import loaded

        return loaded(self, dumped)

    def describe(self) -> str:
        """Describe the actions, the planes, and the rewards as tables of Markdown."""
        from hollywood.envs.describing import described

        return described(self)

    def plane(self, name: str) -> Plane:
        """Return a plane of the observation by its name."""
        found: Plane = self.observation[name]
        return found
