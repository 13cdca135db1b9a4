"""One table of the arena, from the first deal to the end of its unit: played and counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from hollywood.arena.keeping import Programs
from hollywood.arena.players import Player, seat_names
from hollywood.arena.seats import Forfeit, SeatAt, Thinking
from hollywood.arena.sitting import kinds_of, sit
from hollywood.arena.spec import (
    Spec,
    Table,
    chance_for_program,
    chance_of,
    contracts_before,
    rules_of,
)
from hollywood.bots import Driver
from hollywood.bots.tally import Tally, count_round
from hollywood.contract.result import ContractResult
from hollywood.match.course import ContractCourse, GinCourse
from hollywood.match.decks import seeded_secrets
from hollywood.match.forms import sides
from hollywood.match.log import Log, Opened, no_log
from hollywood.match.match import Match
from hollywood.match.table import MatchTable
from hollywood.play import Seat


class Lost(msgspec.Struct, frozen=True):
    """A game lost by forfeit: the player, a code, and an explanation.

    ``said`` is the end of what the program wrote to its standard error. ``decisions`` is how often
    it had decided before.
    """

    player: int
    code: str
    words: str
    said: tuple[str, ...] = ()
    decisions: int = 0


class Played(msgspec.Struct, kw_only=True):
    """The results of a table; lists are by player.

    ``wins`` adds up to 1: the winners share it, or all seats if nobody won. ``net`` is what the
    sheet pays each player, including bonuses. It is ``None`` for a round, where nothing is paid,
    and for a game that was not finished.
    """

    wins: list[float]
    net: list[int] | None
    tallies: list[Tally]
    thinking: list[Thinking]
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    rounds: int = 0
    turns: int = 0
    lost: Lost | None = None


def play_table(
    spec: Spec,
    players: Sequence[Player],
    table: Table,
    *,
    programs: Programs | None = None,
    log: Log = no_log,
) -> Played:
    """Play one table; no program is left running, whatever happens, but those that are kept.

    A round that is not over when a player forfeits is not counted. ``log`` gets the entries of the
    table's log.
    """
    programs = Programs() if programs is None else programs
    rules = rules_of(spec)
    names = seat_names(players, table.placed)
    match = Match.open(rules, names, first_dealer=Seat(0))
    match = msgspec.structs.replace(match, course=_course(match, spec, table.pair))
    log(Opened(rules=rules.to_mapping(), players=match.players, first_dealer=Seat(0)))
    there = MatchTable(match, secrets=seeded_secrets(table.seed), log=log)
    played = Played(
        wins=[0.0] * len(players),
        net=None,
        tallies=[
            Tally(bot=player.name, seats=table.placed.count(number))
            for number, player in enumerate(players)
        ],
        thinking=[Thinking() for _ in players],
    )
    seats: list[SeatAt] = []
    winners: tuple[Seat, ...] = ()
    try:
        try:
            for seat in range(len(table.placed)):
                sitting = _sit(spec, players, table, there, Seat(seat), programs)
                seats.append(sitting)  # one by one: it is released if the next one fails
            _play(spec, there, seats, played, table.placed)
            winners = _winners(there.match, spec)
            played.net = _net(there.match, spec, table.placed)
        except Forfeit as forfeit:
            loser = table.placed[forfeit.seat]
            made = seats[forfeit.seat].thinking.decisions if forfeit.seat < len(seats) else 0
            played.lost = Lost(loser, forfeit.code, forfeit.words, forfeit.said, made)
            winners = tuple(Seat(s) for s, who in enumerate(table.placed) if who != loser)
        why = None if played.lost is None else f"{names[_seat_of(played.lost, table)]}: forfeit"
        for sitting in seats:
            sitting.game_over(winners, why)
    finally:
        for sitting in seats:
            sitting.close()
    for player, sitting in zip(table.placed, seats, strict=False):
        played.thinking[player].add(sitting.thinking)
    sharing = winners or tuple(map(Seat, range(len(table.placed))))
    for seat in sharing:
        played.wins[table.placed[seat]] += 1 / len(sharing)
    return played


def _play(
    spec: Spec,
    there: MatchTable,
    seats: Sequence[SeatAt],
    played: Played,
    placed: Sequence[int],
) -> None:
    driver = Driver(there, {Seat(seat): sitting for seat, sitting in enumerate(seats)})
    tallies = [played.tallies[player] for player in placed]
    while True:
        there.deal()
        driver.play_on()
        for board in there.match.boards:
            result = board.round.result
            assert result is not None, "the driver plays every round to its end"
            at_board = [tallies[seat] for seat in board.deal.seats]
            played.endings[count_round(result, there.match.rules, at_board)] += 1
            played.rounds += 1
            played.turns += result.turns
        last = spec.unit == "rounds" or there.match.over
        for sitting in seats:
            sitting.round_over(last=last)
        if last:
            return


def _sit(
    spec: Spec,
    players: Sequence[Player],
    table: Table,
    there: MatchTable,
    seat: Seat,
    programs: Programs,
) -> SeatAt:
    number = table.placed[seat]
    player = players[number]
    inside = player.kind in {"bot", "python"}
    seed = chance_of(table, number) if inside else chance_for_program(table, number)
    bots = kinds_of([players[each] for each in table.placed])
    return sit(there, seat, spec, player, seed=seed, bots=bots, programs=programs)


def _course(match: Match, spec: Spec, pair: int) -> GinCourse | ContractCourse:
    """Return the course of a new match; in single hands, each pair plays the next contract.

    The hands before it are entered as empty.
    """
    course = match.course
    if not isinstance(course, ContractCourse):
        return course
    sheet = course.sheet
    for _ in range(contracts_before(spec, pair)):
        sheet = sheet.after((0,) * len(course.players))
    return msgspec.structs.replace(course, sheet=sheet)


def _winners(match: Match, spec: Spec) -> tuple[Seat, ...]:
    """Return the seats that won the unit; none in a drawn round."""
    if spec.unit != "rounds":
        return match.course.winners
    if isinstance(match.course, GinCourse):
        side = match.course.sheet.entries[-1].winner
        return () if side is None else sides(match.course.rules, match.course.first)[side]
    (board,) = match.boards
    result = board.round.result
    assert isinstance(result, ContractResult)
    return () if result.winner is None else (result.winner,)


def _net(match: Match, spec: Spec, placed: Sequence[int]) -> list[int] | None:
    """Return what the sheet pays each player; if one player has several sides, their sum."""
    if spec.unit == "rounds" or not isinstance(match.course, GinCourse):
        return None
    net = [0] * len(set(placed))
    course = match.course
    for side, points in zip(
        sides(course.rules, course.first), course.sheet.settlement.net, strict=True
    ):
        for player in {placed[seat] for seat in side}:
            net[player] += points
    return net


def _seat_of(lost: Lost, table: Table) -> int:
    return table.placed.index(lost.player)
