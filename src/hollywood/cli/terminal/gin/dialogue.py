"""Asking a gin player: what the player may type at each moment, and the action it means."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.cli.terminal.card_words import read_card
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.gin.answer import Answer
from hollywood.cli.terminal.gin.hand import knocks, show_hand
from hollywood.cli.terminal.gin.knock import choose_big_gin, choose_knock
from hollywood.cli.terminal.gin.reckoning import raised_points
from hollywood.cli.terminal.parts import numbered, parted
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.words import COMMON, GIN, Command, Vocabulary
from hollywood.errors import CardsError
from hollywood.gin import Finish, GinView, PassUpcard, Phase
from hollywood.gin.legality import layoff_targets
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.texts.saying import Speech

_BARE: dict[str, type[Action]] = {
    "draw": DrawStock,
    "take": TakeDiscard,
    "pass": PassUpcard,
    "finish": Finish,
}


class GinDialogue(Dialogue):
    """Talks with a person who plays gin."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting, Vocabulary(COMMON, GIN, language=sitting.screen.language))
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
            command = self.ask(_question(view, self.screen.speech), otherwise=otherwise)
            try:
                action = self._action(command, view)
            except CardsError as problem:
                self.tell_problem(problem)
                continue
            if action is None:
                continue
            refused = view.refusal(action)
            if refused is None:
                self._best = command.name == "best"
                return action
            self.refuse(refused)

    def show_hand(self) -> None:
        """See :class:`Dialogue`."""
        show_hand(self.screen, self.gin_view(), self.sitting.sort)

    @property
    def top(self) -> Card | None:
        """See :class:`Dialogue`."""
        return self.gin_view().table.top_discard

    def show_table(self) -> None:
        """See :class:`Dialogue`."""
        view, cast = self.gin_view(), self.sitting.cast
        table = view.table
        seats = self.sitting.match.boards[self.sitting.match.board_of(cast.me) or 0].deal.seats
        say = self.screen.speech
        self.tell_pile(table.discards)
        limit = _limit(view, say)
        self.screen.say(say("table-gin", n=table.stock, limit=limit))
        for place, known in enumerate(table.known):
            seat = seats[place]
            if known and seat != cast.me:
                self.screen.say(say("table-known", name=cast.subject(seat), cards=str(known)))
        if table.spread:
            melds = say.listed(numbered(table.spread, say))
            self.screen.say(say("table-spread", melds=melds))

    def _action(self, command: Command, view: GinView) -> Action | None:
        """Return the action a command stands for; None when it has been answered already."""
        name, rest = command
        if name in _BARE:
            return _BARE[name]() if self.alone(command, view.table.top_discard) else None
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
            say = self.screen.speech
            self.screen.say(say("ask-which-card"))
            return None
        return Discard(read_card(rest, self.screen.language))

    def _answering(self, view: GinView) -> bool:
        return view.table.phase in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF}

    def _show_moment(self, view: GinView) -> None:
        if self._answering(view):
            say = self.screen.speech
            melds = say.listed(numbered(layoff_targets(view.table), say))
            self.screen.say(say("table-melds", melds=melds), hanging="  ")
        self.show_hand()


def _question(view: GinView, say: Speech) -> str:
    table = view.table
    top = str(table.top_discard or "")
    match table.phase:
        case Phase.UPCARD:
            return say("ask-upcard", card=top)
        case Phase.DRAW if not table.pile_open:
            return say("ask-draw-only")
        case Phase.DRAW:
            return say("ask-draw", n=table.stock, card=top)
        case Phase.LAST_CHANCE:
            return say("ask-last-chance", n=table.stock, card=top)
        case Phase.DISCARD if table.must_knock:
            return say("ask-must-knock")
        case Phase.DISCARD:
            best = min((left for _, left in knocks(view)), default=None)
            if best is None:
                return say("ask-discard")
            return say("ask-discard-gin" if best == 0 else "ask-discard-knock")
        case Phase.LAYOFF:
            return say("ask-answer")
    return say("ask-knocker-answer")


def _limit(view: GinView, say: Speech) -> str:
    words = say("table-limit", n=view.table.knock_limit)
    raised = raised_points(view.table.rules, view.table.upcard, say)
    return parted([words, raised], say) if raised else words
