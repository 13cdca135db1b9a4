"""Rounds and hands that bots play, for positions: every decision as the view of its seat."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.bots.names import make_bot
from hollywood.cards import Card, Pack
from hollywood.contract import ContractRound, ContractRules
from hollywood.contract.actions import CallMayI
from hollywood.contract.may_i import eligible, next_moment
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin import GinRound, GinRules
from hollywood.gin.sight import GinView
from hollywood.match.decks import DeckProof, seeded_secrets
from hollywood.play import Action, Bot, Seat

LEVEL = "club"
"""The strongest level that needs no compiled code."""


def deck_of(pack: Pack, seed: str) -> tuple[Card, ...]:
    """Return the deck of a seed, top card first."""
    secret = seeded_secrets(seed)(1, 0)
    return DeckProof(secret=secret, contributions=(), round_number=1).deck(pack)


def gin_views(rules: GinRules, seed: str) -> Iterator[GinView]:
    """Play a round of gin; yield the view of each decision before it is made."""
    bots = _bots(2, seed)
    played = GinRound.deal(rules, dealer=Seat(0), deck=deck_of(rules.pack, seed))
    while (seat := played.awaiting) is not None:
        view = played.view(seat)
        yield view
        action = bots[seat].choose(view)
        assert action is not None, "whoever is awaited has something to do"
        played = played.after(seat, action)


def offers(
    rules: ContractRules, players: int, hand_number: int, seed: str
) -> Iterator[tuple[ContractView, Action | None]]:
    """Play a hand of the contract game; yield who may call for which discard, and what a bot does.

    Each view is from before anybody has called.
    """
    bots = _bots(players, seed)
    played = ContractRound.deal(
        rules,
        players=players,
        dealer=Seat(0),
        hand_number=hand_number,
        deck=deck_of(rules.pack, seed),
    )
    while (seat := played.awaiting) is not None:
        if played.table.phase is Phase.DRAW and not played.table.calls and not played.table.drew:
            moment = next_moment(played.table)
            for caller in eligible(played.table):
                view = played.view(caller)
                wish = bots[caller].choose(view)
                if not played.table.calls:
                    yield view, wish
                if isinstance(wish, CallMayI) and caller in eligible(played.table):
                    played = played.after(caller, CallMayI(moment))
            seat = played.awaiting
        assert seat is not None
        action = bots[seat].choose(played.view(seat))
        if action is None:
            raise HollywoodError("a bot has nothing to do")
        played = played.after(seat, action)


def _bots(players: int, seed: str) -> list[Bot]:
    return [make_bot(LEVEL, seat_name=f"seat {seat}", seed=seed) for seat in range(players)]
