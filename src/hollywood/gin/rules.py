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
from hollywood.play.knobs import Flag, ListOf, Maybe, OneOf, Part, Rules, Whole, knob

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

    kind: str = knob(
        "replace_game_bonus",
        OneOf(("replace_game_bonus", "add", "double")),
        "these points instead of the game bonus, on top of it, or the whole column doubled",
    )
    points: int = knob(200, Whole(0, 1000), "the points; not used when the column is doubled")


@dataclass(frozen=True, kw_only=True)
class GinRules(Rules):
    """Every rule of gin that a table can choose."""

    _title = "gin rules"

    family: str = knob("gin", OneOf(("gin",)), "the kind of game")
    players: int = knob(2, Whole(2, 8), "how many people sit at the table")
    form: str = knob(
        "two_handed",
        OneOf(tuple(FORMS_BY_PLAYERS)),
        "who plays whom: two players; three with one sitting out; partners at several tables",
    )
    decks: int = knob(1, Whole(1, 1), "how many decks of 52 cards are in the pack")
    hand_size: int = knob(10, Whole(7, 10), "how many cards each player is dealt")

    set_sizes: tuple[int, ...] = knob(
        (3, 4), ListOf(Whole(3, 4), 1, 2, distinct=True), "how many cards of one rank make a set"
    )
    run_min: int = knob(3, Whole(3, 5), "the shortest run")
    run_suits: str = knob(
        "same", OneOf(("same", "any")), "must all cards of a run have the same suit"
    )
    ace: str = knob(
        "low",
        OneOf(("low", "high_low", "round_corner")),
        "aces in runs: below the two only; also above the king; also between king and two",
    )
    ace_points: int = knob(1, Whole(1, 25), "what an ace counts as deadwood")
    face_points: int = knob(10, Whole(1, 25), "what a jack, queen or king counts as deadwood")

    first_dealer: str = knob(
        "random", OneOf(("random", "random_or_chosen", "chosen")), "who deals first"
    )
    next_dealer: str = knob(
        "winner", OneOf(("winner", "loser", "alternate")), "who deals after a scored round"
    )
    dealer_after_draw: str = knob("same", OneOf(("same", "next")), "who deals after a dead hand")
    upcard_option: bool = knob(
        True,
        Flag(),
        "is the first upcard offered to the non-dealer, then to the dealer",
    )
    both_pass: str = knob(
        "nondealer_draws_stock",
        OneOf(("nondealer_draws_stock", "nondealer_draws_either")),
        "how the non-dealer starts when both have passed on the upcard",
    )
    rediscard_taken: str = knob(
        "forbid",
        OneOf(("forbid", "allow")),
        "may a player discard a card in the same turn in which he took it",
    )

    knock_limit: int = knob(
        10, Whole(0, 50), "the most deadwood with which a player may knock; 0 is straight gin"
    )
    knock_discard: str = knob(
        "face_up", OneOf(("face_up", "face_down")), "which way up the knocker discards"
    )
    oklahoma: bool = knob(False, Flag(), "does the first upcard set the knock limit")
    oklahoma_ace: str = knob(
        "gin_only", OneOf(("gin_only", "one")), "what limit an ace as upcard sets in Oklahoma"
    )
    spade_doubles: bool = knob(
        False, Flag(), "does a spade as upcard double the points of the round in Oklahoma"
    )

    multiplier: int = knob(1, Whole(1, 8), "by how much the points of every round are multiplied")

    layoff: bool = knob(True, Flag(), "may the defender lay off")
    layoff_on_gin: bool = knob(False, Flag(), "may the defender lay off on a gin hand")
    knocker_layoff: bool = knob(False, Flag(), "may the knocker lay off on the defender's melds")
    gin_bonus: int = knob(20, Whole(0, 500), "points for gin, on top of the defender's deadwood")
    gin_bonus_allowed: tuple[int, ...] | None = knob(
        None, Maybe(ListOf(Whole(0, 500), 1, 10)), "the gin bonuses that the page allows; none: any"
    )
    undercut_bonus: int = knob(
        10, Whole(0, 500), "points for an undercut, on top of the difference"
    )
    undercut_on_tie: bool = knob(True, Flag(), "does equal deadwood undercut a knock")
    gin_undercut: str = knob(
        "never",
        OneOf(("never", "no_score", "undercut")),
        "what happens to gin when the defender has no deadwood either",
    )
    big_gin: int | None = knob(
        None, Maybe(Whole(0, 500)), "points for eleven melded cards; none: no big gin"
    )

    stock_floor: int = knob(
        2, Whole(0, 10), "how many cards are left in the stock when a round is drawn"
    )
    stock_end: str = knob(
        "immediate",
        OneOf(("immediate", "fiftieth_card")),
        "when the stock is down to its floor, may the last discard still be taken to knock",
    )
    turn_cap: int = knob(
        1000, Whole(20, 100_000), "after how many turns a round ends without a winner"
    )

    scoring: str = knob(
        "hollywood", OneOf(("hollywood", "single")), "several games at once, or one"
    )
    games: int = knob(3, Whole(1, 9), "how many columns the sheet has")
    credit: str | None = knob(
        "wins",
        Maybe(OneOf(("wins", "rounds"))),
        "what opens the next column: the winner's own wins, or rounds scored by either player",
    )
    closed_entry: str | None = knob(
        "shift",
        Maybe(OneOf(("shift", "forfeit"))),
        "a first entry after its game is over: it goes to the next open game, or it is lost",
    )
    target: int = knob(100, Whole(1, 10_000), "how many points end a game")
    series_end: str | None = knob(
        "all_three", Maybe(OneOf(("all_three", "two_wins"))), "when the match is over"
    )
    overall: str | None = knob(
        "two_of_three",
        Maybe(OneOf(("two_of_three", "all_three", "net"))),
        "who wins the match: the most games, only all games, or the larger settlement",
    )
    game_bonus: int = knob(0, Whole(0, 1000), "points for winning a game")
    shutout: Shutout | None = knob(
        None, Maybe(Part(Shutout)), "what the winner gets if the loser has not scored in the game"
    )
    box_bonus: int = knob(
        0, Whole(0, 500), "points for each round won, not counted towards the target"
    )
    gin_extra_boxes: int = knob(0, Whole(0, 5), "extra boxes for gin and big gin")
    undercut_extra_boxes: int = knob(0, Whole(0, 5), "extra boxes for an undercut")
    third_game_doubled: bool = knob(False, Flag(), "does the last column count twice")
    sweep_doubled: bool = knob(
        False, Flag(), "does everything count twice when one side wins all games"
    )
    settlement: str | None = knob(
        None, Maybe(OneOf(("lower_total_pays_difference",))), "who pays, and how much"
    )
    stake: int = knob(0, Whole(0, 100_000), "money per point, in cents; 0 plays for points only")
    rounding: int = knob(1, Whole(1, 1000), "points are rounded to this multiple before payment")

    def contradictions(self) -> Iterable[str]:
        """Describe every pair of knobs with contradictory values."""
        if self.players not in FORMS_BY_PLAYERS[self.form]:
            seats = " or ".join(map(str, FORMS_BY_PLAYERS[self.form]))
            yield (
                f"players={self.players} contradicts form={self.form}, which needs {seats} players"
            )
        if self.gin_bonus_allowed is not None and self.gin_bonus not in self.gin_bonus_allowed:
            known = " or ".join(map(str, self.gin_bonus_allowed))
            yield (
                f"gin_bonus cannot be {self.gin_bonus}: "
                f"these rules know {known} (gin_bonus_allowed)"
            )
        if self.oklahoma and self.knock_limit == 0:
            yield (
                "oklahoma=true contradicts knock_limit=0: "
                "straight gin has no limit to set by a card"
            )
        if self.spade_doubles and not self.oklahoma:
            yield "spade_doubles=true needs oklahoma=true: only there does the upcard count"
        if self.layoff_on_gin and not self.layoff:
            yield "layoff_on_gin=true contradicts layoff=false"
        if self.knocker_layoff and not self.layoff:
            yield "knocker_layoff=true contradicts layoff=false"
        if (self.scoring == "single") != (self.games == 1):
            yield (
                f"scoring={self.scoring} contradicts games={self.games}: "
                "a single game is one column"
            )
        if self.games == 1:
            for name in ("third_game_doubled", "sweep_doubled"):
                if getattr(self, name):
                    yield f"{name}=true contradicts games=1: it takes several games"
        if self.games > 1:
            if self.overall == "all_three" and self.series_end == "two_wins":
                yield (
                    "overall=all_three contradicts series_end=two_wins: "
                    "a match that stops at two games is never won by winning all"
                )
            for name in ("credit", "closed_entry", "series_end", "overall"):
                if getattr(self, name) is None:
                    yield (
                        f"{name}=none contradicts games={self.games}: only a single game needs none"
                    )

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
