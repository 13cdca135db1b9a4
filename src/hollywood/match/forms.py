"""Who plays whom, who sits out, and who deals, when two, three, or partners play gin.

- ``two_handed``: the two play every round; for the dealer see :mod:`hollywood.match.dealers`.
- ``cutthroat``: three people, each with their own score. The loser of a round sits out. The player
  who sat out comes in and deals to the winner.
- ``dealer_sits_out``: three people, each with their own score. The dealer deals for the other two;
  the player at the dealer's left plays first. The loser deals the next round, in which the winner
  plays the dealer.
- ``in_the_box``: three people, each with their own score. The box plays the captain and deals. If
  the box wins, the captain and the player who sat out change places. If the box loses, it sits out,
  the captain goes into the box, and the player who sat out becomes captain.
- ``chouette``: the box plays the two others, who are one side with one score. The box never
  changes. A captain who loses a round changes places with the partner. The box collects from each
  of them or pays each of them. The box and the captain deal as two players do.
- ``partnership``: two sides of two to four. Each player plays one member of the other side at a
  table of their own, with a new opponent every round. The net of the tables is one entry for a
  side, worth one box. A dead hand at a table counts nothing and is not played again. If the net is
  zero, there is no entry. One side deals at all tables; it is found as between two players
  (``next_dealer=winner``: the side that won the round).

After a dead hand the same people play again, and the same person deals. With
``dealer_after_draw=next`` the next one deals: the other player or the other side; where the dealer
sits out, the player at the dealer's left; in the box the deal stays with the box. In the first
three forms for three, ``next_dealer`` has no effect: the dealer follows from who plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.match.columns import Entry
from hollywood.match.dealers import next_dealer
from hollywood.play import Seat

P = TypeVar("P")


class Pairing(msgspec.Struct, frozen=True):
    """Two people who play a round; ``other`` did not deal and acts first."""

    dealer: Seat
    other: Seat

    @property
    def people(self) -> tuple[Seat, Seat]:
        """The people in seats 0 and 1 of the round: the lower seat at the table comes first."""
        return (min(self.dealer, self.other), max(self.dealer, self.other))

    @property
    def dealer_seat(self) -> Seat:
        """The dealer's seat in the round."""
        return Seat(self.people.index(self.dealer))


class Seating(msgspec.Struct, frozen=True):
    """The tables of one round; ``dealer`` is the person who deals, even if they do not play."""

    boards: tuple[Pairing, ...]
    dealer: Seat
    out: tuple[Seat, ...] = ()
    box: Seat | None = None

    def board_of(self, person: Seat) -> int | None:
        """The table where a person plays; ``None`` if the person sits out."""
        for number, board in enumerate(self.boards):
            if person in board.people:
                return number
        return None


# The three places of each form for three; roles_after tells how people move between them.
ROLES: Mapping[str, tuple[str, str, str]] = {
    "cutthroat": ("dealer", "other", "out"),
    "dealer_sits_out": ("dealer", "first", "second"),
    "in_the_box": ("box", "captain", "out"),
    "chouette": ("box", "captain", "out"),
}


def first_seating(rules: GinRules, first: Seat) -> Seating:
    """Seat the first round; ``first`` deals it, and is the box if the form has one."""
    if rules.form == "partnership":
        boards = []
        for left in range(0, rules.players, 2):
            mine, theirs = Seat(left + first % 2), Seat(left + 1 - first % 2)
            boards.append(Pairing(dealer=mine, other=theirs))
        return Seating(tuple(boards), dealer=first)
    after, last = Seat((first + 1) % rules.players), Seat((first + 2) % rules.players)
    if rules.form == "two_handed":
        return Seating((Pairing(dealer=first, other=after),), dealer=first)
    if rules.form == "chouette":
        return _chouette(first, after, last, dealer=first)
    return _seated(rules.form, (first, after, last))


def next_seating(rules: GinRules, seating: Seating, winner: int | None) -> Seating:
    """Seat the next round; ``winner`` is the side that won the last one, ``None`` if nobody did."""
    side = None if winner is None else Seat(winner)
    if rules.form == "partnership":
        dealing = next_dealer(rules, Seat(seating.dealer % 2), side)
        boards = []
        for board in seating.boards:
            us, they = sorted(board.people, key=lambda person: person % 2)
            they = Seat((they + 2) % rules.players)
            boards.append(Pairing(they, us) if dealing else Pairing(us, they))
        return Seating(tuple(boards), dealer=boards[0].dealer)
    board = seating.boards[0]
    if rules.form == "two_handed":
        dealer = next_dealer(rules, board.dealer, side)
        return Seating((Pairing(dealer, Seat(1 - dealer)),), dealer=dealer)
    if rules.form == "chouette":
        box, captain, partner = _in_roles(rules.form, seating)
        dealt = Seat(0 if seating.dealer == box else 1)
        dealing = next_dealer(rules, dealt, side)
        if side == 0:
            captain, partner = partner, captain
        return _chouette(box, captain, partner, dealer=captain if dealing else box)
    places = _in_roles(rules.form, seating)
    if side is None:
        if rules.dealer_after_draw == "next" and rules.form == "cutthroat":
            places = (places[1], places[0], places[2])
        elif rules.dealer_after_draw == "next" and rules.form == "dealer_sits_out":
            places = (places[1], places[2], places[0])
        return _seated(rules.form, places)
    if side not in board.people:
        raise HollywoodError(f"place {side} did not play and cannot have won")
    loser = board.other if side == board.dealer else board.dealer
    return _seated(rules.form, _moved(rules.form, places, loser))


def sides(rules: GinRules, first: Seat) -> tuple[tuple[Seat, ...], ...]:
    """Return the people on each side of the score sheet; ``first`` as for the first seating."""
    people = [Seat(person) for person in range(rules.players)]
    if rules.form == "partnership":
        return (tuple(people[0::2]), tuple(people[1::2]))
    if rules.form == "chouette":
        return ((first,), tuple(person for person in people if person != first))
    return tuple((person,) for person in people)


def side_names(rules: GinRules, names: Sequence[str], first: Seat) -> tuple[str, ...]:
    """Name the sides: Ann, or Ann and Cy."""
    named = []
    for side in sides(rules, first):
        *others, last = (names[person] for person in side)
        named.append(f"{', '.join(others)} and {last}" if others else last)
    return tuple(named)


def side_of(person: Seat, among: Sequence[Sequence[Seat]]) -> int:
    """Return the side that a person is on."""
    for number, side in enumerate(among):
        if person in side:
            return number
    raise HollywoodError(f"nobody sits on place {person}")


def net_entry(tables: Sequence[Entry], rules: GinRules) -> Entry:
    """Combine what the tables of two sides scored: the net points, and one box for the side.

    A single table is its own entry. Extra boxes from the winning side's tables are added to the
    box, and ``partners_extra_boxes`` if all partners won. The other side's extra boxes are lost
    with the round.
    """
    if len(tables) == 1:
        return tables[0]
    scored = [sum(entry.points for entry in tables if entry.winner == side) for side in range(2)]
    if scored[0] == scored[1]:
        return Entry(winner=None, boxes=0, kind="draw")
    winner = 0 if scored[0] > scored[1] else 1
    extra = sum(entry.boxes - 1 for entry in tables if entry.winner == winner)
    if all(entry.winner == winner for entry in tables):
        extra += rules.partners_extra_boxes
    return Entry(winner, abs(scored[0] - scored[1]), boxes=1 + extra, kind="net")


def roles_of(rules: GinRules, seating: Seating) -> dict[str, Seat]:
    """Return who has which role in a form for three; empty in the other forms."""
    if rules.form not in ROLES:
        return {}
    return dict(zip(ROLES[rules.form], _in_roles(rules.form, seating), strict=True))


def roles_after(form: str, roles: Mapping[str, P], loser: P | None) -> dict[str, P]:
    """Return the roles of the next round of a form for three; ``loser`` is None after a dead hand.

    A role name that the form does not have stands for the one role that is missing.

    >>> roles_after("chouette", {"box": "Ann", "captain": "Bob", "partner": "Cy"}, "Bob")
    {'box': 'Ann', 'captain': 'Cy', 'partner': 'Bob'}
    """
    if form not in ROLES:
        raise HollywoodError(f"roles change in the forms {', '.join(ROLES)}, not in {form}")
    names = ROLES[form]
    if form == "dealer_sits_out" and "dealer" not in roles:
        names = ("out", *names[1:])  # the dealer and the person who sits out are the same
    strange = [name for name in roles if name not in names]
    keys = tuple(name if name in roles or not strange else strange.pop(0) for name in names)
    if sorted(keys) != sorted(roles):
        raise HollywoodError(f"{form} has the roles {', '.join(names)}")
    first, second, third = (roles[key] for key in keys)
    moved = (first, second, third)
    if loser is not None:
        moved = _moved(form, moved, loser)
    people = dict(zip(keys, moved, strict=True))
    return {name: people[name] for name in roles}


def _moved(form: str, places: tuple[P, P, P], loser: P) -> tuple[P, P, P]:
    """Move three people after a round that ``loser`` lost; places are in the order of ROLES."""
    first, second, third = places
    playing = (second, third) if form == "dealer_sits_out" else (first, second)
    if loser not in playing:
        raise HollywoodError(f"{loser} did not play and cannot have lost")
    winner = playing[0] if loser == playing[1] else playing[1]
    if form == "cutthroat":
        return third, winner, loser
    if form == "dealer_sits_out":
        # The players keep their order around the table: first the loser's left, then the right.
        return (second, third, first) if loser == second else (third, first, second)
    if loser == second:
        return first, third, second
    return (second, third, first) if form == "in_the_box" else places


def _in_roles(form: str, seating: Seating) -> tuple[Seat, Seat, Seat]:
    board = seating.boards[0]
    (out,) = seating.out
    if form == "dealer_sits_out":
        return out, board.other, board.dealer
    if form == "chouette" and seating.box == board.other:
        return board.other, board.dealer, out
    return board.dealer, board.other, out


def _seated(form: str, places: tuple[Seat, Seat, Seat]) -> Seating:
    first, second, third = places
    if form == "dealer_sits_out":
        return Seating((Pairing(dealer=third, other=second),), dealer=first, out=(first,))
    box = first if form == "in_the_box" else None
    return Seating((Pairing(dealer=first, other=second),), dealer=first, out=(third,), box=box)


def _chouette(box: Seat, captain: Seat, partner: Seat, *, dealer: Seat) -> Seating:
    other = captain if dealer == box else box
    return Seating((Pairing(dealer, other),), dealer=dealer, out=(partner,), box=box)
