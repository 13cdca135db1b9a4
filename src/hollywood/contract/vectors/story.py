"""The story of a contract hand, as everyone saw it, for the kernel."""

from __future__ import annotations

from hollywood.contract.actions import AllowMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.events import (
    ContractEvent,
    Dealt,
    Discarded,
    Displaced,
    Drew,
    LaidDown,
    LaidOffOn,
    MayIDenied,
    MayIGranted,
    Reshuffled,
    Took,
)
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.contract.vectors.action import write_action
from hollywood.contract.vectors.view import table_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


class ContractStory:
    """The story of one hand, extended by each new view.

    A hand that was set up midway has no story.
    """

    def __init__(self, rules: list[int]) -> None:
        """``rules`` are those of the hand, as ``contract/vectors/rules.py`` writes them."""
        self._rules = rules
        self._past: tuple[ContractEvent, ...] = ()
        self._told: list[int] = []
        self.begun: int = 0
        """The number of hands so far."""
        self._table: ContractTable | None = None  # the current table,
        self._before: ContractTable  # and the table before the action whose events come next

    def up_to(self, view: ContractView) -> list[int]:
        """Return the story up to the decision of the seat whose view it is."""
        table = view.table
        if not table.past_is_whole:
            return [0] * STORY_LENGTH
        if self._table is None or table.past[: len(self._past)] != self._past:
            self._begin(table)
        self._go_on(table)
        told = list(self._told)
        if view.seat == table.turn:
            tell_calls(told, table_vector(table, self._rules), self._rules)
        return told

    def _begin(self, table: ContractTable) -> None:
        dealt = table.past[0]
        assert isinstance(dealt, Dealt), "the past is whole"
        self.begun += 1
        self._past = (dealt,)
        self._told = [0] * STORY_LENGTH
        self._table = self._before = ContractTable.dealt(table.rules, dealt)
        begin_story(self._told)

    def _go_on(self, table: ContractTable) -> None:
        assert self._table is not None, "the story has begun"
        for event in table.past[len(self._past) :]:
            action = _action_of(event)
            if action is not None:
                written = [0] * at.A_LENGTH
                write_action(action, written)
                before = table_vector(self._before, self._rules)
                tell(self._told, before, self._rules, self._before.turn, written)
            self._table = self._table.after(event)
            if not isinstance(event, Reshuffled):  # it comes with the draw that needs it
                self._before = self._table
        self._past = table.past


def _action_of(event: ContractEvent) -> Action | None:
    """Return the action of the player in turn that led to an event; ``None`` for other events."""
    match event:
        case Drew():
            return DrawStock()
        case Took():
            return TakeDiscard()
        case MayIGranted():
            return AllowMayI()
        case MayIDenied():
            return DenyMayI()
        case LaidDown(_, melds):
            return LayDown(melds)
        case LaidOffOn(_, card, onto, end):
            return LayOff(card, onto, end)
        case Displaced(_, card, onto, end, _):
            return Displace(card, onto, end)
        case Discarded(_, card):
            return Discard(card)
    return None
