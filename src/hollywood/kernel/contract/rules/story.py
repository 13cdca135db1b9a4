"""What everybody has seen of a hand of the contract game, as far as it tells of hidden cards.

The story is a vector of rows, in the order in which things happened. A row says what a seat did
where it had a choice, and what came to its hand or left it. It is written from the state as it was
before an action, and holds nothing that was not open to all.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_LENGTH,
    M_SIZE,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_DISPLACE,
    R_PENALTY_CARDS,
    R_SEATS,
    TO_HAND,
)
from hollywood.kernel.contract.rules.deal import top_discard
from hollywood.kernel.contract.rules.fits import wild_spot
from hollywood.kernel.contract.rules.legality import has_called, may_call, may_draw, may_take
from hollywood.kernel.contract.rules.moves import holder
from hollywood.kernel.contract.rules.sight import count_open
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel

T_ROWS: Final = 0
"""How many rows there are."""
T_WHOLE: Final = 1
"""1: the story has everything since the deal."""
T_ASKED: Final = 2
"""Up to which turn (completed ones, and one) it is told who called for the discard."""
T_OPEN: Final = 3
"""Up to which turn (so too) it is told whether the player in turn laid down."""
T_FIRST: Final = 4

(
    T_KIND,
    T_SEAT,
    T_CARD,
    T_DID,  # 1: it called, wanted the discard, laid down; for T_GOT: how many cards
    T_FITS,  # the cards that fit on the table
    T_SHARE,  # of a discard: 1 if somebody is down
) = range(6)
T_NEAR: Final = 6
"""Of a discard: counts of the cards that the next player, if not down, has taken and holds."""
T_SEEN: Final = 9
"""And of all cards that lie open or are known in the hands of the others."""
WORDS: Final = 3
"""Counts are three words: the bits of each count, the lowest first, by place of the card."""
T_ROW: Final = 12
MOST_ROWS: Final = 600
STORY_LENGTH: Final = T_FIRST + T_ROW * (MOST_ROWS + 1)

(
    T_CALL,  # a seat that is not down could call for the discard
    T_CHOICE,  # the player in turn, not down, could take the discard or leave it
    T_GOT,  # cards from the stock
    T_TOOK,  # a card from the pile, or a wild card from the table
    T_LAYS,  # the player in turn, not down, could lay down if it was able to
    T_PLAYED,  # a card to the table
    T_DISCARDED,  # a discard of one who is not down
    T_DROPPED,  # a discard of one who is
) = range(8)


@kernel
def is_choice(kind: int) -> int:
    """Return 1 if a row of this kind says what a seat chose to do."""
    return int(kind not in (T_GOT, T_TOOK, T_PLAYED))


@kernel
def begin_story(story: list[int]) -> None:
    """Nothing has happened yet since the deal."""
    story[T_ROWS] = story[T_ASKED] = story[T_OPEN] = 0
    story[T_WHOLE] = 1


@kernel
def _row(story: list[int], kind: int, seat: int, card: int, did: int, fits: int) -> int:
    """Begin a row; what there is no room for goes to a spare one, and the story is not whole."""
    number = story[T_ROWS]
    base = T_FIRST + T_ROW * number
    if number == MOST_ROWS:
        story[T_WHOLE] = 0
    else:
        story[T_ROWS] = number + 1
    story[base + T_KIND] = kind
    story[base + T_SEAT] = seat
    story[base + T_CARD] = card
    story[base + T_DID] = did
    for place in range(base + T_FITS, base + T_ROW):
        story[place] = 0
    story[base + T_FITS] = fits
    return base


@kernel
def fitting(table: list[int]) -> int:
    """Return the cards that could be laid off."""
    cards = 0
    for number in range(table[at.S_MELDS]):
        place = at.S_MASKS + at.MASKS * number
        cards |= table[place + at.TOP] | table[place + at.BOTTOM]
    return cards


@kernel
def tell_calls(story: list[int], table: list[int], rules: list[int]) -> None:
    """Tell who called for the discard and who did not, once the player in turn is to decide.

    Of a hand in which all cards must be melded at once it is not told: a call says little there.
    """
    turn = table[at.S_TURNS] + 1
    if story[T_ASKED] == turn or table[at.S_PHASE] != at.DRAW or not table[at.S_PILE_SIZE]:
        return
    story[T_ASKED] = turn
    if not rules[R_ALL_AT_ONCE]:
        for seat in range(rules[R_SEATS]):
            called = has_called(table, seat)
            if called or may_call(table, rules, seat):
                _row(story, T_CALL, seat, top_discard(table), called, 0)


@kernel
def tell(
    story: list[int], table: list[int], rules: list[int], seat: int, action: list[int]
) -> None:
    """Go on with the story: ``seat`` does ``action``; the ``table`` is as it was before."""
    kind = action[at.A_KIND]
    turn = table[at.S_TURNS] + 1
    down = int(table[at.S_DOWN + seat] != at.NOT_DOWN)
    if kind in (at.A_DRAW, at.A_TAKE, at.A_ALLOW, at.A_DENY):
        tell_calls(story, table, rules)
        free = table[at.S_CALLS] > 0 or (may_draw(table, rules) and may_take(table, rules))
        if not down and free and table[at.S_PHASE] == at.DRAW:
            wanted = int(kind in (at.A_TAKE, at.A_DENY))
            _row(story, T_CHOICE, seat, top_discard(table), wanted, fitting(table))
    if kind == at.A_DRAW:
        _row(story, T_GOT, seat, NO_CARD, 1, 0)
    elif kind == at.A_TAKE:
        _row(story, T_TOOK, seat, top_discard(table), 1, 0)
    elif kind == at.A_ALLOW:
        caller = holder(table, rules)
        _row(story, T_TOOK, caller, top_discard(table), 1, 0)
        if rules[R_PENALTY_CARDS]:
            _row(story, T_GOT, caller, NO_CARD, rules[R_PENALTY_CARDS], 0)
    elif kind in (at.A_LAY_DOWN, at.A_LAY_OFF, at.A_DISPLACE, at.A_DISCARD):
        if not down and story[T_OPEN] < turn:
            story[T_OPEN] = turn
            _row(story, T_LAYS, seat, NO_CARD, int(kind == at.A_LAY_DOWN), 0)
        if kind == at.A_LAY_DOWN:
            for number in range(action[at.A_LAY]):
                place = at.A_LAY + 1 + M_LENGTH * number
                for spot in range(place + M_CARDS, place + M_CARDS + action[place + M_SIZE]):
                    _row(story, T_PLAYED, seat, action[spot], 1, 0)
        elif kind != at.A_DISCARD:
            _row(story, T_PLAYED, seat, action[at.A_CARD], 1, 0)
            if kind == at.A_DISPLACE and rules[R_DISPLACE] >= TO_HAND:
                spot = wild_spot(table, rules, action[at.A_ONTO], action[at.A_CARD])
                _row(story, T_TOOK, seat, table[spot], 1, 0)
        else:
            _tell_throw(story, table, rules, seat, action[at.A_CARD], down)


@kernel
def _tell_throw(
    story: list[int], table: list[int], rules: list[int], seat: int, card: int, down: int
) -> None:
    """Tell of a discard, and of what there was to see that a player thinks of then."""
    place = _row(story, T_DROPPED if down else T_DISCARDED, seat, card, 1, fitting(table))
    for other in range(rules[R_SEATS]):
        if table[at.S_DOWN + other] != at.NOT_DOWN:
            story[place + T_SHARE] = 1
    neighbour = (seat + 1) % rules[R_SEATS]
    if table[at.S_DOWN + neighbour] == at.NOT_DOWN:
        _write_counts(story, place + T_NEAR, table, at.S_KNOWN + PLACES * neighbour)
    open_cards = zeros(PLACES)
    count_open(table, rules, seat, open_cards, 0)
    _write_counts(story, place + T_SEEN, open_cards, 0)


@kernel
def _write_counts(story: list[int], place: int, counts: list[int], first: int) -> None:
    """Write the counts by card that begin at ``first`` to the words at ``place``."""
    for card in range(PLACES):
        for word in range(WORDS):
            story[place + word] |= (counts[first + card] >> word & 1) << card


@kernel
def counted(story: list[int], place: int, card: int) -> int:
    """Return how often ``card`` was counted in the counts at ``place``."""
    number = 0
    for word in range(WORDS):
        number += (story[place + word] >> card & 1) << word
    return number
