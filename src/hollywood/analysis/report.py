"""A review as plain structs: what a page or a terminal shows of it, and what `--json` prints.

Players are match seats. What is a player's own (his hand, the choices, what he could know) is in
:class:`Decision`; what is counted with all cards open is in :class:`Chance` and in the curve, and
is never graded.
"""

from __future__ import annotations

import msgspec

from hollywood.analysis.grades import Mark, Status
from hollywood.cards import Card, Hand
from hollywood.play import Action


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """How the imagined rounds of a choice ended: shares from 0 to 1, and mean points."""

    won: float
    gin: float  # own gin and big gin, of all rounds
    undercut: float  # lost by being undercut
    drawn: float
    points_won: float | None  # of the rounds won; None where there is none
    points_lost: float | None
    taken_up: float  # the other player took the card that was thrown


class HandOutlook(msgspec.Struct, frozen=True, kw_only=True):
    """How the imagined hands of a choice in the contract game ended: shares from 0 to 1."""

    out: float  # the player went out
    beaten: float  # somebody else did
    drawn: float  # nobody did: the stock was used up, or it lasted too long


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the reason for a mistake: a code, and the cards and numbers that it speaks of.

    Cards and melds are written as texts, ``7h`` and ``7h 8h 9h``; shares go from 0 to 1. The codes
    are those of :mod:`hollywood.analysis.gin.grounds` and, for the contract game,
    :mod:`hollywood.analysis.contract.grounds`.
    """

    code: str
    values: dict[str, str | int | float]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A choice of a decision, and what it is worth to the player.

    ``points`` is the mean of the round (in the contract game minus the penalty), ``match`` that of
    the match in the review's unit; what comes with them are standard errors: of the value, and of
    the difference from the best. ``left`` is the deadwood that a knock or an answer to one leaves,
    ``laid`` how many cards the answer lays off; ``unusual`` marks a knock with another spread than
    the one that gives the least to lay off. ``onto`` is the meld on the table that a card is added
    to, in the contract game.
    """

    action: Action | None  # None: the discard is left to others, May-I is not called
    words: str
    points: float
    points_error: float
    match: float | None
    match_error: float | None
    behind: float  # points less than the best
    behind_error: float
    match_behind: float | None
    match_behind_error: float | None
    rounds: int  # imagined rounds it was played in; 0 where it is exact
    outlook: Outlook | None
    ends: HandOutlook | None = None  # instead of the outlook, in the contract game
    left: int | None = None
    laid: int | None = None
    unusual: bool = False
    onto: tuple[Card, ...] = ()


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a player: what he held and saw, what he could do, and what he did.

    ``kind`` is ``upcard``, ``draw``, ``discard``, ``knock``, ``last_discard`` or ``lay_off``; in
    the contract game ``draw``, ``call`` (May-I, or the discard left to others), ``answer`` to a
    call, or ``play``: to lay down, to lay off, to discard.
    """

    number: int  # in the match, from 1
    line: int  # of the record; where nothing was done, of the line that came next
    round_number: int
    board: int
    seat: int
    turn: int  # of the round, from 1
    kind: str
    hand: Hand
    top: Card | None  # of the pile
    options: tuple[Option, ...]  # the best first
    played: int  # its place among the options
    status: Status
    needed_errors: float  # standard errors that make a difference here
    lost_points: float  # by what was played; 0 unless the decision counts
    lost_match: float | None
    error: float  # the same in plain wins
    error_error: float  # its standard error
    mark: Mark
    reason: str  # of a mistake, in a sentence or two; empty where there is none
    grounds: tuple[Ground, ...]  # the same for a page that has its own words

    @property
    def worth_telling(self) -> bool:
        """Whether people are told of it: not that nobody called for a discard, and rightly so."""
        return self.options[self.played].action is not None or self.mark is not Mark.NONE


class Chance(msgspec.Struct, frozen=True, kw_only=True):
    """What chance did: a deal (``card`` is None) or a draw, counted with open cards.

    ``points`` and ``match`` are what it was worth to ``seat``, with standard errors. In the
    contract game a deal is one chance for each seat, and ``everyone`` has what a draw was worth to
    each seat, in points and in the match: a good card for one is a bad one for the others.
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
    """A point of the curve: how things stand for ``RoundReview.seats[0]``, with open cards.

    ``everyone`` has the match of each seat in the contract game, in per cent; it is empty at gin.
    """

    line: int
    points: float  # of this board's rounds so far, and what is expected of this one
    match: float | None
    everyone: tuple[float, ...] = ()


class RoundReview(msgspec.Struct, frozen=True, kw_only=True):
    """A round at one board; in the contract game a hand.

    ``ending`` is ``knock``, ``undercut``, ``gin``, ``big_gin`` or ``none``; in the contract game
    ``went_out``, ``stock_exhausted`` or ``turn_cap``.
    """

    number: int
    board: int
    seats: tuple[int, ...]
    dealer: int  # a match seat
    finished: bool
    result: str  # in words
    winner: int | None  # a match seat; in the contract game who went out
    ending: str | None  # None where it is not finished
    points: int  # scored by seats[0], less those of the other, or minus his penalty
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
    accuracy: float | None  # from 0 to 100; None where no decision counts
    error_rate: float | None
    lost_points: float
    lost_match: float | None
    points: int  # scored, less those of the opponents; minus the penalties in the contract game
    luck_points: float
    luck_points_error: float
    adjusted_points: float  # the points without the luck
    result_match: float | None  # how the match stands, or ended, in the review's unit
    luck_match: float | None
    luck_match_error: float | None
    adjusted_match: float | None
    moments: tuple[int, ...]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A whole record, reviewed."""

    players: tuple[str, ...]
    family: str  # of games: gin, or contract
    rules: str  # in a line
    over: bool
    winners: tuple[str, ...]
    cut_off: str | None
    match_unit: str | None  # "%" of matches won, or "points" of the match
    seed: int
    worlds: int
    compiled: bool
    finished: bool  # False where it was stopped before its end
    people: tuple[PlayerReview, ...]
    rounds: tuple[RoundReview, ...]
    worst: tuple[int, ...]  # the numbers of the worst decisions, the worst first
    moments: tuple[int, ...]  # those that teach most, of all players
