"""What crosses the wire of a review: its progress, its summary, and its rounds.

A review contains no names and no sentences: choices are actions, reasons are codes and numbers,
players are match seats. The pages have the words, in the reader's language. ``docs/review.md``
explains the figures; :mod:`hollywood.analysis.report` computes them.

``part`` counts the rounds of a review from 1, one for each board. ``step`` is a frame of the record
of that round: the position of a decision, or the one right after a draw.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hollywood.analysis.grades import Mark, Status
from hollywood.cards import Card, Hand
from hollywood.play import Seat
from hollywood.server.protocol.messages import TableCard
from hollywood.server.protocol.shown import Shown

MaybeAction = Annotated[msgspec.Raw, msgspec.Meta(extra={"or": "null"})]
"""An action as JSON, or ``null``: raw, since both families have actions of the same name."""

ReviewStage = Literal["none", "waiting", "working", "done", "failed"]
"""Nobody has asked for it; it waits for others; in progress; ready; failed."""


ReviewKind = Literal[
    "upcard", "draw", "discard", "knock", "last_discard", "lay_off", "call", "answer", "play"
]
"""What is decided: the last three in the contract game, which has draws too."""

ReviewEnding = Literal[
    "knock", "undercut", "gin", "big_gin", "none", "went_out", "stock_exhausted", "turn_cap"
]
"""How a round ended: the last three in the contract game."""


class ReviewOutlook(Shown, frozen=True, kw_only=True):
    """How the imagined rounds of a choice ended: shares from 0 to 1."""

    won: float
    gin: float
    undercut: float
    drawn: float
    taken_up: float  # the other player took the discard


class ReviewHandOutlook(Shown, frozen=True, kw_only=True):
    """How the imagined hands of a choice in the contract game ended: shares from 0 to 1."""

    out: float  # the player went out
    beaten: float  # somebody else did
    drawn: float  # nobody did


class ReviewGround(Shown, frozen=True, kw_only=True):
    """Part of the reason for a mistake: a code, with its cards and numbers."""

    code: str
    values: dict[str, str | float]


class ReviewOption(Shown, frozen=True, kw_only=True):
    """A choice, and its value to the player: in points, and in the match.

    Each value has a standard error, and so does the difference to the best choice. ``left`` is the
    deadwood that a knock or an answer to one leaves, ``laid`` how many cards the answer lays off.

    In the contract game, no ``action`` means leaving the discard to others, without calling May-I;
    ``onto`` is the meld on the table that a card is added to.
    """

    action: MaybeAction
    points: float
    points_error: float
    match: float | None
    match_error: float | None
    behind: float
    behind_error: float
    match_behind: float | None
    match_behind_error: float | None
    rounds: int  # imagined rounds it was played in; 0 for an exact value
    outlook: ReviewOutlook | None  # in gin
    ends: ReviewHandOutlook | None  # in the contract game
    left: int | None
    laid: int | None
    unusual: bool  # a knock with another spread than the one that gives least to lay off
    onto: tuple[Card, ...]


class ReviewSecondLook(Shown, frozen=True, kw_only=True):
    """The best choice and the one made, weighed again: how far behind the choice made is."""

    behind: float
    behind_error: float
    match_behind: float | None
    match_behind_error: float | None
    rounds: int


class ReviewDecision(Shown, frozen=True, kw_only=True):
    """A decision: the player's hand and view, the choices, the best first, and the actual one."""

    number: int  # in the match, from 1
    part: int
    round_number: int
    board: int
    step: int
    seat: Seat
    turn: int
    kind: ReviewKind
    hand: Hand
    top: Card | None
    options: tuple[ReviewOption, ...]
    played: int
    status: Status
    needed_errors: float  # standard errors that make a difference here
    mark: Mark
    lost_points: float
    lost_match: float | None
    error: float  # in plain wins, or plain hands
    error_error: float
    again: ReviewSecondLook | None  # of what seems doubtful or worse; too close: not confirmed
    grounds: tuple[ReviewGround, ...]


class ReviewChance(Shown, frozen=True, kw_only=True):
    """What chance did, evaluated with open cards: a deal (without a card) or a draw of ``seat``.

    In the contract game ``everyone`` has the value of a draw to each seat, in percent of the
    match.
    """

    step: int
    seat: Seat
    card: Card | None
    points: float
    points_error: float
    match: float | None
    match_error: float | None
    everyone: tuple[float, ...]


class ReviewSpot(Shown, frozen=True, kw_only=True):
    """A point of the curve: the standing of the round's first seat, evaluated with open cards.

    In the contract game ``everyone`` has each seat's chance of the first place, in percent.
    """

    step: int
    points: float
    match: float | None
    everyone: tuple[float, ...]


class ReviewMistake(Shown, frozen=True, kw_only=True):
    """A mark on the curve."""

    number: int  # of the decision
    step: int
    seat: Seat
    mark: Mark
    error: float


class ReviewHead(Shown, frozen=True, kw_only=True):
    """A round in the summary; in the contract game a hand."""

    part: int
    round_number: int
    board: int
    seats: tuple[Seat, ...]
    dealer: Seat
    winner: Seat | None  # who went out, in the contract game
    ending: ReviewEnding | None  # None: not finished
    points: int  # points of the first seat, minus those of the others, or minus its penalty
    penalties: tuple[int, ...]  # by seat, in the contract game
    decisions: int
    curve: tuple[ReviewSpot, ...]
    mistakes: tuple[ReviewMistake, ...]


class ReviewPerson(Shown, frozen=True, kw_only=True):
    """A player over the whole match; match values are in the review's unit."""

    seat: Seat
    decisions: int
    forced: int
    too_close: int
    counted: int
    small: int
    doubtful: int
    bad: int
    very_bad: int
    accuracy: float | None  # from 0 to 100; None if no decision counts
    error_rate: float | None
    lost_points: float
    lost_match: float | None
    points: int
    luck_points: float
    luck_points_error: float
    adjusted_points: float
    result_match: float | None
    luck_match: float | None
    luck_match_error: float | None
    adjusted_match: float | None


class ReviewSummary(Shown, frozen=True, kw_only=True):
    """A review without its rounds: the players, the curve, the worst mistakes in full.

    ``moments`` are the most instructive decisions: those of the viewer's own seat, or of all seats
    if the viewer had none.

    ``match_unit`` is the unit of match values: percent of matches won, or points of the match with
    boxes and bonuses; ``None`` if only the points of the rounds count.
    """

    family: Literal["gin", "contract"]
    match_unit: Literal["%", "points"] | None
    worlds: int
    compiled: bool
    over: bool  # played to its end, not ended before
    people: tuple[ReviewPerson, ...]
    rounds: tuple[ReviewHead, ...]
    worst: tuple[ReviewDecision, ...]
    moments: tuple[ReviewDecision, ...]


class ReviewRound(Shown, frozen=True, kw_only=True):
    """A round of a review: every decision and every drawn card, in order.

    Decisions to leave a discard to others are included only if they were mistakes.
    """

    part: int
    decisions: tuple[ReviewDecision, ...]
    luck: tuple[ReviewChance, ...]


class ReviewState(Shown, frozen=True, kw_only=True):
    """The progress of the review of a finished match: ``done`` of ``pieces`` while in progress.

    ``waiting`` reviews come before this one. ``words`` say why it failed. Until the pieces are
    known, the worker is starting. In progress, ``summary`` is that of the rounds that are done, if
    they are more than the viewer knows.
    """

    stage: ReviewStage
    card: TableCard
    names: tuple[str, ...]
    yours: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    waiting: int = 0
    done: int = 0
    pieces: int = 0
    words: str | None = None
    summary: ReviewSummary | None = None
