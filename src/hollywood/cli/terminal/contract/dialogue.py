"""Asking a contract player: May-I, the answer to it, and the play of a turn."""

from __future__ import annotations

import re
from typing import Literal

from hollywood.cards import Card, Hand
from hollywood.cli.terminal.card_words import read_card, read_cards_or_kind
from hollywood.cli.terminal.contract import hand as contract_hand
from hollywood.cli.terminal.contract.laying import choose_lay_down, choose_lay_off, choose_swap
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.words import COMMON, CONTRACT, Command, Vocabulary, means
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractView,
    DenyMayI,
    Phase,
    WithdrawMayI,
    holder,
    to_take_back,
)
from hollywood.contract.standing import offered_laydown
from hollywood.errors import CardsError
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_BARE: dict[str, type[Action]] = {
    "draw": DrawStock,
    "take": TakeDiscard,
    "allow": AllowMayI,
    "deny": DenyMayI,
    "withdraw": WithdrawMayI,
}
_WISHES = {"auto", "ask", "nearer", "want", "never"}
"""The commands that may answer the discard on offer."""


class ContractDialogue(Dialogue):
    """Talks with a person who plays the contract game."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Vocabulary(COMMON, CONTRACT, language=sitting.screen.language))
        self._shown: Hand | None = None  # the hand as the person last saw it
        self._doubts = False  # the standing call was made with `maybe`

    def contract_view(self) -> ContractView:
        """The person's view of the hand."""
        view = self.view()
        assert isinstance(view, ContractView)
        return view

    def choose(self) -> Action:
        """See :class:`Dialogue`."""
        view = self.contract_view()
        self.sitting.story.print()
        if view.table.phase is Phase.DRAW:
            self._show_moment(view)
        else:
            self.show_hand()
        while True:
            command = self.ask(self._question(view), otherwise=_only(view))
            if command.name == "undo":
                view = self._take_back(view)
                continue
            action = self._read(command, view)
            if action is None:
                continue
            refused = view.refusal(action)
            if refused is None:
                if isinstance(action, Discard):
                    self.sitting.wishes.done.add(action.card)
                return action
            self.refuse(refused)

    def _take_back(self, view: ContractView) -> ContractView:
        """Undo the last lay down or addition of the turn, if there is one; return the new view."""
        say = self.screen.speech
        if to_take_back(view.table, view.seat) is None:
            self.screen.say(say("ask-nothing-to-take-back"))
            return view
        self.sitting.table.take_back(self.sitting.me)
        self.show_hand()
        return self.contract_view()

    def may_i(self, view: ContractView) -> Action | None:
        """Ask the person, out of turn, whether to call for the discard."""
        sitting, table, cast = self.sitting, view.table, self.sitting.cast
        say, top = self.screen.speech, table.top_discard
        assert top is not None, "a discard is on offer"
        self._doubts = False
        call = CallMayI(table.moment)
        answer = sitting.wishes.answer(view, top, own=table.discarders[-1] == view.seat)
        if answer == "call" and view.refusal(call) is None:
            return call
        if answer == "pass":
            return None
        sitting.story.print()
        if view.hand != self._shown:
            self.show_hand()
        question = say(
            "ask-may-i",
            card=str(top),
            who=cast.who(table.turn),
            name=cast.subject(table.turn),
        )
        while True:
            command = self.ask(question, otherwise=Command("pass"))
            if command.name == "pass":
                return None
            action = self._read(command, view)
            if command.name in _WISHES and action is None:
                answer = sitting.wishes.answer(view, top, own=False)
                if answer == "pass":
                    return None
                action = call if answer == "call" else None
            refused = None if action is None else view.refusal(action)
            if action is not None and refused is None:
                self._doubts = command.name == "maybe"
                return action
            if refused is not None:
                self.refuse(refused)

    def reconsider(self, view: ContractView) -> Action | None:
        """Ask a person who called with ``maybe`` whether to keep the call, before the answer."""
        table, cast = view.table, self.sitting.cast
        say = self.screen.speech
        if not self._doubts or all(call.seat != view.seat for call in table.calls):
            return None
        self._doubts = False
        self.sitting.story.print()
        question = say("ask-reconsider", card=str(table.top_discard), name=cast.subject(table.turn))
        while True:
            command = self.ask(question, otherwise=Command("pass"))
            if command.name == "pass":
                return None
            action = self._read(command, view)
            refused = None if action is None else view.refusal(action)
            if action is not None and refused is None:
                return action
            if refused is not None:
                self.refuse(refused)

    def show_hand(self) -> None:
        """See :class:`Dialogue`."""
        view = self.contract_view()
        contract_hand.show_hand(self.screen, view, self.sitting.sort)
        self._shown = view.hand

    @property
    def top(self) -> Card | None:
        """See :class:`Dialogue`."""
        return self.contract_view().table.top_discard

    def show_table(self) -> None:
        """See :class:`Dialogue`."""
        table, cast = self.contract_view().table, self.sitting.cast
        contract_hand.show_sizes(self.screen, cast, table)
        if table.melds:
            contract_hand.show_melds(self.screen, cast, table)
        else:
            say = self.screen.speech
            self.screen.say(say("table-no-melds"))
        self.tell_pile(table.discards[-8:])
        if self.sitting.wishes:
            self._tell_wishes()

    def _read(self, command: Command, view: ContractView) -> Action | None:
        """Return the action a command stands for; None when it has been answered already."""
        try:
            return self._action(command, view)
        except CardsError as problem:
            self.tell_problem(problem)
            return None

    def _action(self, command: Command, view: ContractView) -> Action | None:
        name, rest = command
        say = self.screen.speech
        if name in _BARE:
            return _BARE[name]() if self.alone(command, view.table.top_discard) else None
        match name:
            case "may-i":
                return CallMayI(view.table.moment)
            case "maybe":
                may_i = view.table.rules.may_i
                if may_i is None or may_i.withdraw:
                    return CallMayI(view.table.moment)
                self.screen.say(say("ask-no-withdrawing"))
            case "want" | "never":
                self._except(rest, name)
            case "discard":
                if rest:
                    return Discard(read_card(rest, self.screen.language))
                self.screen.say(say("ask-which-card"))
            case "down":
                return choose_lay_down(self, view, rest)
            case "lay":
                return choose_lay_off(self, view, rest)
            case "swap":
                return choose_swap(self, view, rest)
            case "auto" | "ask" | "nearer" | "stay":
                self._wish(name, rest)
            case "pass":
                self.screen.say(say("ask-no-pass"))
        return None

    def _wish(self, name: str, rest: str) -> None:
        """Say when to be asked, or for how long the wishes hold."""
        wishes = self.sitting.wishes
        match name:
            case "auto":
                wishes.rest = "pass"
            case "ask":
                wishes.rest, wishes.own = "ask", True
            case "nearer":
                wishes.rest = "call-if-nearer" if rest else "ask-if-nearer"
            case _:
                wishes.stay = not wishes.stay
        self._tell_wishes()

    def _except(self, rest: str, into: Literal["want", "never"]) -> None:
        """Always or never call for some cards, clear these exceptions, or list all wishes."""
        wishes, language = self.sitting.wishes, self.screen.language
        if means(rest, "none", language):
            (wishes.want if into == "want" else wishes.never).clear()
            say = self.screen.speech
            self.screen.say(say(f"wishes-{into}-none"))
            return
        wishes.decide(read_cards_or_kind(rest, language), into)
        self._tell_wishes()

    def _tell_wishes(self) -> None:
        self.screen.say(self.sitting.wishes.told(self.screen.speech))

    def _show_moment(self, view: ContractView) -> None:
        table, cast = view.table, self.sitting.cast
        self.screen.gap()
        contract_hand.show_sizes(self.screen, cast, table)
        contract_hand.show_melds(self.screen, cast, table)
        self.show_hand()

    def _question(self, view: ContractView) -> str:
        table, say = view.table, self.screen.speech
        top = str(table.top_discard or "")
        if table.phase is Phase.PLAY and not table.calls:
            assert view.seat is not None
            if table.down[view.seat] is not None:
                return say("ask-lay-or-discard")
            if offered_laydown(view) is not None:
                return say("ask-down-or-discard")
            return say("ask-discard")
        if table.calls:
            return self._answer_question(view)
        if table.must_take:
            return say("ask-must-take", card=top)
        if not top or not table.pile_open:
            return say("ask-draw-only")
        if not table.stock_open:
            return say("ask-take-only", card=top)
        return say("ask-turn", card=top)

    def _answer_question(self, view: ContractView) -> str:
        """Ask for the answer to a call, and say who else has called."""
        table, cast, say = view.table, self.sitting.cast, self.screen.speech
        caller, may_i = holder(table), table.rules.may_i
        assert caller is not None
        others = [cast.subject(call.seat) for call in table.calls if call.seat != caller]
        asks = (
            say("ask-calls-and", name=cast.subject(caller), others=say.listed(others))
            if others
            else say("ask-calls", name=cast.subject(caller))
        )
        forced = may_i is not None and may_i.deny_forces_discard
        text = "ask-answer-forced" if forced else "ask-answer-call"
        if view.refusal(DenyMayI()) is not None:
            text = "ask-answer-only"
        return say(text, asks=asks, card=str(table.top_discard))

    def named(self, reason: str) -> str:
        """See :class:`Dialogue`."""
        names = self.sitting.cast.names
        return re.sub(r"\bseat (\d)\b", lambda found: names[int(found[1])], reason)


def _only(view: ContractView) -> Command | None:
    """The command for Enter if only one action is possible."""
    table = view.table
    if table.calls and table.phase is Phase.PLAY:
        return Command("allow")
    if table.phase is not Phase.DRAW or table.calls:
        return None
    if table.must_take or not table.stock_open:
        return Command("take")
    return Command("draw") if not table.pile_open or not table.discards else None
