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
    seat, say = seats[event.seat], story.speech
    who = cast.who(seat)
    match event:
        case Passed() if table.phase is Phase.LAST_CHANCE:
            story.does(seat, say("story-leaves", who=who, card=str(table.top_discard)))
        case Passed():
            story.does(seat, say("story-passes", who=who, card=str(table.upcard)))
        case Drew(card=None):
            story.does(seat, say("story-draws", who=who))
        case Drew(card=card):
            story.does(seat, say("story-draws-card", who=who, card=str(card)))
        case Took(card=card):
            story.does(seat, say("story-takes", who=who, card=str(card)))
        case Discarded(card=card):
            story.does(seat, say("story-discards", who=who, card=str(card)))
            story.turn_over(seat)
        case Knocked():
            _tell_knock(story, cast, seat, table.rules, event)
        case LaidOffOn(card=card, onto=onto):
            melds = table.spread if event.seat != table.knocker else table.shown or ()
            story.does(seat, say("story-lays-off", who=who, card=str(card), meld=str(melds[onto])))
        case Shown(left=left) if not left:
            story.does(seat, say("story-shows-none", who=who))
        case Shown(left=left):
            count = points(left, table.rules.melds)
            story.does(seat, say("story-shows", who=who, n=count))


def _tell_knock(story: Story, cast: Cast, seat: Seat, rules: GinRules, event: Knocked) -> None:
    say, who = story.speech, cast.who(seat)
    if event.discard is None and not event.face_down and not event.left:
        story.does(seat, say("story-big-gin", who=who))
    else:
        story.does(seat, _discard(story, who, event))
        if event.left:
            count = points(event.left, rules.melds)
            story.does(seat, say("story-knocks", who=who, n=count, cards=str(event.left)))
        else:
            story.does(seat, say("story-gin", who=who))
    story.turn_over(seat)
    story.recent.append(say("story-ended", who=who, name=cast.subject(seat)))


def _discard(story: Story, who: str, event: Knocked) -> str:
    """Tell the discard of a knock. It may be face down and hidden from everybody else."""
    say = story.speech
    if event.discard is None:
        return say("story-discards-hidden", who=who)
    if event.face_down:
        return say("story-discards-down", who=who, card=str(event.discard))
    return say("story-discards", who=who, card=str(event.discard))
