"""A contract hand as its player sees it: cards for the contract first, wild cards apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hollywood.cards import Card
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractTable, ContractView, Displace, Phase, calls_used
from hollywood.contract.laying import additions
from hollywood.contract.standing import cards_short, grouped, offered_laydown
from hollywood.play import Seat


def show_hand(screen: Screen, view: ContractView, sort: str) -> None:
    """Print the hand, how many cards it lacks for the contract, and the calls left."""
    table, hand, rules = view.table, view.hand, view.table.rules
    assert view.seat is not None
    wild = [card for card in hand if rules.melds.is_wild(card)]
    plain = [card for card in hand if not rules.melds.is_wild(card)]
    new = {view.drawn, table.taken} - {None} if table.phase is Phase.PLAY else set()

    def marked(card: Card) -> str:
        if card not in new:
            return str(card)
        new.remove(card)  # of two equal cards, one is new
        return f"{card}*"

    def row(cards: Iterable[Card]) -> str:
        return " ".join(map(marked, cards))

    if screen.plain:
        _tell(screen, plain, wild, None if table.down[view.seat] is not None else table)
        screen.say(f"{_count(len(hand), 'card')}: {_standing(view)}.")
        return
    if sort == "rank":
        shown = [row(sorted(plain, key=lambda card: (card.rank, card)))]
    elif sort == "suit" or table.down[view.seat] is not None:
        shown = [row(plain)]
    else:
        groups, rest = grouped(plain, table)
        shown = [f"[{row(group)}]" for group in groups]
        shown.append(" " + row(sorted(rest, key=lambda card: (-card.rank, card))))
    wilds = f"   wild {row(wild)}" if wild else ""
    screen.say(f"{' '.join(shown).strip()}{wilds}", indent="  ", hanging="   ")
    screen.say(f"{_count(len(hand), 'card')}: {_standing(view)}.", indent="  ", hanging="    ")


def _tell(
    screen: Screen, cards: Sequence[Card], wild: Sequence[Card], table: ContractTable | None
) -> None:
    """Describe a hand: cards for the contract first; by rank for a player who is down."""

    def said(some: Iterable[Card]) -> str:
        return " ".join(map(str, sorted(some, key=lambda card: (card.rank, card))))

    groups, rest = ([], list(cards)) if table is None else grouped(cards, table)
    if groups:
        screen.say(f"For the contract: {'; '.join(map(said, groups))}.")
    if rest:
        screen.say(f"{'Others' if groups else 'You hold'}: {said(rest)}.")
    if wild:
        screen.say(f"Wild: {said(wild)}.")


def calls_left(table: ContractTable, seat: Seat) -> str:
    """Say how many calls a player has left."""
    may_i = table.rules.may_i
    if may_i is None or may_i.limit is None:
        return ""
    return _count(max(0, may_i.limit - calls_used(table, seat)), "May-I") + " left"


def show_melds(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print the melds on the table, numbered from 1 to lay off on."""
    names = [cast.subject(on_table.owner) for on_table in table.melds]
    room = max(map(len, names), default=0)
    for number, on_table in enumerate(table.melds, 1):
        kind = "set" if on_table.meld.kind == "S" else "run"
        if screen.plain:
            what = meld_in_words(table, number - 1)
            screen.say(f"Meld {number}, {cast.whose(on_table.owner)} {kind}: {what}.")
        else:
            row = f"{number:>2}  {names[number - 1]:<{room}}  {kind}  {on_table.meld}"
            screen.say(
                f"{row}{_stands_for(table, number - 1)}", indent=" ", hanging=" " * (room + 12)
            )


def meld_in_words(table: ContractTable, number: int) -> str:
    """Write a meld on the table, and its ends if wild cards are there."""
    return f"{table.melds[number].meld}{_stands_for(table, number)}"


def show_sizes(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print how many cards everyone holds, and who has laid down."""
    said = []
    for seat, size in enumerate(table.sizes):
        down = " (down)" if table.down[seat] is not None else ""
        said.append(f"{cast.subject(Seat(seat))} {size}{down}")
    screen.say(f"Cards: {', '.join(said)}. Stock {table.stock}.", hanging="  ")


def _standing(view: ContractView) -> str:
    table = view.table
    assert view.seat is not None
    if table.down[view.seat] is not None:
        return _fits(view)
    said = []
    lacking = cards_short(view)
    if lacking is None:
        said.append("all cards must fit")
    elif lacking:
        aim = "going out" if table.all_at_once else "the contract"
        said.append(f"{_count(lacking, 'card')} short of {aim}")
    elif table.phase is not Phase.PLAY or table.turn != view.seat:
        said.append("enough for the contract")
    elif offered_laydown(view) is not None:
        said.append("you can lay down (down)")
    else:
        said.append("you have the contract, but not with all cards")
    said.append(calls_left(table, view.seat))
    return "; ".join(filter(None, said))


def _fits(view: ContractView) -> str:
    """Say which cards can be added to the melds now, and which by a swap with a wild card."""
    table = view.table
    assert view.seat is not None
    if table.turn != view.seat or table.phase is not Phase.PLAY:
        return "you have laid down"
    places: dict[tuple[Card, str], list[int]] = {}
    for addition in additions(table, view.seat, view.hand):
        how = " (swap)" if isinstance(addition, Displace) else ""
        numbers = places.setdefault((addition.card, how), [])
        if addition.onto + 1 not in numbers:
            numbers.append(addition.onto + 1)
    if not places:
        return "you have laid down, and nothing fits on the table"
    said = [f"{card} on {_numbers(numbers)}{how}" for (card, how), numbers in places.items()]
    return f"you have laid down; fits: {', '.join(said)}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _numbers(numbers: Sequence[int]) -> str:
    if len(numbers) > 3:
        return f"{numbers[0]} and {len(numbers) - 1} more"
    return " or ".join(map(str, numbers))


def _stands_for(table: ContractTable, number: int) -> str:
    """Say the ends of a run if a wild card is at one of them."""
    rules, meld = table.rules.melds, table.melds[number].meld
    span = meld.span(rules)
    if span is None or not any(rules.is_wild(card) for card in (meld.cards[0], meld.cards[-1])):
        return ""
    return f"  ({span[0]} to {span[1]})"
