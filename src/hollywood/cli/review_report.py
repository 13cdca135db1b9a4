"""A review as text for a person."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Chance, Decision, Option, PlayerReview, Review, RoundReview
from hollywood.cli import output
from hollywood.cli.review_chart import chart
from hollywood.cli.review_headline import Headline
from hollywood.cli.review_manner import MANNERS, chance, signed, within_match
from hollywood.cli.terminal.screen import Screen
from hollywood.match.telling.wording import joined, sentence
from hollywood.writing import isolated, right, width_of

_ROWS = 6
_SHOWN = 3  # choices shown for a mistake, in addition to the one made


class Teller:
    """Writes a review on a screen."""

    def __init__(self, screen: Screen, review: Review, me: int | None = None) -> None:
        """``me`` is the seat of the reader, addressed as "you"; None if the reader is no player."""
        self._screen = screen
        self._review = review
        self._players = tuple(map(isolated, review.players))
        self._unit = review.match_unit
        self._manner = MANNERS[review.family]
        self._me = me
        self._headline = Headline(review, self._manner, me)
        self._names = self._headline.names

    def tell(self, *, every_move: bool, only: int | None) -> None:
        """Write the review; with ``every_move``, each decision and draw, of one round or of all."""
        review = self._review
        self._opening()
        if not review.rounds:
            self._screen.say(f"No {self._manner.one} was reviewed, so there is nothing to show.")
            return
        for person in sorted(review.people, key=lambda each: each.seat != self._me):
            self._person(person)
        self._screen.gap()
        self._screen.say(
            "Accuracy is the mean of the decisions that count: a right one is worth 100, and a "
            f"mistake half of that for each 0.08 of a {self._manner.unit} that it loses."
        )
        self._curve()
        self._worst()
        if every_move:
            for one in review.rounds:
                if only in {None, one.number}:
                    self._moves(one)

    def _opening(self) -> None:
        review, screen = self._review, self._screen
        rounds = len({one.number for one in review.rounds})
        manner = self._manner
        played = output.count(rounds, manner.one, manner.many)
        screen.heading(f"{joined(self._players)}, {played}")
        screen.say(review.rules)
        for told in self._headline.sentences() if review.rounds else [self._headline.result()]:
            screen.say(told)
        interpreted = "" if review.compiled else ", interpreted"
        screen.say(
            f"At most {review.worlds:,} {manner.many} simulated per decision{interpreted}; "
            f"seed {review.seed}."
        )

    def _person(self, person: PlayerReview) -> None:
        self._screen.gap()
        accuracy = "–" if person.accuracy is None else f"{person.accuracy:.0f}"
        self._screen.heading(f"{self._names[person.seat]}: accuracy {accuracy}")
        self._rows([*self._errors(person), *self._luck(person)])

    def _errors(self, person: PlayerReview) -> Iterator[tuple[str, str]]:
        rate = "none counts" if person.error_rate is None else f"{person.error_rate:.1f}"
        all_told = output.count(person.decisions, "decision")
        left_out = f"{person.forced} forced, {person.too_close} too close"
        yield "error rate", f"{rate} ({person.counted} of {all_told} counted, {left_out})"
        marks = [f"{number} {mark}" for mark, number in person.marks.items() if number]
        yield "mistakes", joined(marks) if marks else "none"
        lost = f"{person.lost_points:.1f} points"
        if person.lost_match is not None:
            lost += f"; {self._amount(person.lost_match)}"
        yield "lost by them", lost

    def _luck(self, person: PlayerReview) -> Iterator[tuple[str, str]]:
        result = self._manner.result(person, self._review)
        luck = f"{signed(person.luck_points)} ± {person.luck_points_error:.1f} points"
        without = self._manner.without_luck(person.adjusted_points)
        if person.result_match is not None and person.luck_match is not None:
            error = person.luck_match_error or 0.0
            result += f"; {self._standing(person.result_match)}"
            shown = person.luck_match
            if self._unit == "%":
                shown = within_match(shown)
            luck += f"; {signed(shown)} ± {error:.1f} {self._of_match}"
            without += f"; {self._standing(person.adjusted_match or 0.0)}"
        yield "result", result
        yield "luck", luck
        yield "without luck", without

    @property
    def _of_match(self) -> str:
        return "% of a match" if self._unit == "%" else "match points"

    def _amount(self, value: float) -> str:
        if self._unit == "%":
            value = within_match(value)
        return f"{value:.1f} {self._of_match}"

    def _standing(self, value: float) -> str:
        if self._unit == "%":
            return f"{chance(value)} of the match"
        return f"{signed(value)} match points"

    def _curve(self) -> None:
        review, screen = self._review, self._screen
        screen.gap()
        screen.heading("How it went, with all cards face up")
        if len(review.players) == 2 and not screen.plain:
            self._chart()
        manner = self._manner
        self._rows(
            [(f"{manner.one} {one.number}", manner.ended(one, review)) for one in review.rounds]
        )
        if any(spot.everyone for one in review.rounds for spot in one.curve):
            self._chances()

    def _chances(self) -> None:
        """Write everyone's chance of first place after each hand."""
        review, screen, one = self._review, self._screen, self._manner.one
        rows = [
            (f"{one} {each.number}", *(f"{chance:.0f} %" for chance in each.curve[-1].everyone))
            for each in review.rounds
            if each.curve
        ]
        screen.gap()
        screen.say(f"Chances of first place after each {one}:")
        cells = [("", *self._players), *rows]
        wide = [max(width_of(row[place]) for row in cells) for place in range(len(cells[0]))]
        if screen.plain or sum(wide) + 2 * len(wide) > screen.width:
            for name, *chances in rows:
                told = (f"{who} {what}" for who, what in zip(self._players, chances, strict=True))
                screen.say(f"{sentence(name)}: {', '.join(told)}.", indent="  ", hanging="    ")
            return
        for name, *figures in cells:
            aligned = (right(cell, room) for cell, room in zip(figures, wide[1:], strict=True))
            screen.show(f"  {name:<{wide[0]}}  {'  '.join(aligned)}")

    def _chart(self) -> None:
        values = [value for one in self._review.rounds for value in self._values(one)]
        if not values:
            return
        percent = self._unit == "%"
        most = max(1.0, *(abs(value) for value in values))
        low, high = (0.0, 100.0) if percent else (-most, most)
        labels = ["100 %", "0 %"] if percent else [signed(most, 0), signed(-most, 0)]
        room = max(map(len, labels))
        whose = "Your" if self._me is not None else f"{self._players[0]}'s"
        self._screen.say(
            f"{whose} chance to win the match, draw by draw:"
            if percent
            else f"{whose} lead, in points, draw by draw:"
        )
        lines = chart(values, low=low, high=high, width=self._screen.width - room - 2, rows=_ROWS)
        sides = [labels[0], *[""] * (_ROWS - 2), labels[1]]
        for side, line in zip(sides, lines, strict=True):
            self._screen.show(f"{side:>{room}} |{line}")

    def _values(self, one: RoundReview) -> list[float]:
        """Return the curve of a round for the reader, or for the first player of the match."""
        values = [spot.points if spot.match is None else spot.match for spot in one.curve]
        if one.seats[0] == (self._me or 0):
            return values
        return [100 - value if self._unit == "%" else -value for value in values]

    def _worst(self) -> None:
        by_number = {each.number: each for one in self._review.rounds for each in one.decisions}
        self._screen.gap()
        if self._me is None:
            heading, numbers = "The worst mistakes", self._review.worst
        else:
            heading, numbers = "Moments to learn from", self._review.people[self._me].moments
        self._screen.heading(heading)
        if not numbers:
            self._screen.say("No clear mistake.")
        for place, number in enumerate(numbers, start=1):
            self._mistake(place, by_number[number])

    def _mistake(self, place: int, one: Decision) -> None:
        screen, options = self._screen, one.options
        if place > 1:
            screen.gap()
        name = self._names[one.seat]
        screen.say(
            f"{place}. {sentence(self._manner.one)} {one.round_number}, turn {one.turn}, "
            f"{name}: {one.mark}, "
            f"{self._cost(one)}.",
            hanging="   ",
        )
        pile = f"; {one.top} on the pile" if one.top is not None else ""
        screen.say(f"Hand {one.hand}{pile}.", indent="   ")
        reason = self._manner.reason(one, name) if one.seat == self._me else one.reason
        screen.say(reason, indent="   ")
        shown = sorted({*range(min(_SHOWN, len(options))), one.played})
        self._rows([self._manner.option(options[each]) for each in shown], indent="     ")

    def _cost(self, one: Decision) -> str:
        """Say how much a decision lost."""
        done = one.options[one.played]
        exact = done.rounds == 0
        points = f"{one.lost_points:.1f}" + ("" if exact else f" ± {done.behind_error:.1f}")
        told = f"{one.error:.3f} of a {self._manner.unit} ({points} points"
        if one.lost_match is not None:
            error = "" if exact else f" ± {done.match_behind_error or 0.0:.1f}"
            told += f", {one.lost_match:.1f}{error} {self._of_match}"
        return f"{told})"

    def _moves(self, one: RoundReview) -> None:
        self._screen.gap()
        self._screen.heading(f"{sentence(self._manner.one)} {one.number}: {one.result}")
        told: list[tuple[int, int, Decision | Chance]] = [
            *((each.line, 0, each) for each in one.decisions if each.worth_telling),
            *((each.line, 1, each) for each in one.luck),
        ]
        rows = []
        for _, _, each in sorted(told, key=lambda entry: entry[:2]):
            name = self._names[each.seat]
            if isinstance(each, Chance):
                drew = "draw" if each.seat == self._me else "draws"
                what = "the deal" if each.card is None else f"{drew} {each.card}"
                rows.append((name, f"{what}: luck {signed(each.points)} ± {each.points_error:.1f}"))
            else:
                rows.append(
                    (
                        name,
                        f"{self._did(each)}: {self._verdict(each)}",
                    )
                )
        self._rows(rows)

    def _did(self, one: Decision) -> str:
        words = one.options[one.played].words
        return words if one.seat == self._me else third_person(words)

    def _verdict(self, one: Decision) -> str:
        options, done = one.options, one.options[one.played]
        if one.status is Status.FORCED:
            return "forced"
        if one.mark is not Mark.NONE:
            return f"{one.mark}, {self._cost(one)}; best: {options[0].words}"
        if len(options) < 2:
            return "right"
        other = options[1] if one.played == 0 else options[0]
        beside = f"{self._ahead(done, other)} against: {other.words}"
        return f"right, {beside}" if one.status is Status.COUNTED else f"too close, {beside}"

    def _ahead(self, done: Option, other: Option) -> str:
        """Say how far one of the two best choices is ahead; also in the match, if it decides.

        A choice that is better in the match can be worse in points.
        """
        last, sign = (done, -1) if done.behind or done.match_behind else (other, 1)
        told = f"{signed(sign * last.behind)} ± {last.behind_error:.1f} points"
        match = sign * (last.match_behind or 0.0)
        if match * sign * last.behind >= 0:
            return told
        error = last.match_behind_error or 0.0
        return f"{signed(match)} ± {error:.1f} {self._of_match} ({told})"

    def _rows(self, rows: Sequence[tuple[str, ...]], indent: str = "  ") -> None:
        if self._screen.plain:
            for row in rows:
                self._screen.say(": ".join(row) + ".")
        elif rows:
            self._screen.show(output.table(rows, indent=indent))


def third_person(verb: str) -> str:
    """Return a verb, with its object, in the third person.

    >>> third_person("pass"), third_person("lay off"), third_person("have"), third_person("deny")
    ('passes', 'lays off', 'has', 'denies')
    """
    first, blank, rest = verb.partition(" ")
    if first == "have":
        done = "has"
    elif first == "are":
        done = "is"
    elif first.endswith("y") and first[-2] not in "aeiou":
        done = f"{first[:-1]}ies"
    else:
        done = f"{first}{'es' if first.endswith(('s', 'sh', 'ch', 'o')) else 's'}"
    return f"{done}{blank}{rest}"
