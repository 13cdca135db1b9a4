"""Examples of score sheets, settlements, dealers and seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hollywood.contract import ContractRound
from hollywood.gin import GinRound, GinRules
from hollywood.match.dealers import dealers as dealers_of
from hollywood.match.forms import net_entry, roles_after
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.settlement import GameAccount
from hollywood.match.sheet import Entry, ScoreSheet
from hollywood.play import Seat
from tests.acceptance.example import Example

# Words that identify the forms for three players, whatever people call them in full.
_FORMS = {
    "chouette": "chouette",
    "box": "in_the_box",
    "captain": "in_the_box",
    "dealer": "dealer_sits_out",
    "cut": "cutthroat",
    "loser": "cutthroat",
}


def _winner(result: Any) -> str | None:
    """Read who won a round: ``"A"`` or ``["A", 12]``; a draw has no winner."""
    if isinstance(result, list | tuple):
        result = result[0] if result else None
    return None if result in {None, "draw"} else str(result)


def _sheet(example: Example) -> tuple[ScoreSheet, Sequence[str]]:
    """Write the results on a sheet; results after the end of the match are not played."""
    names = example.given["players"]
    sheet = ScoreSheet(tuple(names), example.gin)
    for result in example.given["results"]:
        winner = _winner(result)
        if sheet.over:
            break
        if winner is None:
            sheet = sheet.after(Entry(winner=None, boxes=0))
        else:
            sheet = sheet.after(Entry(winner=names.index(winner), points=result[1]))
    return sheet, names


def _name(names: Sequence[str], side: int | None) -> str | None:
    return None if side is None else names[side]


def _totals(game: GameAccount, names: Sequence[str], said: dict[str, Any]) -> dict[str, int]:
    """The totals of a game; an example may give those of a doubled column before the doubling."""
    plain = {name: total // game.factor for name, total in zip(names, game.totals, strict=True)}
    return plain if said.get("totals") == plain else dict(zip(names, game.totals, strict=True))


def hollywood_sheet(example: Example) -> None:
    sheet, names = _sheet(example)
    example.says(
        columns={name: list(sheet.totals(side)) for side, name in enumerate(names)},
        boxes={name: list(sheet.boxes(side)) for side, name in enumerate(names)},
        game_winners=[_name(names, side) for side in sheet.game_winners],
        series_over=sheet.over,
        overall_winner=_name(names, sheet.winner),
    )


def hollywood_settlement(example: Example) -> None:
    sheet, names = _sheet(example)
    settled = sheet.settlement
    for game, said in zip(settled.games, example.expected["games"], strict=True):
        if said is None or said.get("winner", said) is None:
            assert game.winner is None
            assert not any(game.net)
            continue
        found = {
            "winner": _name(names, game.winner),
            "totals": _totals(game, names, said),
            "shutout": bool(game.shut_out),
            "net_A": game.net[0],
        }
        assert {name: found[name] for name in said if name in found} == {
            name: said[name] for name in said if name in found
        }
    if "net_A" in example.expected:
        assert settled.net[0] == example.expected["net_A"]
    if "overall_winner" in example.expected:
        assert _name(names, sheet.winner) == example.expected["overall_winner"]


def game_003(example: Example) -> None:
    sheet, names = _sheet(example)
    (game,) = sheet.settlement.games
    payments = sheet.settlement.payments
    answers: dict[str, Any] = {
        "scores": {name: sheet.totals(side)[0] for side, name in enumerate(names)},
        "boxes": {name: sheet.boxes(side)[0] for side, name in enumerate(names)},
        "winner": _name(names, sheet.winner),
        "shutout": bool(game.shut_out),
    }
    if game.winner is not None:
        answers |= {
            "totals": _totals(game, names, example.expected),
            "payer": _name(names, payments[0].payer) if payments else None,
            "payee": _name(names, payments[0].payee) if payments else None,
            "amount": payments[0].points if payments else 0,
        }
    example.says(**answers)


def dealers(example: Example) -> None:
    given = example.given
    names = given["players"]
    winners = [
        None if winner is None else Seat(names.index(winner))
        for winner in map(_winner, given["results"])
    ]
    first = Seat(names.index(given["first_dealer"]))
    found = dealers_of(example.rules, first, winners, players=len(names))
    example.says(dealers=[names[seat] for seat in found])


def deal_counts(example: Example) -> None:
    rules, players = example.rules, example.given["players"]
    deck = rules.pack.cards
    play: GinRound | ContractRound
    if isinstance(rules, GinRules):
        play = GinRound.deal(rules, dealer=Seat(0), deck=deck)
        draws = {"max_stock_draws": len(play.stock) - rules.stock_floor}
        pile = play.discard_pile
    else:
        play = ContractRound.deal(
            rules,
            players=players,
            dealer=Seat(0),
            hand_number=example.given.get("hand_no", 1),
            deck=deck,
        )
        draws, pile = {}, play.table.discards
    assert len(play.hands) == players
    (size,) = {len(hand) for hand in play.hands}
    example.says(hand=size, discard=len(pile), stock=len(play.stock), **draws)


def partnership(example: Example) -> None:
    teams = example.given["teams"]
    tables = [
        Entry(winner=teams.index(table["winner_team"]), points=table["points"])
        if isinstance(table, dict) and table.get("winner_team") in teams
        else Entry(winner=None, boxes=0)
        for table in example.given["tables"]
    ]
    net = net_entry(tables, GinRules(form="partnership", players=4))
    example.says(team=_name(teams, net.winner), points=net.points)


def three_handed_roles(example: Example) -> None:
    """Follow the three through the form's own roles, and compare them with the roles of the file.

    The file may use its own names for the roles, and list partners together. If the dealer sits
    out, neither of the other two has a role.
    """
    given = example.given
    form = next(ours for word, ours in _FORMS.items() if word in given["form"])
    start: dict[str, Any] = given["start"]
    people: dict[str, Any] = {}
    for key, who in start.items():
        role = "out" if {"out", "idle", "sits"} & set(key.split("_")) else key
        named = who if isinstance(who, list) else [who]
        people |= {
            role if len(named) == 1 else f"{role} {person}": person
            for person in named
            if person not in people.values()
        }
    roles, seen = people, [people]
    for loser in given["losers"]:
        roles = roles_after(form, roles, None if loser == "draw" else loser)
        seen.append(roles)
    place = {person: key for key, person in people.items()}

    def told(roles: dict[str, Any]) -> dict[str, Any]:
        """Say who now has each of the file's initial roles."""
        return {
            key: sorted(roles[place[person]] for person in who)
            if isinstance(who, list)
            else roles[place[who]]
            for key, who in start.items()
        }

    def plain(deal: dict[str, Any]) -> Any:
        """Write a deal with partners in any order."""
        if form != "dealer_sits_out":
            return {k: sorted(who) if isinstance(who, list) else who for k, who in deal.items()}
        return deal.get("dealer", deal.get("out"))

    assert [plain(told(roles)) for roles in seen] == [
        plain(deal) for deal in example.expected["deals"]
    ]


def cr_match(example: Example) -> None:
    scores = example.given["hand_scores"]
    names = tuple(scores)
    sheet = PenaltySheet(names, example.contract.hands)
    for penalties in zip(*scores.values(), strict=True):
        sheet = sheet.after(penalties)
    example.says(
        totals=dict(zip(names, sheet.totals, strict=True)),
        winners=[names[seat] for seat in sheet.winners],
    )


KINDS: Mapping[str, Callable[[Example], Any]] = {
    "hollywood_sheet": hollywood_sheet,
    "hollywood_settlement": hollywood_settlement,
    "game_003": game_003,
    "dealers": dealers,
    "deal_counts": deal_counts,
    "partnership": partnership,
    "three_handed_roles": three_handed_roles,
    "cr_match": cr_match,
}
