"""Who plays whom, and who deals, in every form of gin: as :mod:`hollywood.match.forms`.

A seating is a vector: the person who deals, three roles, and how often the sides of partners have
moved on. In a form for three, the roles are the persons in the order of
:data:`hollywood.match.forms.ROLES`. Of partners Q_DEALER is the side that deals. A round has two
seats; the person with the lower number has seat 0.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import NOBODY, R_DRAW_PASSES_DEAL
from hollywood.kernel.gin.sheet import next_dealer

TWO_HANDED, CUTTHROAT, DEALER_SITS_OUT, IN_THE_BOX, CHOUETTE, PARTNERSHIP = range(6)
FORMS: Final = (
    *("two_handed", "cutthroat", "dealer_sits_out"),
    *("in_the_box", "chouette", "partnership"),
)
"""The names of the forms, as the rules have them."""
MOST_BOARDS: Final = 4

Q_DEALER: Final = 0
Q_ROLES: Final = 1  # three persons
Q_MOVED: Final = 4
Q_LENGTH: Final = 5


@kernel
def boards_of(form: int, players: int) -> int:
    """Return how many boards a round has."""
    return players // 2 if form == PARTNERSHIP else 1


@kernel
def sides_of(form: int) -> int:
    """Return how many sides the sheet has."""
    return 3 if CUTTHROAT <= form <= IN_THE_BOX else 2


@kernel
def side_of(form: int, first: int, person: int) -> int:
    """Return the side of a person; ``first`` dealt the first round."""
    if form == CHOUETTE:
        return int(person != first)
    return person % 2 if form == PARTNERSHIP else person


@kernel
def seat_first(seating: list[int], form: int, players: int, first: int) -> None:
    """Write the seating of the first round, which ``first`` deals."""
    seating[Q_DEALER] = first % 2 if form == PARTNERSHIP else first
    for role in range(3):
        seating[Q_ROLES + role] = (first + role) % players
    seating[Q_MOVED] = 0


@kernel
def dealer_at(seating: list[int], form: int, players: int, board: int) -> int:
    """Return the person who deals at a board."""
    if form == PARTNERSHIP:
        return _partner(seating, players, board, seating[Q_DEALER])
    return seating[Q_ROLES + 2] if form == DEALER_SITS_OUT else seating[Q_DEALER]


@kernel
def other_at(seating: list[int], form: int, players: int, board: int) -> int:
    """Return the person who plays the dealer of a board, and acts first."""
    if form == PARTNERSHIP:
        return _partner(seating, players, board, 1 - seating[Q_DEALER])
    if form == TWO_HANDED:
        return 1 - seating[Q_DEALER]
    if form == CHOUETTE and seating[Q_DEALER] != seating[Q_ROLES]:
        return seating[Q_ROLES]
    return seating[Q_ROLES + 1]


@kernel
def _partner(seating: list[int], players: int, board: int, side: int) -> int:
    """Return who of a side plays at a board: side 0 stays, side 1 moves on after each round."""
    return (2 * board + 1 + 2 * seating[Q_MOVED]) % players if side else 2 * board


@kernel
def person_at(seating: list[int], form: int, players: int, board: int, seat: int) -> int:
    """Return the person in a seat of a board."""
    dealer = dealer_at(seating, form, players, board)
    other = other_at(seating, form, players, board)
    return max(dealer, other) if seat else min(dealer, other)


@kernel
def board_with(seating: list[int], form: int, players: int, person: int) -> int:
    """Return the board at which a person plays, or -1 if the person sits out."""
    for board in range(boards_of(form, players)):
        if person == dealer_at(seating, form, players, board):
            return board
        if person == other_at(seating, form, players, board):
            return board
    return NOBODY


@kernel
def seat_next(seating: list[int], form: int, rules: list[int], side: int) -> None:
    """Write the seating after a round that ``side`` won, or nobody: -1."""
    if form == PARTNERSHIP:
        seating[Q_DEALER] = next_dealer(rules, seating[Q_DEALER], side)
        seating[Q_MOVED] += 1
    elif form == TWO_HANDED:
        seating[Q_DEALER] = next_dealer(rules, seating[Q_DEALER], side)
    elif form == CHOUETTE:
        dealing = next_dealer(rules, int(seating[Q_DEALER] != seating[Q_ROLES]), side)
        if side == 0:
            _roles(seating, 0, 2, 1)
        seating[Q_DEALER] = seating[Q_ROLES + dealing]
    else:
        _move(seating, form, rules, side)
        seating[Q_DEALER] = seating[Q_ROLES]


@kernel
def _move(seating: list[int], form: int, rules: list[int], winner: int) -> None:
    """Move three people who each have a score; ``winner`` is a person, or -1."""
    if winner == NOBODY:
        if rules[R_DRAW_PASSES_DEAL] and form == CUTTHROAT:
            _roles(seating, 1, 0, 2)
        elif rules[R_DRAW_PASSES_DEAL] and form == DEALER_SITS_OUT:
            _roles(seating, 1, 2, 0)
    elif form == DEALER_SITS_OUT:
        if winner == seating[Q_ROLES + 2]:
            _roles(seating, 1, 2, 0)
        else:
            _roles(seating, 2, 0, 1)
    elif form == CUTTHROAT:
        if winner == seating[Q_ROLES]:
            _roles(seating, 2, 0, 1)
        else:
            _roles(seating, 2, 1, 0)
    elif winner == seating[Q_ROLES]:
        _roles(seating, 0, 2, 1)
    else:
        _roles(seating, 1, 2, 0)


@kernel
def _roles(seating: list[int], first: int, second: int, third: int) -> None:
    """Give each role to the person who had another one."""
    one = seating[Q_ROLES + first]
    two = seating[Q_ROLES + second]
    three = seating[Q_ROLES + third]
    seating[Q_ROLES] = one
    seating[Q_ROLES + 1] = two
    seating[Q_ROLES + 2] = three
