"""What a game is about, for somebody who has never played it: a few lines, no more."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractRules
from hollywood.gin import GinRules
from hollywood.match.presets import AnyRules
from hollywood.match.telling.contract_english import contract_in_words, last_hand, run_ends
from hollywood.match.telling.gin_melds_english import ace_in_runs
from hollywood.match.telling.wording import joined, number, rank


def tell_goal(screen: Screen, rules: AnyRules) -> None:
    """Say what one plays for."""
    told = _of_gin(rules) if isinstance(rules, GinRules) else _of_contract(rules)
    for line in (*told, _CARDS):
        screen.literal(line, hanging="  ")


_CARDS = (
    "Cards are written by rank and suit, with T for ten: Kc is the king of clubs, Td the ten of "
    "diamonds."
)


def _of_gin(rules: GinRules) -> Iterator[str]:
    suit = "of any suits" if rules.run_suits == "any" else "of one suit"
    sets = joined([number(size) for size in sorted(rules.set_sizes)], "or")
    yield (
        f"Make melds of your {number(rules.hand_size)} cards: sets, {sets} of one rank as "
        f"7c 7d 7h, and runs, {number(rules.run_min)} or more in a row {suit} as 3s 4s 5s. "
        f"{ace_in_runs(rules)}"
    )
    yield (
        "In your turn take the top card of the stock or of the discard pile, and throw a card. "
        f"What is in no meld is deadwood: an ace counts {rules.ace_points}, a jack, queen or king "
        f"{rules.face_points}, the others their number."
    )
    if rules.oklahoma:
        limit = "as little deadwood as the first upcard counts"
    else:
        limit = f"{rules.knock_limit} deadwood or less"
    fewer = "no more" if rules.undercut_on_tie else "less"
    if rules.knock_limit or rules.oklahoma:
        yield (
            f"Once you have {limit} after your throw, you may knock: that ends the round, and "
            f"whoever has less scores the difference. With none at all it is gin, and "
            f"{rules.gin_bonus} more. But if the other has {fewer} than the knocker, he scores."
        )
    else:
        yield f"With no deadwood left you go gin: his deadwood and {rules.gin_bonus} are yours."
    if rules.games > 1:
        first, second = (
            ("your first win", "your second win")
            if rules.credit == "wins"
            else ("the first round won", "the second, whoever wins it,")
        )
        yield (
            f"{number(rules.games).capitalize()} games run at once, each to {rules.target}: "
            f"{first} counts in the first game, {second} in the first two, and so on."
        )
    else:
        yield f"{rules.target} points win a game."


def _of_contract(rules: ContractRules) -> Iterator[str]:
    wild = [f"{rank(name)}s" for name in rules.wild]
    low, high = run_ends(rules)
    ends = "with the ace low or high" if low == high else f"from the {low} up to the {high}"
    first = contract_in_words(rules, rules.contracts[0])
    yield (
        f"There are {number(rules.hands)} hands. In each lay down its contract, at first {first}, "
        "then get rid of your other cards; who goes out first pays nothing."
    )
    yield (
        f"A set is {number(rules.set_min)} or more of one rank; a run is "
        f"{number(rules.run_min)} or more of one suit in a row, {ends}. "
        + (
            f"{joined(wild).capitalize()} are wild: they stand for any card."
            if wild
            else "No card is wild."
        )
    )
    yield "In your turn draw a card, or take the top discard; at the end throw one."
    if rules.may_i is not None:
        yield (
            "When another player throws a card you want, ask May I? before the next turn; you then "
            "get it, with a card from the stock, unless the player in turn takes it himself."
        )
    last = " ".join(last_hand(rules))
    if last:
        yield last
    yield "What you still hold when somebody goes out counts against you; the lowest total wins."
