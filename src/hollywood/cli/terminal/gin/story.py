"""The events of a gin round in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.story import Story
from hollywood.gin import (
    Dealt,
    Discarded,
    Drew,
    GinRules,
    GinTable,
    Knocked,
    LaidOffOn,
    Passed,
    Phase,
    RoundOver,
    Shown,
    Took,
)
from hollywood.melds import points
from hollywood.play import Event, Seat


def tell(story: Story, cast: Cast, seats: Sequence[Seat], table: GinTable, event: Event) -> None:
    """Describe an event; ``table`` is the open table before it, ``seats`` the players at it."""
    if isinstance(event, Dealt | RoundOver):
        return  # described by the deal and the reckoning
    assert isinstance(event, Passed | Drew | Took | Discarded | Knocked | LaidOffOn | Shown)
    seat = seats[event.seat]
    match event:
        case Passed() if table.phase is Phase.LAST_CHANCE:
            story.does(seat, "leave", str(table.top_discard))
        case Passed():
            story.does(seat, "pass", str(table.upcard))
        case Drew(card=card):
            story.does(seat, "draw", "" if card is None else str(card))
        case Took(card=card):
            story.does(seat, "take", str(card))
        case Discarded(card=card):
            story.does(seat, "discard", str(card))
            story.turn_over(seat)
        case Knocked():
            _tell_knock(story, cast, seat, table.rules, event)
        case LaidOffOn(card=card, onto=onto):
            melds = table.spread if event.seat != table.knocker else table.shown or ()
            story.does(seat, "lay", f"{card} on {melds[onto]}")
        case Shown(left=left) if not left:
            story.does(seat, "have", "no deadwood")
        case Shown(left=left):
            story.does(seat, "show", f"{points(left, table.rules.melds)} deadwood")


def _tell_knock(story: Story, cast: Cast, seat: Seat, rules: GinRules, event: Knocked) -> None:
    down = " face down" if event.face_down else ""
    thrown = f"discard {event.discard or 'a card'}{down}"
    if event.left:
        count = points(event.left, rules.melds)
        story.does(seat, thrown)
        story.does(seat, "knock", f"with {count} ({event.left})")
    elif event.discard is None and not event.face_down:
        story.does(seat, "go", "big gin: all cards are in melds")
    else:
        story.does(seat, thrown)
        story.does(seat, "go", "gin")
    story.turn_over(seat)
    story.recent.append(f"{cast.subject(seat)} ended the play.")
