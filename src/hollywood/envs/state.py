"""A state of a game: who may act, what they may do and see, and what they have won so far.

A state changes by :meth:`State.step`. Next to a match it holds what the engine does not: who has
been asked about May-I for this discard, melds that are being named card by card, what happened as
each seat saw it, and the decks, from which the same state can be made again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.contract import CallMayI, ContractRound, eligible, next_moment
from hollywood.envs import rewards
from hollywood.envs.deals import Deals, fresh_seed
from hollywood.envs.inner import Inner, Laying, RoundStart, Start, Way
from hollywood.envs.planes import Vector, put_numbers, zeros
from hollywood.envs.story import Declined, Happened, rows_of, told
from hollywood.errors import HollywoodError, IllegalAction
from hollywood.gin.rules import GinRules
from hollywood.match.course import ContractCourse, Course, new_course
from hollywood.match.match import Match
from hollywood.play import Action, Seat, View

if TYPE_CHECKING:
    from hollywood.envs.game import Deal, Game


class State:
    """A state of a game. Make the first one with ``Game.start``, and others with :meth:`clone`."""

    __slots__ = ("_legal", "game", "inner")

    def __init__(self, game: Game, inner: Inner) -> None:
        """``inner`` is the state itself; it holds hidden cards."""
        self.game: Game = game
        self.inner: Inner = inner
        self._legal: dict[int, list[int]] = {}

    # ------------------------------------------------------------------ who may do what

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; the first one is next where seats act one at a time.

        There are several while a discard is offered to all (clockwise from the player in turn),
        and at the boards of a partnership game, in the order of the boards. It is empty when the
        episode is over.
        """
        if self.inner.over:
            return ()
        return self.inner.waiting or self.inner.match.awaiting

    @property
    def over(self) -> bool:
        """Whether the episode is over."""
        return self.inner.over

    @property
    def truncated(self) -> bool:
        """Whether a match ended only because it had too many rounds."""
        return self.inner.over and self.game.episode == "match" and not self.inner.match.over

    @property
    def round_number(self) -> int:
        """The number of the round, from 1."""
        return self.inner.match.round_number

    @property
    def course(self) -> Course:
        """The sheet so far, who plays, and who deals: what everyone knows of the match."""
        return self.inner.match.course

    def view(self, seat: int) -> View | None:
        """What a seat may know of its round; ``None`` if it sits this round out."""
        return self.inner.match.view(Seat(seat))

    def legal(self, seat: int) -> list[int]:
        """The ids of everything a seat may do now, in ascending order; do not change the list."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._legal_of(Seat(seat))
        return found

    def _legal_of(self, seat: Seat) -> list[int]:
        if seat not in self.to_act:
            return []
        if self.inner.laying is not None and self.inner.laying.seat == seat:
            place = len(self.inner.laying.named)
            return sorted({way[place] for way, _ in self.inner.laying.ways})
        view = self.inner.match.view(seat)
        assert view is not None, "who may act is in the round"
        return self.game.family.legal_ids(view)  # type: ignore[arg-type]

    def mask(self, seat: int, out: Any = None) -> Any:
        """Return 1 for each action that a seat may do, else 0, as ``uint8``.

        With ``out``, a writable buffer of that length, it is written there and returned.
        """
        flags = bytearray(self.game.actions)
        for action in self.legal(seat):
            flags[action] = 1
        if out is None:
            import numpy as np

            return np.frombuffer(flags, dtype=np.uint8)
        out[:] = flags
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
        rows = rows_of(self.inner.story, Seat(seat), self.game.family, recall)
        at = plane.end - width * len(rows)
        for row in rows:
            put_numbers(numbers, at, row)
            at += width
        return _returned(numbers, out)

    def _observed(self, seat: Seat, size: int) -> Vector:
        numbers = zeros(size)
        view = self.inner.match.view(seat)
        self.game.family.write(self.inner.match, seat, view, self.inner.asked, numbers)  # type: ignore[arg-type]
        if self.inner.laying is not None and self.inner.laying.seat == seat:
            self.game.family.write_laying(
                self.inner.laying.action, self.inner.laying.named, numbers
            )
        return numbers

    def text(self, seat: int) -> str:
        """Describe in a few lines what a seat sees now."""
        from hollywood.envs.telling import told_state

        return told_state(self, Seat(seat))

    def history_text(self, seat: int) -> str:
        """Tell everything that happened as a seat saw it, one line for each event.

        Two states in which a seat has seen the same have the same text, and no others.
        """
        lines = told(self.inner.story, Seat(seat))
        if self.inner.laying is not None and self.inner.laying.seat == seat:
            named = (self.inner.laying.action, *self.inner.laying.named)
            lines.append("naming: " + ", ".join(map(self.game.action_name, named)))
        return "\n".join(lines)

    # ------------------------------------------------------------------ acting

    def step(self, seat: int, action: int) -> None:
        """Let a seat do the action with this id; IllegalAction, and no change, if it may not."""
        if action not in self.legal(seat):
            raise IllegalAction(self._why_not(seat, action))
        place = Seat(seat)
        if self.inner.laying is not None and self.inner.laying.seat == seat:
            self._name(self.inner.laying, action)
            return
        view = self.inner.match.view(place)
        assert view is not None, "who may act is in the round"
        ways = self._ways(action, view)
        if len(ways) > 1:
            self.inner.laying = Laying(place, action, (), ways)
            self._legal = {}
            return
        move = ways[0][1] if ways else self.game.family.move_of(action, view)  # type: ignore[arg-type]
        self._do(place, move)

    def act(self, seat: int, move: Action | None) -> None:
        """Let a seat make a move of the engine, with any melds; ``None`` leaves a discard alone.

        IllegalAction, and no change, if it may not.
        """
        place = Seat(seat)
        if seat not in self.to_act or self.inner.laying is not None:
            raise IllegalAction(self._why_not(seat, None))
        if move is None:
            if seat not in self.inner.waiting:
                raise IllegalAction("It is your turn, so doing nothing is not possible.")
        else:
            if isinstance(move, CallMayI):
                move = CallMayI(self._moment())
            why = self.inner.match.why_illegal(place, move)
            if why is not None:
                raise IllegalAction(why)
        self._do(place, move)

    def _ways(self, action: int, view: View) -> tuple[Way, ...]:
        if not self.game.family.every:
            return ()
        return tuple(self.game.family.ways(action, view))  # type: ignore[arg-type]

    def _name(self, laying: Laying, action: int) -> None:
        """Name one more card of the melds; the move is made when they are complete."""
        place = len(laying.named)
        named = (*laying.named, action)
        ways = tuple(way for way in laying.ways if way[0][place] == action)
        self._legal = {}
        if len(ways[0][0]) > len(named):
            self.inner.laying = msgspec.structs.replace(laying, named=named, ways=ways)
            return
        self.inner.laying = None
        self._do(laying.seat, ways[0][1])

    def _do(self, seat: Seat, move: Action | None) -> None:
        self._legal = {}
        self.inner.steps.append((seat, move))
        self.inner.marks[seat] = self.inner.gained[seat]
        if isinstance(move, CallMayI):
            move = CallMayI(self._moment())
        if seat in self.inner.waiting:
            self.inner.asked = (*self.inner.asked, seat)
            self.inner.waiting = tuple(other for other in self.inner.waiting if other != seat)
        if move is None:
            self.inner.story.append(Declined(self.inner.match.round_number, seat))
        else:
            before = self.inner.match
            self.inner.match = before.after(seat, move)
            self._heard()
            if not self.inner.match.in_play:
                self._round_over(before.course)
        self._offer_discard()

    def _moment(self) -> int:
        """The moment of a May-I: calls for one offer are a tie, so they all have the same."""
        play = self.inner.match.boards[0].round
        assert isinstance(play, ContractRound), "only May-I has calls"
        table = play.table
        return table.moment if self.inner.asked and table.calls else next_moment(table)

    def _offer_discard(self) -> None:
        """Ask everyone who may call for a newly offered discard, clockwise."""
        if self.inner.over or not self.inner.match.boards:
            return
        play = self.inner.match.boards[0].round
        if not isinstance(play, ContractRound):
            return
        table = play.table
        offer = (self.inner.match.round_number, table.turns, len(table.discards), table.drew)
        if offer == self.inner.offer:
            return
        seats = eligible(table)
        self.inner.offer, self.inner.asked, self.inner.waiting = offer, (), seats

    # ------------------------------------------------------------------ rounds

    def deal(self) -> None:
        """Deal the next round; :meth:`step` does it when a round is over."""
        self.inner.round = RoundStart(
            self.inner.match, len(self.inner.steps), len(self.inner.story)
        )
        dealt = self.inner.deals.deal(self.inner.match)
        self.inner.dealt.append(dealt)
        self.inner.match = self.inner.match.dealt(dealt.decks, dealt.keys)
        self._heard()
        self._offer_discard()

    def _heard(self) -> None:
        match = self.inner.match
        number, boards = match.round_number, match.boards
        self.inner.story += [
            Happened(number, board, boards[board].deal.seats, event) for board, event in match.news
        ]

    def _round_over(self, before: Course) -> None:
        gained = rewards.of_round(self.game, before, self.inner.match)
        for seat, more in enumerate(gained):
            self.inner.gained[seat] += more
        most = rewards.most_rounds(self.game)
        self.inner.over = self.inner.match.course.over or self.inner.match.round_number >= most
        self.inner.laying = None
        if not self.inner.over:
            self.deal()

    def returns(self) -> tuple[float, ...]:
        """What each seat has won so far; at the end, the returns of the episode."""
        return tuple(self.inner.gained)

    def rewards(self) -> tuple[float, ...]:
        """What each seat has won since it acted the last time."""
        return tuple(
            all_ - mark for all_, mark in zip(self.inner.gained, self.inner.marks, strict=True)
        )

    def _why_not(self, seat: int, action: int | None) -> str:
        if self.inner.over:
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
        return State(self.game, self.inner.copied())

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


def _returned(numbers: Vector, out: Any) -> Any:
    if out is None:
        import numpy as np

        return np.frombuffer(numbers, dtype=np.float32)
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
    if isinstance(game.rules, GinRules):
        if hand is not None:
            raise HollywoodError("only rounds of May-I have numbers: leave out the hand")
        hand = 1
    elif game.episode == "match":
        if hand not in (None, 1):
            raise HollywoodError("a match begins with hand 1: leave out the hand")
        hand = 1
    elif hand is None:
        hand = 1 + deals.below(game.rules.hands, "hand")
    return begun(game, deals if deal is None else deals.first(deal), Start(first, hand))


def first_course(game: Game, start: Start) -> Course:
    """Return the course of a match before the first round of an episode that begins so."""
    names = [f"P{seat}" for seat in range(game.players)]
    course = new_course(game.rules, names, first_dealer=Seat(start.dealer))
    if isinstance(course, ContractCourse):
        hand, length = start.hand, course.sheet.length
        if type(hand) is not int or not 1 <= hand <= length:
            raise HollywoodError(f"there is no hand {hand!r}: they are 1 to {length}")
        skipped = ((0,) * game.players,) * (hand - 1)
        sheet = msgspec.structs.replace(course.sheet, hands=skipped)
        course = msgspec.structs.replace(course, sheet=sheet)
    return course


def begun(game: Game, deals: Deals, start: Start) -> State:
    """Deal the first round of an episode that begins so."""
    course = first_course(game, start)
    match, nothing = Match(course=course), [0.0] * game.players
    inner = Inner(
        match=match,
        deals=deals,
        start=start,
        round=RoundStart(match),
        gained=nothing.copy(),
        marks=nothing,
    )
    state = State(game, inner)
    state.deal()
    return state


def dealt_again(state: State, deals: Deals) -> State:
    """Return the state in which the round of ``state`` is dealt from ``deals``, and not played."""
    inner, begin = state.inner.copied(), state.inner.round
    del inner.steps[begin.steps :]
    del inner.story[begin.story :]
    del inner.dealt[-1:]
    inner.deals, inner.match, inner.offer, inner.laying = deals, begin.match, None, None
    other = State(state.game, inner)
    other.deal()
    return other
