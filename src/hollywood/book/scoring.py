"""What one line of a book scores, and what is wrong with it.

A flaw that ``stops`` a line keeps it off the sheet until somebody mends it. The others are doubts:
points that no cards make, or a person who sat out. Such a line counts as it was written.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from hollywood.book.model import How, Penalty, Round, Score
from hollywood.cards import RANKS, Card
from hollywood.contract.rules import ContractRules
from hollywood.gin.result import Ending, GinResult, ScoreKind, boxes_of, price
from hollywood.gin.rules import GinRules
from hollywood.match.columns import Entry
from hollywood.match.forms import Pairing, Seating, net_entry, side_of
from hollywood.play import Seat

MOST_POINTS = 1_000_000
MOST_TIMES = 8
MOST_BOXES = 99
_UPCARD = Card("7h")


class Flaw(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong with a line: a code, and the values of its text. ``person`` and ``table`` say
    where it is, if it concerns only one of them.
    """

    code: str
    stops: bool = False
    values: dict[str, int | str] = {}
    person: int | None = None
    table: int | None = None


class Scored(msgspec.Struct, frozen=True, kw_only=True):
    """The score at one table: who scores (``None``: nobody), how, points, and boxes."""

    who: int | None
    how: str
    points: int
    boxes: int


class GinLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of gin: the score of each table, what goes on the sheet, and what is wrong."""

    tables: tuple[Scored, ...]
    entry: Entry | None
    flaws: tuple[Flaw, ...]


class PenaltyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A hand of May-I: the penalty of each person (``None`` if missing), and what is wrong."""

    penalties: tuple[int | None, ...]
    flaws: tuple[Flaw, ...]


def gin_line(
    written: Round,
    rules: GinRules,
    seating: Seating,
    sides: Sequence[Sequence[Seat]],
    *,
    any_points: bool = False,
) -> GinLine:
    """Work out a line of gin; ``seating`` says who played whom."""
    flaws: list[Flaw] = []
    scores = written.tables
    boards = seating.boards
    if len(scores) not in (1, len(boards)):
        flaws.append(Flaw(code="tables", stops=True, values={"n": len(boards)}))
        return GinLine(tables=(), entry=None, flaws=tuple(flaws))
    if not 1 <= written.times <= MOST_TIMES:
        flaws.append(Flaw(code="times", stops=True, values={"most": MOST_TIMES}))
        return GinLine(tables=(), entry=None, flaws=tuple(flaws))
    net = len(scores) < len(boards)
    tables: list[Scored] = []
    for number, score in enumerate(scores):
        board = None if net else boards[number]
        scored, found = _scored(score, written.times, rules, board, any_points=any_points)
        tables.append(scored)
        flaws += [msgspec.structs.replace(flaw, table=number) for flaw in found]
        if scored.who is not None and board is not None and scored.who not in board.people:
            out = written.out is None
            flaws.append(Flaw(code="sat_out" if out else "not_there", person=scored.who))
    entry = None
    if not any(flaw.stops for flaw in flaws):
        entry = _entry(written, tables, rules, sides, net=net)
    return GinLine(tables=tuple(tables), entry=entry, flaws=tuple(flaws))


def _entry(
    written: Round,
    tables: Sequence[Scored],
    rules: GinRules,
    sides: Sequence[Sequence[Seat]],
    *,
    net: bool,
) -> Entry:
    entries = [
        Entry(winner=None, boxes=0, kind="draw")
        if each.who is None
        else Entry(side_of(Seat(each.who), sides), each.points, each.boxes, each.how)
        for each in tables
    ]
    entry = net_entry(entries, rules)
    if entry.winner is None:
        return entry
    if net:
        # A typed net has no kind of its own; it may be 0, which is no entry.
        if not entry.points:
            return Entry(winner=None, boxes=0, kind="draw")
        extra = rules.partners_extra_boxes if written.swept else 0
        entry = Entry(entry.winner, entry.points, entry.boxes + extra, kind="net")
    if written.boxes is not None:
        entry = msgspec.structs.replace(entry, boxes=min(max(written.boxes, 0), MOST_BOXES))
    return entry


def _scored(
    score: Score, times: int, rules: GinRules, board: Pairing | None, *, any_points: bool
) -> tuple[Scored, list[Flaw]]:
    """Work out one table; ``board`` is ``None`` for the net of a side."""
    nothing = Scored(who=None, how="draw", points=0, boxes=0)
    if score.how == "draw":
        return nothing, []
    if score.who is None or not 0 <= score.who < rules.players:
        return nothing, [Flaw(code="who", stops=True)]
    if score.deadwood is not None and board is not None:
        return _from_deadwood(score, times, rules, board, any_points=any_points)
    if score.points is None:
        return nothing, [Flaw(code="points", stops=True)]
    if not 0 <= score.points <= MOST_POINTS:
        return nothing, [Flaw(code="points_range", stops=True, values={"most": MOST_POINTS})]
    boxes = boxes_of(score.how, rules, times)
    scored = Scored(who=score.who, how=score.how, points=score.points, boxes=boxes)
    if any_points or board is None:
        return scored, []
    return scored, list(_doubts(score.how, score.points, times, rules))


def _from_deadwood(
    score: Score, times: int, rules: GinRules, board: Pairing, *, any_points: bool
) -> tuple[Scored, list[Flaw]]:
    assert score.deadwood is not None
    assert score.who is not None
    mine, theirs = score.deadwood
    others = [person for person in board.people if person != score.who]
    knocker, defender = (
        (others[0], score.who) if score.how == "undercut" else (score.who, others[0])
    )
    flaws: list[Flaw] = []
    limit = 10 if rules.oklahoma else rules.knock_limit
    most = _most_deadwood(rules)
    if min(mine, theirs) < 0 or max(mine, theirs) > MOST_POINTS:
        return Scored(who=None, how="draw", points=0, boxes=0), [Flaw(code="points", stops=True)]
    if not any_points:
        if score.how in ("gin", "big_gin") and mine:
            flaws.append(Flaw(code="gin_deadwood", values={"n": mine}))
        elif mine > limit:
            flaws.append(Flaw(code="over_limit", values={"n": mine, "limit": limit}))
        if theirs > most:
            flaws.append(Flaw(code="deadwood_most", values={"n": theirs, "most": most}))
    ending = {"gin": Ending.GIN, "big_gin": Ending.BIG_GIN}.get(
        score.how, Ending.KNOCK if mine else Ending.GIN
    )
    gin = ending is not Ending.KNOCK
    worth = price(
        GinResult(
            ending=ending,
            upcard=_UPCARD,
            turns=1,
            knocker=Seat(0),
            knocker_deadwood=0 if gin else mine,
            defender_deadwood=theirs,
        ),
        rules,
    )
    if worth.winner is None:
        return Scored(who=None, how="draw", points=0, boxes=0), flaws
    points = worth.points * times
    if score.points is not None and score.points != points:
        flaws.append(Flaw(code="differs", values={"typed": score.points, "points": points}))
    scored = Scored(
        who=defender if worth.winner else knocker,
        how=str(worth.kind),
        points=points,
        boxes=boxes_of(worth.kind, rules, times),
    )
    return scored, flaws


def _doubts(how: str, points: int, times: int, rules: GinRules) -> Iterator[Flaw]:
    """Say which points no cards make."""
    factor = times * rules.multiplier
    if points % factor:
        yield Flaw(code="not_multiple", values={"points": points, "times": factor})
        return
    ranges = _ranges(rules)
    known = [ranges[how]] if how in ranges else list(ranges.values()) if not how else []
    if known and not any(low <= points // factor <= high for low, high in known):
        low, high = min(low for low, _ in known), max(high for _, high in known)
        yield Flaw(
            code="impossible",
            values={"points": points, "least": low * factor, "most": high * factor},
        )


def hows_of(rules: GinRules) -> tuple[How, ...]:
    """Return the ways in which a round can end by these rules, in the order in which a page asks.

    >>> hows_of(GinRules(knock_limit=0, big_gin=None))
    ('gin', 'draw')
    """
    possible = _ranges(rules)
    ways: tuple[How, ...] = ("knock", "gin", "big_gin", "undercut")
    return (
        *(
            how
            for how in ways
            if how in possible and (how != "big_gin" or rules.big_gin is not None)
        ),
        "draw",
    )


def _ranges(rules: GinRules) -> dict[str, tuple[int, int]]:
    """Return the fewest and most points of a round won in each way, before multiplying."""
    most = _most_deadwood(rules)
    limit = 10 if rules.oklahoma else rules.knock_limit
    big_gin = rules.gin_bonus if rules.big_gin is None else rules.big_gin
    ranges = {
        ScoreKind.GIN.value: (rules.gin_bonus, rules.gin_bonus + most),
        ScoreKind.BIG_GIN.value: (big_gin, big_gin + most),
    }
    undercut = rules.undercut_bonus
    if limit:
        ranges[ScoreKind.KNOCK.value] = (1, most)
        ranges[ScoreKind.UNDERCUT.value] = (
            undercut + (0 if rules.undercut_on_tie else 1),
            undercut + limit,
        )
    elif rules.gin_undercut == "undercut":
        ranges[ScoreKind.UNDERCUT.value] = (undercut, undercut)
    return ranges


def _most_deadwood(rules: GinRules) -> int:
    """Return a bound of the deadwood in a hand: no three cards of a rank, as they would be a set.

    Runs may lower it further.
    """
    values = [rules.ace_points, *range(2, 10), *[rules.face_points] * 4]
    same = 2 if 3 in rules.set_sizes else 3
    return sum(sorted(values * same, reverse=True)[: rules.hand_size])


def penalty_line(
    written: Round, rules: ContractRules, people: int, *, any_points: bool = False
) -> PenaltyLine:
    """Work out a hand of May-I."""
    if len(written.penalties) != people:
        return PenaltyLine(
            penalties=(None,) * people,
            flaws=(Flaw(code="penalties", stops=True, values={"n": people}),),
        )
    flaws: list[Flaw] = []
    penalties: list[int | None] = []
    for person, penalty in enumerate(written.penalties):
        bonus = rules.out_in_one_turn if written.one_turn == person else 0
        points, found = _penalty(penalty, rules, bonus, any_points=any_points)
        penalties.append(points)
        flaws += [msgspec.structs.replace(flaw, person=person) for flaw in found]
    if not any_points and not any(flaw.stops for flaw in flaws):
        out = sum(points is not None and points <= 0 for points in penalties)
        if out > 1 and min(rules.points.by_rank[0 if rules.jokers else 1 :]) > 0:
            flaws.append(Flaw(code="several_out", values={"n": out}))
    return PenaltyLine(penalties=tuple(penalties), flaws=tuple(flaws))


def _penalty(
    penalty: Penalty, rules: ContractRules, bonus: int, *, any_points: bool
) -> tuple[int | None, list[Flaw]]:
    if penalty.left is not None:
        ranks = ranks_of(penalty.left)
        if ranks is None:
            return None, [Flaw(code="cards", stops=True)]
        return sum(rules.points.by_rank[rank] for rank in ranks) - bonus, []
    points = penalty.points
    if points is None:
        return None, [Flaw(code="penalty", stops=True)]
    least = -rules.out_in_one_turn
    if not least <= points <= MOST_POINTS:
        return None, [Flaw(code="penalty_least", stops=True, values={"least": least})]
    step = math.gcd(*rules.points.by_rank)
    fits = points in {0, least} or (points > 0 and step and not points % step)
    if any_points or fits:
        return points, []
    return points, [Flaw(code="penalty_step", values={"points": points, "step": step})]


def ranks_of(text: str) -> tuple[int, ...] | None:
    """Read cards left in a hand, with or without suits; ``None`` if they cannot be read.

    A joker is ``XX`` or ``*``, with rank 0.

    >>> ranks_of("Kh 5, A"), ranks_of("10 t XX"), ranks_of("KQ5")
    ((13, 5, 1), (10, 10, 0), (13, 12, 5))
    """
    found: list[int] = []
    for word in text.replace(",", " ").upper().replace("10", "T").split():
        bare = word.translate(str.maketrans("", "", "♣♦♥♠"))
        if bare in ("XX", "*", "JOKER"):
            found.append(0)
        elif len(bare) == 2 and bare[0] in RANKS and bare[1] in "CDHS":
            found.append(RANKS.index(bare[0]) + 1)
        elif bare and all(letter in RANKS for letter in bare):
            found += [RANKS.index(letter) + 1 for letter in bare]
        else:
            return None
    return tuple(found)
