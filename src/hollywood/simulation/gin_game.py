"""Gin in all its forms, ready to be simulated: rules, players, and a row for every round.

The kernel plays whole rounds and matches of two players. In the other forms, the kernel plays each
round, and :mod:`hollywood.match.course` handles the seating and the sheet.

Each round's deck has its own random stream. To deal the round again in the engine, use
:func:`deck_of`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from hollywood.cards import SUITS, Card, Pack
from hollywood.errors import HollywoodError
from hollywood.gin import Ending, GinResult, GinRules, ScoreKind
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.engine.chance import LENGTH as CHANCE_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, rows_of, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.deal import begin_deck, finish_shuffle
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.sheet import T_LENGTH
from hollywood.match.course import Deal, GinCourse, new_course
from hollywood.match.forms import sides
from hollywood.play import Seat
from hollywood.simulation.game import Column, Spec, Unit
from hollywood.strategy.gin import matches, play
from hollywood.strategy.gin.policies.choose import POLICIES
from hollywood.strategy.gin.policies.theirs import GIN
from hollywood.strategy.named import Theirs

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_CARD_WORDS = tuple(
    next((card.text for card in Pack().cards if card == place), "")
    for place in range(16 * len(SUITS))
)
_FACTS = (
    Column("dealer"),
    Column("ending", tuple(Ending)),
    Column("scored", tuple(ScoreKind)),
    Column("winner"),
    Column("points"),
    Column("boxes"),
    Column("knocker"),
    Column("knocker_deadwood"),
    Column("defender_deadwood"),
    Column("dealt_0"),
    Column("dealt_1"),
    Column("turns"),
    Column("layoffs"),
    Column("knocker_layoffs"),
    Column("upcard", _CARD_WORDS),
)
MOST_ROUNDS = matches.MOST_ROUNDS
"""A match that is not over after this many rounds is stopped."""
F = TypeVar("F", bound=Callable[..., Any])

_BATCH = 4096
"""The number of rows that fit in a vector for matches."""


def gin_game(spec: Spec) -> GinGame | GinCourses:
    """Return the game of ``spec``; HollywoodError if it cannot be played."""
    rules = GinRules.from_mapping(spec.rules)
    if len(spec.players) != rules.players:
        raise HollywoodError(
            f"{len(spec.players)} players are named; these rules are for {rules.players}"
        )
    kind = GinGame if rules.form == "two_handed" else GinCourses
    return kind(rules, spec.players, spec.unit, spec.seed)


class _Simulated:
    """What all forms share: the vectors of the rules and of the players."""

    def __init__(self, rules: GinRules, players: tuple[str, ...], unit: Unit, seed: int) -> None:
        self._theirs = Theirs(players, GIN)
        known = [self._theirs.of(name) or _policy(name) for name in players]
        self._players = players
        self._rules = rules
        self._unit = unit
        self._seed = seed
        self._game = game_of(rules)
        self._policies = [policy for policy, _ in known]
        self._weights = [vector(weights) for _, weights in known]

    def _compiled(self, function: F) -> F:
        """Return a compiled function that plays with these players."""
        twin: F = compiled(self._theirs.playing(function))
        return twin

    def _check(self, facts: NDArray[np.int64], seats: Sequence[int]) -> None:
        """HollywoodError if a player did something illegal in one of these rounds."""
        stopped = (facts[:, play.F_ENDING] == play.STOPPED).nonzero()[0]
        if self._theirs and len(stopped):
            seat = seats[facts[stopped[0], play.F_KNOCKER]]
            raise HollywoodError(f"{self._players[seat]} chose an action that is not legal")

    def _seats(self, first: int, second: int) -> play.Seats:
        """Return two of the players for the seats of a round."""
        policies = vector((self._policies[first], self._policies[second]))
        return play.Seats(policies, self._weights[first], self._weights[second])


class GinGame(_Simulated):
    """Two players; see :class:`hollywood.simulation.game.Game`.

    In ``rounds``, seat n % 2 deals round n. In ``matches``, it deals the first round of match n. A
    match that is not over after ``gin_matches.MOST_ROUNDS`` rounds is stopped; ``match_over`` is
    then 0 in all its rows.
    """

    @property
    def columns(self) -> tuple[Column, ...]:
        """See the protocol."""
        return gin_columns(self._rules, self._unit)

    def play(self, first: int, count: int) -> NDArray[np.int64]:
        """See the protocol."""
        if self._unit == "rounds":
            return self._rounds(first, count)
        return self._matches(first, count)

    def _rounds(self, first: int, count: int) -> NDArray[np.int64]:
        import numpy as np

        rows = empty_vector(count * play.F_LENGTH)
        course, sheet = empty_vector(matches.C_LENGTH), empty_vector(T_LENGTH)
        course[matches.C_MATCH] = first
        self._units(course, sheet, first + count - 1, rows)
        table = np.empty((count, 4 + play.F_LENGTH), np.int64)
        table[:, 0] = np.arange(first, first + count)
        table[:, 1] = -1
        table[:, 2] = 1
        table[:, 3] = self._seed
        table[:, 4:] = rows_of(rows, play.F_LENGTH)
        return table

    def _matches(self, first: int, count: int) -> NDArray[np.int64]:
        import numpy as np

        length = matches.row_length(self._game.rules)
        course, sheet = empty_vector(matches.C_LENGTH), empty_vector(T_LENGTH)
        course[matches.C_MATCH] = first
        parts = []
        last = first + count - 1
        while course[matches.C_MATCH] <= last:
            rows = empty_vector(_BATCH * length)
            written = self._units(course, sheet, last, rows)
            part = rows_of(rows, length)[:written]
            table = np.empty((written, 2 + length), np.int64)
            table[:, 0] = table[:, 1] = part[:, matches.M_NUMBER]
            table[:, 2] = part[:, matches.M_ROUND]
            table[:, 3] = self._seed
            table[:, 4:] = part[:, matches.M_FACTS :]
            parts.append(table)
        return np.concatenate(parts)

    def _units(self, course: Any, sheet: Any, last: int, rows: Any) -> int:
        in_matches, seats = int(self._unit == "matches"), self._seats(0, 1)
        written: int = self._compiled(matches.play_units)(
            in_matches, course, sheet, last, self._seed, self._game, seats, rows
        )
        length = matches.row_length(self._game.rules) if in_matches else play.F_LENGTH
        facts = matches.M_FACTS if in_matches else 0
        self._check(rows_of(rows, length)[:written, facts:], (0, 1))
        return written


class GinCourses(_Simulated):
    """Three or more players; see :class:`hollywood.simulation.game.Game`.

    A row is the round of one board. Dealer, winner, and knocker are players, not seats of the
    round; ``player_0`` and ``player_1`` say who sat in its seats 0 and 1. Player ``n % players``
    deals the first round of match n; in ``rounds``, it is the only round. ``match_winner`` and the
    totals are those of the sides of the sheet. Only the last board of a round has its
    ``match_over``.
    """

    @property
    def columns(self) -> tuple[Column, ...]:
        """See the protocol."""
        return gin_columns(self._rules, self._unit)

    def play(self, first: int, count: int) -> NDArray[np.int64]:
        """See the protocol."""
        lengths = (at.S_LENGTH, at.V_LENGTH, at.A_LENGTH, P_LENGTH)
        board = Board(*(empty_vector(length) for length in lengths))
        rows: list[list[int]] = []
        for number in range(first, first + count):
            rows.extend(self._unit_rows(number, board))
        return rows_of(rows, len(self.columns))

    def _unit_rows(self, number: int, board: Board) -> Iterator[list[int]]:
        rules = self._rules
        names = [f"player {person}" for person in range(rules.players)]
        course = new_course(rules, names, first_dealer=Seat(number % rules.players))
        assert isinstance(course, GinCourse)
        rounds = 1 if self._unit == "rounds" else matches.MOST_ROUNDS
        for played in range(rounds):
            if course.over:
                break
            boards, results = [], []
            for table, deal in enumerate(course.deals()):
                stream = play.stream_of(played, table)
                facts = self._facts(deal, number, stream, board)
                boards.append((deal.seats, facts))
                results.append(_result(facts))
            course = course.after(results)
            for table, (people, facts) in enumerate(boards):
                match = -1 if self._unit == "rounds" else number
                row = [number, match, played + 1, self._seed, *_by_person(facts, people)]
                row += [table, *people]
                if self._unit == "matches":
                    over = course.over and table == len(boards) - 1
                    winner = course.sheet.winner if over else None
                    row += [int(over), -1 if winner is None else winner]
                    row += [total for column in course.sheet.columns for total in column.totals]
                yield row

    def _facts(self, deal: Deal, number: int, stream: int, board: Board) -> list[int]:
        facts, chance = empty_vector(play.F_LENGTH), empty_vector(2 * CHANCE_LENGTH)
        dealt = play.Deal(int(deal.dealer), self._seed, number, stream)
        seats = self._seats(*deal.seats)
        self._compiled(play.play_round)(board, self._game, seats, dealt, chance, facts, 0)
        self._check(rows_of(facts, play.F_LENGTH), deal.seats)
        return [int(fact) for fact in facts]


def deck_of(seed: int, number: int, round_: int = 1, board: int = 0) -> tuple[Card, ...]:
    """Return the deck of a round, top card first; the row of the round has the arguments.

    ``round_`` counts from 1, ``board`` from 0.
    """
    state = [0] * at.S_LENGTH
    begin_deck(state, seed, number, play.stream_of(round_ - 1, board))
    finish_shuffle(state)
    return tuple(Card(place) for place in state[at.S_DECK : at.S_DECK + 52])


def _policy(name: str) -> tuple[int, tuple[int, ...]]:
    if name in POLICIES:
        return POLICIES[name]
    close = difflib.get_close_matches(name, POLICIES, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    raise HollywoodError(
        f"there is no player {name!r} for gin: {meant}There are {', '.join(POLICIES)}"
    )


def gin_columns(rules: GinRules, unit: Unit) -> tuple[Column, ...]:
    """Return the columns of the rows of a game of gin."""
    many_sides = len(sides(rules, Seat(0)))
    columns = [Column("number"), Column("match"), Column("round"), Column("seed"), *_FACTS]
    if rules.form != "two_handed":
        columns += [Column("board"), Column("player_0"), Column("player_1")]
    if unit == "matches":
        columns += [Column("match_over"), Column("match_winner")]
        columns += [
            Column(f"game{game}_{side}")
            for game in range(1, rules.games + 1)
            for side in range(many_sides)
        ]
    return tuple(columns)


def _result(facts: list[int]) -> GinResult:
    knocker = facts[play.F_KNOCKER]
    return GinResult(
        ending=tuple(Ending)[facts[play.F_ENDING]],
        upcard=Card(facts[play.F_UPCARD]),
        turns=facts[play.F_TURNS],
        knocker=None if knocker == at.NOBODY else Seat(knocker),
        knocker_deadwood=facts[play.F_KNOCKER_DEADWOOD],
        defender_deadwood=facts[play.F_DEFENDER_DEADWOOD],
        layoffs=facts[play.F_LAYOFFS],
        knocker_layoffs=facts[play.F_KNOCKER_LAYOFFS],
    )


def _by_person(facts: list[int], people: tuple[Seat, ...]) -> list[int]:
    """Return the facts with people instead of the round's seats."""
    told: list[int] = list(facts)
    for place in (play.F_DEALER, play.F_WINNER, play.F_KNOCKER):
        if told[place] != at.NOBODY:
            told[place] = people[told[place]]
    return told
