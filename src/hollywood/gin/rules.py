"""The knobs of gin and its Hollywood forms, their permitted values and their contradictions.

``docs/rules.md`` lists every knob with its source, a written page or common custom.
The presets are in :mod:`hollywood.gin.presets`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from hollywood.cards import SUITS, Card, Pack
from hollywood.melds.rules import MeldRules
from hollywood.play.knobs import Clash, Flag, ListOf, Maybe, OneOf, Part, Rules, Whole, knob

_SPADES = SUITS.index("s")

FORMS_BY_PLAYERS = {
    "two_handed": (2,),
    "cutthroat": (3,),
    "dealer_sits_out": (3,),
    "in_the_box": (3,),
    "chouette": (3,),
    "partnership": (4, 6, 8),
}


@dataclass(frozen=True, kw_only=True)
class Shutout(Rules):
    """What the winner of a game gets if the loser has not scored in it."""

    _title = "shutout rules"

    kind: str = knob("replace_game_bonus", OneOf(("replace_game_bonus", "add", "double")))
    points: int = knob(200, Whole(0, 1000))


@dataclass(frozen=True, kw_only=True)
class GinRules(Rules):
    """Every rule of gin that a table can choose."""

    _title = "gin rules"

    family: str = knob("gin", OneOf(("gin",)))
    players: int = knob(2, Whole(2, 8))
    form: str = knob("two_handed", OneOf(tuple(FORMS_BY_PLAYERS)))
    decks: int = knob(1, Whole(1, 1))
    hand_size: int = knob(10, Whole(7, 10))

    set_sizes: tuple[int, ...] = knob((3, 4), ListOf(Whole(3, 4), 1, 2, distinct=True))
    run_min: int = knob(3, Whole(3, 5))
    run_suits: str = knob("same", OneOf(("same", "any")))
    ace: str = knob("low", OneOf(("low", "high_low", "round_corner")))
    ace_points: int = knob(1, Whole(1, 25))
    face_points: int = knob(10, Whole(1, 25))

    first_dealer: str = knob("random", OneOf(("random", "random_or_chosen", "chosen")))
    next_dealer: str = knob("winner", OneOf(("winner", "loser", "alternate")))
    dealer_after_draw: str = knob("same", OneOf(("same", "next")))
    upcard_option: bool = knob(True, Flag())
    both_pass: str = knob(
        "nondealer_draws_stock", OneOf(("nondealer_draws_stock", "nondealer_draws_either"))
    )
    rediscard_taken: str = knob("forbid", OneOf(("forbid", "allow")))

    knock_limit: int = knob(10, Whole(0, 50))
    knock_discard: str = knob("face_up", OneOf(("face_up", "face_down")))
    oklahoma: bool = knob(False, Flag())
    oklahoma_ace: str = knob("gin_only", OneOf(("gin_only", "one")))
    spade_doubles: bool = knob(False, Flag())

    multiplier: int = knob(1, Whole(1, 8))

    layoff: bool = knob(True, Flag())
    layoff_on_gin: bool = knob(False, Flag())
    knocker_layoff: bool = knob(False, Flag())
    gin_bonus: int = knob(20, Whole(0, 500))
    gin_bonus_allowed: tuple[int, ...] | None = knob(None, Maybe(ListOf(Whole(0, 500), 1, 10)))
    undercut_bonus: int = knob(10, Whole(0, 500))
    undercut_on_tie: bool = knob(True, Flag())
    gin_undercut: str = knob("never", OneOf(("never", "no_score", "undercut")))
    big_gin: int | None = knob(None, Maybe(Whole(0, 500)))

    stock_floor: int = knob(2, Whole(0, 10))
    stock_end: str = knob("immediate", OneOf(("immediate", "fiftieth_card")))
    turn_cap: int = knob(1000, Whole(20, 100_000))

    scoring: str = knob("hollywood", OneOf(("hollywood", "single")))
    games: int = knob(3, Whole(1, 30))
    games_at_once: int | None = knob(None, Maybe(Whole(1, 29)))
    credit: str | None = knob("wins", Maybe(OneOf(("wins", "rounds"))))
    closed_entry: str | None = knob("shift", Maybe(OneOf(("shift", "forfeit"))))
    target: int = knob(100, Whole(1, 10_000))
    series_end: str | None = knob("all_three", Maybe(OneOf(("all_three", "two_wins"))))
    overall: str | None = knob("two_of_three", Maybe(OneOf(("two_of_three", "all_three", "net"))))
    game_bonus: int = knob(0, Whole(0, 1000))
    shutout: Shutout | None = knob(None, Maybe(Part(Shutout)))
    box_bonus: int = knob(0, Whole(0, 500))
    gin_extra_boxes: int = knob(0, Whole(0, 5))
    undercut_extra_boxes: int = knob(0, Whole(0, 5))
    partners_extra_boxes: int = knob(0, Whole(0, 10))
    doubled_boxes: str = knob("plain", OneOf(("plain", "extra", "all")))
    third_game_doubled: bool = knob(False, Flag())
    sweep_doubled: bool = knob(False, Flag())
    settlement: str | None = knob(None, Maybe(OneOf(("lower_total_pays_difference",))))
    stake: int = knob(0, Whole(0, 100_000))
    rounding: int = knob(1, Whole(1, 1000))

    def contradictions(self) -> Iterable[Clash]:
        """Describe every pair of knobs with contradictory values."""
        if self.players not in FORMS_BY_PLAYERS[self.form]:
            seats = " or ".join(map(str, FORMS_BY_PLAYERS[self.form]))
            yield Clash("clash-form", players=self.players, form=self.form, seats=seats)
        if self.gin_bonus_allowed is not None and self.gin_bonus not in self.gin_bonus_allowed:
            known = ", ".join(map(str, self.gin_bonus_allowed))
            yield Clash("clash-gin_bonus", bonus=self.gin_bonus, known=known)
        if self.oklahoma and self.knock_limit == 0:
            yield Clash("clash-oklahoma")
        if self.spade_doubles and not self.oklahoma:
            yield Clash("clash-spade_doubles")
        if self.layoff_on_gin and not self.layoff:
            yield Clash("clash-layoff", name="layoff_on_gin")
        if self.knocker_layoff and not self.layoff:
            yield Clash("clash-layoff", name="knocker_layoff")
        if (self.scoring == "single") != (self.games == 1):
            yield Clash("clash-scoring", scoring=self.scoring, games=self.games)
        if self.games == 1:
            for name in ("third_game_doubled", "sweep_doubled"):
                if getattr(self, name):
                    yield Clash("clash-one-game", name=name)
        if self.games_at_once is not None:
            if self.games_at_once >= self.games:
                yield Clash("clash-at-once", at_once=self.games_at_once, games=self.games)
            if self.series_end == "two_wins":
                yield Clash("clash-running-two", at_once=self.games_at_once)
            if self.third_game_doubled:
                yield Clash("clash-running-doubled", at_once=self.games_at_once)
        if self.partners_extra_boxes and self.form != "partnership":
            yield Clash("clash-partners", n=self.partners_extra_boxes, form=self.form)
        if self.doubled_boxes == "extra" and not (
            self.gin_extra_boxes or self.undercut_extra_boxes
        ):
            yield Clash("clash-doubled-extra")
        if self.games > 1:
            if self.overall == "all_three" and self.series_end == "two_wins":
                yield Clash("clash-overall")
            for name in ("credit", "closed_entry", "series_end", "overall"):
                if getattr(self, name) is None:
                    yield Clash("clash-none", name=name, games=self.games)

    @cached_property
    def melds(self) -> MeldRules:
        """The rules of melds and card values."""
        return MeldRules(
            set_sizes=self.set_sizes,
            run_min=self.run_min,
            run_suits=self.run_suits,
            ace=self.ace,
            ace_points=self.ace_points,
            face_points=self.face_points,
        )

    @property
    def pack(self) -> Pack:
        """The cards the game is played with."""
        return Pack(decks=self.decks)

    def knock_limit_for(self, upcard: Card) -> int:
        """The knock limit of a round with this ``upcard``."""
        if not self.oklahoma:
            return self.knock_limit
        if upcard.rank == 1:
            return 0 if self.oklahoma_ace == "gin_only" else 1
        return min(upcard.rank, 10)

    def multiplier_for(self, upcard: Card) -> int:
        """The multiplier of the points of a round with this ``upcard``."""
        doubled = self.oklahoma and self.spade_doubles and upcard.suit == _SPADES
        return 2 * self.multiplier if doubled else self.multiplier
