"""The knobs of the contract game and its family, their permitted values and contradictions.

``docs/rules.md`` lists every knob with its source, a written page or common custom.
The presets are in :mod:`hollywood.contract.presets`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from hollywood.cards import Pack
from hollywood.contract.domains import (
    RANK_NAMES,
    CardPoints,
    Contract,
    PointTable,
    Slot,
    read_contract,
)
from hollywood.melds.wild_rules import HIGH_ACE, WildMeldRules
from hollywood.play.knobs import Flag, ListOf, Maybe, OneOf, Part, Rules, Whole, knob


@dataclass(frozen=True, kw_only=True)
class MayIRules(Rules):
    """Who may ask for a discard out of turn, and what it costs."""

    _title = "May-I rules"

    who: str = knob(
        "others_not_laid_down",
        OneOf(("others_not_laid_down", "others")),
        "who may call: players who have not laid down, or all others",
    )
    when: str = knob(
        "before_turn_starts", OneOf(("before_turn_starts",)), "until when a player may call"
    )
    per_turn: int = knob(1, Whole(1, 8), "how many calls can be allowed in one turn")
    limit: int | None = knob(
        5, Maybe(Whole(0, 20)), "how many calls one player can get in one hand"
    )
    max_cards: int | None = knob(
        21, Maybe(Whole(12, 60)), "how many cards a player may hold after a call"
    )
    penalty_cards: int = knob(1, Whole(0, 3), "how many stock cards come with the discard")
    deny_forces_discard: bool = knob(
        True, Flag(), "must the player in turn take the discard after denying a call"
    )
    priority: str = knob(
        "first_then_clockwise",
        OneOf(("first_then_clockwise", "clockwise")),
        "who gets the card: the first caller (ties go clockwise), or the next caller clockwise",
    )
    withdraw: bool = knob(True, Flag(), "may a player withdraw a call")
    counted: str = knob(
        "granted_only", OneOf(("granted_only", "all_calls")), "which calls count against the limit"
    )
    after: str = knob(
        "active_draws_stock_or_next_discard",
        OneOf(("active_draws_stock_or_next_discard", "active_draws_stock")),
        "what the player in turn may draw after allowing a call",
    )


@dataclass(frozen=True, kw_only=True)
class ContractRules(Rules):
    """Every rule of the contract game that a table can choose."""

    _title = "contract rules"

    family: str = knob("contract", OneOf(("contract",)), "the kind of game")
    players: tuple[int, ...] = knob(
        (4, 5, 6), ListOf(Whole(2, 8), 1, 7, distinct=True), "how many people may sit at the table"
    )
    decks: int = knob(2, Whole(1, 4), "how many decks of 52 cards are in the pack")
    jokers: int = knob(0, Whole(0, 16), "how many jokers are in the pack")
    deal: tuple[int, ...] = knob(
        (11,) * 7, ListOf(Whole(5, 15), 1, 14), "how many cards each player is dealt, hand by hand"
    )
    contracts: tuple[str, ...] = knob(
        ("SS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"),
        ListOf(Contract(), 1, 14),
        "what a player must lay down, hand by hand: S a set, R a run",
    )
    set_min: int = knob(3, Whole(2, 5), "the smallest set")
    run_min: int = knob(4, Whole(3, 7), "the shortest run")
    wild: tuple[str, ...] = knob(
        ("A",),
        ListOf(OneOf((*RANK_NAMES, "XX")), 0, 4, distinct=True),
        "the wild cards; XX: jokers",
    )
    min_naturals_per_meld: int = knob(1, Whole(0, 4), "how many cards of a meld must not be wild")
    run_low: str = knob("2", OneOf(("A", "2")), "the lowest card of a run")
    run_high: str = knob("K", OneOf(("K", "A")), "the highest card of a run")
    laydown: str = knob(
        "exact",
        OneOf(("exact", "minimum")),
        "a lay down has exactly the melds of the contract, or may have more of the same kinds",
    )
    duplicate_rank_sets: bool = knob(True, Flag(), "may two sets of a contract have the same rank")
    adjacent_same_suit_runs: bool = knob(
        True, Flag(), "may two runs of a contract touch or overlap in one suit"
    )
    layoff_requires_down: bool = knob(True, Flag(), "must a player lay down before laying off")
    layoff_same_turn: bool = knob(
        True, Flag(), "may a player lay off in the same turn in which he lays down"
    )
    layoff_targets: str = knob(
        "any_meld_on_table",
        OneOf(("any_meld_on_table", "own_melds")),
        "where a player may lay off",
    )
    displace_ace: str = knob(
        "runs_only_to_end_of_same_run",
        OneOf(("runs_only_to_end_of_same_run", "never")),
        "may a natural card take the place of a wild one, which moves to an end of its run",
    )
    may_i: MayIRules | None = knob(
        MayIRules(), Maybe(Part(MayIRules)), "the rules of May-I; none: no calls"
    )
    may_i_own_discard: bool = knob(True, Flag(), "may a player call for his own discard")
    go_out_without_discard: bool = knob(True, Flag(), "may a player go out without a discard")
    last_hand: str = knob(
        "all_melded_no_discard",
        OneOf(("all_melded_no_discard", "same")),
        "the last hand: all cards melded at once, without a discard; or like the other hands",
    )
    points: CardPoints = knob(
        PointTable().read({"2-9": 5, "T": 10, "J-K": 15, "A": 25}),
        PointTable(),
        "what each card left in a hand counts",
    )
    first_dealer: str = knob("random", OneOf(("random", "chosen")), "who deals first")
    next_dealer: str = knob("clockwise", OneOf(("clockwise",)), "who deals the next hand")
    winner: str = knob("lowest_total", OneOf(("lowest_total",)), "who wins the match")
    total_tie: str = knob(
        "shared", OneOf(("shared",)), "what happens when several players have the lowest total"
    )
    stock_exhausted: str = knob(
        "shuffle_discards_keep_top",
        OneOf(("shuffle_discards_keep_top", "hand_ends")),
        "what happens when the stock is used up",
    )
    rediscard_taken: str = knob(
        "allow",
        OneOf(("allow", "forbid")),
        "may a player discard a card in the same turn in which he took it",
    )
    turn_cap: int = knob(
        1000, Whole(20, 100_000), "after how many turns a hand ends without a winner"
    )

    def contradictions(self) -> Iterable[str]:
        """Describe every pair of knobs with contradictory values."""
        if len(self.deal) != len(self.contracts):
            yield (
                f"deal has {len(self.deal)} hands but contracts has {len(self.contracts)}: "
                "give as many of one as of the other"
            )
        needed = max(self.players) * max(self.deal) + 1
        if needed > len(self.pack):
            yield (
                f"players={max(self.players)} with deal={max(self.deal)} needs {needed} cards; "
                f"decks={self.decks} and jokers={self.jokers} give {len(self.pack)}"
            )
        if "XX" in self.wild and self.jokers == 0:
            yield "wild=XX needs jokers in the pack (jokers=0)"
        if self.jokers and "XX" not in self.wild:
            yield f"jokers={self.jokers} needs them wild: a joker is nothing else (wild)"
        longest = self.melds.run_high - self.melds.run_low + 1
        for number, (contract, dealt) in enumerate(zip(self.contracts, self.deal, strict=False), 1):
            slots = self.slots(contract)
            least = sum(max(slot.least, self.min_naturals_per_meld) for slot in slots)
            most = self.most_cards(dealt)
            if most is not None and least > most:
                yield (
                    f"contract {contract} of hand {number} needs {least} cards; "
                    f"deal={dealt}, all calls and one draw give {most}"
                )
            if any(slot.kind == "R" and slot.least > longest for slot in slots):
                yield (
                    f"contract {contract} asks for a run longer than {longest} cards "
                    "(run_low, run_high)"
                )
            whole = self.all_at_once(number)
            room = longest * len(slots)
            if whole and all(slot.kind == "R" for slot in slots) and room < dealt + 1:
                yield (
                    f"contract {contract} of the last hand has room for {room} cards; deal={dealt} "
                    f"and one draw give {dealt + 1}, all of which must be melded (last_hand)"
                )

        if not self.layoff_requires_down and not self.layoff_same_turn:
            yield (
                "layoff_same_turn=false needs layoff_requires_down=true: "
                "who may lay off before he is down may do so in any turn"
            )

    def most_cards(self, dealt: int) -> int | None:
        """The most cards a player can hold on a turn after ``dealt``; ``None``: no limit."""
        may_i = self.may_i
        if may_i is None:
            return dealt + 1
        limits = [
            None if may_i.limit is None else dealt + may_i.limit * (1 + may_i.penalty_cards),
            None if may_i.max_cards is None else max(dealt, may_i.max_cards),
        ]
        return min((limit + 1 for limit in limits if limit is not None), default=None)

    def slots(self, contract: str) -> tuple[Slot, ...]:
        """Read a contract into its melds."""
        return read_contract(contract, set_min=self.set_min, run_min=self.run_min)

    @property
    def hands(self) -> int:
        """The number of hands in a match."""
        return len(self.contracts)

    def all_at_once(self, hand_number: int) -> bool:
        """Whether this is a last hand, won only by laying down all cards without a discard."""
        return hand_number == self.hands and self.last_hand == "all_melded_no_discard"

    @property
    def pack(self) -> Pack:
        """The cards the game is played with."""
        return Pack(decks=self.decks, jokers=self.jokers)

    @cached_property
    def melds(self) -> WildMeldRules:
        """The rules of melds."""
        return WildMeldRules(
            set_min=self.set_min,
            run_min=self.run_min,
            wild=self.wild,
            min_naturals=self.min_naturals_per_meld,
            run_low=1 if self.run_low == "A" else 2,
            run_high=HIGH_ACE if self.run_high == "A" else 13,
            duplicate_rank_sets=self.duplicate_rank_sets,
            adjacent_same_suit_runs=self.adjacent_same_suit_runs,
        )
