"""Asking a contract player: May-I, the answer to it, and the play of a turn."""

from __future__ import annotations

import re

from hollywood.cards import Hand
from hollywood.cli.terminal.card_words import read_card, read_cards
from hollywood.cli.terminal.contract import hand as contract_hand
from hollywood.cli.terminal.contract.laying import choose_lay_down, choose_lay_off, choose_swap
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.words import COMMON, CONTRACT, Command, Vocabulary
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractView,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    Phase,
    WithdrawMayI,
    holder,
)
from hollywood.contract.standing import offered_laydown
from hollywood.errors import CardsError
from hollywood.match.telling.wording import joined
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_BARE: dict[str, type[Action]] = {
    "draw": DrawStock,
    "take": TakeDiscard,
    "allow": AllowMayI,
    "deny": DenyMayI,
    "withdraw": WithdrawMayI,
}


class ContractDialogue(Dialogue):
    """Talks with a person who plays the contract game."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Vocabulary(COMMON, CONTRACT))
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
            action = self._read(command, view)
            if action is None:
                continue
            refused = view.why_illegal(action)
            if refused is None:
                if isinstance(action, Discard) and action.card in self.sitting.wanted:
                    self.sitting.wanted.remove(action.card)
                return action
            self.refuse(refused)

    def may_i(self, view: ContractView) -> Action | None:
        """Ask the person, out of turn, whether to call for the discard."""
        sitting, table, cast = self.sitting, view.table, self.sitting.cast
        self._doubts = False
        call = CallMayI(table.moment)
        if table.top_discard in sitting.wanted and view.why_illegal(call) is None:
            return call
        own = table.discarders[-1] == view.seat
        if not sitting.asks or (own and not sitting.asks_own):
            return None
        sitting.story.print()
        if view.hand != self._shown:
            self.show_hand()
        question = (
            f"{table.top_discard} is on the pile, {cast.whose(table.turn)} turn. "
            "May you? Type m to ask, Enter to pass."
        )
        while True:
            command = self.ask(question, otherwise=Command("pass"))
            if command.name == "pass":
                return None
            if command.name == "auto":
                self._read(command, view)
                return None
            action = self._read(command, view)
            if command.name == "want" and table.top_discard in sitting.wanted:
                action = call
            refused = None if action is None else view.why_illegal(action)
            if action is not None and refused is None:
                self._doubts = command.name == "maybe"
                return action
            if refused is not None:
                self.refuse(self._named(refused))

    def reconsider(self, view: ContractView) -> Action | None:
        """Ask a person who called with ``maybe`` whether to keep the call, before the answer."""
        table, cast = view.table, self.sitting.cast
        if not self._doubts or all(call.seat != view.seat for call in table.calls):
            return None
        self._doubts = False
        self.sitting.story.print()
        question = (
            f"You have asked for {table.top_discard}; {cast.name(table.turn)} will answer. "
            "Enter keeps the call, w withdraws it."
        )
        while True:
            command = self.ask(question, otherwise=Command("pass"))
            if command.name == "pass":
                return None
            action = self._read(command, view)
            refused = None if action is None else view.why_illegal(action)
            if action is not None and refused is None:
                return action
            if refused is not None:
                self.refuse(self._named(refused))

    def show_hand(self) -> None:
        """See :class:`Dialogue`."""
        view = self.contract_view()
        contract_hand.show_hand(self.screen, view, self.sitting.sort)
        self._shown = view.hand

    def show_table(self) -> None:
        """See :class:`Dialogue`."""
        table, cast = self.contract_view().table, self.sitting.cast
        contract_hand.show_sizes(self.screen, cast, table)
        if table.melds:
            contract_hand.show_melds(self.screen, cast, table)
        else:
            self.screen.say("Nobody has laid down.")
        top = " ".join(map(str, table.discards[-8:]))
        self.screen.say(f"Discard pile, top last: {top or 'empty'}.")
        if self.sitting.wanted:
            self._tell_wanted()

    def advise(self, action: Action) -> str:
        """See :class:`Dialogue`."""
        match action:
            case DrawStock():
                return "draw"
            case TakeDiscard():
                return f"take {self.contract_view().table.top_discard}"
            case Discard(card):
                return f"discard {card}"
            case CallMayI():
                return "call May-I"
            case AllowMayI():
                return "allow it"
            case DenyMayI():
                return "deny it"
            case LayDown(melds):
                return f"lay down {' / '.join(map(str, melds))}"
            case LayOff(card, onto, _):
                return f"lay {card} on {onto + 1}"
            case Displace(card, onto, end):
                return f"swap {card} on {onto + 1} {end}"
        return "withdraw the call"

    def _read(self, command: Command, view: ContractView) -> Action | None:
        """Return the action a command stands for; None when it has been answered already."""
        try:
            return self._action(command, view)
        except CardsError as problem:
            self.refuse(f"{str(problem)[0].upper()}{str(problem)[1:]}.")
            return None

    def _action(self, command: Command, view: ContractView) -> Action | None:
        name, rest = command
        if name in _BARE:
            if rest and not (name == "take" and read_card(rest) == view.table.top_discard):
                self.refuse(f"Type {name} alone, with nothing after it.")
                return None
            return _BARE[name]()
        match name:
            case "may-i":
                return CallMayI(view.table.moment)
            case "maybe":
                may_i = view.table.rules.may_i
                if may_i is None or may_i.withdraw:
                    return CallMayI(view.table.moment)
                self.refuse("You cannot withdraw a call at this table; type m if you mean it.")
            case "want":
                self._want(rest)
            case "discard":
                if rest:
                    return Discard(read_card(rest))
                self.refuse("Which card? Name it, as in x 7h.")
            case "down":
                return choose_lay_down(self, view, rest)
            case "lay":
                return choose_lay_off(self, view, rest)
            case "swap":
                return choose_swap(self, view, rest)
            case "auto" | "ask":
                self.sitting.asks = self.sitting.asks_own = name == "ask"
                self.screen.say(
                    "You will be asked about every discard you may call for, your own too."
                    if name == "ask"
                    else "You will not be asked about May-I again in this hand (ask changes it)."
                )
            case "pass":
                self.refuse("It is your turn, so there is nothing to pass.")
        return None

    def _want(self, rest: str) -> None:
        """Add to the cards to call for automatically, or clear or list them."""
        wanted = self.sitting.wanted
        if rest in {"none", "nothing", "no"}:
            wanted.clear()
        else:
            wanted += [card for card in dict.fromkeys(read_cards(rest)) if card not in wanted]
        self._tell_wanted()

    def _tell_wanted(self) -> None:
        cards = " ".join(map(str, self.sitting.wanted))
        self.screen.say(
            f"You call for {cards} automatically, once each, in this hand."
            if cards
            else "You want no card: type want Kd 9h to call for these automatically."
        )

    def _show_moment(self, view: ContractView) -> None:
        table, cast = view.table, self.sitting.cast
        self.screen.gap()
        contract_hand.show_sizes(self.screen, cast, table)
        contract_hand.show_melds(self.screen, cast, table)
        self.show_hand()

    def _question(self, view: ContractView) -> str:
        table = view.table
        top = table.top_discard
        if table.phase is Phase.PLAY:
            assert view.seat is not None
            if table.down[view.seat] is not None:
                return "Lay off (l), or discard which card?"
            if offered_laydown(view) is not None:
                return "Lay down (down), or discard which card?"
            return "Discard which card?"
        if table.calls:
            caller = holder(table)
            assert caller is not None
            others = [self.sitting.cast.name(c.seat) for c in table.calls if c.seat != caller]
            also = f", then {joined(others)}," if others else ""
            must = (
                " and take it yourself"
                if (m := table.rules.may_i) and m.deny_forces_discard
                else ""
            )
            name = self.sitting.cast.name(caller)
            return f"{name}{also} asks for {top}. Allow (a), or deny (n){must}?"
        if table.must_take:
            return f"You denied it: take {top} (Enter)."
        if top is None or not table.pile_open:
            return "Draw (Enter)."
        if not table.stock_open:
            return f"The stock is empty: take {top} (Enter)."
        return f"Your turn: draw (d), or take {top} (t)?"

    def _named(self, reason: str) -> str:
        """Replace the seats in a reason with the players' names."""
        names = self.sitting.cast.names
        return re.sub(r"\bseat (\d)\b", lambda found: names[int(found[1])], reason)


def _only(view: ContractView) -> Command | None:
    """The command for Enter if only one action is possible."""
    table = view.table
    if table.phase is not Phase.DRAW or table.calls:
        return None
    if table.must_take or not table.stock_open:
        return Command("take")
    return Command("draw") if not table.pile_open or not table.discards else None
