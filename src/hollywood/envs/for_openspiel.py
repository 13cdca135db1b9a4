"""The games in OpenSpiel: importing this module registers one for each preset.

The dealer, every card that is dealt, and every card that is drawn from the stock is a chance node
with explicit probabilities, so algorithms that sum over chance are exact.

>>> import pyspiel
>>> import hollywood.envs.for_openspiel
>>> game = pyspiel.load_game("hollywood_gin(reward=win)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()
(True, [(0, 0.5), (1, 0.5)])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel
from numpy.typing import NDArray

from hollywood.contract.rules import ContractRules
from hollywood.envs.chance import CHANCE, OVER, Course
from hollywood.envs.game import RECALL, Game, game
from hollywood.envs.planes import Planes
from hollywood.errors import RulesError
from hollywood.match.presets import PRESETS, AnyRules, rules_for, rules_from_mapping

DEFAULTS: Mapping[str, Any] = {
    "players": 0,
    "changes": "",
    "episode": "round",
    "reward": "points",
    "spreads": "best",
    "recall": RECALL,
}
"""The parameters of every game. With 0 players there are as many as usual; see :func:`packed`."""


def short_name(preset: str) -> str:
    """Return the name of a preset in OpenSpiel.

    >>> short_name("may-i")
    'hollywood_may_i'
    """
    return f"hollywood_{preset.replace('-', '_')}"


def packed(changes: Mapping[str, str]) -> str:
    """Write changed knobs as the text of the parameter ``changes``.

    OpenSpiel's own signs in a value are percent-encoded.

    >>> packed({"target": "150", "players": "[4, 5]"})
    'target:150;players:[4%2C%205]'
    """
    return ";".join(f"{name}:{quote(value, safe='[]{}.-')}" for name, value in changes.items())


def _rules_of(preset: str, changes: str) -> AnyRules:
    settings = []
    for change in filter(None, changes.split(";")):
        name, colon, value = change.partition(":")
        if not colon:
            raise RulesError(f"changes cannot be {changes!r}: as in target:150;games:1")
        settings.append(f"{name}={unquote(value)}")
    return rules_for(preset, settings)


class HollywoodGame(pyspiel.Game):  # type: ignore[misc]
    """A game of OpenSpiel; each preset has a class of its own."""

    preset = "gin"

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """``params`` are those of :data:`DEFAULTS`; RulesError if they do not fit together."""
        given = {**DEFAULTS, **(params or {})}
        preset = self.preset
        self.game: Game = game(
            _rules_of(preset, given["changes"]),
            players=given["players"] or None,
            episode=given["episode"],
            reward=given["reward"],
            spreads=given["spreads"],
            recall=given["recall"],
        )
        lowest, highest = self.game.utility_bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.actions,
            max_chance_outcomes=Course(self.game).most_outcomes,
            num_players=self.game.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if self.game.zero_sum else None,
            max_game_length=self.game.max_length,
        )
        super().__init__(game_type(preset, self.game), info, params or {})

    def new_initial_state(self, *_: object) -> HollywoodState:
        """Return a state in which nothing has happened."""
        return HollywoodState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound on the chance nodes of an episode."""
        return int(self.max_game_length()) * 4 + 1000

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        """Return what writes observations."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.game, kind, params)


def _loaded(text: str) -> HollywoodGame:
    """Load a game; it is registered even where only a pickle is read."""
    of: HollywoodGame = pyspiel.load_game(text)
    return of


class HollywoodState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel."""

    def __init__(self, of: HollywoodGame) -> None:
        """Only ``Game.new_initial_state`` makes one."""
        super().__init__(of)
        self.kept: _Kept = _Kept(Course(of.game), of.preset)
        self._won = [0.0] * of.game.players  # at the last decision

    @property
    def course(self) -> Course:
        """Everything that happened."""
        return self.kept.course

    def current_player(self) -> int:
        """Return who is next: a seat, chance, or nobody."""
        seat = self.course.next
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        state = self.course.state
        return [] if state is None or player != self.course.next else state.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can decide, and how likely each outcome is."""
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.next != CHANCE:
            self._won = self.returns()
        move, self.kept.move = self.kept.move, None
        self.course.apply(action, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.name(action)
        return self.course.game.action_name(action)

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self.course.next == OVER

    def returns(self) -> list[float]:
        """Return what each seat has won so far."""
        state = self.course.state
        return [0.0] * self.course.game.players if state is None else list(state.returns())

    def rewards(self) -> list[float]:
        """Return what each seat has won since the last decision."""
        return [now - then for now, then in zip(self.returns(), self._won, strict=True)]

    def resample_from_infostate(self, player_id: int, rng: Callable[[], float]) -> HollywoodState:
        """Return a state in which this seat has seen the same, with hidden cards drawn anew.

        ``rng`` draws numbers from 0 up to 1. Cards of earlier rounds, and of boards where the seat
        does not play, stay as they are.
        """
        if self.is_chance_node() or self.is_terminal():
            return self.clone()  # type: ignore[no-any-return]
        again: HollywoodState = self.get_game().new_initial_state()
        for number, move in self.course.resampled(player_id, Random(int(rng() * 2**53))):
            again.kept.move = move
            again.apply_action(number)
        return again

    def __str__(self) -> str:
        state = self.course.state
        lines = [] if state is None else [state.text(seat) for seat in range(state.game.players)]
        return "\n\n".join([*lines, _waiting(self.course)])


class _Kept:
    """Holds a course. It is pickled as a line of JSON, which is read again as the same course."""

    def __init__(self, course: Course, preset: str) -> None:
        self.course = course
        self.preset = preset
        self.move: Any = None

    def __deepcopy__(self, memo: object) -> _Kept:
        return _Kept(self.course.clone(), self.preset)

    def __reduce__(self) -> tuple[Any, ...]:
        of = self.course.game
        rules = of.rules.to_mapping()
        options = {
            name: getattr(of, name)
            for name in ("players", "episode", "reward", "spreads", "recall")
        }
        return _kept, (rules, options, self.course.dump(), self.preset)


def _kept(rules: Mapping[str, Any], options: Mapping[str, Any], text: bytes, preset: str) -> _Kept:
    """Read back what was pickled."""
    return _Kept(Course.load(game(rules_from_mapping(rules), **options), text), preset)


class Observer:
    """Writes what a seat sees, or with perfect recall what it has seen, as vector and as text.

    ``tensor`` is the whole vector, and ``dict`` its planes by name. There is neither a vector nor a
    text of what all see, and of what a seat alone sees.
    """

    def __init__(self, of: Game, kind: Any, params: Mapping[str, Any] | None) -> None:
        """``kind`` is an ``IIGObservationType``."""
        if params:
            raise ValueError(f"observations have no parameters: {dict(params)}")
        self._game = of
        self._recall = kind.perfect_recall
        self._whole = (
            kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        planes: Planes = of.information if self._recall else of.observation
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._whole:
            self.tensor = np.zeros(planes.size, np.float32)
            self.dict = {
                plane.name: self.tensor[plane.offset : plane.end].reshape(plane.shape)
                for plane in planes
            }

    def set_from(self, state: HollywoodState, player: int) -> None:
        """Write the vector for a seat; before the first deal is done it is all zeros."""
        there = state.course.state
        if self.tensor is None:
            return
        if there is None:
            self.tensor.fill(0)
            return
        (there.inform if self._recall else there.observe)(player, self.tensor)

    def string_from(self, state: HollywoodState, player: int) -> str | None:
        """Return the text for a seat."""
        if not self._whole:
            return None
        there = state.course.state
        if there is None:
            return _waiting(state.course)
        told = there.history_text(player) if self._recall else there.text(player)
        return "\n".join(filter(None, [told, _waiting(state.course)]))


def _waiting(course: Course) -> str:
    """Tell that chance decides something; an action that draws is seen before its card is."""
    if course.due is None:
        return ""
    if course.acting is None or course.due == "deal":
        return "the deal"
    seat, (number, _) = course.acting
    return f"seat {seat}: {course.game.action_name(number)}"


def game_type(preset: str, of: Game | None = None) -> Any:
    """Return the type of a preset's game; without a game, that of the parameters' defaults."""
    of = of or game(preset)
    rules = PRESETS[preset]
    seats = rules.players if isinstance(rules, ContractRules) else (2, 3, 4, 5, 6, 7, 8)
    utilities, models = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=short_name(preset),
        long_name=f"Hollywood: {preset}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if of.zero_sum else utilities.GENERAL_SUM,
        reward_model=models.TERMINAL if of.episode == "round" else models.REWARDS,
        max_num_players=max(*seats, of.players),
        min_num_players=min(*seats, of.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=dict(DEFAULTS),
    )


def register() -> None:
    """Register a game for each preset, once."""
    there = set(pyspiel.registered_names())
    for preset in PRESETS:
        if short_name(preset) not in there:
            # A class, and nothing else that can be called: OpenSpiel lets go of it after Python has
            # ended, and only a class, which refers to itself, is not freed then.
            made = type(f"HollywoodGame_{preset}", (HollywoodGame,), {"preset": preset})
            pyspiel.register_game(game_type(preset), made)


register()
