"""Whether a position could have arisen in play; if not, what is wrong with it.

Every card of the pack is in one place: a hand, the stock, the discard pile, or a meld on the
table. A puzzle may leave out cards that do not matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.contract.may_i import calls_used, why_not_call
from hollywood.contract.pieces import Call, Phase, TableMeld
from hollywood.contract.rules import ContractRules
from hollywood.contract.table import ContractTable
from hollywood.errors import CardsError
from hollywood.melds.wild import meld_problem
from hollywood.play import Seat
from hollywood.play.seats import dealer_problem
from hollywood.play.well_formed import is_number


def places_problem(
    rules: ContractRules, *, players: int, dealer: Seat, hand_number: int
) -> str | None:
    """Describe a number of players, a dealer or a hand that these rules do not allow."""
    if players not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        return f"{players} cannot play by these rules: players={allowed}"
    problem = dealer_problem(dealer, players)
    if problem is not None:
        return problem
    if not 1 <= hand_number <= rules.hands:
        return f"there is no hand {hand_number}: a match has the hands 1 to {rules.hands}"
    return None


def seat_in_turn(table: ContractTable, turns: int) -> Seat:
    """Return whose turn it is after ``turns`` completed turns."""
    return Seat((table.dealer + 1 + turns) % table.seats)


def last_turn_of(table: ContractTable, seat: Seat) -> int:
    """Return the latest completed turn of ``seat``, counted from 0; negative if there is none."""
    back = (table.turn - seat) % table.seats or table.seats
    return table.turns - back


def completed(
    table: ContractTable,
    down: Sequence[int | None] | None,
    discarders: Sequence[Seat | None] | None,
    known: Sequence[Hand] | None,
) -> ContractTable:
    """Return ``table`` with missing fields: who laid down, who discarded what, known cards."""
    if down is None:
        owners = {on_table.owner for on_table in table.melds}
        seats = map(Seat, range(table.seats))
        down = [last_turn_of(table, seat) if seat in owners else None for seat in seats]
    if known is None and table.taken is not None:
        taken = Hand.of([table.taken])
        known = [taken if seat == table.turn else Hand() for seat in range(table.seats)]
    if discarders is None:
        gone = table.granted_now + (table.taken is not None)
        turns = range(table.turns - gone - len(table.discards), table.turns - gone)
        discarders = [seat_in_turn(table, turn) if turn >= 0 else None for turn in turns]
    return replace(
        table,
        down=tuple(down),
        discarders=tuple(discarders),
        known=table.known if known is None else tuple(known),
    )


def rest_of_pack(
    rules: ContractRules,
    hands: Sequence[Hand],
    discards: Sequence[Card],
    melds: Sequence[TableMeld],
) -> tuple[Card, ...]:
    """Return the cards that are nowhere else, in the order of the pack."""
    used = Hand.of(placed_cards(hands, discards, melds))
    rest: list[Card] = []
    for card in rules.pack.cards:
        if card in used:
            used -= card
        else:
            rest.append(card)
    return tuple(rest)


def placed_cards(
    hands: Sequence[Hand], discards: Sequence[Card], melds: Sequence[TableMeld]
) -> list[Card]:
    """Return every card in a hand, in the pile, or on the table."""
    cards = [card for hand in hands for card in hand]
    cards += discards
    cards += [card for on_table in melds for card in on_table.meld.cards]
    return cards


def position_problem(
    table: ContractTable,
    hands: Sequence[Hand],
    stock: Sequence[Card],
    *,
    drawn: Card | None,
    whole: bool,
) -> str | None:
    """Return the first thing that play cannot produce, in words; ``None`` if all is possible."""
    problem = places_problem(
        table.rules, players=table.seats, dealer=table.dealer, hand_number=table.hand_number
    )
    if problem is not None:
        return problem
    kinds = (
        _turn_problems(table),
        _hidden_problems(table, hands, stock, drawn),
        _card_problems(table, hands, stock, whole),
        _meld_problems(table, whole),
        _may_i_problems(table),
        _size_problems(table) if whole else iter(()),
    )
    for problems in kinds:
        for problem in problems:
            return problem
    return None


def _turn_problems(table: ContractTable) -> Iterator[str]:
    if table.phase is Phase.OVER:
        yield "a finished hand cannot be set up; play its last move instead"
    by_seat = (table.known, table.down, table.granted, table.called)
    if any(len(entries) != table.seats for entries in by_seat):
        yield f"known, down, granted and called have one entry for each of {table.seats} seats"
    if not 0 <= table.turns < table.rules.turn_cap:
        yield f"turns={table.turns} cannot be: 0 to {table.rules.turn_cap - 1} (turn_cap)"
    if 0 in table.sizes:
        yield f"seat {table.sizes.index(0)} holds no card, so the hand would be over"
    if table.turn != seat_in_turn(table, table.turns):
        expected = seat_in_turn(table, table.turns)
        yield f"after {table.turns} turns seat {expected} is in turn, not seat {table.turn}"
    if len(table.discarders) != len(table.discards):
        yield f"the pile has {len(table.discards)} cards but {len(table.discarders)} discarders"


def _hidden_problems(
    table: ContractTable, hands: Sequence[Hand], stock: Sequence[Card], drawn: Card | None
) -> Iterator[str]:
    """Check the open cards against the hidden cards."""
    if tuple(map(len, hands)) != table.sizes:
        sizes = ", ".join(map(str, table.sizes))
        yield f"the hands must have {sizes} cards, by seat"
    if len(stock) != table.stock:
        yield f"the stock has {table.stock} cards, not {len(stock)}"
    if table.phase is Phase.DRAW and (drawn is not None or table.taken is not None):
        yield "nobody has drawn or taken a card while the discard is still on offer"
    if table.drew and (table.phase is not Phase.PLAY or table.taken is not None):
        yield "only a player who has drawn from the stock can still have to play (drew)"
    if table.owed is not None and not (
        table.phase is Phase.PLAY
        and table.rules.freed_at_once
        and table.owed in table.known[table.turn]
    ):
        yield f"{table.owed} cannot be a wild card that the player in turn must lay off (owed)"
    if drawn is not None and table.taken is not None:
        yield f"the player in turn drew {drawn} or took {table.taken}, not both"
    for seat, (known, hand) in enumerate(zip(table.known, hands, strict=True)):
        if not hand.holds(known):
            yield f"seat {seat} took {known} and has not played it, so it must be in that hand"
    if table.taken is not None and table.taken not in table.known[table.turn]:
        yield f"{table.taken} was taken, so all know that seat {table.turn} holds it (known)"


def _card_problems(
    table: ContractTable, hands: Sequence[Hand], stock: Sequence[Card], whole: bool
) -> Iterator[str]:
    cards = [*placed_cards(hands, table.discards, table.melds), *stock]
    try:
        table.rules.pack.check_part(cards)
    except CardsError as error:
        yield str(error)
    missing = len(table.rules.pack) - len(cards)
    if whole and missing:
        yield f"{missing} cards cannot be found: every card must lie somewhere (or whole=False)"


def _meld_problems(table: ContractTable, whole: bool) -> Iterator[str]:
    rules = table.rules
    if table.melds and table.all_at_once:
        yield "in the last hand nobody lays down except to win, so no meld lies on the table"
    for on_table in table.melds:
        kind, cards = on_table.meld.kind, on_table.meld.cards
        least = min((slot.least for slot in table.slots if slot.kind == kind), default=None)
        problem = meld_problem(kind, cards, rules.melds, least=least)
        if problem is not None:
            yield f"{on_table.meld} is no meld: {problem}"
        if not 0 <= on_table.owner < table.seats or table.down[on_table.owner] is None:
            yield f"{on_table.meld} belongs to seat {on_table.owner}, who has not laid down"
    for seat, turn in enumerate(table.down):
        if turn is None:
            continue
        latest = (
            table.turns if seat == table.turn and table.phase is Phase.PLAY else table.turns - 1
        )
        if turn > latest or (whole and seat_in_turn(table, turn) != seat):
            yield f"seat {seat} cannot have laid down in turn {turn}: that was not their turn"
        laid = sorted(m.meld.kind for m in table.melds if m.owner == seat)
        wanted = sorted(slot.kind for slot in table.slots)
        if whole and laid != wanted and rules.exact:
            yield f"seat {seat} laid down, so the melds of {table.contract} must lie on the table"


def _size_problems(table: ContractTable) -> Iterator[str]:
    """Check that each hand has the cards from the deal and from calls, minus those played."""
    rules = table.rules
    penalty = 0 if rules.may_i is None else rules.may_i.penalty_cards
    for seat, size in enumerate(table.sizes):
        most = rules.deal[table.hand_number - 1] + table.granted[seat] * (1 + penalty)
        most += table.phase is Phase.PLAY and seat == table.turn
        played = rules.layoff_requires_down is False
        if table.down[seat] is not None:
            played, most = True, most - sum(slot.least for slot in table.slots)
        if size == most or (played and 1 <= size < most):
            continue
        yield f"seat {seat} holds {size} cards; it must be {f'1 to {most}' if played else most}"


def _may_i_problems(table: ContractTable) -> Iterator[str]:
    may_i = table.rules.may_i
    if may_i is None:
        if table.calls or table.denied or table.granted_now or any(table.called + table.granted):
            yield "may_i=none: there are no calls at this table"
        return
    for seat in range(table.seats):
        standing = sum(call.seat == seat for call in table.calls)
        if table.granted[seat] < 0 or table.called[seat] < table.granted[seat] + standing:
            yield f"seat {seat} cannot have fewer calls than were granted or stand (called)"
        if may_i.limit is not None and calls_used(table, Seat(seat)) > may_i.limit:
            yield f"seat {seat} has used more than {may_i.limit} calls (may_i.limit)"
    if not 0 <= table.granted_now <= min(may_i.per_turn, sum(table.granted)):
        yield f"{table.granted_now} calls cannot have been granted in this turn (may_i.per_turn)"
    if table.calls and not table.may_be_called:
        yield "the player in turn already has a card, so no call can stand"
    if table.denied and (table.calls or (table.phase is Phase.DRAW and not table.discards)):
        yield "after a denial no call stands and the discard is still there"
    moments = [call.moment for call in table.calls]
    if not all(is_number(moment) and moment >= 0 for moment in moments):
        yield "the moments of the calls are whole numbers from 0"
    elif moments != sorted(moments):
        yield "the moments of the calls must not run backwards"
    for number, call in enumerate(table.calls):
        yield from _call_problems(table, call, table.calls[:number])


def _call_problems(table: ContractTable, call: Call, before: tuple[Call, ...]) -> Iterator[str]:
    if call.seat == table.turn or not 0 <= call.seat < table.seats:
        yield f"seat {call.seat} cannot have called: only the others may"
        return
    called = tuple(n - (seat == call.seat) for seat, n in enumerate(table.called))
    refused = why_not_call(replace(table, calls=before, called=called), call.seat)
    if refused is not None:
        yield f"seat {call.seat} cannot have called ({refused.code})"
