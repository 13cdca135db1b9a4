"""A contract hand as its player sees it: cards for the contract first, wild cards apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hollywood.cards import Card
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.parts import parted
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractTable, ContractView, Displace, Phase, calls_used
from hollywood.contract.laying import additions
from hollywood.contract.standing import cards_short, grouped, offered_laydown
from hollywood.play import Seat
from hollywood.texts.saying import Speech


def show_hand(screen: Screen, view: ContractView, sort: str) -> None:
    """Print the hand, how many cards it lacks for the contract, and the calls left."""
    table, hand, rules = view.table, view.hand, view.table.rules
    say = screen.speech
    assert view.seat is not None
    held = say("held-holds", n=len(hand), standing=_standing(view, say))
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
        screen.say(held)
        return
    if sort == "rank":
        shown = [row(sorted(plain, key=lambda card: (card.rank, card)))]
    elif sort == "suit" or table.down[view.seat] is not None:
        shown = [row(plain)]
    else:
        groups, rest = grouped(plain, table)
        shown = [f"[{row(group)}]" for group in groups]
        shown.append(" " + row(sorted(rest, key=lambda card: (-card.rank, card))))
    wilds = "   " + say("held-wild", cards=row(wild)) if wild else ""
    screen.say(f"{' '.join(shown).strip()}{wilds}", indent="  ", hanging="   ")
    screen.say(held, indent="  ", hanging="    ")


def _tell(
    screen: Screen, cards: Sequence[Card], wild: Sequence[Card], table: ContractTable | None
) -> None:
    """Describe a hand: cards for the contract first; by rank for a player who is down."""

    def said(some: Iterable[Card]) -> str:
        return " ".join(map(str, sorted(some, key=lambda card: (card.rank, card))))

    say = screen.speech
    groups, rest = ([], list(cards)) if table is None else grouped(cards, table)
    if groups:
        screen.say(say("held-groups", groups=parted(map(said, groups), say)))
    if rest:
        text = "held-others" if groups else "held-you-hold"
        screen.say(say(text, cards=said(rest)))
    if wild:
        screen.say(say("held-wilds", cards=said(wild)))


def calls_left(table: ContractTable, seat: Seat, say: Speech) -> str:
    """Say how many calls a player has left."""
    may_i = table.rules.may_i
    if may_i is None or may_i.limit is None:
        return ""
    return say("held-calls-left", n=max(0, may_i.limit - calls_used(table, seat)))


def show_melds(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print the melds on the table, numbered from 1 to lay off on."""
    say = screen.speech
    names = [cast.subject(on_table.owner) for on_table in table.melds]
    kinds = [say("held-set" if each.meld.kind == "S" else "held-run") for each in table.melds]
    room, wide = max(map(len, names), default=0), max(map(len, kinds), default=0)
    for number, (name, kind, on_table) in enumerate(zip(names, kinds, table.melds, strict=True), 1):
        ends = _stands_for(table, number - 1, say)
        if screen.plain:
            owner = cast.who(on_table.owner)
            melds = f"{on_table.meld}{ends}"
            screen.say(say("held-meld", n=number, who=owner, name=name, kind=kind, meld=melds))
        else:
            row = f"{number:>2}  {name:<{room}}  {kind:<{wide}}  {on_table.meld}"
            screen.say(f"{row}{ends}", indent=" ", hanging=" " * (room + wide + 9))


def show_sizes(screen: Screen, cast: Cast, table: ContractTable) -> None:
    """Print how many cards everyone holds, and who has laid down."""
    say = screen.speech
    said = []
    for seat, size in enumerate(table.sizes):
        text = "held-size" if table.down[seat] is None else "held-size-down"
        said.append(say(text, name=cast.subject(Seat(seat)), n=size))
    screen.say(say("held-sizes", sizes=", ".join(said), n=table.stock), hanging="  ")


def _standing(view: ContractView, say: Speech) -> str:
    table = view.table
    assert view.seat is not None
    if table.down[view.seat] is not None:
        return _fits(view, say)
    said = []
    lacking = cards_short(view)
    if lacking is None:
        said.append(say("held-all-must-fit"))
    elif lacking:
        text = "held-short-of-out" if table.all_at_once else "held-short"
        said.append(say(text, n=lacking))
    elif table.phase is not Phase.PLAY or table.turn != view.seat:
        said.append(say("held-enough"))
    elif offered_laydown(view) is not None:
        said.append(say("held-can-lay-down"))
    else:
        said.append(say("held-not-with-all"))
    said.append(calls_left(table, view.seat, say))
    return parted(filter(None, said), say)


def _fits(view: ContractView, say: Speech) -> str:
    """Say which cards can be added to the melds now, and which by a swap with a wild card."""
    table = view.table
    assert view.seat is not None
    if table.turn != view.seat or table.phase is not Phase.PLAY:
        return say("held-down")
    places: dict[tuple[Card, bool], list[int]] = {}
    for addition in additions(table, view.seat, view.hand):
        numbers = places.setdefault((addition.card, isinstance(addition, Displace)), [])
        if addition.onto + 1 not in numbers:
            numbers.append(addition.onto + 1)
    if not places:
        return say("held-nothing-fits")
    said = []
    for (card, swap), numbers in places.items():
        text = "held-swaps" if swap else "held-fits-on"
        said.append(say(text, card=str(card), numbers=_numbers(numbers, say)))
    return say("held-fits", fits=", ".join(said))


def _numbers(numbers: Sequence[int], say: Speech) -> str:
    if len(numbers) > 3:
        return say("held-and-more", first=numbers[0], n=len(numbers) - 1)
    return say.listed(map(str, numbers), "or")


def _stands_for(table: ContractTable, number: int, say: Speech) -> str:
    """Say the ends of a run if a wild card is at one of them."""
    rules, meld = table.rules.melds, table.melds[number].meld
    span = meld.span(rules)
    if span is None or not any(rules.is_wild(card) for card in (meld.cards[0], meld.cards[-1])):
        return ""
    return "  " + say("held-ends", low=str(span[0]), high=str(span[1]))
