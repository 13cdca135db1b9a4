"""A review in sentences, in any language: choices, reasons, costs, results.

The texts are those of the pages. Cards are in notation, such as 7h.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.analysis.grades import Status
from hollywood.analysis.report import Decision, Ground, Option, RoundReview
from hollywood.contract import actions as contract
from hollywood.gin import actions as gin
from hollywood.play import Discard, DrawStock, TakeDiscard
from hollywood.texts.saying import Speech

_MENTIONED = 0.005
"""The smallest share of the simulated rounds that is mentioned."""


class Telling:
    """Says parts of a review in one language.

    ``family`` is ``gin`` or ``contract``; ``unit`` is the unit of the match, None if it is unknown.
    With ``you``, a sentence about a player addresses the reader.
    """

    def __init__(self, family: str, unit: str | None, say: Speech) -> None:
        self.family: str = family
        self.unit: str | None = unit
        self._say = say

    def told(self, name: str, /, *, you: bool = False, **values: str | int) -> str:
        """Say a text about somebody, or about the reader if there is one for the reader."""
        own = f"{name}-you"
        return self._say(own if you and own in self._say else name, **values)

    def handed(self, name: str, /, *, you: bool = False, **values: str | int) -> str:
        """Say a text of the review about rounds or, in the contract game, about hands."""
        area = "review-hand" if self.family == "contract" else "review"
        return self.told(f"{area}-{name}", you=you, **values)

    def fixed(self, value: float, places: int = 1) -> str:
        """Write a number."""
        return self._say.decimal(round(value, places) + 0.0, places).replace("-", "−")

    def plus(self, value: float, places: int = 1) -> str:
        """Write a number with its sign; zero has none.

        >>> from hollywood.texts import speech
        >>> telling = Telling("gin", None, speech("de"))
        >>> telling.plus(2.25), telling.plus(-3, 0), telling.plus(-0.01)
        ('+2,2', '−3', '0,0')
        """
        return f"{'+' if round(value, places) > 0 else ''}{self.fixed(value, places)}"

    def share(self, value: float) -> str:
        """Write a share from 0 to 1 as a percentage."""
        return self._say("review-percent", n=self.fixed(100 * value, 0))

    def chance(self, value: float, places: int = 1) -> str:
        r"""Write a chance in percent. Luck is an estimate: the rest may be below 0 or above 100.

        >>> from hollywood.texts import speech
        >>> telling = Telling("gin", "%", speech())
        >>> telling.chance(54.42), telling.chance(-7.5), telling.chance(103.1)
        ('54.4\xa0%', 'about 0\xa0%', 'about 100\xa0%')
        """
        if 0 <= value <= 100:
            return self._say("review-percent", n=self.fixed(value, places))
        limit = self._say("review-percent", n="0" if value < 0 else "100")
        return self._say("moments-about", n=limit)

    def points(self, value: float, error: float | None = None) -> str:
        """Write points won with their sign, penalty points without; and the standard error."""
        shown = self.fixed(-value) if self.family == "contract" else self.plus(value)
        return self.within(shown, error)

    def within(self, value: str, error: float | None) -> str:
        """Add the standard error; None for an exact value."""
        if error is None:
            return value
        return f"{value} {self._say('review-error', n=self.fixed(error))}"

    def in_match(self, amount: str) -> str:
        """Say an amount in the unit of the match."""
        kind = "of-match-points" if self.unit == "points" else "of-match"
        return self.told(f"review-{kind}", n=amount)

    def choice(self, option: Option, one: Decision) -> str:
        """Name a choice, such as: Discard 7h."""
        return self._choice(option, one.kind, str(one.top or ""))

    def _choice(self, option: Option, kind: str, top: str) -> str:
        action, left = option.action, option.left or 0
        if option.laid is not None:
            if not option.laid:
                return self._say("review-do-lay-none", left=left)
            return self._say("review-do-lay", n=option.laid, left=left)
        onto = " ".join(map(str, option.onto))
        match action:
            case None:
                return self._say("review-do-leave-it", card=top)
            case Discard(card):
                return self._say("review-do-throw", card=str(card))
            case TakeDiscard():
                return self._say("review-do-take", card=top)
            case DrawStock():
                return self._say("review-do-draw")
            case gin.PassUpcard() if kind == "upcard":
                return self._say("review-do-pass")
            case gin.PassUpcard():
                return self._say("review-do-leave", card=top)
            case gin.BigGin():
                return self._say("review-do-big-gin")
            case gin.Knock(card, spread):
                name = "review-do-knock" if left else "review-do-gin"
                values: dict[str, str | int] = {"left": left} if left else {}
                if option.unusual:
                    name, values["melds"] = f"{name}-so", " / ".join(map(str, spread))
                return self._say(name, card=str(card), **values)
            case gin.ShowHand():
                return self._say("review-do-show")
            case gin.Finish():
                return self._say("review-do-finish")
            case contract.CallMayI():
                return self._say("review-do-call", card=top)
            case contract.AllowMayI():
                return self._say("review-do-allow", card=top)
            case contract.DenyMayI():
                return self._say("review-do-deny", card=top)
            case contract.WithdrawMayI():
                return self._say("review-do-withdraw")
            case contract.LayDown(melds):
                laid = " / ".join(" ".join(map(str, meld.cards)) for meld in melds)
                return self._say("review-do-lay-down", melds=laid)
            case gin.LayOff(card, _) | contract.LayOff(card, _, _):
                return self._say("review-do-lay-on", card=str(card), melds=onto)
            case contract.Displace(card, _, _):
                return self._say("review-do-displace", card=str(card), melds=onto)
        raise AssertionError(f"nobody decides this: {action!r}")

    def reason(self, one: Decision, name: str, *, you: bool = False) -> str:
        """Say why a decision of ``name`` was a mistake, and what it led to."""
        said = self.why(one.grounds, name, you=you)
        return f"{said} {self._outcome(one)}".rstrip() if said and one.played else said

    def why(self, grounds: Sequence[Ground], name: str, *, you: bool = False) -> str:
        """Say the grounds of a mistake of ``name``."""
        return " ".join(self._ground(ground, name, you=you) for ground in grounds)

    def _ground(self, ground: Ground, name: str, *, you: bool) -> str:
        values: dict[str, str | int] = {"name": name}
        for key, value in ground.values.items():
            share = ground.code == "taken_up" or key == "share"
            values[key] = self.share(float(value)) if share else value  # type: ignore[assignment]
        text, complete = f"review-why-{ground.code}", f"review-why-{ground.code}_complete"
        if ground.values.get("could") == 0 and complete in self._say:
            text = complete
        elif self.family == "contract" and f"review-hand-why-{ground.code}" in self._say:
            text = f"review-hand-why-{ground.code}"
        return self.told(text, you=you, **values)

    def _outcome(self, one: Decision) -> str:
        played, best = one.options[one.played], one.options[0]
        values: dict[str, str | int] = {
            "played": self.choice(played, one),
            "best": self.choice(best, one),
            "points": self.points(played.points),
            "bestPoints": self.points(best.points),
        }
        if played.ends is not None and best.ends is not None:
            values |= {"out": self.share(played.ends.out), "bestOut": self.share(best.ends.out)}
            return self._say("review-hand-outcome", **values)
        if played.outlook is None or best.outlook is None:
            return ""
        values["won"] = self.share(played.outlook.won)
        values["bestWon"] = self.share(best.outlook.won)
        return self._say("review-outcome", **values)

    def outlook(self, option: Option) -> list[str]:
        """Say how the simulated rounds of a choice ended; nothing if it was not simulated."""
        if option.ends is not None:
            ends = option.ends
            return [
                self._say("review-hand-outlook", out=self.share(ends.out)),
                self._say("review-hand-outlook-beaten", n=self.share(ends.beaten)),
                *self._mentioned(("review-hand-outlook-drawn", ends.drawn)),
            ]
        if option.outlook is None:
            return []
        found = option.outlook
        return [
            self._say("review-outlook", won=self.share(found.won)),
            *self._mentioned(
                ("review-outlook-gin", found.gin),
                ("review-outlook-undercut", found.undercut),
                ("review-outlook-drawn", found.drawn),
            ),
        ]

    def _mentioned(self, *shares: tuple[str, float]) -> list[str]:
        return [self._say(name, n=self.share(part)) for name, part in shares if part >= _MENTIONED]

    def cost(self, one: Decision) -> str:
        """Say what a mistake cost, in every measure."""
        done = one.options[one.played]
        exact = done.rounds == 0
        look = done if one.again is None else one.again
        points = self.within(self.fixed(one.lost_points), None if exact else look.behind_error)
        wins = self.fixed(one.error, 3)
        if one.lost_match is None or self.unit is None:
            return self.handed("cost", wins=wins, points=points)
        error = None if exact else look.match_behind_error or 0.0
        match = self.in_match(self.within(self.fixed(one.lost_match), error))
        return self.handed("cost-match", wins=wins, points=points, match=match)

    def loss(self, one: Decision) -> str:
        """Say what a mistake lost, in the match if that is known, else in points."""
        if one.lost_match is None or self.unit is None:
            return self._say("moments-points", n=self.fixed(one.lost_points))
        return self.in_match(self.fixed(one.lost_match))

    def verdict(self, one: Decision) -> str:
        """Say how good a decision was, in a word or two."""
        match one.status:
            case Status.FORCED:
                return self._say("review-forced")
            case Status.TOO_CLOSE:
                return self._say("review-close" if one.again is None else "review-unconfirmed")
        if one.mark == "none":
            return self._say("review-right")
        return self.told(f"review-mark-{one.mark.replace(' ', '-')}")

    def ended(self, one: RoundReview, names: Sequence[str], me: int | None = None) -> str:
        """Say how a round ended; ``names`` are those of all players of the match."""
        if one.ending is None:
            return self._say("review-end-unfinished")
        you = one.winner is not None and one.winner == me
        who: dict[str, str | int] = {} if one.winner is None else {"name": names[one.winner]}
        if self.family != "contract":
            won: dict[str, str | int] = {} if one.winner is None else {"points": abs(one.points)}
            return self.told(f"review-end-{one.ending}", you=you, **who, **won)
        left = [
            self._say("review-hand-end-left", name=names[seat], points=points)
            for seat, points in enumerate(one.penalties)
            if seat != one.winner or points  # points off for going out in one turn
        ]
        told = f"review-hand-end-{one.ending}"
        return self.told(told, you=you, **who, left=self._say.listed(left))
