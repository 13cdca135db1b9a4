"""The story of a contract hand, as everyone saw it, for the kernel."""

from __future__ import annotations

import threading
from collections import OrderedDict

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
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.contract.vectors.action import write_action
from hollywood.contract.vectors.view import table_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_STORIES_KEPT = 64


class ContractStory:
    """The story of one hand, extended by each new view.

    A hand that was set up midway has no story.
    """

    def __init__(self, rules: list[int]) -> None:
        """``rules`` are those of the hand, as ``contract/vectors/rules.py`` writes them."""
        self._rules = rules
        self._past: tuple[ContractEvent, ...] = ()
        self._told: list[int] = []
        self._table: ContractTable | None = None  # the current table,
        self._before: ContractTable  # and the table before the action whose events come next

    def up_to(self, view: ContractView) -> list[int]:
        """Return the story up to the decision of the seat whose view it is."""
        table = view.table
        if not table.past_is_whole:
            return [0] * STORY_LENGTH
        if self._table is None or not goes_on(table.past, self._past):
            self._begin(table)
        self._go_on(table)
        told = list(self._told)
        if view.seat == table.turn:
            tell_calls(told, table_vector(table, self._rules), self._rules)
        return told

    def _begin(self, table: ContractTable) -> None:
        dealt = table.past[0]
        assert isinstance(dealt, Dealt), "the past is whole"
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


def goes_on(past: tuple[ContractEvent, ...], earlier: tuple[ContractEvent, ...]) -> bool:
    """Return whether a hand with this past is the hand of an earlier look at it, or further on."""
    return past[: len(earlier)] == earlier


class ContractStories(threading.local):
    """The stories of the last hands that the players of this thread saw.

    To tell a story takes longer than a fast player's decision when a hand is long. So a new player
    for each decision, as at a server's table, goes on with what an earlier one has told. A story
    has only what everyone saw.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[ContractRules, int, ContractEvent], ContractStory] = (
            OrderedDict()
        )

    def up_to(self, view: ContractView, rules: list[int]) -> list[int]:
        """Return the story up to the decision of the seat whose view it is.

        ``rules`` are those of the hand, as ``contract/vectors/rules.py`` writes them.
        """
        table = view.table
        if not table.past_is_whole:
            return [0] * STORY_LENGTH
        hand = table.rules, table.seats, table.past[0]
        story = self._kept.pop(hand, None) or ContractStory(rules)
        self._kept[hand] = story
        if len(self._kept) > _STORIES_KEPT:
            self._kept.popitem(last=False)
        return story.up_to(view)


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
