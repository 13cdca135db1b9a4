"""Answering a knock by typing: laying off, showing, or the best of both together."""

from __future__ import annotations

import re

from hollywood.cards import Card
from hollywood.cli.terminal.card_words import read_card
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.gin.knock import read_melds
from hollywood.cli.terminal.words import pattern_of
from hollywood.gin import Finish, GinView, LayOff, Phase, ShowHand
from hollywood.gin.legality import layoff_targets
from hollywood.melds import best_arrangement, best_defence, fits
from hollywood.play import Action


class Answer:
    """What the defender can do after a knock, and the knocker if the rules allow layoffs."""

    def __init__(self, dialogue: Dialogue) -> None:
        self._dialogue = dialogue

    def only_show(self, view: GinView) -> Action:
        """Show the hand if nothing may be laid off: there is nothing to decide."""
        return ShowHand(best_arrangement(view.hand, view.table.rules.melds).melds)

    def best(self, view: GinView) -> Action | None:
        """Return the next step of the best defense, or of the knocker's best layoffs."""
        table, rules = view.table, view.table.rules.melds
        if table.phase is Phase.KNOCKER_LAYOFF:
            defence = best_defence(view.hand, table.shown or (), rules)
            end: Action = Finish()
        elif table.phase is Phase.LAYOFF:
            defence = best_defence(view.hand, table.spread, rules, lay_off=table.layoffs_allowed)
            end = ShowHand(defence.melds)
        else:
            self._dialogue.refuse(view.refusal(ShowHand(())))
            return None
        if defence.layoffs:
            return LayOff(defence.layoffs[0].card, defence.layoffs[0].onto)
        return end

    def show(self, view: GinView, rest: str) -> Action:
        """Show the hand, with the typed melds or the best ones."""
        if rest:
            melds = read_melds(rest, view.table.rules.melds, self._dialogue.screen.language)
            return ShowHand(melds)
        return ShowHand(best_arrangement(view.hand, view.table.rules.melds).melds)

    def lay(self, view: GinView, rest: str) -> Action | None:
        """Lay off a card, on the named meld or the only one it fits."""
        screen, say = self._dialogue.screen, self._dialogue.screen.speech
        on, meld = (pattern_of(each, screen.language) for each in ("on", "meld"))
        named = re.fullmatch(
            rf"(?P<card>.+?)(?: (?:{on})(?: (?:{meld}))? (?P<number>\d{{1,3}}))?", rest
        )
        if named is None:
            screen.say(say("ask-lay-how"))
            return None
        card, melds = read_card(named["card"], screen.language), layoff_targets(view.table)
        if view.table.phase not in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF}:
            return LayOff(card, 0)  # refused, with the reason
        if named["number"] is not None:
            number = int(named["number"])
            if 1 <= number <= len(melds):
                return LayOff(card, number - 1)
            screen.say(say("ask-meld-numbers", n=len(melds)))
            return None
        return self._only_place(view, card)

    def _only_place(self, view: GinView, card: Card) -> Action | None:
        melds = layoff_targets(view.table)
        places = [n for n, meld in enumerate(melds) if fits(meld, card, view.table.rules.melds)]
        if len(places) == 1 or card not in view.hand:
            return LayOff(card, places[0] if places else 0)
        if not places:
            say = self._dialogue.screen.speech
            self._dialogue.screen.say(say("ask-fits-nowhere", card=str(card)))
            return None
        say = self._dialogue.screen.speech
        question = say("ask-lay-where", card=str(card))
        chosen = self._dialogue.pick(question, [str(melds[n]) for n in places])
        return None if chosen is None else LayOff(card, places[chosen])
