"""Laying down, laying off, and swapping by typing, in the contract game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice, product
from typing import NamedTuple

from hollywood.cards import Card
from hollywood.cli.terminal.card_words import read_card, read_cards
from hollywood.cli.terminal.dialogue import Dialogue
from hollywood.cli.terminal.words import pattern_of
from hollywood.contract import ContractView, Displace, LayDown, LayOff, Phase
from hollywood.contract.actions import End
from hollywood.contract.standing import offered_laydown
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.melds.wild import WildKind, WildMeld, run_orders
from hollywood.play import Action
from hollywood.texts.saying import Speech


@cache
def _lay(language: str) -> re.Pattern[str]:
    """How a card and its place are typed: ``9c on meld 2 at the top``."""
    on, meld, top, bottom = (pattern_of(each, language) for each in ("on", "meld", "top", "bottom"))
    return re.compile(
        rf"(?P<card>.+?)(?: (?:{on})(?: (?:{meld}))? (?P<number>\d{{1,3}}))?"
        rf"(?: (?:at |to )?(?:the )?(?:(?P<top>{top})|(?P<bottom>{bottom})))?"
    )


class _Placing(NamedTuple):
    """A card that goes to a meld, and what was typed of its place."""

    card: Card
    number: str | None
    end: End | None


def _read(rest: str, language: str) -> _Placing | None:
    named = _lay(language).fullmatch(rest)
    if named is None:
        return None
    end: End | None = "top" if named["top"] else "bottom" if named["bottom"] else None
    return _Placing(read_card(named["card"], language), named["number"], end)


def choose_lay_down(dialogue: Dialogue, view: ContractView, rest: str) -> LayDown | None:
    """Return the lay down the person typed, or the best one if the person agrees."""
    table = view.table
    say = dialogue.screen.speech
    if rest:
        return _typed(view, rest, dialogue.screen.language)
    if table.phase is not Phase.PLAY or view.seat is None or table.down[view.seat] is not None:
        return LayDown(())  # refused, with the reason
    found = offered_laydown(view)
    if found is None:
        words = contract_in_words(table.rules, table.contract, say.language)
        text = "ask-not-all-yet" if table.all_at_once else "ask-not-yet"
        dialogue.screen.say(say(text, contract=words))
        return None
    laid = " / ".join(map(str, found.melds))
    if found.left:
        laid = say("ask-laid-left", melds=laid, cards=str(found.left))
    chosen = dialogue.pick(say("ask-lay-down"), [laid])
    return None if chosen is None else LayDown(found.melds)


def choose_lay_off(dialogue: Dialogue, view: ContractView, rest: str) -> Action | None:
    """Return how to add the card to a meld on the table; ask about anything unclear.

    If a wild card stands for the card, this means replacing it, as ``swap`` does.
    """
    named = _read(rest, dialogue.screen.language)
    if named is None:
        say = dialogue.screen.speech
        dialogue.screen.say(say("ask-contract-lay-how"))
        return None
    card, end = named.card, named.end
    places = _places(dialogue, view, named.number)
    if places is None:
        return None
    tries: list[LayOff | Displace] = [
        LayOff(card, onto, at)
        for onto in places
        for at in ((None,) if view.table.melds[onto].meld.kind == "S" else _both(end))
    ]
    tries += (Displace(card, onto, to) for onto in places for to in _for_wild(view, end))
    return _choose(dialogue, view, tries) if tries else LayOff(card, 0)


def choose_swap(dialogue: Dialogue, view: ContractView, rest: str) -> Action | None:
    """Return the swap with a wild card that the person means; ask which end if both work."""
    named = _read(rest, dialogue.screen.language)
    if named is None:
        say = dialogue.screen.speech
        dialogue.screen.say(say("ask-contract-swap-how"))
        return None
    card, end = named.card, named.end
    places = _places(dialogue, view, named.number)
    if places is None:
        return None
    ends = _for_wild(view, end)
    tries = [Displace(card, onto, to) for onto in places for to in ends]
    return _choose(dialogue, view, tries) if tries else Displace(card, 0, ends[0])


def _for_wild(view: ContractView, end: End | None) -> Sequence[End | None]:
    """Where a replaced wild card may go: to an end of its run, or only to the hand."""
    return (None,) if view.table.rules.wild_to_hand else _both(end)


def _both(end: End | None) -> Sequence[End]:
    return ("top", "bottom") if end is None else (end,)


def _places(dialogue: Dialogue, view: ContractView, number: str | None) -> Sequence[int] | None:
    """Return the melds that the person means, from 0: the named one, or all of them."""
    count = len(view.table.melds)
    if number is None or not count:
        return range(count)
    if 1 <= int(number) <= count:
        return (int(number) - 1,)
    say = dialogue.screen.speech
    dialogue.screen.say(say("ask-meld-numbers", n=count))
    return None


def _choose(
    dialogue: Dialogue, view: ContractView, tries: Sequence[LayOff | Displace]
) -> Action | None:
    """Return the permitted action, or the one the person picks; otherwise one to be refused."""
    permitted = [action for action in tries if view.why_illegal(action) is None]
    if len(permitted) <= 1:
        return permitted[0] if permitted else tries[0]
    say = dialogue.screen.speech
    chosen = dialogue.pick(say("ask-where"), [_where(view, action, say) for action in permitted])
    return None if chosen is None else permitted[chosen]


def _where(view: ContractView, action: LayOff | Displace, say: Speech) -> str:
    meld = str(view.table.melds[action.onto].meld)
    if isinstance(action, Displace):
        return say(f"ask-where-swap-{action.wild_to or 'hand'}", meld=meld)
    return say("ask-where-add" if action.at is None else f"ask-where-add-{action.at}", meld=meld)


def _typed(view: ContractView, text: str, language: str) -> LayDown:
    """Return the typed lay down: each group read as a set or a run, as the contract requires.

    If several readings are possible, the first permitted one counts. If none is permitted, the
    first that fits the kinds of the contract is returned, so that the refusal refers to it.
    """
    groups = [cards for part in text.split("/") if (cards := read_cards(part, language))]
    wanted = sorted(slot.kind for slot in view.table.slots)
    first: LayDown | None = None
    most = 6 if len(groups) <= len(wanted) else 1
    for melds in product(*(_readings(group, view)[:most] for group in groups)):
        action = LayDown(melds)
        if view.why_illegal(action) is None:
            return action
        if first is None or (
            sorted(first_meld.kind for first_meld in first.melds) != wanted
            and sorted(meld.kind for meld in melds) == wanted
        ):
            first = action
    return first or LayDown(())


def _readings(cards: Sequence[Card], view: ContractView) -> list[WildMeld]:
    """What a group of cards can be: a set, a run in the order typed, a run in another order."""
    rules = view.table.rules.melds
    naturals = {card.rank for card in cards if not rules.is_wild(card)}
    as_set, as_run = WildMeld(WildKind.SET, tuple(cards)), WildMeld(WildKind.RUN, tuple(cards))
    ordered = islice(run_orders(cards, rules), 4)
    both = [as_set, as_run] if len(naturals) <= 1 else [as_run, as_set]
    return [*both, *ordered]
