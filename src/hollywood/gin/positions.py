"""Whether a position could have arisen in play; if not, what is wrong with it.

Every card of the pack is in one place: a hand, the stock, the discard pile, face down after a
knock, or a meld on the table. The rest follows from the phase.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.errors import CardsError
from hollywood.gin.choices import legal_actions
from hollywood.gin.result import Ending
from hollywood.gin.table import GinTable, Phase
from hollywood.melds import meld_of, points, spread_problem
from hollywood.melds.meld import LaidOff, Meld
from hollywood.play.seats import seated

_AFTER_KNOCK = (Phase.LAYOFF, Phase.KNOCKER_LAYOFF)


def completed(table: GinTable, hands: tuple[Hand, Hand], turns: int | None) -> GinTable:
    """Return ``table`` with the derived fields: deadwood, ending, turns, known cards."""
    known, ending = table.known, None
    if table.taken is not None and table.awaiting is not None and seated(table.awaiting, 2):
        mine = known[table.awaiting]
        mine = mine if table.taken in mine else mine + table.taken
        known = (mine, known[1]) if table.awaiting == 0 else (known[0], mine)
    left = shown_left = Hand()
    knocker = table.knocker
    if knocker is not None and seated(knocker, 2):
        left = hands[knocker]
        if table.shown is not None:
            shown_left = hands[1 - knocker]
        spread = sum(len(meld.cards) for meld in table.spread) - len(table.layoffs)
        if left or table.knocker_layoffs:
            ending = Ending.KNOCK
        else:
            ending = Ending.BIG_GIN if spread > table.rules.hand_size else Ending.GIN
    table = replace(table, known=known, ending=ending, left=left, shown_left=shown_left)
    return replace(table, turns=least_turns(table) if turns is None else turns)


def position_problem(
    table: GinTable,
    hands: tuple[Hand, Hand],
    stock: tuple[Card, ...],
    *,
    drawn: Card | None,
    thrown_down: Card | None,
) -> str | None:
    """Return the first thing that play cannot produce, in words; ``None`` if all is possible."""
    problems = (
        _phase_problems(table),
        _card_problems(table, hands, stock, thrown_down),
        _knock_problems(table, hands, thrown_down),
        _size_problems(table, hands),
        _turn_problems(table, hands, drawn),
    )
    for kind in problems:
        for problem in kind:
            return problem
    return None


def least_turns(table: GinTable) -> int:
    """The fewest completed turns: one for every card that left the stock."""
    drawing = table.phase is Phase.DISCARD and table.taken is None
    gone = full_stock(table) - table.stock - drawing
    begun = table.phase is Phase.DRAW and (
        table.awaiting == table.dealer or table.discards[:1] != (table.upcard,)
    )
    return max(gone, 1 if begun or table.phase in _AFTER_KNOCK else 0)


def full_stock(table: GinTable) -> int:
    """How many cards the stock had after the deal."""
    return len(table.rules.pack) - 2 * table.rules.hand_size - 1


def _phase_problems(table: GinTable) -> Iterator[str]:
    rules, phase = table.rules, table.phase
    if phase is Phase.OVER:
        yield "a finished round cannot be set up; play its last move instead"
    if not (seated(table.dealer, 2) and seated(table.awaiting, 2)):
        yield "the dealer and the player to act are seat 0 or seat 1"
    if phase is Phase.UPCARD and not rules.upcard_option:
        yield "upcard_option=false: no upcard is offered, the round begins in the phase draw"
    if phase is Phase.LAST_CHANCE and rules.stock_end != "fiftieth_card":
        yield f"stock_end={rules.stock_end}: the last discard cannot be taken"
    if phase is Phase.KNOCKER_LAYOFF and not rules.knocker_layoff:
        yield "knocker_layoff=false: the knocker does not lay off"
    if (phase in _AFTER_KNOCK) != (table.knocker is not None):
        needs = "needs a knocker" if phase in _AFTER_KNOCK else "has no knocker"
        yield f"the phase {phase} {needs}"
    if table.knocker is not None:
        acting = table.defender if phase is Phase.LAYOFF else table.knocker
        if table.awaiting != acting:
            yield f"in the phase {phase} seat {acting} is to act, not seat {table.awaiting}"


def _card_problems(
    table: GinTable, hands: tuple[Hand, Hand], stock: tuple[Card, ...], thrown_down: Card | None
) -> Iterator[str]:
    pack = table.rules.pack
    cards = [*hands[0], *hands[1], *stock, *table.discards]
    cards += [card for meld in (*table.spread, *(table.shown or ())) for card in meld.cards]
    cards += [] if thrown_down is None else [thrown_down]
    try:
        pack.check_part(cards)
    except CardsError as error:
        yield str(error)
    missing = [card for card in pack.cards if card not in set(cards)]
    if missing:
        yield f"{' '.join(map(str, missing))} cannot be found: every card must lie somewhere"
    if table.upcard in stock:
        yield f"the upcard {table.upcard} cannot be in the stock: it was turned face up"
    if table.phase is Phase.UPCARD and table.discards != (table.upcard,):
        yield "while the upcard is offered it is the whole discard pile"

    floor, full, held = table.rules.stock_floor, full_stock(table), table.stock
    low, high = floor, full
    match table.phase:
        case Phase.UPCARD:
            low = full
        case Phase.DRAW:
            low = floor + 1
        case Phase.LAST_CHANCE:
            high = floor
        case Phase.DISCARD if table.taken is None:
            high = full - 1
        case Phase.DISCARD if table.rules.stock_end == "immediate":
            low = floor + 1
    if not low <= held <= high:
        allowed = str(low) if low == high else f"{low} to {high}"
        yield f"the stock has {held} cards; in the phase {table.phase} it has {allowed}"


def _size_problems(table: GinTable, hands: tuple[Hand, Hand]) -> Iterator[str]:
    """Check that each hand has the cards dealt, plus one between draw and discard."""
    for seat, hand in enumerate(hands):
        expected = table.rules.hand_size
        if table.phase is Phase.DISCARD and seat == table.awaiting:
            expected += 1
        if table.ending is Ending.BIG_GIN and seat == table.knocker:
            expected += 1
        melds = table.spread if seat == table.knocker else table.shown or ()
        given, got = table.layoffs, table.knocker_layoffs
        if seat == table.knocker:
            given, got = got, given
        count = len(hand) + sum(len(meld.cards) for meld in melds) + len(given) - len(got)
        if count != expected:
            yield f"seat {seat} has {count} cards; in the phase {table.phase} it has {expected}"


def _turn_problems(table: GinTable, hands: tuple[Hand, Hand], drawn: Card | None) -> Iterator[str]:
    if table.awaiting is None:
        return
    hand = hands[table.awaiting]
    for name, card in (("taken", table.taken), ("drawn", drawn)):
        if card is not None and table.phase is not Phase.DISCARD:
            yield f"no card is {name} in the phase {table.phase}"
        elif card is not None and card not in hand:
            yield f"the card {name}, {card}, is not in the hand of seat {table.awaiting}"
    if table.taken is not None and drawn is not None:
        yield "a turn has one draw: a card is taken from the pile or drawn from the stock"
    least, cap = least_turns(table), table.rules.turn_cap
    after_knock = table.knocker is not None
    late = table.phase is Phase.LAST_CHANCE or table.must_knock or after_knock
    last_discard = (
        table.rules.stock_end == "fiftieth_card" and table.stock <= table.rules.stock_floor
    )
    most = cap - 1 + after_knock + (late and last_discard)
    most = 0 if table.phase is Phase.UPCARD else most
    if not least <= table.turns <= most:
        yield f"{table.turns} turns cannot have been completed: here it is {least} to {most}"
    for seat, known in enumerate(table.known):
        for card in known:
            if card not in hands[seat]:
                yield f"seat {seat} is known to hold {card}, which is not in its hand"
    if table.must_knock and not legal_actions(table, table.awaiting, hand):
        yield f"seat {table.awaiting} took the last discard and cannot knock with it"


def _knock_problems(
    table: GinTable, hands: tuple[Hand, Hand], thrown_down: Card | None
) -> Iterator[str]:
    if table.knocker is None:
        if table.spread or table.shown is not None or table.layoffs or thrown_down is not None:
            yield f"before a knock nothing is spread, shown or laid off: the phase is {table.phase}"
        return
    rules = table.rules
    yield from _meld_problems(table, table.spread, table.layoffs)
    yield from _meld_problems(table, table.shown or (), table.knocker_layoffs)
    if (table.phase is Phase.LAYOFF) != (table.shown is None):
        yield "the defender's melds are shown after the layoffs, and not before"
    if table.phase is Phase.KNOCKER_LAYOFF and table.ending is not Ending.KNOCK:
        yield "after gin the knocker has nothing to lay off"
    if table.ending is Ending.BIG_GIN and rules.big_gin is None:
        yield "big_gin=none: nobody ends a round with all cards melded and no discard"
    if table.layoffs and not table.layoffs_allowed:
        yield f"nothing is laid off on this {table.ending}"
    down = rules.knock_discard == "face_down" and table.ending is not Ending.BIG_GIN
    if down != (thrown_down is not None):
        yield f"knock_discard={rules.knock_discard}: the knocker's card lies {_face(down)}"
    count = points(hands[table.knocker], rules.melds)
    count += points((layoff.card for layoff in table.knocker_layoffs), rules.melds)
    if count > table.knock_limit:
        yield f"the knocker has {count} deadwood; this round's limit is {table.knock_limit}"


def _face(down: bool) -> str:
    return "face down" if down else "open on the pile, if there is one"


def _meld_problems(
    table: GinTable, melds: tuple[Meld, ...], layoffs: tuple[LaidOff, ...]
) -> Iterator[str]:
    """Check the melds as they are, and as they were before the layoffs."""
    for meld in melds:
        problem = spread_problem(meld.hand, (meld,), table.rules.melds)
        if problem is not None:
            yield problem
    for layoff in layoffs:
        if not 0 <= layoff.onto < len(melds) or layoff.card not in melds[layoff.onto].cards:
            yield f"{layoff.card} is not in the meld number {layoff.onto}, where it was laid off"
            return
    for number, meld in enumerate(melds):
        laid = {layoff.card for layoff in layoffs if layoff.onto == number}
        first = [card for card in meld.cards if card not in laid]
        if laid and meld_of(first, table.rules.melds) is None:
            yield f"{meld} was no meld before {' '.join(map(str, sorted(laid)))} came to it"
