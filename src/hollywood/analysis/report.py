"""A review as plain structs, for pages, terminals, and `--json`.

Players are match seats. A player's own information (the hand, the choices, what the player could
know) is in :class:`Decision`. What is calculated with all cards open is in :class:`Chance` and in
the curve, and is never graded.
"""

from __future__ import annotations

import msgspec

from hollywood.analysis.grades import Mark, Status
from hollywood.cards import Card, Hand
from hollywood.play import Action


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How the simulated rounds of a choice ended: shares from 0 to 1, and mean points."""

    won: float
    gin: float  # the player's own gin and big gin, of all rounds
    undercut: float  # lost by being undercut
    drawn: float
    points_won: float | None  # of the rounds won; None if there are none
    points_lost: float | None
    taken_up: float  # the other player took the discard


class HandOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """How the simulated hands of a choice in the contract game ended: shares from 0 to 1."""

    out: float  # the player went out
    beaten: float  # another player went out
    drawn: float  # nobody went out: the stock ran out, or the hand took too long


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """Part of the reason for a mistake: a code, with its cards and numbers.

    Cards and melds are text, such as ``7h`` and ``7h 8h 9h``; shares are from 0 to 1. The codes are
    those of :mod:`hollywood.analysis.gin.grounds` and, for the contract game,
    :mod:`hollywood.analysis.contract.grounds`.
    """

    code: str
    values: dict[str, str | int | float]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a decision and its value to the player.

    ``points`` is the mean for the round (in the contract game, minus the penalty). ``match`` is the
    mean for the match in the review's unit. The fields next to them are standard errors: of the
    value, and of the difference from the best. ``left`` is the deadwood after a knock or after the
    answer to one. ``laid`` is how many cards the answer lays off. ``unusual`` marks a knock with a
    spread other than the one that allows the fewest layoffs. ``onto`` is the meld on the table that
    a card is added to, in the contract game.
    """

    action: Action | None  # None: the discard is left to others, May-I is not called
    words: str
    points: float
    points_error: float
    match: float | None
    match_error: float | None
    behind: float  # points behind the best
    behind_error: float
    match_behind: float | None
    match_behind_error: float | None
    rounds: int  # simulated rounds that played it; 0 if the value is exact
    outlook: Outlook | None
    ends: HandOutlook | None = None  # instead of the outlook, in the contract game
    left: int | None = None
    laid: int | None = None
    unusual: bool = False
    onto: tuple[Card, ...] = ()


class SecondLook(msgspec.Struct, frozen=True, kw_only=True):
    """The best choice and the one made, weighed again in other rounds with another continuation.

    By how much the choice made is behind, in points and in the match, with standard errors.
    """

    behind: float
    behind_error: float
    match_behind: float | None
    match_behind_error: float | None
    rounds: int


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a player: the hand and view, the possible choices, and the one made.

    ``kind`` is ``upcard``, ``draw``, ``discard``, ``knock``, ``last_discard``, or ``lay_off``. In
    the contract game it is ``draw``, ``call`` (May-I, or leaving the discard to others), ``answer``
    (to a call), or ``play`` (laying down, laying off, discarding).

    If the simulated rounds call the choice doubtful or worse, there is a second look, ``again``.
    What is lost is what it finds; the mark is the lower of both. If it does not find a certain
    loss, the decision is too close, and nothing is lost.
    """

    number: int  # in the match, from 1
    line: int  # of the record; if nothing was done, of the next line
    round_number: int
    board: int
    seat: int
    turn: int  # of the round, from 1
    kind: str
    hand: Hand
    top: Card | None  # of the pile
    options: tuple[Option, ...]  # best first
    played: int  # index of the choice made among the options
    status: Status
    needed_errors: float  # standard errors that count as a difference here
    lost_points: float  # by the choice made; 0 unless the decision counts
    lost_match: float | None
    error: float  # the same in plain wins
    error_error: float  # its standard error
    mark: Mark
    again: SecondLook | None = None
    reason: str = ""  # for the mistake, in English; empty if there is none
    grounds: tuple[Ground, ...]  # the same reason in parts, for every language

    @property
    def worth_telling(self) -> bool:
        """Whether to show it: not if nobody called for a discard, and that was right."""
        return self.options[self.played].action is not None or self.mark is not Mark.NONE


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """What chance did: a deal (``card`` is None) or a draw, calculated with open cards.

    ``points`` and ``match`` are its value to ``seat``, with standard errors. In the contract game a
    deal is one chance for each seat. ``everyone`` has the value of a draw to each seat, in points
    and in the match, because a good card for one player is bad for the others.
    """

    line: int
    round_number: int
    board: int
    seat: int
    card: Card | None
    points: float
    points_error: float
    match: float | None
    match_error: float | None
    everyone: tuple[tuple[float, float], ...] = ()


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """A point of the curve: the position of ``RoundReview.seats[0]``, with open cards.

    ``everyone`` has each seat's match in the contract game, in percent; it is empty in gin.
    """

    line: int
    points: float  # of this board's rounds so far, plus the expected points of this one
    match: float | None
    everyone: tuple[float, ...] = ()


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """A round at one board; in the contract game, a hand.

    ``ending`` is ``knock``, ``undercut``, ``gin``, ``big_gin``, or ``none``; in the contract game,
    ``went_out``, ``stock_exhausted``, or ``turn_cap``.
    """

    number: int
    board: int
    seats: tuple[int, ...]
    dealer: int  # a match seat
    finished: bool
    result: str = ""  # in English
    winner: int | None  # a match seat; in the contract game, the player who went out
    ending: str | None  # None if the round is not finished
    points: int  # scored by seats[0] minus the other's, or minus the penalty of seats[0]
    penalties: tuple[int, ...]  # by seat, in the contract game
    curve: tuple[Spot, ...]
    luck: tuple[Chance, ...]
    decisions: tuple[Decision, ...]


class PlayerReview(msgspec.Struct, frozen=True, kw_only=True):
    """A player over the whole record.

    ``moments`` are the numbers of the decisions that teach the player most
    (:func:`hollywood.analysis.learning.to_learn_from`).
    """

    seat: int
    name: str
    decisions: int
    forced: int
    too_close: int
    counted: int
    marks: dict[str, int]
    accuracy: float | None  # from 0 to 100; None if no decision counts
    error_rate: float | None
    lost_points: float
    lost_match: float | None
    points: int  # scored minus the opponents'; minus the penalties in the contract game
    luck_points: float
    luck_points_error: float
    adjusted_points: float  # the points minus the luck
    result_match: float | None  # the state or result of the match, in the review's unit
    luck_match: float | None
    luck_match_error: float | None
    adjusted_match: float | None
    moments: tuple[int, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a whole record."""

    players: tuple[str, ...]
    family: str  # of games: gin or contract
    rules: str  # in one line
    over: bool
    winners: tuple[str, ...]
    cut_off: str | None
    match_unit: str | None  # "%" of matches won, or "points" of the match
    seed: int
    worlds: int
    compiled: bool
    finished: bool  # False if it was stopped early
    people: tuple[PlayerReview, ...]
    rounds: tuple[RoundReview, ...]
    worst: tuple[int, ...]  # the numbers of the worst decisions, worst first
    moments: tuple[int, ...]  # the most instructive ones of all players
