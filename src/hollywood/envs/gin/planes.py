"""The planes of gin: what a seat sees, as numbers."""

from __future__ import annotations

from hollywood.envs.gin.actions import MOST_MELDS
from hollywood.envs.planes import CARDS, Vector, put_cards, put_counts, put_numbers
from hollywood.gin.legality import layoff_targets
from hollywood.gin.sight import GinView
from hollywood.gin.table import Phase
from hollywood.melds import deadwood

PHASES = tuple(Phase)
TURNS = 100.0
STOCK = 52.0
LIMIT = 10.0
DEADWOOD = 100.0

ROUND: tuple[tuple[str, int | tuple[int, ...], str], ...] = (
    ("hand", CARDS, "the cards in your hand"),
    ("top", CARDS, "the top of the discard pile"),
    ("pile", CARDS, "every card of the discard pile"),
    ("theirs", CARDS, "cards that you know the other player holds: taken and kept, or shown"),
    ("mine", CARDS, "cards that the other player knows you hold: taken and kept"),
    ("taken", CARDS, "the card taken from the pile in this turn, by either player"),
    ("drawn", CARDS, "the card you drew from the stock in this turn"),
    ("melds", (MOST_MELDS, CARDS), "after a knock, the melds that may be laid off on"),
    (
        "phase",
        len(PHASES),
        f"one of: {', '.join(PHASES)}",
    ),
    ("dealer", 1, "1 if you dealt"),
    ("to_act", 1, "1 if it is your turn"),
    ("stock", 1, f"the cards in the stock, divided by {STOCK:.0f}"),
    ("turns", 1, f"the completed turns, divided by {TURNS:.0f}"),
    ("limit", 1, f"the knock limit of this round, divided by {LIMIT:.0f}"),
    ("multiplier", 1, "how many times the points of this round count"),
    ("pile_open", 1, "1 if the top of the pile may be taken in a draw"),
    ("must_knock", 1, "1 if the last discard was taken, which is allowed only to knock"),
    ("layoffs", 1, "1 if the defender may lay off"),
    ("deadwood", 1, f"the least deadwood of your hand, divided by {DEADWOOD:.0f}"),
)

_HAND, _TOP, _PILE, _THEIRS, _MINE, _TAKEN, _DRAWN, _MELDS = (CARDS * n for n in range(8))
_PHASE = _MELDS + MOST_MELDS * CARDS
_REST = _PHASE + len(PHASES)
_PHASE_PLACE = {phase: _PHASE + number for number, phase in enumerate(PHASES)}


def write_round(view: GinView, out: Vector) -> None:
    """Write the planes of a round, from place 0 on, to a vector of zeros."""
    table, seat, hand = view.table, view.seat, view.hand
    assert seat is not None, "a spectator has no planes"
    theirs = table.known[1 - seat].bits
    put_cards(out, _HAND, hand.bits)
    if table.discards:
        put_cards(out, _TOP, 1 << table.discards[-1])
        put_counts(out, _PILE, table.discards)
    put_cards(out, _MINE, table.known[seat].bits)
    if table.taken is not None:
        put_cards(out, _TAKEN, 1 << table.taken)
    if view.drawn is not None:
        put_cards(out, _DRAWN, 1 << view.drawn)
    if table.knocker is not None:
        theirs |= (table.shown_left if table.knocker == seat else table.left).bits
        for number, meld in enumerate(layoff_targets(table)):
            put_cards(out, _MELDS + CARDS * number, meld.hand.bits)
    put_cards(out, _THEIRS, theirs)
    out[_PHASE_PLACE[table.phase]] = 1.0
    numbers = (
        float(table.dealer == seat),
        float(table.awaiting == seat),
        table.stock / STOCK,
        table.turns / TURNS,
        table.knock_limit / LIMIT,
        float(table.multiplier),
        float(table.pile_open),
        float(table.must_knock),
        float(table.layoffs_allowed),
        deadwood(hand, table.rules.melds) / DEADWOOD,
    )
    put_numbers(out, _REST, numbers)
