"""A whole match at the terminal: deal, let the bots act, ask the person, score, deal again."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.bots import Driver
from hollywood.bots.informed import Informed, Stake
from hollywood.cli.terminal import announcing, sheets
from hollywood.cli.terminal.cast import OWN
from hollywood.cli.terminal.contract import reckoning as contract_reckoning
from hollywood.cli.terminal.contract.dialogue import ContractDialogue
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.gin import reckoning as gin_reckoning
from hollywood.cli.terminal.gin.dialogue import GinDialogue
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.telling import Telling
from hollywood.contract import ContractTable, ContractView, MayIGranted
from hollywood.gin import GinTable, GinView
from hollywood.match.match import Board
from hollywood.play import Action, Bot, Seat, View
from hollywood.writing import bare


class _Patient:
    """A bot that answers a May-I only after the caller had the chance to withdraw it."""

    def __init__(self, bot: Bot, sitting: Sitting, before: Callable[[], None]) -> None:
        self.name = bot.name
        self._bot = bot
        self._sitting = sitting
        self._before = before

    def at_stake(self, stake: Stake) -> None:
        """See :class:`~hollywood.bots.informed.Informed`; not every bot uses the sheet."""
        if isinstance(self._bot, Informed):
            self._bot.at_stake(stake)

    def choose(self, view: View) -> Action | None:
        """See :class:`Bot`."""
        if isinstance(view, ContractView) and view.table.calls and view.seat == view.table.turn:
            self._before()
            now = self._sitting.table.view(view.seat)
            assert now is not None
            view = now
        return self._bot.choose(view)


class Evening:
    """A person and bots at one table, until the match is over or the person leaves."""

    def __init__(self, sitting: Sitting, *, seed: str, seeded: bool = False) -> None:
        """``seed`` drives all random choices of the bots; ``seeded``: the person gave it."""
        self.sitting = sitting
        self.screen: Screen = sitting.screen
        self._telling = Telling(sitting)
        self._dialogue = _dialogue(sitting)
        bots = {
            seat: _Patient(
                self._bot(seat, kind, f"{seed}|{seat}", seeded=seeded), sitting, self._reconsider
            )
            for seat, kind in sitting.cast.kinds.items()
        }
        self._driver = Driver(sitting.table, bots, ask=self._may_i, watch=self._acted)

    def _bot(self, seat: Seat, kind: str, seed: str, *, seeded: bool) -> Bot:
        sitting = self.sitting
        if kind.startswith(OWN):
            assert sitting.own is not None
            name = sitting.cast.names[seat]
            return sitting.own.seat(sitting.table, seat, kind, name=name, seed=seed)
        return sitting.strong.seat(
            kind,
            sitting.match.rules.family,
            seat_name=bare(sitting.cast.names[seat]),
            seed=seed,
            seeded=seeded,
        )

    def play(self, *, resumed: bool = False) -> None:
        """Play until the match is over."""
        sitting = self.sitting
        if resumed:
            self._telling.skip()
            announcing.resumed(sitting)
        while sitting.match.in_play or not sitting.match.over:
            if not sitting.match.in_play:
                self._deal()
            while sitting.match.in_play:
                self._driver.play_on()
                if sitting.me in sitting.match.awaiting:
                    sitting.table.act(sitting.me, self._dialogue.choose())
                    self._telling.catch_up()
            self._count()
        announcing.finished(sitting)

    def _deal(self) -> None:
        sitting = self.sitting
        sealed = sitting.table.commitments()
        given = [bare(name).encode() for name in sitting.cast.names]
        given[sitting.me] = sitting.luck.encode()
        sitting.table.deal(given)
        sitting.wishes.begin_hand()
        announcing.dealt(sitting, sealed)
        self._telling.catch_up()

    def _acted(self, seat: Seat, action: Action) -> None:
        self._telling.catch_up()
        sitting = self.sitting
        for _, event in sitting.match.news:
            if isinstance(event, MayIGranted) and event.seat == sitting.me:
                sitting.wishes.done.add(event.card)

    def _reconsider(self) -> None:
        """Let a person who called with ``maybe`` withdraw the call before the answer."""
        view = self.sitting.table.view(self.sitting.me)
        if not isinstance(self._dialogue, ContractDialogue) or not isinstance(view, ContractView):
            return
        action = self._dialogue.reconsider(view)
        if action is not None:
            self.sitting.table.act(self.sitting.me, action)
            self._telling.catch_up()

    def _may_i(self, seat: Seat, view: View) -> Action | None:
        assert isinstance(view, ContractView)
        assert isinstance(self._dialogue, ContractDialogue)
        return self._dialogue.may_i(view)

    def _count(self) -> None:
        """Show how the deal ended at every board, and the sheet; wait for the person."""
        sitting = self.sitting
        if sitting.own is not None:
            sitting.own.round_over(sitting.table)
        sitting.story.print()
        sitting.proofs = sitting.table.proofs
        own = sitting.match.board_of(sitting.me) or 0
        boards = sitting.match.boards
        for number in [own, *(n for n in range(len(boards)) if n != own)]:
            self._reckon(boards[number], other=number != own)
        announcing.entered(sitting)
        sheets.show_sheet(sitting)
        if self.screen.waits and not sitting.match.over:
            say = self.screen.speech
            self._dialogue.pause(say(f"ask-next-{sitting.match.rules.family}"))

    def _reckon(self, board: Board, *, other: bool) -> None:
        view = board.round.view(board.place_of(self.sitting.me))
        table: GinTable | ContractTable = view.table
        if isinstance(table, ContractTable):
            contract_reckoning.reckon(self.screen, self.sitting.cast, table)
            return
        assert isinstance(view, GinView)
        if other:
            say = self.screen.speech
            names = say.listed(self.sitting.cast.subject(seat) for seat in board.deal.seats)
            self.screen.gap()
            self.screen.say(say("reckon-table-of", names=names))
        gin_reckoning.reckon(self.screen, self.sitting.cast, board.deal.seats, table)


def _dialogue(sitting: Sitting) -> Dialogue:
    return (
        GinDialogue(sitting) if sitting.match.rules.family == "gin" else ContractDialogue(sitting)
    )
