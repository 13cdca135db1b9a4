"""Asking a gin player: what the player may type at each moment, and the action it means."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.cli.terminal.card_words import read_card
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.gin.answer import Answer
from hollywood.cli.terminal.gin.hand import knocks, numbered, show_hand
from hollywood.cli.terminal.gin.knock import choose_big_gin, choose_knock
from hollywood.cli.terminal.gin.reckoning import raised_points
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.words import COMMON, GIN, Command, Vocabulary
from hollywood.errors import CardsError
from hollywood.gin import BigGin, Finish, GinView, Knock, LayOff, PassUpcard, Phase, ShowHand
from hollywood.gin.legality import layoff_targets
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_BARE: dict[str, type[Action]] = {
    "draw": DrawStock,
    "take": TakeDiscard,
    "pass": PassUpcard,
    "finish": Finish,
}


class GinDialogue(Dialogue):
    """Talks with a person who plays gin."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Vocabulary(COMMON, GIN))
        self._answer = Answer(self)
        self._best = False  # the rest of the answer to a knock is left to the table

    def gin_view(self) -> GinView:
        """The person's view of the round."""
        view = self.view()
        assert isinstance(view, GinView)
        return view

    def choose(self) -> Action:
        """See :class:`Dialogue`."""
        view = self.gin_view()
        if view.table.phase is Phase.LAYOFF and not view.table.layoffs_allowed:
            return self._answer.only_show(view)
        self._best = self._best and self._answering(view)
        if self._best:
            action = self._answer.best(view)
            assert action is not None, "there is always an answer to a knock"
            return action
        if view.table.phase is not Phase.DISCARD:
            self.screen.gap()
        self.sitting.story.print()
        self._show_moment(view)
        while True:
            otherwise = Command("best") if self._answering(view) else None
            if view.table.phase is Phase.DRAW and not view.table.pile_open:
                otherwise = Command("draw")
            command = self.ask(_question(view), otherwise=otherwise)
            try:
                action = self._action(command, view)
            except CardsError as problem:
                self.refuse(f"{str(problem)[0].upper()}{str(problem)[1:]}.")
                continue
            if action is None:
                continue
            refused = view.why_illegal(action)
            if refused is None:
                self._best = command.name == "best"
                return action
            self.refuse(refused)

    def show_hand(self) -> None:
        """See :class:`Dialogue`."""
        show_hand(self.screen, self.gin_view(), self.sitting.sort)

    def show_table(self) -> None:
        """See :class:`Dialogue`."""
        view, cast = self.gin_view(), self.sitting.cast
        table = view.table
        seats = self.sitting.match.boards[self.sitting.match.board_of(cast.me) or 0].deal.seats
        self.screen.say(f"Discard pile, top last: {' '.join(map(str, table.discards)) or 'empty'}.")
        self.screen.say(f"{table.stock} cards in the stock; {_limit(view)}.")
        for place, known in enumerate(table.known):
            if known and seats[place] != cast.me:
                self.screen.say(f"{cast.subject(seats[place])} holds {known}, taken from the pile.")
        if table.spread:
            self.screen.say(f"The spread: {numbered(table.spread)}.")

    def advise(self, action: Action) -> str:
        """See :class:`Dialogue`."""
        match action:
            case DrawStock():
                return "draw"
            case TakeDiscard():
                return f"take {self.gin_view().table.top_discard}"
            case Discard(card):
                return f"discard {card}"
            case Knock(card):
                return f"knock, discarding {card}"
            case BigGin():
                return "go big gin"
            case LayOff(card, onto):
                return f"lay {card} on {onto + 1}"
            case ShowHand():
                return "show the hand"
            case Finish():
                return "finish"
        return "pass"

    def _action(self, command: Command, view: GinView) -> Action | None:
        """Return the action a command stands for; None when it has been answered already."""
        name, rest = command
        if name in _BARE:
            if rest and not (name == "take" and read_card(rest) == view.table.top_discard):
                self.refuse(f"Type {name} alone, with nothing after it.")
                return None
            return _BARE[name]()
        match name:
            case "discard":
                return self._discard(rest)
            case "knock" | "gin":
                return choose_knock(self, view, rest, gin=name == "gin")
            case "big":
                return choose_big_gin(view)
            case "lay":
                return self._answer.lay(view, rest)
            case "show":
                return self._answer.show(view, rest)
        return self._answer.best(view)

    def _discard(self, rest: str) -> Action | None:
        if not rest:
            self.refuse("Which card? Name it, as in x 7h.")
            return None
        return Discard(read_card(rest))

    def _answering(self, view: GinView) -> bool:
        return view.table.phase in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF}

    def _show_moment(self, view: GinView) -> None:
        if self._answering(view):
            targets = layoff_targets(view.table)
            self.screen.say(f"On the table {numbered(targets)}.", hanging="  ")
        self.show_hand()


def _question(view: GinView) -> str:
    table = view.table
    top: Card | None = table.top_discard
    match table.phase:
        case Phase.UPCARD:
            return f"The upcard is {top}. Take it (t), or pass (p)?"
        case Phase.DRAW if not table.pile_open:
            return "Draw (Enter)."
        case Phase.DRAW:
            return f"Stock {table.stock}. Draw (d), or take {top} (t)?"
        case Phase.LAST_CHANCE:
            return (
                f"The stock is down to {table.stock}. Take {top} (t) to knock with it, or pass (p)?"
            )
        case Phase.DISCARD if table.must_knock:
            return "You took the last discard: knock (k)."
        case Phase.DISCARD:
            best = min((left for _, left in knocks(view)), default=None)
            also = {None: "", 0: ", or go gin (g)"}.get(best, ", or knock (k)")
            return f"Discard which card{also}?"
        case Phase.LAYOFF:
            return "Lay off, show, or Enter for the best defence?"
    return "Lay off, finish, or Enter for the best of both?"


def _limit(view: GinView) -> str:
    limit = view.table.knock_limit
    words = f"knock with {limit} or less" if limit else "only gin ends the round"
    raised = raised_points(view.table.rules, view.table.upcard)
    return f"{words}; {raised}" if raised else words
