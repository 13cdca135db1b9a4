"""Knocking by typing: which card to discard, and which melds to spread."""

from __future__ import annotations

import re
from collections.abc import Sequence

from hollywood.cards import Card, Hand
from hollywood.cli.terminal.card_words import read_card, read_cards
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.gin.hand import knocks, melds_in_line
from hollywood.cli.terminal.refusing import in_words
from hollywood.cli.terminal.words import pattern_of
from hollywood.errors import CardsError
from hollywood.gin import BigGin, GinView, Knock, Phase
from hollywood.melds import (
    Arrangement,
    Meld,
    best_arrangement,
    best_arrangements,
    best_spread,
    meld_of,
)
from hollywood.melds import deadwood as least_deadwood
from hollywood.melds.forms import why_no_meld
from hollywood.melds.rules import MeldRules
from hollywood.texts import speech


def choose_knock(
    dialogue: Dialogue, view: GinView, rest: str, *, gin: bool
) -> Knock | BigGin | None:
    """Return the knock the person means; ask about anything unclear. None if the person cancels."""
    if view.table.phase is not Phase.DISCARD:
        dialogue.refuse(view.refusal(Knock(next(iter(view.hand)), ())))
        return None
    rules, say, language = view.table.rules.melds, dialogue.screen.speech, dialogue.screen.language
    if gin and not rest and least_deadwood(view.hand, rules) == 0 and view.table.rules.big_gin:
        return choose_big_gin(view)
    with_word = rf"(\b(?:{pattern_of('with', language)})\b|$)"
    thrown, with_, melds = (part.strip() for part in re.split(with_word, f"{rest} ", maxsplit=1))
    card = read_card(thrown, language) if thrown else _choose_card(dialogue, view, gin=gin)
    if card is None:
        return None
    if with_:
        return Knock(card, read_melds(melds, rules, language))
    if card not in view.hand:
        return Knock(card, ())  # refused, with the reason
    kept = view.hand - card
    if gin and least_deadwood(kept, rules) > 0:
        dialogue.screen.say(say("ask-no-gin", card=str(card), n=least_deadwood(kept, rules)))
        return None
    spread = choose_spread(dialogue, view, kept)
    return None if spread is None else Knock(card, spread.melds)


def choose_big_gin(view: GinView) -> BigGin:
    """Return big gin with the best melds; the rules decide whether it is allowed."""
    return BigGin(best_arrangement(view.hand, view.table.rules.melds).melds)


def choose_spread(dialogue: Dialogue, view: GinView, kept: Hand) -> Arrangement | None:
    """Return the melds to spread; ask if equally good spreads differ for the defender."""
    rules = view.table.rules
    first = best_spread(kept, rules.melds)
    open_to_layoffs = rules.layoff_on_gin if first.points == 0 else rules.layoff
    others = best_arrangements(kept, rules.melds)
    if first.points > view.table.knock_limit or len(others) == 1 or not open_to_layoffs:
        return first
    options = [first, *(each for each in others if each.melds != first.melds)]
    say = dialogue.screen.speech
    chosen = dialogue.pick(
        say("ask-spread", n=first.points), [melds_in_line(option, say) for option in options]
    )
    return None if chosen is None else options[chosen]


def read_melds(text: str, rules: MeldRules, language: str) -> tuple[Meld, ...]:
    """Read melds separated by slashes; CardsError, with a clear message, for an invalid meld."""
    groups = [read_cards(group, language) for group in text.split("/")]
    if not any(groups):
        return ()
    return tuple(_meld(group, rules, language) for group in groups if group)


def _meld(cards: Sequence[Card], rules: MeldRules, language: str) -> Meld:
    meld = meld_of(cards, rules)
    if meld is None:
        why = str(why_no_meld(cards, rules))
        raise CardsError(in_words("wrong_melds", why, speech(language)).rstrip("."))
    return meld


def _choose_card(dialogue: Dialogue, view: GinView, *, gin: bool) -> Card | None:
    """Return the card to discard with a knock that names none."""
    say = dialogue.screen.speech
    found = [pair for pair in knocks(view) if not gin or pair[1] == 0]
    if not found:
        least = min(least_deadwood(view.hand - c, view.table.rules.melds) for c in view.hand)
        limit = view.table.knock_limit
        limit = 0 if gin else limit
        dialogue.screen.say(say("ask-too-much", n=least, limit=limit))
        return None
    best = [card for card, left in found if left == found[0][1]]
    if len(best) == 1:
        return best[0]
    chosen = dialogue.pick(say("ask-which-knock", n=found[0][1]), [str(card) for card in best])
    return None if chosen is None else best[chosen]
