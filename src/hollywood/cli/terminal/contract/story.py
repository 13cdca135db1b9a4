"""The events of a contract hand in sentences."""

from __future__ import annotations

from hollywood.cli.terminal.card_words import ranks_name, suit_name
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
    TakenBack,
    Took,
)
from hollywood.play import Event, Seat


def tell(story: Story, cast: Cast, table: ContractTable, event: Event) -> None:
    """Describe an event; ``table`` is the open table before it."""
    say = story.speech
    match event:
        case Dealt() | HandOver():
            pass  # described by the deal and the reckoning
        case Reshuffled(stock=stock):
            story.says(say("story-reshuffled", n=stock))
        case MayICalled(seat=seat):
            card = str(table.top_discard)
            story.does(seat, say("story-calls", who=cast.who(seat), card=card))
        case MayIWithdrawn(seat=seat):
            story.does(seat, say("story-withdraws", who=cast.who(seat)))
        case MayIDenied(seat=seat):
            _deny(story, cast, table, event)
        case MayIGranted(seat=seat, card=card):
            story.does(table.turn, say("story-allows", who=cast.who(table.turn)))
            story.does(seat, say("story-gets", who=cast.who(seat), card=str(card)))
        case DrewPenalty(seat=seat, card=None):
            story.does(seat, say("story-pays", who=cast.who(seat)))
        case DrewPenalty(seat=seat, card=card):
            story.does(seat, say("story-pays-card", who=cast.who(seat), card=str(card)))
        case Drew(seat=seat, card=None):
            story.does(seat, say("story-draws", who=cast.who(seat)))
        case Drew(seat=seat, card=card):
            story.does(seat, say("story-draws-card", who=cast.who(seat), card=str(card)))
        case Took(seat=seat, card=card):
            story.does(seat, say("story-takes", who=cast.who(seat), card=str(card)))
        case LaidDown(seat=seat, melds=melds):
            laid = " / ".join(map(str, melds))
            story.does(seat, say("story-lays-down", who=cast.who(seat), melds=laid))
            _go_out(story, cast, table, seat, sum(len(meld.cards) for meld in melds))
        case LaidOffOn() | Displaced():
            _add(story, cast, table, event)
        case TakenBack(seat=seat, cards=cards):
            told = " ".join(map(str, cards))
            story.does(seat, say("story-takes-back", who=cast.who(seat), cards=told))
        case Discarded(seat=seat, card=card):
            story.does(seat, say("story-discards", who=cast.who(seat), card=str(card)))
            _go_out(story, cast, table, seat, 1)
            story.turn_over(seat)


def _go_out(story: Story, cast: Cast, table: ContractTable, seat: Seat, played: int) -> None:
    """Say that the player of the last ``played`` cards goes out."""
    say = story.speech
    if table.sizes[seat] == played:
        story.does(seat, say("story-goes-out", who=cast.who(seat)))


def _deny(story: Story, cast: Cast, table: ContractTable, event: MayIDenied) -> None:
    say, who, seat = story.speech, cast.who(table.turn), event.seat
    if seat == cast.me:
        story.does(table.turn, say("story-denies-you", who=who))
    else:
        story.does(table.turn, say("story-denies", who=who, name=cast.subject(seat)))


def _add(story: Story, cast: Cast, table: ContractTable, event: LaidOffOn | Displaced) -> None:
    say, who, card = story.speech, cast.who(event.seat), str(event.card)
    n, meld = event.onto + 1, _meld(story, table, event.onto)
    if isinstance(event, LaidOffOn):
        clause = say("story-adds", who=who, card=card, n=n, meld=meld)
    else:
        clause = say(f"story-swaps-{event.wild_to or 'hand'}", who=who, card=card, n=n, meld=meld)
    story.does(event.seat, clause)
    if not (isinstance(event, Displaced) and event.freed is not None):
        _go_out(story, cast, table, event.seat, 1)


def _meld(story: Story, table: ContractTable, number: int) -> str:
    """Write a meld on the table; a short form for spoken output."""
    meld, rules = table.melds[number].meld, table.rules.melds
    if not story.plain:
        return str(meld)
    say, language = story.speech, story.language
    rank, suit, span = meld.rank(rules), meld.suit(rules), meld.span(rules)
    if span is not None and suit is not None:
        name = suit_name(suit, language)
        return say("story-run", suit=name, low=str(span[0]), high=str(span[1]))
    return say("story-all-wild") if rank is None else ranks_name(rank, language)
