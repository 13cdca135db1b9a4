"""What a seat may do in the contract game: as :mod:`hollywood.contract.legality`.

Everything here asks the open table and the seat's own hand, so a view does as well as the state.
Lay downs, of which there can be thousands, are asked for one at a time.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.check import lay_down_ok
from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_ALL_CALLS_COUNT,
    R_DENY_FORCES,
    R_DISPLACE,
    R_DOWN_MAY_CALL,
    R_GO_OUT_WITHOUT_DISCARD,
    R_LATE_CALLS,
    R_LAYOFF_REQUIRES_DOWN,
    R_LAYOFF_SAME_TURN,
    R_LIMIT,
    R_MAX_CARDS,
    R_MAY_I,
    R_OWN_DISCARD,
    R_OWN_MELDS_ONLY,
    R_PENALTY_CARDS,
    R_PER_TURN,
    R_REDISCARD,
    R_WITHDRAW,
    SET,
    TO_HAND,
    TO_HAND_AT_ONCE,
)
from hollywood.kernel.contract.rules.fits import (
    could_be_added,
    fits_table,
    has_place,
    note_meld,
    put_on,
    swap_in,
)
from hollywood.kernel.contract.rules.moves import can_draw, only_draws, pile_open, reshufflable
from hollywood.kernel.engine.bits import lowest, zeros
from hollywood.kernel.engine.compiling import inlined, kernel

_LAST_MOMENT = (1 << 31) - 1


# ---------------------------------------------------------------------------- the draw


@kernel
def may_draw(table: list[int], rules: list[int]) -> int:
    """Return 1 if the player in turn, facing no call, may draw from the stock."""
    return int(not (table[at.S_DENIED] and rules[R_DENY_FORCES]) and can_draw(table, rules) == 1)


@kernel
def may_take(table: list[int], rules: list[int]) -> int:
    """Return 1 if the player in turn, facing no call, may take the top discard."""
    return int(table[at.S_PILE_SIZE] > 0 and pile_open(table, rules) == 1)


@kernel
def may_deny(table: list[int], rules: list[int]) -> int:
    """Return 1 if the player in turn, facing a call, may deny it."""
    if table[at.S_PHASE] != at.DRAW:
        return 0
    return int(not rules[R_DENY_FORCES] or only_draws(table, rules) == 0)


@kernel
def latest_moment(table: list[int]) -> int:
    """Return the moment of the latest call that stands; 0 if none does."""
    return table[at.S_CALL_MOMENTS + table[at.S_CALLS] - 1] if table[at.S_CALLS] else 0


@kernel
def next_moment(table: list[int]) -> int:
    """Return the moment of a call that is heard now: after those that stand."""
    return min(latest_moment(table) + 1, _LAST_MOMENT) if table[at.S_CALLS] else 0


@kernel
def has_called(table: list[int], seat: int) -> int:
    """Return 1 if a call of ``seat`` stands."""
    for number in range(table[at.S_CALLS]):
        if table[at.S_CALL_SEATS + number] == seat:
            return 1
    return 0


@kernel
def may_be_called(table: list[int], rules: list[int]) -> int:
    """Return 1 if the rules still let others call for the top discard in this turn."""
    late = rules[R_LATE_CALLS] and table[at.S_DREW]
    return int(table[at.S_PHASE] == at.DRAW or (late and table[at.S_PHASE] == at.PLAY))


@kernel
def may_call(table: list[int], rules: list[int], seat: int) -> int:
    """Return 1 if ``seat`` may call May-I for the top discard now."""
    if (
        not rules[R_MAY_I]
        or seat == table[at.S_TURN]
        or not may_be_called(table, rules)
        or not table[at.S_PILE_SIZE]
        or table[at.S_DENIED]
        or table[at.S_GRANTED_NOW] >= rules[R_PER_TURN]
        or has_called(table, seat)
    ):
        return 0
    if not rules[R_DOWN_MAY_CALL] and table[at.S_DOWN + seat] != at.NOT_DOWN:
        return 0
    if not rules[R_OWN_DISCARD] and table[at.S_DISCARDERS + table[at.S_PILE_SIZE] - 1] == seat:
        return 0
    used = table[at.S_CALLED + seat] if rules[R_ALL_CALLS_COUNT] else table[at.S_GRANTED + seat]
    if rules[R_LIMIT] >= 0 and used >= rules[R_LIMIT]:
        return 0
    would_hold = table[at.S_SIZES + seat] + 1 + rules[R_PENALTY_CARDS]
    if rules[R_MAX_CARDS] >= 0 and would_hold > rules[R_MAX_CARDS]:
        return 0
    payable = table[at.S_STOCK] + max(0, reshufflable(table, rules) - 1)
    return int(payable >= rules[R_PENALTY_CARDS])


# ---------------------------------------------------------------------------- the play


@kernel
def kept_back(table: list[int], rules: list[int]) -> int:
    """Return the card that may not be discarded in this turn; -1 if there is none."""
    return NO_CARD if rules[R_REDISCARD] else table[at.S_TAKEN]


@kernel
def may_discard(table: list[int], rules: list[int], seat: int, card: int) -> int:
    """Return 1 if the player in turn may discard ``card`` from their hand."""
    return int(card != kept_back(table, rules) or table[at.S_HANDS + PLACES * seat + card] > 1)


@kernel
def may_add(table: list[int], rules: list[int], seat: int) -> int:
    """Return 1 if the player in turn may add to melds on the table at all."""
    down = table[at.S_DOWN + seat]
    if rules[R_LAYOFF_REQUIRES_DOWN] and down == at.NOT_DOWN:
        return 0
    return int(rules[R_LAYOFF_SAME_TURN] == 1 or down == at.NOT_DOWN or down != table[at.S_TURNS])


@kernel
def may_lay_down(
    table: list[int], rules: list[int], seat: int, action: list[int], work: list[int]
) -> int:
    """Return 1 if the player in turn may lay down the melds of ``action``."""
    if table[at.S_DOWN + seat] != at.NOT_DOWN or table[at.S_OWED] != NO_CARD:
        return 0
    if not lay_down_ok(table, at.S_HANDS + PLACES * seat, rules, action, work):
        return 0
    return may_leave(table, rules, seat, action)


@kernel
def may_leave(table: list[int], rules: list[int], seat: int, action: list[int]) -> int:
    """Return 1 if the hand may stay so after the melds of ``action``, which meet the contract."""
    left = table[at.S_SIZES + seat]
    for number in range(action[at.A_LAY]):
        left -= action[at.A_LAY + 1 + M_LENGTH * number + M_SIZE]
    if rules[R_ALL_AT_ONCE]:
        return int(left == 0)
    if left > 1:
        return 1
    if not left:
        return rules[R_GO_OUT_WITHOUT_DISCARD]
    kept = kept_back(table, rules)
    if kept == NO_CARD or table[at.S_HANDS + PLACES * seat + kept] != 1:
        return 1
    for number in range(action[at.A_LAY]):
        place = at.A_LAY + 1 + M_LENGTH * number
        for spot in range(place + M_CARDS, place + M_CARDS + action[place + M_SIZE]):
            if action[spot] == kept:
                return 1
    # The card that may not be discarded is left.
    if not rules[R_GO_OUT_WITHOUT_DISCARD] or not rules[R_LAYOFF_SAME_TURN]:
        return 0
    if has_place(table, rules, seat, kept):
        return 1
    for number in range(action[at.A_LAY]):
        if could_be_added(action, at.A_LAY + 1 + M_LENGTH * number, rules, kept):
            return 1
    return 0


@kernel
def add_to(table: list[int], rules: list[int], kind: int, number: int, card: int, end: int) -> None:
    """Add ``card`` to meld ``number``, by laying off or by displacing."""
    if kind == at.A_LAY_OFF:
        put_on(table, rules, number, card, end)
    else:
        swap_in(table, rules, number, card, end)


@kernel
def keep_meld(table: list[int], number: int, kept: list[int], place: int) -> None:
    """Copy meld ``number`` to ``kept[place : place + M_LENGTH]``, for :func:`put_back`."""
    source = at.S_TABLE + M_LENGTH * number
    for spot in range(M_CARDS + table[source + M_SIZE]):
        kept[place + spot] = table[source + spot]


@kernel
def put_back(table: list[int], rules: list[int], number: int, kept: list[int], place: int) -> None:
    """Undo what was added to meld ``number`` after :func:`keep_meld`."""
    target = at.S_TABLE + M_LENGTH * number
    for spot in range(M_CARDS + kept[place + M_SIZE]):
        table[target + spot] = kept[place + spot]
    note_meld(table, rules, number)


@kernel
def _leads_on(
    table: list[int], rules: list[int], seat: int, kind: int, number: int, card: int, end: int
) -> int:
    """Return 1 if a seat may add ``card``, which fits, there: it can go on from there.

    It is asked of a seat with two cards or fewer, and where a wild card must be laid off at once.
    """
    if kind == at.A_DISPLACE and rules[R_DISPLACE] >= TO_HAND:
        if rules[R_DISPLACE] == TO_HAND:
            return 1
        return _freed_has_place(table, rules, seat, number, card)
    if table[at.S_SIZES + seat] == 1:
        return rules[R_GO_OUT_WITHOUT_DISCARD]
    kept = kept_back(table, rules)
    if kept == NO_CARD or not table[at.S_HANDS + PLACES * seat + kept] or card == kept:
        return 1
    if not rules[R_GO_OUT_WITHOUT_DISCARD]:
        return 0
    before = zeros(M_LENGTH)
    keep_meld(table, number, before, 0)
    add_to(table, rules, kind, number, card, end)
    fits = has_place(table, rules, seat, kept)
    put_back(table, rules, number, before, 0)
    return fits


@kernel
def _freed_has_place(table: list[int], rules: list[int], seat: int, number: int, card: int) -> int:
    """Return 1 if the wild card that ``card`` sends to the hand can be laid off at once."""
    left, out = table[at.S_SIZES + seat] - 1, rules[R_GO_OUT_WITHOUT_DISCARD]
    before = zeros(2 * M_LENGTH)
    keep_meld(table, number, before, 0)
    freed = swap_in(table, rules, number, card, at.NO_END)
    kept = kept_back(table, rules)
    stuck = left == 1 and kept != NO_CARD and kept not in (card, freed)
    stuck = stuck and table[at.S_HANDS + PLACES * seat + kept] > 0
    found = 0
    if not left or stuck:
        found = int(not left and out and fits_table(table, rules, seat, freed))
    else:
        found = fits_table(table, rules, seat, freed)
    if stuck and out:
        for other in range(table[at.S_MELDS]):
            place, masks = at.S_TABLE + M_LENGTH * other, at.S_MASKS + at.MASKS * other
            if rules[R_OWN_MELDS_ONLY] and table[place + M_OWNER] != seat:
                continue
            for end in range(2):
                fitting = table[masks + at.BOTTOM] if end == at.AT_BOTTOM else table[masks + at.TOP]
                if not found and fitting >> freed & 1:
                    keep_meld(table, other, before, M_LENGTH)
                    where = at.NO_END if table[place + M_KIND] == SET else end
                    put_on(table, rules, other, freed, where)
                    found = has_place(table, rules, seat, kept)
                    put_back(table, rules, other, before, M_LENGTH)
    put_back(table, rules, number, before, 0)
    return found


@inlined
def _row(
    rows: list[int], count: int, kind: int, card: int, onto: int, end: int, moment: int
) -> int:
    place = at.ROW * count
    rows[place] = kind
    rows[place + 1] = card
    rows[place + 2] = onto
    rows[place + 3] = end
    rows[place + 4] = moment
    return count + 1


@kernel
def list_additions(
    table: list[int], rules: list[int], seat: int, rows: list[int], count: int
) -> int:
    """Write every legal layoff, then every legal displacing, after ``count`` rows; return how many.

    Both come by card, then by meld.
    """
    if not table[at.S_MELDS] or not may_add(table, rules, seat):
        return count
    few, owed = table[at.S_SIZES + seat] <= 2, table[at.S_OWED]
    for kind in range(at.A_LAY_OFF, at.A_DISPLACE + 1):
        asks = few or (kind == at.A_DISPLACE and rules[R_DISPLACE] == TO_HAND_AT_ONCE)
        to_hand = kind == at.A_DISPLACE and rules[R_DISPLACE] >= TO_HAND
        low = at.BOTTOM if kind == at.A_LAY_OFF else at.SWAP_BOTTOM
        high = at.TOP if kind == at.A_LAY_OFF else at.SWAP_TOP
        cards = table[at.S_HELD + seat]
        if owed != NO_CARD:
            cards = 1 << owed if kind == at.A_LAY_OFF else 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            for number in range(table[at.S_MELDS]):
                masks = at.S_MASKS + at.MASKS * number
                if not (table[masks + low] | table[masks + high]) >> card & 1:
                    continue
                place = at.S_TABLE + M_LENGTH * number
                if rules[R_OWN_MELDS_ONLY] and table[place + M_OWNER] != seat:
                    continue
                is_set = table[place + M_KIND] == SET
                for end in range(2):
                    fitting = table[masks + low] if end == at.AT_BOTTOM else table[masks + high]
                    if not fitting >> card & 1:
                        continue
                    where = at.NO_END if is_set or to_hand else end
                    if asks and not _leads_on(table, rules, seat, kind, number, card, where):
                        continue
                    count = _row(rows, count, kind, card, number, where, 0)
    return count


@kernel
def list_moves(table: list[int], rules: list[int], seat: int, rows: list[int], count: int) -> int:
    """Write all that ``seat`` may do now but for lay downs, after ``count`` rows; return how many.

    A call has the earliest moment that is possible. The order is that of the rules engine: in the
    play discards, layoffs, displacings, and after these would come the ways to lay down.
    """
    if table[at.S_PHASE] == at.OVER:
        return count
    if seat != table[at.S_TURN]:
        if may_call(table, rules, seat):
            count = _row(rows, count, at.A_CALL, NO_CARD, -1, at.NO_END, latest_moment(table))
        if rules[R_MAY_I] and rules[R_WITHDRAW] and has_called(table, seat):
            count = _row(rows, count, at.A_WITHDRAW, NO_CARD, -1, at.NO_END, 0)
    elif table[at.S_CALLS]:
        count = _row(rows, count, at.A_ALLOW, NO_CARD, -1, at.NO_END, 0)
        if may_deny(table, rules):
            count = _row(rows, count, at.A_DENY, NO_CARD, -1, at.NO_END, 0)
    elif table[at.S_PHASE] == at.DRAW:
        if may_draw(table, rules):
            count = _row(rows, count, at.A_DRAW, NO_CARD, -1, at.NO_END, 0)
        if may_take(table, rules):
            count = _row(rows, count, at.A_TAKE, NO_CARD, -1, at.NO_END, 0)
    else:
        cards = table[at.S_HELD + seat] if table[at.S_OWED] == NO_CARD else 0
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if may_discard(table, rules, seat, card):
                count = _row(rows, count, at.A_DISCARD, card, -1, at.NO_END, 0)
        count = list_additions(table, rules, seat, rows, count)
    return count


@kernel
def read_row(rows: list[int], number: int, action: list[int]) -> None:
    """Make an action of row ``number``."""
    for part in range(at.ROW):
        action[at.A_KIND + part] = rows[at.ROW * number + part]
