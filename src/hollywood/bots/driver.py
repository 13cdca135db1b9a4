"""The driver: moves the bots of a table until a person has to decide.

When a discard is offered to players who are not in turn, everyone who may call May-I is asked once,
before the player in turn acts (people once more after a draw from the stock, if they may still
call then): first the people, clockwise from the player in turn, then the bots,
also clockwise. All are asked about the same moment, after any calls already made, so their calls
for one discard are a tie, which is resolved clockwise. Neither a fast bot nor a person at the
keyboard has an advantage.

A bot that plays for the match (:class:`~.informed.Informed`) is shown the sheet before it is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hollywood.bots.informed import show_stake
from hollywood.contract.actions import CallMayI
from hollywood.contract.may_i import eligible, next_moment
from hollywood.contract.round import ContractRound
from hollywood.errors import IllegalAction
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Seat, View

Ask = Callable[[Seat, View], Action | None]
"""Asks the person at a match seat whether to call May-I; ``None`` means no."""

Watch = Callable[[Seat, Action], None]
"""Called with every action the driver took, by match seat, right after it."""


class Driver:
    """Moves the bots of one table; it remembers which discards have been offered to everyone."""

    def __init__(
        self,
        table: MatchTable,
        bots: Mapping[Seat, Bot],
        *,
        ask: Ask | None = None,
        watch: Watch | None = None,
    ) -> None:
        """``bots`` are by match seat. Without ``ask``, people are not asked about May-I."""
        self._table = table
        self._bots = bots
        self._ask = ask
        self._watch = watch
        self._asked: tuple[int, int, int, bool] | None = None  # round, turn, pile, after the draw

    def play_on(self) -> None:
        """Let the bots act until a person has to decide or the round is over at every board."""
        while self._step():
            pass

    def _step(self) -> bool:
        """Ask the next question or let the next bot act; return whether there was one."""
        if self._offer_may_i():
            return True
        for seat in self._table.match.awaiting:
            if seat in self._bots:
                self._act(seat, self._choice(seat))
                return True
        return False

    def _choice(self, seat: Seat) -> Action:
        action = self._wish(seat)
        if action is None:
            raise IllegalAction(f"{self._bots[seat].name} is to act and did nothing.")
        return action

    def _wish(self, seat: Seat) -> Action | None:
        """Ask a bot; out of turn, ``None`` means no call."""
        bot = self._bots[seat]
        show_stake(bot, self._table.match, seat)
        return bot.choose(self._view(seat))

    def _offer_may_i(self) -> bool:
        """Ask all who may call about a newly offered discard; return whether there was one."""
        match = self._table.match
        for board in match.boards:
            if not isinstance(board.round, ContractRound):
                continue
            table = board.round.table
            offer = (match.round_number, table.turns, len(table.discards), table.drew)
            seats = [board.deal.seats[place] for place in eligible(table)]
            if table.drew:
                seats = [seat for seat in seats if seat not in self._bots]
            if offer == self._asked or not seats:
                continue
            self._asked = offer
            moment = next_moment(table)
            for seat in sorted(seats, key=lambda seat: seat in self._bots):  # stays clockwise
                self._ask_one(seat, moment)
            return True
        return False

    def _ask_one(self, seat: Seat, moment: int) -> None:
        if seat in self._bots:
            action = self._wish(seat)
        else:
            action = None if self._ask is None else self._ask(seat, self._view(seat))
        if isinstance(action, CallMayI):
            action = CallMayI(moment)
        if action is not None:
            self._act(seat, action)

    def _view(self, seat: Seat) -> View:
        view = self._table.view(seat)
        assert view is not None, "whoever is asked has a seat in this round"
        return view

    def _act(self, seat: Seat, action: Action) -> None:
        self._table.act(seat, action, stamped=True)
        if self._watch is not None:
            self._watch(seat, action)


def play_on(
    table: MatchTable,
    bots: Mapping[Seat, Bot],
    *,
    ask: Ask | None = None,
    watch: Watch | None = None,
) -> None:
    """Move the bots of ``table`` until a person has to decide or the round is over.

    Call it again after each action of a person. If a discard is still on offer, it asks about it
    again; a :class:`Driver` kept for the whole match does not.
    """
    Driver(table, bots, ask=ask, watch=watch).play_on()
