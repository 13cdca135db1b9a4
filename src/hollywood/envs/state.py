"""A state of a game: who may act, what they may do and see, and what they have won so far.

A state changes by :meth:`State.step`. Next to a match it holds what the engine does not: who has
been asked about May-I for this discard, melds that are being named card by card, what happened as
each seat saw it, and the decks, from which the same state can be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.cards import Card
from hollywood.contract import CallMayI, ContractRound, eligible, next_moment
from hollywood.envs import rewards
from hollywood.envs.deals import Deals, Dealt, fresh_seed
from hollywood.envs.story import Declined, Entry, Happened, rows_of, told
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.match.course import ContractCourse, Course, GinCourse, new_course
from hollywood.match.match import Match
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.play import Action, Seat, View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hollywood.envs.game import Deal, Game

Offer = tuple[int, int, int, bool]
"""A discard that is offered to all: the round, the turn, the size of the pile, after a draw."""

Step = tuple[int, int | Action | None]
"""What was done: by which seat, and the id of the action or a move of the engine."""


class _Laying(msgspec.Struct, frozen=True):
    """Melds that a seat is naming card by card: what it has named, and what it may still mean."""

    seat: Seat
    action: int
    named: tuple[int, ...]
    ways: tuple[tuple[tuple[int, ...], Action], ...]


class State:
    """A state of a game. Make the first one with ``Game.start``, and others with :meth:`clone`."""

    __slots__ = (
        "_asked",
        "_deals",
        "_dealt",
        "_gained",
        "_laying",
        "_legal",
        "_marks",
        "_match",
        "_offer",
        "_over",
        "_steps",
        "_story",
        "_waiting",
        "game",
    )

    def __init__(self, game: Game, match: Match, deals: Deals) -> None:
        """``match`` has not been dealt; ``Game.start`` deals it."""
        self.game = game
        self._match = match
        self._deals = deals
        self._dealt: list[Dealt] = []
        self._steps: list[Step] = []
        self._story: list[Entry] = []
        self._gained = [0.0] * game.players
        self._marks = [0.0] * game.players
        self._offer: Offer | None = None
        self._asked: tuple[Seat, ...] = ()  # for this offer, who has already answered
        self._waiting: tuple[Seat, ...] = ()  # who has not answered yet
        self._laying: _Laying | None = None
        self._legal: dict[int, list[int]] = {}
        self._over = False

    # ------------------------------------------------------------------ who may do what

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; the first one is next where seats act one at a time.

        There are several while a discard is offered to all (clockwise from the player in turn),
        and at the boards of a partnership game, in the order of the boards. It is empty when the
        episode is over.
        """
        if self._over:
            return ()
        return self._waiting or self._match.awaiting

    @property
    def over(self) -> bool:
        """Whether the episode is over."""
        return self._over

    @property
    def truncated(self) -> bool:
        """Whether a match ended only because it had too many rounds."""
        return self._over and self.game.episode == "match" and not self._match.over

    @property
    def round_number(self) -> int:
        """The number of the round, from 1."""
        return self._match.round_number

    def view(self, seat: int) -> View | None:
        """What a seat may know of its round; ``None`` if it sits this round out."""
        return self._match.view(Seat(seat))

    def legal(self, seat: int) -> list[int]:
        """The ids of everything a seat may do now, in ascending order; do not change the list."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._legal_of(Seat(seat))
        return found

    def _legal_of(self, seat: Seat) -> list[int]:
        if seat not in self.to_act:
            return []
        if self._laying is not None and self._laying.seat == seat:
            place = len(self._laying.named)
            return sorted({way[place] for way, _ in self._laying.ways})
        view = self._match.view(seat)
        assert view is not None, "who may act is in the round"
        return self.game.family.legal_ids(view)  # type: ignore[arg-type]

    def mask(self, seat: int, out: Any = None) -> Any:
        """Return 1 for each action that a seat may do, else 0, as ``uint8``.

        With ``out``, a writable buffer of that length, it is written there and returned.
        """
        if out is None:
            import numpy as np

            out = np.zeros(self.game.actions, dtype=np.uint8)
        else:
            out[:] = bytes(self.game.actions) if isinstance(out, bytearray | memoryview) else 0
        for action in self.legal(seat):
            out[action] = 1
        return out

    # ------------------------------------------------------------------ what a seat sees

    def observe(self, seat: int, out: Any = None) -> Any:
        """Return what a seat sees now, as ``float32`` in the planes of ``Game.observation``.

        With ``out``, a vector of that length, it is written there and returned.
        """
        return _returned(self._observed(Seat(seat), self.game.observation_size), out)

    def inform(self, seat: int, out: Any = None) -> Any:
        """Return what a seat has seen, in the planes of ``Game.information``; as :meth:`observe`.

        It is the observation and the latest events. If the episode had no more events than
        ``recall``, two states differ here if the seat could tell them apart.
        """
        numbers = self._observed(Seat(seat), self.game.information_size)
        plane = self.game.information["events"]
        recall, width = plane.shape
        rows = rows_of(self._story, Seat(seat), self.game.family, recall)
        at = plane.end - width * len(rows)
        for row in rows:
            numbers[at : at + width] = map(float, row)
            at += width
        return _returned(numbers, out)

    def _observed(self, seat: Seat, size: int) -> list[float]:
        numbers = [0.0] * size
        view = self._match.view(seat)
        self.game.family.write(self._match, seat, view, self._asked, numbers)  # type: ignore[arg-type]
        if self._laying is not None and self._laying.seat == seat:
            self.game.family.write_laying(self._laying.action, self._laying.named, numbers)
        return numbers

    def text(self, seat: int) -> str:
        """Describe in a few lines what a seat sees now."""
        from hollywood.envs.telling import told_state

        return told_state(self, Seat(seat))

    def history_text(self, seat: int) -> str:
        """Tell everything that happened as a seat saw it, one line for each event.

        Two states in which a seat has seen the same have the same text, and no others.
        """
        lines = told(self._story, Seat(seat))
        if self._laying is not None and self._laying.seat == seat:
            named = (self._laying.action, *self._laying.named)
            lines.append("naming: " + ", ".join(map(self.game.action_name, named)))
        return "\n".join(lines)

    # ------------------------------------------------------------------ acting

    def step(self, seat: int, action: int) -> None:
        """Let a seat do the action with this id; IllegalAction, and no change, if it may not."""
        if action not in self.legal(seat):
            raise IllegalAction(self._why_not(seat, action))
        self._steps.append((seat, action))
        self._marks[seat] = self._gained[seat]
        place = Seat(seat)
        if self._laying is not None and self._laying.seat == seat:
            self._name(self._laying, action)
            return
        view = self._match.view(place)
        assert view is not None, "who may act is in the round"
        ways = self._ways(action, view)
        if len(ways) > 1:
            self._laying = _Laying(place, action, (), ways)
            self._legal = {}
            return
        move = ways[0][1] if ways else self.game.family.move_of(action, view)  # type: ignore[arg-type]
        self._do(place, move)

    def act(self, seat: int, move: Action | None) -> None:
        """Let a seat make a move of the engine, with any melds; ``None`` leaves a discard alone.

        IllegalAction, and no change, if it may not.
        """
        place = Seat(seat)
        if seat not in self.to_act or self._laying is not None:
            raise IllegalAction(self._why_not(seat, None))
        if move is None:
            if seat not in self._waiting:
                raise IllegalAction("It is your turn, so doing nothing is not possible.")
        else:
            if isinstance(move, CallMayI):
                move = CallMayI(self._moment())
            why = self._match.why_illegal(place, move)
            if why is not None:
                raise IllegalAction(why)
        self._steps.append((seat, move))
        self._marks[seat] = self._gained[seat]
        self._do(place, move)

    def _ways(self, action: int, view: View) -> tuple[tuple[tuple[int, ...], Action], ...]:
        if not self.game.family.every:
            return ()
        return tuple(self.game.family.ways(action, view))  # type: ignore[arg-type]

    def _name(self, laying: _Laying, action: int) -> None:
        """Name one more card of the melds; the move is made when they are complete."""
        place = len(laying.named)
        named = (*laying.named, action)
        ways = tuple(way for way in laying.ways if way[0][place] == action)
        self._legal = {}
        if len(ways[0][0]) > len(named):
            self._laying = msgspec.structs.replace(laying, named=named, ways=ways)
            return
        self._laying = None
        self._do(laying.seat, ways[0][1])

    def _do(self, seat: Seat, move: Action | None) -> None:
        self._legal = {}
        if move is None:
            self._story.append(Declined(self._match.round_number, seat))
        else:
            if isinstance(move, CallMayI):
                move = CallMayI(self._moment())
            before = self._match
            self._match = before.after(seat, move)
            self._heard()
            if not self._match.in_play:
                self._round_over(before.course)
        if seat in self._waiting:
            self._asked = (*self._asked, seat)
            self._waiting = tuple(other for other in self._waiting if other != seat)
        self._offer_discard()

    def _moment(self) -> int:
        """The moment of a May-I: calls for one offer are a tie, so they all have the same."""
        table = self._match.boards[0].round.table
        return table.moment if self._asked and table.calls else next_moment(table)  # type: ignore[arg-type]

    def _offer_discard(self) -> None:
        """Ask everyone who may call for a newly offered discard, clockwise."""
        if self._over or not self._match.boards:
            return
        play = self._match.boards[0].round
        if not isinstance(play, ContractRound):
            return
        table = play.table
        offer = (self._match.round_number, table.turns, len(table.discards), table.drew)
        if offer == self._offer:
            return
        seats = eligible(table)
        self._offer, self._asked, self._waiting = offer, (), seats

    # ------------------------------------------------------------------ rounds

    def _deal(self) -> None:
        dealt = self._deals.deal(self._match)
        self._dealt.append(dealt)
        self._match = self._match.dealt(dealt.decks, dealt.keys)
        self._heard()
        self._offer_discard()

    def _heard(self) -> None:
        match = self._match
        number, boards = match.round_number, match.boards
        self._story += [
            Happened(number, board, boards[board].deal.seats, event) for board, event in match.news
        ]

    def _round_over(self, before: Course) -> None:
        gained = rewards.of_round(self.game, before, self._match)
        for seat, more in enumerate(gained):
            self._gained[seat] += more
        most = rewards.most_rounds(self.game)
        self._over = self._match.course.over or self._match.round_number >= most
        self._laying = None
        if not self._over:
            self._deal()

    def returns(self) -> tuple[float, ...]:
        """What each seat has won so far; at the end, the returns of the episode."""
        return tuple(self._gained)

    def rewards(self) -> tuple[float, ...]:
        """What each seat has won since it acted the last time."""
        return tuple(all_ - mark for all_, mark in zip(self._gained, self._marks, strict=True))

    def _why_not(self, seat: int, action: int | None) -> str:
        if self._over:
            return "The episode is over."
        if seat not in self.to_act:
            return f"Seat {seat} may not act now; it is the turn of {_listed(self.to_act)}."
        if action is None:
            return "Name the melds first."
        legal = ", ".join(map(str, self.legal(seat)))
        return f"Action {action} is not possible now; seat {seat} may do {legal}."

    # ------------------------------------------------------------------ copies

    def clone(self) -> State:
        """Return a copy that changes by itself."""
        other = State(self.game, self._match, self._deals)
        other._dealt = self._dealt.copy()
        other._steps = self._steps.copy()
        other._story = self._story.copy()
        other._gained = self._gained.copy()
        other._marks = self._marks.copy()
        other._offer, other._asked, other._waiting = self._offer, self._asked, self._waiting
        other._laying = self._laying
        other._legal = self._legal.copy()
        other._over = self._over
        return other

    def dump(self) -> bytes:
        """Write the state as a line of JSON, with all hidden cards; ``Game.load`` reads it."""
        from hollywood.envs.dumping import dumped

        return dumped(self)

    def resample(self, seat: int, rng: Any) -> State:
        """Return another state in which this seat has seen the same: hidden cards drawn anew.

        ``rng`` draws whole numbers below a bound, by ``randrange`` or ``integers``. The cards of
        the coming rounds are drawn anew too.
        """
        from hollywood.envs.resampling import resampled

        return resampled(self, Seat(seat), rng)


def _returned(numbers: list[float], out: Any) -> Any:
    if out is None:
        import numpy as np

        return np.array(numbers, dtype=np.float32)
    out[:] = numbers
    return out


def _listed(seats: Sequence[int]) -> str:
    return "seat " + " or ".join(map(str, seats))


def first_state(
    game: Game,
    seed: int | str | None,
    deal: Deal | None,
    dealer: int | None,
    hand: int | None,
) -> State:
    """Deal the first round; see ``Game.start``."""
    deals = Deals(fresh_seed() if seed is None else str(seed))
    first = deals.below(game.players, "dealer") if dealer is None else dealer
    names = [f"P{seat}" for seat in range(game.players)]
    course = new_course(game.rules, names, first_dealer=Seat(first))
    if isinstance(course, ContractCourse):
        course = _at_hand(game, course, deals, hand)
    elif hand is not None:
        raise HollywoodError("only rounds of May-I have numbers: leave out the hand")
    state = State(game, Match(course=course), deals if deal is None else deals.first(deal))
    state._deal()
    return state


def _at_hand(game: Game, course: ContractCourse, deals: Deals, hand: int | None) -> ContractCourse:
    """Skip to the hand that a round of May-I is about, with nothing on the sheet."""
    if game.episode == "match":
        if hand not in (None, 1):
            raise HollywoodError("a match begins with hand 1: leave out the hand")
        return course
    if hand is None:
        hand = 1 + deals.below(course.sheet.length, "hand")
    if type(hand) is not int or not 1 <= hand <= course.sheet.length:
        raise HollywoodError(f"there is no hand {hand!r}: they are 1 to {course.sheet.length}")
    skipped = ((0,) * game.players,) * (hand - 1)
    return msgspec.structs.replace(
        course, sheet=msgspec.structs.replace(course.sheet, hands=skipped)
    )
