"""The contract game, ready to be simulated: rules, players, and a row for every hand.

Each hand's deck has its own random stream. To deal the hand again in the engine, use
:func:`deck_of`. If discards became the stock, the kernel chose the order of that stock; it differs
from the order the engine uses at a table.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from hollywood.cards import Card
from hollywood.contract import ContractRules, Ending
from hollywood.contract.vectors.rules import rules_vector
from hollywood.errors import HollywoodError
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.deal import finish_shuffle, fresh_deck
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, vector
from hollywood.simulation.game import Column, Spec, Unit
from hollywood.strategy.contract import play
from hollywood.strategy.contract.policies.choose import POLICIES
from hollywood.strategy.contract.policies.theirs import MAY_I
from hollywood.strategy.named import Theirs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def contract_game(spec: Spec) -> ContractGame:
    """Return the game of ``spec``; HollywoodError if it cannot be played."""
    rules = ContractRules.from_mapping(spec.rules)
    if len(spec.players) not in rules.players:
        allowed = " or ".join(map(str, sorted(rules.players)))
        raise HollywoodError(
            f"{len(spec.players)} players are named; these rules are for {allowed}"
        )
    return ContractGame(rules, spec.players, spec.unit, spec.seed)


class ContractGame:
    """See :class:`hollywood.simulation.game.Game`.

    In ``rounds``, round n is hand 1 + n % hands of a match, and seat n % seats deals it. In
    ``matches``, seat n % seats deals the first hand of match n. ``match_winner`` is -1 before the
    last hand, and if several players share the lowest total.
    """

    def __init__(
        self, rules: ContractRules, players: tuple[str, ...], unit: Unit, seed: int
    ) -> None:
        self._rules = rules
        self._unit = unit
        self._seed = seed
        self._seats = len(players)
        self._players = players
        self._theirs = Theirs(players, MAY_I)
        known = [self._theirs.of(name) for name in players]
        self._policies = vector(
            _policy(name) if theirs is None else theirs[0]
            for name, theirs in zip(players, known, strict=True)
        )
        self._book = vector(
            number
            for hand in range(1, rules.hands + 1)
            for number in rules_vector(rules, seats=self._seats, hand_number=hand)
        )

    @property
    def columns(self) -> tuple[Column, ...]:
        """See the protocol."""
        return contract_columns(self._seats, self._unit)

    def play(self, first: int, count: int) -> NDArray[np.int64]:
        """See the protocol."""
        import numpy as np

        matches = self._unit == "matches"
        hands = self._rules.hands if matches else 1
        length = play.row_length(self._seats, int(matches))
        rows = empty_vector(count * hands * length)
        compiled(self._theirs.playing(play.play_hands))(
            first,
            count,
            int(matches),
            self._seed,
            self._book,
            self._policies,
            play.new_table(self._theirs.weights),
            rows,
        )
        facts = rows_of(rows, length)
        stopped = (facts[:, play.F_ENDING] == play.STOPPED).nonzero()[0]
        if len(stopped):
            seat = facts[stopped[0], play.F_WINNER]
            raise HollywoodError(f"{self._players[seat]} chose an action that is not legal")
        table = np.empty((len(facts), 3 + length), np.int64)
        table[:, 0] = np.repeat(np.arange(first, first + count), hands)
        table[:, 1] = table[:, 0] if matches else -1
        table[:, 2] = facts[:, play.F_HAND]
        table[:, 3] = self._seed
        table[:, 4:] = facts[:, play.F_DEALER :]
        return table


def contract_columns(seats: int, unit: Unit) -> tuple[Column, ...]:
    """Return the columns of the rows of a contract game."""
    names = ["dealer", "ending", "winner", "turns", "reshuffles"]
    groups = ["penalty", "may_is"]
    if unit == "matches":
        groups += ["match_over", "match_winner", "total"]
    for group in groups:
        alone = group.startswith("match")
        names += [group] if alone else [f"{group}_{seat}" for seat in range(seats)]
    words = {"ending": tuple(Ending)}
    return tuple(
        Column(name, words.get(name, ())) for name in ("number", "match", "hand", "seed", *names)
    )


def deck_of(
    rules: ContractRules, seed: int, number: int, *, seats: int, hand: int
) -> tuple[Card, ...]:
    """Return the deck of a hand, top card first; the row of the hand has the arguments."""
    state = [0] * at.S_LENGTH
    fresh_deck(state, rules_vector(rules, seats=seats, hand_number=hand), seed, number)
    finish_shuffle(state)
    return tuple(Card(place) for place in state[at.S_DECK : at.S_DECK + len(rules.pack)])


def _policy(name: str) -> int:
    if name in POLICIES:
        return POLICIES[name]
    close = difflib.get_close_matches(name, POLICIES, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    raise HollywoodError(
        f"there is no player {name!r} for the contract game: {meant}There are {', '.join(POLICIES)}"
    )
