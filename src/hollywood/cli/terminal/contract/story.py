"""The events of a contract hand in sentences."""

from __future__ import annotations

from hollywood.cli.terminal.card_words import ranks_name
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.story import Story
from hollywood.contract import (
    ContractTable,
    Dealt,
    Discarded,
    Displaced,
    Drew,
    DrewPenalty,
    HandOver,
    LaidDown,
    LaidOffOn,
    MayICalled,
    MayIDenied,
    MayIGranted,
    MayIWithdrawn,
    Reshuffled,
    Took,
)
from hollywood.melds.wild_meld import suit_name
from hollywood.play import Event


def tell(story: Story, cast: Cast, table: ContractTable, event: Event) -> None:
    """Describe an event; ``table`` is the open table before it."""
    match event:
        case Dealt() | HandOver():
            pass  # described by the deal and the reckoning
        case Reshuffled(stock=stock):
            story.says(f"The discards are shuffled: the new stock has {stock} cards.")
        case MayICalled(seat=seat):
            story.does(seat, "call", f"May-I for {table.top_discard}")
        case MayIWithdrawn(seat=seat):
            story.does(seat, "withdraw", "the call")
        case MayIDenied(seat=seat):
            story.does(table.turn, "deny", f"{cast.name(seat)} the card")
        case MayIGranted(seat=seat, card=card):
            story.does(table.turn, "allow", "it")
            story.does(seat, "get", str(card))
        case DrewPenalty(seat=seat, card=card):
            story.does(seat, "draw", f"{card or 'a card'} for it")
        case Drew(seat=seat, card=card):
            story.does(seat, "draw", "" if card is None else str(card))
        case Took(seat=seat, card=card):
            story.does(seat, "take", str(card))
        case LaidDown(seat=seat, melds=melds):
            story.does(seat, "lay down", " / ".join(map(str, melds)))
        case LaidOffOn(seat=seat, card=card, onto=onto):
            story.does(seat, "lay", f"{card} on {onto + 1} ({_meld(story, table, onto)})")
        case Displaced(seat=seat, card=card, onto=onto, wild_to=end):
            run = _meld(story, table, onto)
            story.does(seat, "put", f"{card} on {onto + 1} ({run}), its wild card to the {end}")
        case Discarded(seat=seat, card=card):
            story.does(seat, "discard", str(card))
            if table.sizes[seat] == 1:
                story.does(seat, "go", "out")
            story.turn_over(seat)


def _meld(story: Story, table: ContractTable, number: int) -> str:
    """Write a meld on the table; a short form for spoken output."""
    meld, rules = table.melds[number].meld, table.rules.melds
    if not story.plain:
        return str(meld)
    rank, suit, span = meld.rank(rules), meld.suit(rules), meld.span(rules)
    if span is not None and suit is not None:
        return f"{suit_name(suit)} {span[0]} to {span[1]}"
    return "all wild" if rank is None else ranks_name(rank)
