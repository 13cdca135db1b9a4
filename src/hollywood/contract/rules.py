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
from hollywood.play.knobs import Clash, Flag, ListOf, Maybe, OneOf, Part, Rules, Whole, knob


@dataclass(frozen=True, kw_only=True)
class MayIRules(Rules):
    """Who may ask for a discard out of turn, and what it costs."""

    _title = "May-I rules"

    who: str = knob("others_not_laid_down", OneOf(("others_not_laid_down", "others")))
    when: str = knob("before_turn_starts", OneOf(("before_turn_starts", "until_first_play")))
    per_turn: int = knob(1, Whole(1, 8))
    limit: int | None = knob(5, Maybe(Whole(0, 20)))
    max_cards: int | None = knob(21, Maybe(Whole(12, 60)))
    penalty_cards: int = knob(1, Whole(0, 3))
    deny_forces_discard: bool = knob(True, Flag())
    priority: str = knob("first_then_clockwise", OneOf(("first_then_clockwise", "clockwise")))
    withdraw: bool = knob(True, Flag())
    counted: str = knob("granted_only", OneOf(("granted_only", "all_calls")))
    after: str = knob(
        "active_draws_stock_or_next_discard",
        OneOf(("active_draws_stock_or_next_discard", "active_draws_stock")),
    )


@dataclass(frozen=True, kw_only=True)
class ContractRules(Rules):
    """Every rule of the contract game that a table can choose."""

    _title = "contract rules"

    family: str = knob("contract", OneOf(("contract",)))
    players: tuple[int, ...] = knob((4, 5, 6), ListOf(Whole(2, 8), 1, 7, distinct=True))
    decks: int = knob(2, Whole(1, 4))
    jokers: int = knob(0, Whole(0, 16))
    deal: tuple[int, ...] = knob((11,) * 7, ListOf(Whole(5, 15), 1, 14))
    contracts: tuple[str, ...] = knob(
        ("SS", "SR", "RR", "SSS", "SSR", "SRR", "RRR"), ListOf(Contract(), 1, 14)
    )
    set_min: int = knob(3, Whole(2, 5))
    run_min: int = knob(4, Whole(3, 7))
    wild: tuple[str, ...] = knob(("A",), ListOf(OneOf((*RANK_NAMES, "XX")), 0, 4, distinct=True))
    min_naturals_per_meld: int = knob(1, Whole(0, 4))
    more_wilds_than_naturals: bool = knob(True, Flag())
    wilds_side_by_side: bool = knob(True, Flag())
    run_low: str = knob("2", OneOf(("A", "2")))
    run_high: str = knob("K", OneOf(("K", "A")))
    laydown: str = knob("exact", OneOf(("exact", "minimum", "least")))
    duplicate_rank_sets: bool = knob(True, Flag())
    adjacent_same_suit_runs: bool = knob(True, Flag())
    run_gap: int = knob(1, Whole(1, 4))
    take_after_laying_down: bool = knob(True, Flag())
    layoff_requires_down: bool = knob(True, Flag())
    layoff_same_turn: bool = knob(True, Flag())
    layoff_targets: str = knob("any_meld_on_table", OneOf(("any_meld_on_table", "own_melds")))
    displace_ace: str = knob(
        "runs_only_to_end_of_same_run",
        OneOf(
            (
                "runs_only_to_end_of_same_run",
                "runs_only_to_hand",
                "runs_only_to_hand_played_at_once",
                "never",
            )
        ),
    )
    may_i: MayIRules | None = knob(MayIRules(), Maybe(Part(MayIRules)))
    may_i_own_discard: bool = knob(True, Flag())
    go_out_without_discard: bool = knob(True, Flag())
    last_hand: str = knob("all_melded_no_discard", OneOf(("all_melded_no_discard", "same")))
    points: CardPoints = knob(
        PointTable().read({"2-9": 5, "T": 10, "J-K": 15, "A": 25}), PointTable()
    )
    out_in_one_turn: int = knob(0, Whole(0, 500))
    first_dealer: str = knob("random", OneOf(("random", "chosen")))
    next_dealer: str = knob("clockwise", OneOf(("clockwise",)))
    winner: str = knob("lowest_total", OneOf(("lowest_total",)))
    total_tie: str = knob("shared", OneOf(("shared",)))
    stock_exhausted: str = knob(
        "shuffle_discards_keep_top", OneOf(("shuffle_discards_keep_top", "hand_ends"))
    )
    rediscard_taken: str = knob("allow", OneOf(("allow", "forbid")))
    turn_cap: int = knob(1000, Whole(20, 100_000))

    def contradictions(self) -> Iterable[Clash]:
        """Describe every pair of knobs with contradictory values."""
        if len(self.deal) != len(self.contracts):
            yield Clash("clash-hands", deal=len(self.deal), contracts=len(self.contracts)).at(
                "deal"
            )
        needed = max(self.players) * max(self.deal) + 1
        if needed > len(self.pack):
            yield Clash(
                "clash-pack",
                players=max(self.players),
                deal=max(self.deal),
                needed=needed,
                decks=self.decks,
                jokers=self.jokers,
                cards=len(self.pack),
            ).at("decks")
        if "XX" in self.wild and self.jokers == 0:
            yield Clash("clash-no-jokers").at("wild")
        if self.jokers and "XX" not in self.wild:
            yield Clash("clash-tame-jokers", jokers=self.jokers).at("wild")
        longest = self.melds.run_high - self.melds.run_low + 1
        for number, (contract, dealt) in enumerate(zip(self.contracts, self.deal, strict=False), 1):
            slots = self.slots(contract)
            least = sum(max(slot.least, self.min_naturals_per_meld) for slot in slots)
            most = self.most_cards(dealt)
            if most is not None and least > most:
                yield Clash(
                    "clash-contract-cards",
                    contract=contract,
                    n=number,
                    least=least,
                    deal=dealt,
                    most=most,
                ).at("contracts", number)
            if any(slot.kind == "R" and slot.least > longest for slot in slots):
                yield Clash("clash-contract-run", contract=contract, longest=longest).at(
                    "contracts", number
                )
            whole = self.all_at_once(number)
            if self.laydown == "least" and any(s.least < self.min_naturals_per_meld for s in slots):
                yield Clash(
                    "clash-least-naturals", contract=contract, naturals=self.min_naturals_per_meld
                ).at("contracts", number)
            if self.laydown == "least" and whole and least != dealt + 1:
                yield Clash(
                    "clash-least-last-hand",
                    contract=contract,
                    least=least,
                    deal=dealt,
                    cards=dealt + 1,
                ).at("contracts", number)
            room = longest * len(slots)
            if whole and all(slot.kind == "R" for slot in slots) and room < dealt + 1:
                yield Clash(
                    "clash-last-hand", contract=contract, room=room, deal=dealt, cards=dealt + 1
                ).at("contracts", number)

        if self.run_gap > 1 and self.adjacent_same_suit_runs:
            yield Clash("clash-run_gap", gap=self.run_gap).at("run_gap")
        if not self.layoff_requires_down and not self.layoff_same_turn:
            yield Clash("clash-layoff_same_turn").at("layoff_same_turn")

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
    def exact(self) -> bool:
        """Whether a lay down has the melds of the contract and no others."""
        return self.laydown != "minimum"

    @property
    def hands(self) -> int:
        """The number of hands in a match."""
        return len(self.contracts)

    @property
    def wild_to_hand(self) -> bool:
        """Whether a wild card that is replaced on the table goes to the player's hand."""
        return self.displace_ace.startswith("runs_only_to_hand")

    @property
    def freed_at_once(self) -> bool:
        """Whether such a wild card must be laid off before anything else."""
        return self.displace_ace == "runs_only_to_hand_played_at_once"

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
            more_wilds=self.more_wilds_than_naturals,
            wild_neighbors=self.wilds_side_by_side,
            run_low=1 if self.run_low == "A" else 2,
            run_high=HIGH_ACE if self.run_high == "A" else 13,
            duplicate_rank_sets=self.duplicate_rank_sets,
            adjacent_same_suit_runs=self.adjacent_same_suit_runs,
            run_gap=self.run_gap,
            fixed_lengths=self.laydown == "least",
        )
