"""The story of a round of gin, as both players saw it, for the kernel."""

from __future__ import annotations

from hollywood.gin.events import Drew, Passed, Took
from hollywood.gin.table import GinTable
from hollywood.kernel.gin import story as at


def story_vector(table: GinTable) -> list[int]:
    """Return the story of the round so far.

    If the round did not start from a deal, or is too long, the story has only the pile.
    """
    vector = [0] * at.G_LENGTH
    vector[at.G_PILE_SIZE] = len(table.discards)
    vector[at.G_PILE : at.G_PILE + len(table.discards)] = [int(card) for card in table.discards]
    if table.past_is_whole and len(table.past) <= at.MOST_EVENTS:
        events = _events(table)
        vector[at.G_WHOLE] = 1
        vector[at.G_SIZE] = len(events)
        vector[at.G_EVENTS : at.G_EVENTS + len(events)] = events
    return vector


def _events(table: GinTable) -> list[int]:
    rules = table.rules
    pile = [int(table.upcard)]
    is_open = not rules.upcard_option or rules.both_pass == "nondealer_draws_either"
    events = []
    for event in table.past:
        card = pile[-1] if pile else at.NONE
        if isinstance(event, Passed):
            kind = at.PASSED
        elif isinstance(event, Drew):
            kind, card = at.DREW, card if is_open else at.NONE
        elif isinstance(event, Took):
            kind, card = at.TOOK, pile.pop()
        else:
            kind, card = at.DISCARDED, int(event.card)
            pile.append(card)
            is_open = True
        events.append(int(event.seat) << 8 | kind << 6 | card)
    return events
