"""Show a recorded match again: every turn in sentences, the score of every round, every sheet.

All cards are open, unless you ask for the match as one of the players saw it. The record is
verified first.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from hollywood import contract, gin
from hollywood.cli import output
from hollywood.cli.reading import (
    add_language_argument,
    add_match_arguments,
    language_in,
    records_named,
)
from hollywood.cli.terminal import sheets
from hollywood.cli.terminal.announcing import won_by
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.contract import reckoning as contract_reckoning
from hollywood.cli.terminal.contract import story as contract_story
from hollywood.cli.terminal.gin import reckoning as gin_reckoning
from hollywood.cli.terminal.gin import story as gin_story
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.story import Story
from hollywood.errors import HollywoodError
from hollywood.match.match import Match
from hollywood.match.table import MatchTable, TableEvent
from hollywood.play import Seat
from hollywood.play.text import to_plain
from hollywood.records import Record, replay
from hollywood.texts import speech


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_match_arguments(parser)
    parser.add_argument(
        "--as", dest="viewer", metavar="NAME", help="show the match as this player saw it"
    )
    parser.add_argument("--round", type=int, metavar="N", help="show only round N")
    parser.add_argument("--plain", action="store_true", help="words instead of drawings")
    parser.add_argument(
        "--json", action="store_true", help="print the events, one JSON object a line"
    )
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Show the records of a file; RecordError for an invalid record."""
    for record in records_named(arguments):
        _show(record, arguments)
    return 0


def _show(record: Record, arguments: argparse.Namespace) -> None:
    table = replay(record)
    language = language_in(arguments)
    say = speech(language)
    cast = Cast.watching(table.match.players, arguments.viewer, language)
    rounds = table.match.round_number
    if arguments.round is not None and not 1 <= arguments.round <= rounds:
        raise HollywoodError(say("error-no-round", n=arguments.round, rounds=rounds))
    if arguments.json:
        _print_events(table, cast, arguments.round)
    else:
        screen = Screen(plain=arguments.plain, language=language)
        if record.place > 1 and arguments.match is None:
            screen.gap()
        _Teller(record, table.match, cast, screen, arguments.round).tell()


def _print_events(table: MatchTable, cast: Cast, only: int | None) -> None:
    for event in table.events(cast.viewer) if cast.viewer is not None else table.all_events():
        if only in {None, event.round_number}:
            output.say(output.one_json(to_plain(event)))
    match = table.match
    winners = [match.players[seat] for seat in match.course.winners]
    output.say(output.one_json({"over": match.over, "winners": winners}))


class _Teller:
    """Describes the lines of a record while they are replayed."""

    def __init__(
        self, record: Record, match: Match, cast: Cast, screen: Screen, only: int | None
    ) -> None:
        self._record = record
        self._match = match  # as far as it has been replayed
        self._cast = cast
        self._screen = screen
        self._only = only
        self._story = Story(screen, cast)
        self._version = 0
        self._open: dict[int, Any] = {}  # the open table of each board, before its next event
        self._boards: dict[int, list[TableEvent]] = {}  # its events, printed at its end

    def tell(self) -> None:
        """Describe the match from its first deal to its last line."""
        say, cast = self._screen.speech, self._cast
        self._screen.say(say("replay-players", names=say.listed(cast.names)))
        match = replay(self._record, watch=self._line).match
        for number in sorted(self._boards):
            self._tell_board(match.boards[number].deal.seats, number)
        self._screen.gap()
        if self._record.cut_off:
            self._screen.say(say("replay-cut-off"))
        elif not match.over:
            self._screen.say(say("replay-not-over"))
        else:
            self._screen.say(won_by(match.course.winners, cast, say))

    def _line(self, table: MatchTable, number: int) -> None:
        seen = (
            table.all_events(self._version)
            if self._cast.viewer is None
            else table.events(self._cast.viewer, self._version)
        )
        self._version, self._match = table.version, table.match
        if self._only not in {None, table.match.round_number}:
            return
        for event in seen:
            self._boards.setdefault(event.board, []).append(event)
        if table.match.in_play or not self._boards:
            return
        for board in sorted(self._boards):
            self._tell_board(table.match.boards[board].deal.seats, board)
        self._boards.clear()
        sheets.show_sheet(
            Sitting(screen=self._screen, table=table, cast=self._cast, story=self._story, luck="")
        )

    def _tell_deal(self, told: TableEvent, event: gin.Dealt | contract.Dealt) -> None:
        """Write a round's heading, and show the visible hands."""
        screen, cast = self._screen, self._cast
        screen.gap()
        say = screen.speech
        title = say("deal-round", n=told.round_number)
        if told.board or len(told.seats) < len(cast.names):
            seated = say.listed([cast.subject(seat) for seat in told.seats])
            title = f"{title}, {seated}"
        screen.heading(title)
        dealer = told.seats[event.dealer]
        deals = say("deal-deals", who=cast.who(dealer), name=cast.subject(dealer))
        screen.say(f"{deals} {say('replay-upcard', card=str(event.upcard))}")
        for seat, hand in zip(told.seats, event.hands, strict=True):
            if hand is not None:
                who, name = cast.who(seat), cast.subject(seat)
                screen.say(say("replay-holds", who=who, name=name, cards=str(hand)), hanging="  ")

    def _tell_board(self, seats: Sequence[Seat], board: int) -> None:
        rules: Any = self._match.rules
        for told in self._boards[board]:
            event: Any = told.event
            if isinstance(event, gin.Dealt | contract.Dealt):
                self._tell_deal(told, event)
                of_game = gin.GinTable if isinstance(event, gin.Dealt) else contract.ContractTable
                self._open[board] = of_game.dealt(rules, event)  # type: ignore[arg-type]
                continue
            if rules.family == "gin":
                gin_story.tell(self._story, self._cast, seats, self._open[board], event)
            else:
                contract_story.tell(self._story, self._cast, self._open[board], event)
            self._open[board] = self._open[board].after(event)
            self._story.print_lines()
        self._story.print()
        end = self._open[board]
        if end.result is None:
            return
        if isinstance(end, gin.GinTable):
            gin_reckoning.reckon(self._screen, self._cast, seats, end)
        else:
            contract_reckoning.reckon(self._screen, self._cast, end)
