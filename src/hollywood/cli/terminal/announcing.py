"""Announcements around the rounds: the deal, the effect on the sheet, the end of the match."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.cli.terminal import sheets
from hollywood.cli.terminal.sitting import Sitting
from hollywood.match.course import ContractCourse
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.match.telling.reading import paid, read_entry
from hollywood.match.telling.wording import joined
from hollywood.play import Seat

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
    said = [f"{cast.says(dealer, 'deal')}."]
    if len(cast.names) > 2 and not isinstance(course, ContractCourse):
        said.append(_who_plays(sitting, own))
    if screen.plain:  # nobody wants to listen to that
        said.append(
            "The deck is sealed." if number > 1 else "The deck is sealed; type proof to see how."
        )
    else:
        later = " (see proof)" if number == 1 else ""
        decks = "Deck" if len(sealed) == 1 else "Decks"
        said.append(f"{decks} sealed: {joined([code[:_SHOWN] for code in sealed])}{later}.")
    screen.say(" ".join(said))


def entered(sitting: Sitting) -> None:
    """Say how a deal changed the sheet of a gin match."""
    course, screen = sitting.match.course, sitting.screen
    if isinstance(course, ContractCourse):
        return
    sheet = sheets.scores_of(sitting, course)
    number = len(sheet.entries)
    entry = sheet.entries[-1]
    if len(sitting.match.boards) > 1 or (course.rules.games > 1 and entry.winner is not None):
        whole = read_entry(sheet, number)
        alone = len(sitting.match.boards) == 1 and " in game" in whole
        screen.say(f"Written in{whole.partition(' in')[2]}" if alone else whole)
    for column in sheet.columns:
        if column.closed_at == number and column.winner is not None and course.rules.games > 1:
            screen.say(f"Game {column.number} is over: {sheet.sides[column.winner]} won.")


def finished(sitting: Sitting) -> None:
    """Say who has won."""
    cast, course = sitting.cast, sitting.match.course
    winners = list(course.winners)
    sitting.screen.gap()
    if not winners:
        sitting.screen.heading("The match is over, and nobody won.")
    elif sitting.me in winners:
        others = [cast.names[seat] for seat in winners if seat != sitting.me]
        together = f" with {joined(others)}" if others else ""
        sitting.screen.heading(f"The match is over: you have won{together}!")
    else:
        names = joined([cast.names[seat] for seat in winners])
        has = "has" if len(winners) == 1 else "have"
        sitting.screen.heading(f"The match is over: {names} {has} won.")
    if isinstance(course, ContractCourse):
        return
    if len(cast.names) > len(course.sheet.sides):  # the sheet has shown what the sides pay
        for sentence in paid(course.payments, cast.names, course.rules):
            sitting.screen.say(sentence)
    if course.rules.games == 1 or sitting.screen.plain:
        return  # the plain sheet has just said who won which game
    sheet = sheets.scores_of(sitting, course)
    for column in sheet.columns:
        scores = " to ".join(map(str, sorted(column.totals, reverse=True)))
        if column.winner is None:
            sitting.screen.say(f"Game {column.number}: not finished, {scores}.")
        else:
            winner = sheet.sides[column.winner]
            sitting.screen.say(f"Game {column.number}: {winner} won it, {scores}.")


def resumed(sitting: Sitting) -> None:
    """Say where a resumed match stands."""
    match, screen = sitting.match, sitting.screen
    course = match.course
    if course.sheet.hands if isinstance(course, ContractCourse) else course.sheet.entries:
        sheets.show_sheet(sitting)
    screen.literal("Type ? for help, q to leave.")
    if not match.in_play:
        return
    screen.gap()
    _head_round(sitting)
    if sitting.story.recent:
        screen.say("Last: " + " ".join(sitting.story.recent))


def _head_round(sitting: Sitting) -> None:
    """Say which round is played, and in the contract game its contract."""
    match, course = sitting.match, sitting.match.course
    if not isinstance(course, ContractCourse):
        sitting.screen.heading(f"Round {match.round_number}")
        return
    hand = course.hand_number
    words = contract_in_words(course.rules, course.rules.contracts[hand - 1])
    sitting.screen.heading(f"Hand {hand} of {course.sheet.length}: {words}")


def _who_plays(sitting: Sitting, own: int | None) -> str:
    """Say who plays whom in a form for more than two."""
    cast, boards = sitting.cast, sitting.match.boards

    def pair(seats: Sequence[Seat]) -> str:
        first, second = sorted(seats, key=lambda seat: seat != sitting.me)
        return f"{cast.says(first, 'play')} {cast.names[second]}"

    said = [f"{pair(board.deal.seats)}." for board in boards]
    if own is None:
        return f"You sit out: {said[0]}"
    mine = said.pop(own)
    return " ".join([mine, *(f"At the other table {text}" for text in said)])
