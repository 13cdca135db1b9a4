"""The planes of May-I: what a seat sees, as numbers.

Seats are counted from the viewer: yours is 0, the one to your left 1. Cards are counted by kind,
because there are several of each.
"""

from __future__ import annotations

from typing import Any

from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.envs.planes import KINDS, PLACE, Planes, Vector, put_counts, put_numbers
from hollywood.melds.wild import WildKind
from hollywood.melds.wild_rules import HIGH_ACE
from hollywood.play import Seat

PHASES = tuple(Phase)
MOST_SLOTS = 5
SIZE = 10.0
COUNT = 100.0
LENGTH = 10.0
POINTS = 100.0


def round_planes(players: int, melds: int) -> tuple[tuple[str, Any, str], ...]:
    """Return the planes of a hand."""
    return (
        ("hand", KINDS, "how many of each card you hold"),
        ("top", KINDS, "the top of the discard pile"),
        ("pile", KINDS, "how many of each card are in the discard pile"),
        ("known", (players, KINDS), "cards that all know a seat holds: taken and kept"),
        ("taken", KINDS, "the card taken from the pile in this turn and not played yet"),
        ("drawn", KINDS, "the card you drew from the stock in this turn"),
        ("melds", (melds, KINDS), "how many of each card lie in each meld on the table"),
        ("wilds", (melds, HIGH_ACE), "the places of a run, from a low ace, where a wild card lies"),
        ("runs", melds, "1 for a meld that is a run"),
        ("lows", melds, f"the lowest place of a run, divided by {HIGH_ACE}"),
        ("owners", (melds, players), "who laid a meld down"),
        ("phase", len(PHASES), f"one of: {', '.join(PHASES)}"),
        ("turn", players, "whose turn it is"),
        ("dealer", players, "who dealt"),
        ("sizes", players, f"the cards in each hand, divided by {SIZE:.0f}"),
        ("down", players, "1 for a seat that has laid down"),
        ("granted", players, f"the calls granted to each seat in this hand, divided by {SIZE:.0f}"),
        ("called", players, f"the calls of each seat in this hand, divided by {SIZE:.0f}"),
        ("calls", players, "1 for a seat whose call waits for the answer"),
        ("asked", players, "1 for a seat that has answered whether it calls for this discard"),
        (
            "slots",
            MOST_SLOTS,
            f"the least length of each meld of the contract, divided by {LENGTH:.0f}",
        ),
        ("slot_runs", MOST_SLOTS, "1 if that meld is a run"),
        ("hand_number", 1, f"the number of the hand, divided by {SIZE:.0f}"),
        ("all_at_once", 1, "1 if this hand is won only by laying down all cards at once"),
        ("stock", 1, f"the cards in the stock, divided by {COUNT:.0f}"),
        ("turns", 1, f"the completed turns, divided by {COUNT:.0f}"),
        ("reshuffles", 1, "how often the discards became the stock"),
        ("granted_now", 1, "the calls granted in this turn"),
        ("denied", 1, "1 if the player in turn has denied a call"),
        ("must_take", 1, "1 if the player in turn has to take the discard"),
        ("pile_open", 1, "1 if the player in turn may take the discard"),
        ("drew", 1, "1 if the player in turn drew from the stock and has played no card yet"),
        ("owes", 1, "1 if a wild card from the table must be laid off next"),
        ("points", 1, f"the points of the cards in your hand, divided by {POINTS:.0f}"),
    )


def match_planes(players: int) -> tuple[tuple[str, Any, str], ...]:
    """Return the planes of the sheet."""
    return (("totals", players, f"the penalties of each seat so far, divided by {POINTS:.0f}"),)


def write_round(view: ContractView, asked: tuple[Seat, ...], at: Planes, out: Vector) -> None:
    """Write the planes of a hand to a vector of zeros."""
    table, seat, rules = view.table, view.seat, view.table.rules
    assert seat is not None, "a spectator has no planes"
    seats = table.seats

    def relative(other: int) -> int:
        return (other - seat) % seats

    put_counts(out, at["hand"].offset, view.hand)
    if table.discards:
        out[at["top"].offset + PLACE[table.discards[-1]]] = 1.0
        put_counts(out, at["pile"].offset, table.discards)
    for other, known in enumerate(table.known):
        put_counts(out, at["known"].offset + KINDS * relative(other), known)
    if table.taken is not None:
        out[at["taken"].offset + PLACE[table.taken]] = 1.0
    if view.drawn is not None:
        out[at["drawn"].offset + PLACE[view.drawn]] = 1.0
    _write_melds(view, at, out)
    out[at["phase"].offset + PHASES.index(table.phase)] = 1.0
    out[at["turn"].offset + relative(table.turn)] = 1.0
    out[at["dealer"].offset + relative(table.dealer)] = 1.0
    for other in range(seats):
        place = relative(other)
        out[at["sizes"].offset + place] = table.sizes[other] / SIZE
        out[at["down"].offset + place] = float(table.down[other] is not None)
        out[at["granted"].offset + place] = table.granted[other] / SIZE
        out[at["called"].offset + place] = table.called[other] / SIZE
    for call in table.calls:
        out[at["calls"].offset + relative(call.seat)] = 1.0
    for other in asked:
        out[at["asked"].offset + relative(other)] = 1.0
    for number, slot in enumerate(table.slots):
        out[at["slots"].offset + number] = slot.least / LENGTH
        out[at["slot_runs"].offset + number] = float(slot.kind == WildKind.RUN)
    numbers = (
        table.hand_number / SIZE,
        float(table.all_at_once),
        table.stock / COUNT,
        table.turns / COUNT,
        float(table.reshuffles),
        float(table.granted_now),
        float(table.denied),
        float(table.must_take),
        float(table.pile_open),
        float(table.drew),
        float(table.owed is not None),
        sum(map(rules.points.of, view.hand)) / POINTS,
    )
    put_numbers(out, at["hand_number"].offset, numbers)


def _write_melds(view: ContractView, at: Planes, out: Vector) -> None:
    table, rules, seat = view.table, view.table.rules.melds, view.seat
    assert seat is not None, "a spectator has no planes"
    for number, on_table in enumerate(table.melds):
        meld = on_table.meld
        put_counts(out, at["melds"].offset + KINDS * number, meld.cards)
        owner = (on_table.owner - seat) % table.seats
        out[at["owners"].offset + table.seats * number + owner] = 1.0
        if meld.kind != WildKind.RUN:
            continue
        out[at["runs"].offset + number] = 1.0
        low = meld.low(rules)
        if low is None:
            continue
        out[at["lows"].offset + number] = low / HIGH_ACE
        first = at["wilds"].offset + HIGH_ACE * number + low - 1
        for step, card in enumerate(meld.cards):
            if rules.is_wild(card):
                out[first + step] = 1.0
