"""What a seat sees in a round of gin, as numbers for learning: planes, then single numbers.

A plane has one number for each card: 1 if the card belongs to it, else 0. The place of a card is
``13 * suit + rank``, as in :mod:`hollywood.kernel.gin.numbered`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import Floats, lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import sheet as of
from hollywood.kernel.gin.numbered import CARDS, place_of
from hollywood.kernel.gin.sheet import boxes_from

(
    F_HAND,
    F_TOP,
    F_PILE,
    F_THEIRS,  # cards that the seat knows the opponent holds: taken and kept, or shown
    F_MINE,  # cards that the opponent knows the seat holds
    F_TAKEN,
    F_DRAWN,
    F_MELDS,  # after a knock, the melds that may be laid off on
) = range(0, 8 * CARDS, CARDS)
F_PHASE: Final = F_MELDS + at.MOST_MELDS * CARDS
"""From here on there are single numbers; first one for each phase."""
(
    F_DEALER,
    F_TO_ACT,
    F_STOCK,
    F_TURNS,
    F_LIMIT,
    F_MULTIPLIER,
    F_PILE_OPEN,
    F_MUST_KNOCK,
    F_LAYOFFS,
    F_DEADWOOD,
    FEATURES,
) = range(F_PHASE + at.OVER + 1, F_PHASE + at.OVER + 12)

_FIRST_SPADE: Final = 48


@kernel
def observe(view: list[int], rules: list[int], tables: MeldTables, out: Floats, start: int) -> None:
    """Write what the seat of ``view`` sees to ``out[start : start + FEATURES]``."""
    for place in range(start, start + FEATURES):
        out[place] = 0
    _plane(out, start + F_HAND, view[at.V_HAND])
    _card(out, start + F_TOP, view[at.V_TOP])
    _plane(out, start + F_PILE, view[at.V_PILE])
    _plane(out, start + F_THEIRS, view[at.V_KNOWN])
    _plane(out, start + F_MINE, view[at.V_MINE])
    _card(out, start + F_TAKEN, view[at.V_TAKEN])
    _card(out, start + F_DRAWN, view[at.V_DRAWN])
    for meld in range(at.MOST_MELDS):
        _plane(out, start + F_MELDS + meld * CARDS, view[at.V_MELDS + meld])
    out[start + F_PHASE + view[at.V_PHASE]] = 1
    out[start + F_DEALER] = int(view[at.V_SEAT] == view[at.V_DEALER])
    out[start + F_TO_ACT] = view[at.V_TO_ACT]
    out[start + F_STOCK] = view[at.V_STOCK] / 52
    out[start + F_TURNS] = view[at.V_TURNS] / 100
    out[start + F_LIMIT] = view[at.V_LIMIT] / 10
    doubled = rules[at.R_OKLAHOMA] and rules[at.R_SPADE_DOUBLES]
    doubled = doubled and view[at.V_UPCARD] >= _FIRST_SPADE
    out[start + F_MULTIPLIER] = 2 * rules[at.R_MULTIPLIER] if doubled else rules[at.R_MULTIPLIER]
    out[start + F_PILE_OPEN] = view[at.V_PILE_OPEN]
    out[start + F_MUST_KNOCK] = view[at.V_MUST_KNOCK]
    out[start + F_LAYOFFS] = view[at.V_LAYOFFS_ALLOWED]
    out[start + F_DEADWOOD] = deadwood(view[at.V_HAND], tables) / 100


@kernel
def observe_sheet(
    sheet: list[int], rules: list[int], rounds: int, side: int, out: Floats, start: int
) -> None:
    """Write what a sheet says to ``side``, after ``rounds`` rounds, to ``out[start:]``.

    For each game there are the points of each side, then the boxes, then 1 for the winner, one's
    own side first; then 1 for each game that has begun and is not over; then the rounds, and a 0
    for a person who does not sit out.
    """
    games = rules[at.R_GAMES]
    sides = sheet[of.T_SIDES]
    boxes = boxes_from(sheet)
    each = sides * games
    going = rules[at.R_AT_ONCE]
    for game in range(games):
        open_now = sheet[of.T_WON + game] == at.NOBODY and going > 0
        going -= int(sheet[of.T_WON + game] == at.NOBODY)
        out[start + 3 * each + game] = int(open_now)
        for step in range(sides):
            owner = (side + step) % sides
            place = start + sides * game + step
            out[place] = sheet[of.T_TOTALS + sides * game + owner] / rules[at.R_TARGET]
            out[place + each] = sheet[boxes + sides * game + owner] / 10
            out[place + 2 * each] = int(sheet[of.T_WON + game] == owner)
    out[start + 3 * each + games] = rounds / 100
    out[start + 3 * each + games + 1] = 0


@inlined
def _plane(out: Floats, start: int, cards: int) -> None:
    while cards:
        out[start + place_of(lowest(cards))] = 1
        cards &= cards - 1


@inlined
def _card(out: Floats, start: int, card: int) -> None:
    if card != at.NO_CARD:
        out[start + place_of(card)] = 1
