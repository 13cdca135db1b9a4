"""Who meets whom: the next round of a tournament, from the results so far and nothing else.

So a tournament that was stopped goes on exactly as if it had not been.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from hollywood.tournament.plan import Meeting, Plan, sizes_of
from hollywood.tournament.standing import Standing

Meetings = tuple[Meeting, ...]


def next_round(plan: Plan, standing: Standing) -> Meetings | None:
    """Return the meetings of the next round; ``None`` if the tournament is over.

    A player who is at no table of a round has a bye.
    """
    number = standing.rounds + 1
    if plan.system == "knockout":
        return _knockout(plan, standing, number)
    if plan.system == "swiss":
        return None if number > plan.rounds else _swiss(plan, standing, number)
    return _round_robin(plan, number)


def rounds_of(plan: Plan) -> int:
    """Return how many rounds a tournament has."""
    many = len(plan.players)
    if plan.system == "swiss":
        return plan.rounds
    if plan.system == "knockout":
        rounds = 0
        while many > 1:
            many = len(_groups(list(range(many)), plan))
            rounds += 1
        return rounds
    return plan.rounds * (_turns(many) if plan.at_table == 2 else 1)


def meetings_of(plan: Plan) -> int:
    """Return how many meetings a tournament has, if no one ties in a knockout."""
    many = len(plan.players)
    if plan.system == "swiss":
        tables = sum(size > 1 for size in _sizes(many, plan))
        return plan.rounds * tables
    if plan.system == "knockout":
        meetings = 0
        while many > 1:
            groups = _groups(list(range(many)), plan)
            meetings += sum(len(group) > 1 for group in groups)
            many = len(groups)
        return meetings
    tables = len(list(combinations(range(many), plan.at_table)))
    return plan.rounds * tables


# ------------------------------------------------------------------------------ round robin


def _turns(many: int) -> int:
    return many - 1 + many % 2


def _round_robin(plan: Plan, number: int) -> Meetings | None:
    many = len(plan.players)
    if plan.at_table > 2:
        if number > plan.rounds:
            return None
        groups = combinations(range(many), plan.at_table)
        return tuple(Meeting(number, table, group) for table, group in enumerate(groups, 1))
    turns = _turns(many)
    if number > turns * plan.rounds:
        return None
    # The circle method: the first stays, the others move on by one place a round.
    there = many + many % 2
    turn = (number - 1) % turns
    circle = [0, *((place - turn) % (there - 1) + 1 for place in range(there - 1))]
    couples = zip(circle[: there // 2], reversed(circle), strict=False)
    playing = [tuple(sorted(couple)) for couple in couples if max(couple) < many]
    return tuple(Meeting(number, table, couple) for table, couple in enumerate(playing, 1))


# ------------------------------------------------------------------------------ Swiss


def _swiss(plan: Plan, standing: Standing, number: int) -> Meetings:
    """Players with like scores meet, if possible none that have met; byes go to the last ones."""
    order = standing.order()
    sizes = _sizes(len(order), plan)
    byes = sum(size == 1 for size in sizes)
    resting = set(_resting(order, standing, byes))
    waiting = [player for player in order if player not in resting]
    met = standing.met()
    groups = _tables(waiting, [size for size in sizes if size > 1], met)
    return tuple(Meeting(number, table, group) for table, group in enumerate(groups, 1))


def _resting(order: Sequence[int], standing: Standing, byes: int) -> list[int]:
    """Return who has a bye: the last ones, of those with the fewest byes so far."""
    last_first = list(reversed(order))
    return sorted(last_first, key=lambda player: standing.byes[player])[:byes]


def _tables(
    waiting: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]
) -> list[tuple[int, ...]]:
    if set(sizes) == {2}:
        for again in (0, 1, 2):
            couples = _couples(list(waiting), met, again)
            if couples is not None:
                return couples
    groups: list[tuple[int, ...]] = []
    left = list(waiting)
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            places = range(len(left))
            best = min(places, key=lambda place: (_together(group, left[place], met), place))
            group.append(left.pop(best))
        groups.append(tuple(group))
    return groups


def _together(group: Sequence[int], player: int, met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset((other, player))] for other in group)


_TRIES = 20_000


def _couples(
    waiting: list[int], met: Counter[frozenset[int]], again: int
) -> list[tuple[int, ...]] | None:
    """Return couples, from the top, that have met at most ``again`` times; ``None``: not found."""
    tries = 0

    def fill(left: list[int]) -> list[tuple[int, ...]] | None:
        nonlocal tries
        if not left:
            return []
        first, *others = left
        for place, other in enumerate(others):
            tries += 1
            if tries > _TRIES:
                return None
            if met[frozenset((first, other))] > again:
                continue
            rest = fill([*others[:place], *others[place + 1 :]])
            if rest is not None:
                return [(first, other), *rest]
        return None

    return fill(waiting)


# ------------------------------------------------------------------------------ knockout


def _knockout(plan: Plan, standing: Standing, number: int) -> Meetings | None:
    """The best of each table goes on; the players' order is their seeding."""
    left = sorted(standing.left)
    if len(left) < 2:
        return None
    groups = [group for group in _groups(left, plan) if len(group) > 1]
    return tuple(Meeting(number, table, group) for table, group in enumerate(groups, 1))


def _groups(left: Sequence[int], plan: Plan) -> list[tuple[int, ...]]:
    """Return the tables of a round of a knockout; who is alone goes on without playing."""
    if plan.at_table == 2:
        full = 1
        while full < len(left):
            full *= 2
        free = full - len(left)
        alone = [(player,) for player in left[:free]]
        playing = left[free:]
        half = len(playing) // 2
        others = reversed(playing[half:])
        return [*alone, *zip(playing[:half], others, strict=True)]
    sizes = _sizes(len(left), plan)
    groups: list[list[int]] = [[] for _ in sizes]
    place, step = 0, 1
    for player in left:  # the best are spread over the tables, there and back
        while len(groups[place]) >= sizes[place]:
            place, step = _on(place, step, len(sizes))
        groups[place].append(player)
        place, step = _on(place, step, len(sizes))
    return [tuple(group) for group in groups]


def _on(place: int, step: int, places: int) -> tuple[int, int]:
    after = place + step
    return (after, step) if 0 <= after < places else (place, -step)


def _sizes(many: int, plan: Plan) -> list[int]:
    """Return sizes of tables for everybody, as even as possible; 1 is a bye."""
    allowed = sizes_of(plan)
    tables = -(-many // plan.at_table)
    while tables > 1 or many <= plan.at_table:
        small, larger = divmod(many, tables)
        sizes = [small + 1] * larger + [small] * (tables - larger)
        if all(size in allowed for size in sizes):
            return sizes
        tables -= 1
        if not tables or -(-many // tables) > plan.at_table:
            break
    full = max((size for size in allowed if size <= many), default=1)
    return [full] * (many // full) + [1] * (many % full)
