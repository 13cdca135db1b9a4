"""Facts of a finished round and a finished match about each person who played, for statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.cards import Hand
from hollywood.contract import ContractResult, ContractRules, HandOver
from hollywood.contract import Dealt as ContractDealt
from hollywood.contract import price as contract_price
from hollywood.gin import Dealt, GinResult, GinRules, RoundOver, price
from hollywood.match.match import Match
from hollywood.match.table import TableEvent
from hollywood.play import Seat
from hollywood.server.people.card_statistics import dealt_at_contract, dealt_at_gin
from hollywood.server.protocol.messages import TableCard
from hollywood.server.store.rows import MatchFact, RoundFact
from hollywood.server.table.seating import Seating


def round_facts(
    card: TableCard, seating: Seating, match: Match, events: Sequence[TableEvent], at: float
) -> tuple[RoundFact, ...]:
    """Return a row for each person who played in the round that has just ended.

    ``events`` are those of the round, with all cards. A round that a bot finished for somebody
    counts for nobody: if a bot stands in for a person, that person gets no row.
    """
    rules, rows = match.rules, []
    for number, board in enumerate(match.boards):
        mine = [each.event for each in events if each.board == number]
        for place, seat in enumerate(board.deal.seats):
            owner = seating.places[seat]
            if owner.person is None or owner.stand_in is not None:
                continue
            if isinstance(rules, GinRules):
                facts = _gin(rules, mine, Seat(place))
            else:
                facts = _contract(rules, mine, Seat(place))
            rows.append(
                RoundFact(
                    person=owner.person,
                    round_number=match.round_number,
                    seat=seat,
                    family=card.family,
                    preset=card.preset,
                    at=at,
                    facts=facts,
                )
            )
    return tuple(rows)


def match_facts(
    card: TableCard, seating: Seating, winners: Sequence[Seat], at: float, *, played_out: bool
) -> tuple[MatchFact, ...]:
    """Return a row for each person whose match has just ended."""
    return tuple(
        MatchFact(
            person=place.person,
            seat=Seat(seat),
            family=card.family,
            preset=card.preset,
            at=at,
            rated=card.rated,
            won=seat in winners,
            facts={"played_out": played_out, "players": card.players},
        )
        for seat, place in enumerate(seating.places)
        if place.person is not None
    )


def _gin(rules: GinRules, events: Sequence[Any], place: Seat) -> dict[str, Any]:
    dealt = next(event for event in events if isinstance(event, Dealt))
    result: GinResult = next(e.result for e in events if isinstance(e, RoundOver))
    score = price(result, rules)
    won = None if score.winner is None else score.winner == place
    return {
        **dealt_at_gin(dealt.hands[place] or Hand(), rules),
        "non_dealer": dealt.dealer != place,
        "ending": result.ending,
        "knocked": result.knocker == place,
        "won": won,
        "points": 0 if won is None else score.points if won else -score.points,
        "kind": score.kind,
        "turns": result.turns,
    }


def _contract(rules: ContractRules, events: Sequence[Any], place: Seat) -> dict[str, Any]:
    dealt = next(event for event in events if isinstance(event, ContractDealt))
    result: ContractResult = next(e.result for e in events if isinstance(e, HandOver))
    return {
        **dealt_at_contract(dealt.hands[place] or Hand(), rules),
        "penalty": contract_price(result, rules)[place],
        "went_out": result.winner == place,
        "may_is": result.may_is[place],
        "hand_number": result.hand_number,
    }
