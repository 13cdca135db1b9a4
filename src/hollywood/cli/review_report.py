"""A review as text for a person, in their language: the sentences of the page where it has them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Chance, Decision, Option, PlayerReview, Review, RoundReview
from hollywood.analysis.telling import Telling
from hollywood.cli import output
from hollywood.cli.review_chart import chart
from hollywood.cli.review_headline import Headline, within_match
from hollywood.cli.terminal.parts import parted
from hollywood.cli.terminal.screen import Screen
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.match.telling.contract_told import contract_in_words
from hollywood.match.telling.told import one_line
from hollywood.writing import isolated, left, right, width_of

_ROWS = 6
_SHOWN = 3  # choices shown for a mistake, in addition to the one made
_MARKS = (Mark.SMALL, Mark.DOUBTFUL, Mark.BAD, Mark.VERY_BAD)


class Teller:
    """Writes a review on a screen."""

    def __init__(
        self,
        screen: Screen,
        review: Review,
        rules: GinRules | ContractRules,
        me: int | None = None,
    ) -> None:
        """``me`` is the seat of the reader, addressed as "you"; None if the reader is no player."""
        self._screen, self._review, self._rules, self._me = screen, review, rules, me
        self._say = say = screen.speech
        self._unit = review.match_unit
        self._hands = review.family == "contract"
        self._players = tuple(map(isolated, review.players))
        self._names = tuple(
            say("cast-you") if seat == me else name for seat, name in enumerate(self._players)
        )
        self._telling = Telling(review.family, review.match_unit, say)
        self._several = any(one.board for one in review.rounds)

    def tell(self, *, every_move: bool, only: int | None) -> None:
        """Write the review; with ``every_move``, each decision and draw, of one round or of all."""
        review, say = self._review, self._say
        self._opening()
        if not review.rounds:
            self._screen.say(say("report-hand-nothing" if self._hands else "report-nothing"))
            return
        for person in sorted(review.people, key=lambda each: each.seat != self._me):
            self._person(person)
        self._screen.gap()
        self._screen.say(self._telling.handed("how-accuracy"))
        self._curve()
        self._worst()
        if every_move:
            for one in review.rounds:
                if only in {None, one.number}:
                    self._moves(one)

    def _opening(self) -> None:
        review, screen, say = self._review, self._screen, self._say
        rounds = len({one.number for one in review.rounds})
        heading = "report-hand-heading" if self._hands else "report-heading"
        screen.heading(say(heading, names=say.listed(self._players), n=rounds))
        screen.say(one_line(self._rules, screen.language))
        headline = Headline(review, self._telling, say, self._me)
        for told in headline.sentences() if review.rounds else [headline.result()]:
            screen.say(told)
        worlds = "report-hand-worlds" if self._hands else "report-worlds"
        screen.say(say(worlds, n=review.worlds, seed=str(review.seed)))
        if not review.compiled:
            screen.say(say("report-interpreted"))

    def _person(self, person: PlayerReview) -> None:
        say = self._say
        self._screen.gap()
        accuracy = "–" if person.accuracy is None else f"{person.accuracy:.0f}"
        name = self._names[person.seat]
        self._screen.heading(say("report-accuracy", name=name, n=accuracy))
        self._rows([*self._errors(person), *self._luck(person)])

    def _errors(self, person: PlayerReview) -> Iterator[tuple[str, str]]:
        say, telling = self._say, self._telling
        rate = "–" if person.error_rate is None else telling.fixed(person.error_rate)
        yield say("review-rate"), rate
        yield (
            say("review-moves"),
            say(
                "review-counted",
                counted=person.counted,
                all=person.decisions,
                forced=person.forced,
                close=person.too_close,
            ),
        )
        marks = [
            telling.told(f"review-marks-{mark.replace(' ', '-')}", n=person.marks[mark])
            for mark in _MARKS
            if person.marks.get(mark)
        ]
        yield say("report-mistakes"), say.listed(marks) if marks else say("report-mistakes-none")
        lost = self._points(telling.fixed(person.lost_points))
        match = None
        if person.lost_match is not None:
            match = self._part(telling.fixed(self._bounded(person.lost_match)))
        yield say("review-lost"), self._with_match(lost, match)

    def _luck(self, person: PlayerReview) -> Iterator[tuple[str, str]]:
        say, telling = self._say, self._telling
        error = person.luck_points_error
        result = self._result(person)
        luck = self._points(telling.within(telling.plus(person.luck_points), error))
        without = self._points(telling.points(person.adjusted_points, error))
        ended, gained, rest = None, None, None
        if person.result_match is not None and person.luck_match is not None:
            uncertain = person.luck_match_error or 0.0
            shown = telling.plus(self._bounded(person.luck_match))
            adjusted = person.adjusted_match or 0.0
            ended = self._part(self._standing(person.result_match))
            gained = self._part(telling.within(shown, uncertain))
            rest = self._part(telling.within(self._standing(adjusted), uncertain))
            if self._unit == "%" and not 0 <= adjusted <= 100:
                rest = telling.chance(adjusted)
        yield say("review-result"), self._with_match(result, ended)
        yield say("review-luck"), self._with_match(luck, gained)
        yield say("review-without-luck"), self._with_match(without, rest)

    def _result(self, person: PlayerReview) -> str:
        """Say the points of a player; in the contract game also the place, which may be shared."""
        say, people = self._say, self._review.people
        if not self._hands:
            return self._points(self._telling.plus(person.points, 0))
        place = 1 + sum(other.points > person.points for other in people)
        told = say("report-penalty", n=-person.points)
        return parted([told, say("report-place", n=place, all=len(people))], say)

    def _points(self, amount: str) -> str:
        say = self._say
        return say("report-penalty", n=amount) if self._hands else say("moments-points", n=amount)

    def _with_match(self, points: str, match: str | None) -> str:
        """Add what it is in the match, named like the column of the page."""
        if match is None:
            return points
        label = self._telling.handed("in-match")
        return parted([points, self._say("report-named", name=label, what=match)], self._say)

    def _part(self, amount: str) -> str:
        return self._say("review-percent", n=amount) if self._unit == "%" else amount

    def _standing(self, value: float) -> str:
        return self._telling.fixed(value) if self._unit == "%" else self._telling.plus(value)

    def _bounded(self, value: float) -> float:
        return within_match(value) if self._unit == "%" else value

    def _curve(self) -> None:
        review, screen, say = self._review, self._screen, self._say
        screen.gap()
        screen.heading(say("report-curve"))
        if len(review.players) == 2 and not screen.plain:
            self._chart()
        self._rows([(self._round(one), self._ended(one)) for one in review.rounds])
        if any(spot.everyone for one in review.rounds for spot in one.curve):
            self._chances()

    def _round(self, one: RoundReview) -> str:
        """Name a round, or a hand."""
        say = self._say
        if self._several:
            return say("review-board-of", n=one.number, board=one.board + 1)
        if self._hands:
            return say("report-hand", n=one.number)
        return say("review-round-of", n=one.number)

    def _ended(self, one: RoundReview) -> str:
        """Say how a round ended and, in gin, how the first of its players stands after it."""
        ended = self._telling.ended(one, self._names, self._me)
        if self._hands or not one.curve:
            return ended
        end, telling = one.curve[-1], self._telling
        stands = telling.plus(end.points if end.match is None else end.match)
        if self._unit == "%" and end.match is not None:
            stands = telling.chance(end.match, 0)
        name = self._names[one.seats[0]]
        return f"{ended} {self._say('review-hand-stands', name=name, value=stands)}"

    def _chances(self) -> None:
        """Write everyone's chance of first place after each hand."""
        review, screen, say = self._review, self._screen, self._say
        rows = [
            (self._round(each), *(self._telling.chance(one, 0) for one in each.curve[-1].everyone))
            for each in review.rounds
            if each.curve
        ]
        screen.gap()
        screen.say(say("report-chances"))
        cells = [("", *self._players), *rows]
        wide = [max(width_of(row[place]) for row in cells) for place in range(len(cells[0]))]
        if screen.plain or sum(wide) + 2 * len(wide) > screen.width:
            for name, *chances in rows:
                told = [
                    say("review-hand-stands", name=who, value=what)
                    for who, what in zip(self._players, chances, strict=True)
                ]
                line = say("report-named", name=name, what=", ".join(told))
                screen.say(f"{line}.", indent="  ", hanging="    ")
            return
        for name, *figures in cells:
            aligned = (right(cell, room) for cell, room in zip(figures, wide[1:], strict=True))
            screen.show(f"  {left(name, wide[0])}  {'  '.join(aligned)}")

    def _chart(self) -> None:
        values = [value for one in self._review.rounds for value in self._values(one)]
        if not values:
            return
        percent, telling = self._unit == "%", self._telling
        most = max(1.0, *(abs(value) for value in values))
        low, high = (0.0, 100.0) if percent else (-most, most)
        labels = [
            telling.chance(each, 0) if percent else telling.plus(each, 0) for each in (high, low)
        ]
        room = max(map(len, labels))
        what = "review-graph-percent" if percent else "review-graph-points"
        name = self._players[self._me or 0]
        self._screen.say(telling.told(what, you=self._me is not None, name=name))
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
        say = self._say
        by_number = {each.number: each for one in self._review.rounds for each in one.decisions}
        self._screen.gap()
        if self._me is None:
            heading, numbers = say("review-worst"), self._review.worst
        else:
            numbers = self._review.people[self._me].moments
            heading = say("moments-learn", n=len(numbers))
        self._screen.heading(heading)
        if not numbers:
            self._screen.say(say("review-worst-none"))
        for place, number in enumerate(numbers, start=1):
            self._mistake(place, by_number[number])

    def _mistake(self, place: int, one: Decision) -> None:
        screen, say, telling = self._screen, self._say, self._telling
        if place > 1:
            screen.gap()
        name, you = self._names[one.seat], one.seat == self._me
        place_in: dict[str, str | int] = {"round": one.round_number, "turn": one.turn}
        if self._hands:
            place_in["contract"] = self._contract(one.round_number)
        text = "review-hand-worst-where" if self._hands else "review-worst-where"
        where = telling.told(text, you=you, **place_in)
        screen.say(
            say("report-mistake", place=place, where=where, name=name, mark=telling.verdict(one)),
            hanging="   ",
        )
        screen.say(telling.cost(one), indent="   ")
        hand = telling.told("review-worst-hand", you=you, name=name)
        screen.say(f"{say('report-named', name=hand, what=str(one.hand))}.", indent="   ")
        if one.top is not None:
            screen.say(say("review-worst-top", card=str(one.top)), indent="   ")
        screen.say(telling.reason(one, name, you=you), indent="   ")
        options = one.options
        shown = sorted({*range(min(_SHOWN, len(options))), one.played})
        self._rows(
            [(telling.choice(options[each], one), self._worth(options[each])) for each in shown],
            indent="     ",
        )

    def _contract(self, hand: int) -> str:
        """Say the contract of a hand, counted from 1."""
        rules = self._rules
        assert isinstance(rules, ContractRules)
        return contract_in_words(rules, rules.contracts[hand - 1], self._screen.language)

    def _worth(self, option: Option) -> str:
        """Say what a choice is worth, and how often it won."""
        say, telling = self._say, self._telling
        error = None if option.rounds == 0 else option.points_error
        points = self._points(telling.points(option.points, error))
        return parted([points, ", ".join(telling.outlook(option) or [say("report-exact")])], say)

    def _moves(self, one: RoundReview) -> None:
        screen, say = self._screen, self._say
        screen.gap()
        ended = self._telling.ended(one, self._names, self._me)
        screen.heading(say("report-named", name=self._round(one), what=ended))
        told: list[tuple[int, int, Decision | Chance]] = [
            *((each.line, 0, each) for each in one.decisions if each.worth_telling),
            *((each.line, 1, each) for each in one.luck),
        ]
        for _, _, each in sorted(told, key=lambda entry: entry[:2]):
            if isinstance(each, Chance):
                what, verdict = self._chanced(each), self._lucky(each)
            else:
                choice = self._telling.choice(each.options[each.played], each)
                what = say("review-move", name=self._names[each.seat], choice=choice)
                verdict = self._verdict(each)
            line = say("report-judged", what=what, verdict=verdict)
            screen.say(line, indent="  ", hanging="    ")

    def _chanced(self, one: Chance) -> str:
        name, you = self._names[one.seat], one.seat == self._me
        if one.card is None:
            return self._telling.told("review-dealt", you=you, name=name)
        return self._telling.told("review-drawn", you=you, name=name, card=str(one.card))

    def _lucky(self, one: Chance) -> str:
        telling = self._telling
        return self._say(
            "review-luck-of", n=telling.within(telling.plus(one.points), one.points_error)
        )

    def _verdict(self, one: Decision) -> str:
        say, telling, options = self._say, self._telling, one.options
        said = [telling.verdict(one)]
        if one.status is Status.FORCED:
            return said[0]
        if one.mark is not Mark.NONE:
            best = telling.choice(options[0], one)
            said.append(say("report-lost", amount=telling.loss(one)))
            said.append(say("report-named", name=say("review-best"), what=best))
        elif len(options) > 1:
            done, other = options[one.played], options[1 if one.played == 0 else 0]
            ahead, choice = self._ahead(done, other), telling.choice(other, one)
            said.append(say("report-against", amount=ahead, choice=choice))
        return parted(said, say)

    def _ahead(self, done: Option, other: Option) -> str:
        """Say how far one of the two best choices is ahead; also in the match, if it decides.

        A choice that is better in the match can be worse in points.
        """
        telling = self._telling
        last, sign = (done, -1) if done.behind or done.match_behind else (other, 1)
        points = telling.within(telling.plus(sign * last.behind), last.behind_error)
        told = self._say("moments-points", n=points)
        match = sign * (last.match_behind or 0.0)
        if match * sign * last.behind >= 0:
            return told
        error = last.match_behind_error or 0.0
        return f"{telling.in_match(telling.within(telling.plus(match), error))} ({told})"

    def _rows(self, rows: Sequence[tuple[str, str]], indent: str = "  ") -> None:
        if self._screen.plain:
            for name, what in rows:
                line = self._say("report-named", name=name, what=what)
                self._screen.say(line if line.endswith(".") else f"{line}.")
        elif rows:
            self._screen.show(output.table(rows, indent=indent))
