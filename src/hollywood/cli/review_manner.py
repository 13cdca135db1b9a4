"""How the texts of a review differ between gin and the contract game."""

from __future__ import annotations

from typing import Protocol

from hollywood.analysis.contract import reasons as contract_reasons
from hollywood.analysis.contract import words as contract_words
from hollywood.analysis.gin import reasons
from hollywood.analysis.gin import words as gin_words
from hollywood.analysis.report import Decision, Option, PlayerReview, Review, RoundReview
from hollywood.cli import output
from hollywood.match.telling.wording import number, ordinal
from hollywood.writing import isolated


class Manner(Protocol):
    """The texts for one family of games."""

    one: str
    """The name of one deal: a round or a hand."""
    many: str
    unit: str
    """The unit of mistakes."""

    def result(self, person: PlayerReview, review: Review) -> str:
        """Say a player's result in points."""

    def without_luck(self, points: float) -> str:
        """Say the points that a player would have had without luck."""

    def option(self, option: Option) -> tuple[str, str]:
        """Describe a choice and its results."""

    def ended(self, one: RoundReview, review: Review) -> str:
        """Say how a round ended, and the standing after it."""

    def doing(self, words: str) -> str:
        """Return a choice as an -ing form: taking 7h."""

    def reason(self, one: Decision, name: str) -> str:
        """Say why a decision of ``name`` was a mistake."""


class GinManner:
    """Rounds between two players, who win points."""

    one, many = "round", "rounds"
    unit = "plain win"

    def result(self, person: PlayerReview, review: Review) -> str:
        """Say by how much the player is ahead."""
        return f"{signed(person.points, 0)} points"

    def without_luck(self, points: float) -> str:
        """Say by how much the player would be ahead."""
        return f"{signed(points)} points"

    def option(self, option: Option) -> tuple[str, str]:
        """Describe a choice: the points it wins, and how often."""
        told = "exact" if option.outlook is None else reasons.outlook_words(option.outlook)
        return option.words, f"{signed(option.points)}{_error(option)} points; {told}"

    def ended(self, one: RoundReview, review: Review) -> str:
        """Describe the standing of the first of the two."""
        name = isolated(review.players[one.seats[0]])
        return f"{one.result}; {name} {_stands(one, review.match_unit)}"

    def doing(self, words: str) -> str:
        """Return a choice as an -ing form."""
        return gin_words.doing(words)

    def reason(self, one: Decision, name: str) -> str:
        """Explain a mistake."""
        if one.kind == "lay_off":
            return reasons.reason_for_layoffs(name, one.grounds)
        return reasons.reason_for(name, one.grounds, one.options[one.played], one.options[0])


class ContractManner:
    """Hands of several players, who score penalty points; fewer are better."""

    one, many = "hand", "hands"
    unit = "plain hand"

    def result(self, person: PlayerReview, review: Review) -> str:
        """Say the penalty points and the place; players with equal points share a place."""
        better = sum(other.points > person.points for other in review.people)
        return (
            f"{output.count(-person.points, 'penalty point')}, "
            f"{ordinal(better + 1)} of {number(len(review.people))}"
        )

    def without_luck(self, points: float) -> str:
        """Say the penalty points that the player would have had."""
        return f"{_penalty(points)} penalty points"

    def option(self, option: Option) -> tuple[str, str]:
        """Describe a choice: the expected penalty, and how the hand ends."""
        told = "exact" if option.ends is None else contract_reasons.outlook_words(option.ends)
        return option.words, f"{_penalty(option.points)}{_error(option)} penalty points; {told}"

    def ended(self, one: RoundReview, review: Review) -> str:
        """Say who went out; the chances have their own table."""
        return one.result

    def doing(self, words: str) -> str:
        """Return a choice as an -ing form."""
        return contract_words.doing(words)

    def reason(self, one: Decision, name: str) -> str:
        """Explain a mistake."""
        done, best = one.options[one.played], one.options[0]
        return contract_reasons.reason_for(name, one.grounds, done, best)


MANNERS: dict[str, Manner] = {"gin": GinManner(), "contract": ContractManner()}


def _stands(one: RoundReview, unit: str | None) -> str:
    if not one.curve:
        return "as before"
    end = one.curve[-1]
    if end.match is None:
        return f"{signed(end.points)} points"
    return f"{end.match:.0f} %" if unit == "%" else f"{signed(end.match)} points"


def _penalty(points: float) -> str:
    """Write points lost as a positive penalty, and points won back as a negative one."""
    return f"{0.0 - points:.1f}".replace("-0.0", "0.0").replace("-", "−")


def _error(option: Option) -> str:
    return "" if option.rounds == 0 else f" ± {option.points_error:.1f}"


def chance(value: float) -> str:
    """Write a chance in percent. Luck is an estimate, so the rest may be below 0 or above 100.

    >>> chance(54.42), chance(-7.5), chance(103.1)
    ('54.4 %', 'about 0 %', 'about 100 %')
    """
    if 0 <= value <= 100:
        return f"{value:.1f} %"
    return f"about {0 if value < 0 else 100} %"


def within_match(value: float) -> float:
    """Limit a gain or loss, in percent of a match, to the whole match.

    >>> within_match(-130.0), within_match(12.5)
    (-100.0, 12.5)
    """
    return max(-100.0, min(100.0, value))


def signed(value: float, digits: int = 1) -> str:
    """Write a number with its sign.

    >>> signed(2.25), signed(-3, 0), signed(-0.01)
    ('+2.2', '−3', '0.0')
    """
    text = f"{value:+.{digits}f}"
    if not any(letter in "123456789" for letter in text):
        return text[1:]
    return text.replace("-", "−")
