"""Announcements around the rounds: the deal, the effect on the sheet, the end of the match."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hollywood.cli.terminal import sheets
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.parts import compared
from hollywood.cli.terminal.sitting import Sitting
from hollywood.match.course import ContractCourse
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.match.telling.reading import called, paid, person, read_entry, read_where
from hollywood.play import Seat
from hollywood.texts.saying import Speech

_SHOWN = 16  # hexadecimal digits of a commitment; `proof` shows them all


def dealt(sitting: Sitting, sealed: Sequence[str]) -> None:
    """Announce the deal: the round, the dealer, who plays whom, and the seal of the deck."""
    screen, cast, match = sitting.screen, sitting.cast, sitting.match
    number, course = match.round_number, match.course
    screen.gap()
    _head_round(sitting)
    own = match.board_of(sitting.me)
    dealer = course.dealer if isinstance(course, ContractCourse) else course.seating.dealer
    if own is not None and len(match.boards) > 1:
        deal = match.boards[own].deal
        dealer = deal.seats[deal.dealer]
    say = screen.speech
    said = [say("deal-deals", who=cast.who(dealer), name=cast.subject(dealer))]
    if len(cast.names) > 2 and not isinstance(course, ContractCourse):
        said.append(_who_plays(sitting, own))
    if screen.plain:  # nobody wants to listen to that
        said.append(say("deal-sealed" if number > 1 else "deal-sealed-first"))
    else:
        codes = say.listed([code[:_SHOWN] for code in sealed])
        text = "deal-seals-first" if number == 1 else "deal-seals"
        said.append(say(text, n=len(sealed), codes=codes))
    screen.say(" ".join(said))


def entered(sitting: Sitting) -> None:
    """Say how a deal changed the sheet of a gin match."""
    course, screen = sitting.match.course, sitting.screen
    if isinstance(course, ContractCourse):
        return
    say = screen.speech
    sheet = sheets.scores_of(sitting, course)
    number = len(sheet.entries)
    entry = sheet.entries[-1]
    if len(sitting.match.boards) > 1 or (course.rules.games > 1 and entry.winner is not None):
        alone = len(sitting.match.boards) == 1
        screen.say((alone and read_where(sheet, number, say)) or read_entry(sheet, number, say))
    for column in sheet.columns:
        if column.closed_at == number and column.winner is not None and course.rules.games > 1:
            winner = called(sheet.sides, say)[column.winner]
            screen.say(
                say(
                    "deal-game-over",
                    n=column.number,
                    who=person(sheet.sides[column.winner]),
                    name=winner,
                )
            )


def finished(sitting: Sitting) -> None:
    """Say who has won, and everybody's place or games."""
    cast, course = sitting.cast, sitting.match.course
    say = sitting.screen.speech
    sitting.screen.gap()
    sitting.screen.heading(won_by(course.winners, cast, say))
    if isinstance(course, ContractCourse):
        totals = course.sheet.totals
        for place, seat in course.sheet.ranking:
            name = cast.subject(seat)
            sitting.screen.say(say("match-place", place=place, name=name, n=totals[seat]))
        return
    if len(cast.names) > len(course.sheet.sides):  # the sheet has told what the sides pay
        for sentence in paid(course.payments, cast.names, course.rules, say):
            sitting.screen.say(sentence)
    if course.rules.games == 1 or sitting.screen.plain:
        return  # the plain sheet has just said who won which game
    sheet = sheets.scores_of(sitting, course)
    for column in sheet.columns:
        scores = compared(map(str, sorted(column.totals, reverse=True)), say)
        if column.winner is None:
            sitting.screen.say(say("match-game-open", n=column.number, scores=scores))
        else:
            side = sheet.sides[column.winner]
            sitting.screen.say(
                say(
                    "match-game",
                    n=column.number,
                    who=person(side),
                    name=called([side], say)[0],
                    scores=scores,
                )
            )


def won_by(winners: Iterable[Seat], cast: Cast, say: Speech) -> str:
    """Say who has won a match that is over."""
    seats = list(winners)
    if not seats:
        return say("match-nobody")
    names = [cast.subject(seat) for seat in seats if seat != cast.me]
    if cast.me not in seats:
        return say("match-lost", n=len(seats), names=say.listed(names))
    return say("match-won-with", names=say.listed(names)) if names else say("match-won")


def resumed(sitting: Sitting) -> None:
    """Say where a resumed match stands."""
    match, screen = sitting.match, sitting.screen
    course = match.course
    if course.sheet.hands if isinstance(course, ContractCourse) else course.sheet.entries:
        sheets.show_sheet(sitting)
    say = screen.speech
    screen.literal(say("deal-resumed"))
    if not match.in_play:
        return
    screen.gap()
    _head_round(sitting)
    if sitting.story.recent:
        screen.say(say("deal-latest", told=" ".join(sitting.story.recent)))


def _head_round(sitting: Sitting) -> None:
    """Say which round is played, and in the contract game its contract."""
    match, course = sitting.match, sitting.match.course
    say = sitting.screen.speech
    if not isinstance(course, ContractCourse):
        sitting.screen.heading(say("deal-round", n=match.round_number))
        return
    hand = course.hand_number
    words = contract_in_words(course.rules, course.rules.contracts[hand - 1], say.language)
    head = say("deal-hand", n=hand, of=course.sheet.length, contract=words)
    sitting.screen.heading(head)


def _who_plays(sitting: Sitting, own: int | None) -> str:
    """Say who plays whom in a form for more than two."""
    cast, boards = sitting.cast, sitting.match.boards
    say = sitting.screen.speech

    def pair(seats: Sequence[Seat]) -> str:
        first, second = sorted(seats, key=lambda seat: seat != sitting.me)
        return say(
            "deal-pair",
            who=cast.who(first),
            name=cast.subject(first),
            other=cast.subject(second),
        )

    said = [pair(board.deal.seats) for board in boards]
    if own is None:
        return say("deal-sit-out", pair=said[0])
    mine = said.pop(own)
    return " ".join([mine, *(say("deal-other-table", pair=text) for text in said)])
