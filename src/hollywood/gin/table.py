"""The open part of a gin table, and how each event changes it.

A round begins with the upcard, offered to the non-dealer and then to the dealer. Turns of one draw
and one discard follow, until somebody knocks or the stock is down to its floor. After a knock the
defender lays off and shows melds. This table never holds anything hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from hollywood.cards import Card, Hand
from hollywood.gin.events import (
    Dealt,
    Discarded,
    Drew,
    GinEvent,
    Knocked,
    LaidOffOn,
    Passed,
    RoundOver,
    Shown,
    Took,
)
from hollywood.gin.result import Ending, GinResult
from hollywood.gin.rules import GinRules
from hollywood.melds import extended
from hollywood.melds.meld import LaidOff, Meld
from hollywood.play import Seat


class Phase(StrEnum):
    """The action the round is waiting for."""

    UPCARD = "upcard"  # take the first upcard or pass
    DRAW = "draw"  # draw from the stock or take the discard
    DISCARD = "discard"  # discard, knock or declare big gin
    LAST_CHANCE = "last_chance"  # stock_end=fiftieth_card: take the last discard to knock, or pass
    LAYOFF = "layoff"  # the defender lays off and shows melds
    KNOCKER_LAYOFF = "knocker_layoff"  # the knocker lays off on the defender's melds and finishes
    OVER = "over"


Told = Passed | Drew | Took | Discarded
"""What a player does before a knock."""

_SEATS = (Seat(0), Seat(1))
_NONE = Hand()


class GinTable(Struct, frozen=True, kw_only=True):
    """Everything that everyone may see. Only :meth:`after` changes it."""

    rules: GinRules
    dealer: Seat
    phase: Phase
    awaiting: Seat | None
    upcard: Card  # the first one of the round, wherever it is now
    discards: tuple[Card, ...]  # the pile, bottom to top, without a face-down discard
    stock: int  # how many cards it has
    taken: Card | None = None  # taken from the pile in the current turn
    turns: int = 0  # completed
    known: tuple[Hand, Hand] = (_NONE, _NONE)  # taken and still held; everyone knows them
    past: tuple[Told, ...] = ()  # who passed, drew, took, and discarded what, as everyone saw it
    knocker: Seat | None = None
    ending: Ending | None = None  # knock, gin or big gin, after the knock
    spread: tuple[Meld, ...] = ()  # the knocker's melds, including layoffs
    left: Hand = _NONE  # the knocker's deadwood
    face_down: bool = False  # whether the knocker's discard is face down
    layoffs: tuple[LaidOff, ...] = ()  # by the defender, on the spread
    shown: tuple[Meld, ...] | None = None  # the defender's melds, including layoffs
    shown_left: Hand = _NONE  # the defender's deadwood
    knocker_layoffs: tuple[LaidOff, ...] = ()  # by the knocker, on the shown melds
    result: GinResult | None = None

    @classmethod
    def dealt(cls, rules: GinRules, event: Dealt) -> GinTable:
        """Return the table right after the deal.

        Without the upcard option the non-dealer starts with a plain draw from either pile.
        """
        return cls(
            rules=rules,
            dealer=event.dealer,
            phase=Phase.UPCARD if rules.upcard_option else Phase.DRAW,
            awaiting=_SEATS[1 - event.dealer],
            upcard=event.upcard,
            discards=(event.upcard,),
            stock=event.stock,
        )

    def after(self, event: GinEvent) -> GinTable:
        """Return the table after ``event``; a redacted event gives the same table."""
        table = _AFTER[type(event)](self, event)
        if not isinstance(event, Told):
            return table
        return replace(table, past=(*self.past, event.seen_by(None)))

    @property
    def knock_limit(self) -> int:
        """The knock limit of this round."""
        return self.rules.knock_limit_for(self.upcard)

    @property
    def multiplier(self) -> int:
        """The multiplier of this round's points."""
        return self.rules.multiplier_for(self.upcard)

    @property
    def past_is_whole(self) -> bool:
        """Whether the story has everything since the deal; false for a round set up midway."""
        return sum(isinstance(event, Discarded) for event in self.past) == self.turns

    @property
    def nondealer(self) -> Seat:
        """The player who did not deal."""
        return _SEATS[1 - self.dealer]

    @property
    def defender(self) -> Seat | None:
        """The player who did not knock; ``None`` before a knock."""
        return None if self.knocker is None else _SEATS[1 - self.knocker]

    @property
    def top_discard(self) -> Card | None:
        """The card that could be taken from the pile."""
        return self.discards[-1] if self.discards else None

    @property
    def pile_open(self) -> bool:
        """Whether the player to draw may take the discard; not if both have just passed it."""
        return not (
            self.turns == 0
            and self.rules.upcard_option
            and self.rules.both_pass == "nondealer_draws_stock"
        )

    @property
    def must_knock(self) -> bool:
        """Whether the last discard of the round was taken, which is allowed only to knock."""
        return (
            self.phase is Phase.DISCARD
            and self.taken is not None
            and self.stock <= self.rules.stock_floor
        )

    @property
    def layoffs_allowed(self) -> bool:
        """Whether the defender may lay off on this knock; on big gin never."""
        if self.ending is Ending.BIG_GIN:
            return False
        return self.rules.layoff_on_gin if self.ending is Ending.GIN else self.rules.layoff


def _after_passed(table: GinTable, event: Passed) -> GinTable:
    if table.phase is Phase.LAST_CHANCE:
        return replace(table, phase=Phase.OVER, awaiting=None)
    phase = Phase.DRAW if event.seat == table.dealer else Phase.UPCARD
    return replace(table, phase=phase, awaiting=_SEATS[1 - event.seat])


def _after_drew(table: GinTable, _: Drew) -> GinTable:
    return replace(table, phase=Phase.DISCARD, stock=table.stock - 1)


def _after_took(table: GinTable, event: Took) -> GinTable:
    return replace(
        table,
        phase=Phase.DISCARD,
        discards=table.discards[:-1],
        taken=event.card,
        known=_known(table, event.seat, table.known[event.seat] + event.card),
    )


def _after_discarded(table: GinTable, event: Discarded) -> GinTable:
    """Pass the turn, or end the round if the stock or the turn limit is reached."""
    seat, card, turns, rules = event.seat, event.card, table.turns + 1, table.rules
    awaiting: Seat | None = _SEATS[1 - seat]
    if table.stock > rules.stock_floor and turns < rules.turn_cap:
        phase = Phase.DRAW
    elif table.stock <= rules.stock_floor and rules.stock_end == "fiftieth_card":
        phase = Phase.LAST_CHANCE
    else:
        phase, awaiting = Phase.OVER, None
    known = table.known
    if card in known[seat]:
        known = _known(table, seat, known[seat] - card)
    return replace(
        table,
        phase=phase,
        awaiting=awaiting,
        discards=(*table.discards, card),
        taken=None,
        turns=turns,
        known=known,
    )


def _after_knocked(table: GinTable, event: Knocked) -> GinTable:
    if event.left:
        ending = Ending.KNOCK
    elif event.discard is None and not event.face_down:
        ending = Ending.BIG_GIN
    else:
        ending = Ending.GIN
    thrown = event.discard is not None and not event.face_down
    return replace(
        table,
        phase=Phase.LAYOFF,
        awaiting=_SEATS[1 - event.seat],
        discards=(*table.discards, event.discard) if thrown else table.discards,
        taken=None,
        turns=table.turns + 1,
        known=_known(table, event.seat, _NONE),
        knocker=event.seat,
        ending=ending,
        spread=event.spread,
        left=event.left,
        face_down=event.face_down,
    )


def _after_laid_off(table: GinTable, event: LaidOffOn) -> GinTable:
    seat, card = event.seat, event.card
    layoff = LaidOff(card, event.onto)
    if seat == table.knocker:
        assert table.shown is not None
        return replace(
            table,
            shown=_longer(table.shown, layoff, table.rules),
            left=table.left - card,
            knocker_layoffs=(*table.knocker_layoffs, layoff),
        )
    known = table.known[seat]
    return replace(
        table,
        spread=_longer(table.spread, layoff, table.rules),
        layoffs=(*table.layoffs, layoff),
        known=_known(table, seat, known - card) if card in known else table.known,
    )


def _after_shown(table: GinTable, event: Shown) -> GinTable:
    more = table.rules.knocker_layoff and table.ending is Ending.KNOCK and event.melds
    return replace(
        table,
        phase=Phase.KNOCKER_LAYOFF if more else Phase.OVER,
        awaiting=table.knocker if more else None,
        known=(_NONE, _NONE),
        shown=event.melds,
        shown_left=event.left,
    )


def _after_round(table: GinTable, event: RoundOver) -> GinTable:
    return replace(table, phase=Phase.OVER, awaiting=None, result=event.result)


_AFTER: dict[type, Callable[[GinTable, Any], GinTable]] = {
    Passed: _after_passed,
    Drew: _after_drew,
    Took: _after_took,
    Discarded: _after_discarded,
    Knocked: _after_knocked,
    LaidOffOn: _after_laid_off,
    Shown: _after_shown,
    RoundOver: _after_round,
}


def _known(table: GinTable, seat: Seat, hand: Hand) -> tuple[Hand, Hand]:
    return (hand, table.known[1]) if seat == 0 else (table.known[0], hand)


def _longer(melds: tuple[Meld, ...], layoff: LaidOff, rules: GinRules) -> tuple[Meld, ...]:
    longer = extended(melds[layoff.onto], layoff.card, rules.melds)
    return (*melds[: layoff.onto], longer, *melds[layoff.onto + 1 :])
