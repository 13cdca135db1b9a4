"""The rules of a contract table in plain English. See :mod:`hollywood.match.telling.english`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hollywood.contract.domains import Slot
from hollywood.contract.rules import ContractRules
from hollywood.match.telling.may_i_english import calling
from hollywood.match.telling.wording import (
    Section,
    counted,
    either,
    joined,
    number,
    points,
    rank,
    sentence,
)

_KINDS = {"S": "set", "R": "run"}
_CONTRACTS = "What must be laid down in each hand:"


def contract_in_words(rules: ContractRules, contract: str) -> str:
    """Tell what a contract asks for; lengths are named only where they are not the usual ones.

    >>> contract_in_words(ContractRules(), "SSR"), contract_in_words(ContractRules(), "S3R7")
    ('two sets and a run', 'a set and a run of seven')
    """
    usual = {"S": rules.set_min, "R": rules.run_min}
    counts = Counter(rules.slots(contract))

    def words(slot: Slot, count: int) -> str:
        kind = _KINDS[slot.kind]
        length = "" if slot.least == usual[slot.kind] else f" of {number(slot.least)}"
        return f"a {kind}{length}" if count == 1 else f"{number(count)} {kind}s{length}"

    return joined([words(slot, count) for slot, count in counts.items()])


def run_ends(rules: ContractRules) -> tuple[str, str]:
    """Name the lowest and the highest rank of a run.

    >>> run_ends(ContractRules())
    ('two', 'king')
    """
    names = {"2": "two", "A": "ace", "K": "king"}
    return names[rules.run_low], names[rules.run_high]


def one_line(rules: ContractRules) -> str:
    """Tell a contract game in one line."""
    first, last = (contract_in_words(rules, rules.contracts[end]) for end in (0, -1))
    wild = _wild_cards(rules)
    if rules.hands == 1:
        hands = f"one hand, {first}"
    else:
        hands = f"{number(rules.hands)} hands, from {first} to {last}"
    calls = "no May-I"
    if rules.may_i is not None:
        limit = rules.may_i.limit
        calls = f"{number(limit)} May-I{'s' if limit != 1 else ''} a hand" if limit else calls
        calls = "May-I without limit" if limit is None else calls
    return (
        f"Contract rummy for {either(rules.players)}: {hands}; "
        f"{f'{wild} wild' if wild else 'nothing wild'}; {calls}; the lowest total wins."
    )


def in_english(rules: ContractRules) -> tuple[Section, ...]:
    """Tell a contract game section by section."""
    sections = [
        Section("The game", tuple(_game(rules))),
        Section("The deal", tuple(_deal(rules))),
        Section("The contracts", (_CONTRACTS,), tuple(_contract_rows(rules))),
        Section("Sets and runs", tuple(_melds(rules))),
        Section("The turn", tuple(_turn(rules))),
        Section("May I?", tuple(calling(rules))),
        Section("Laying down", tuple(_laying_down(rules))),
        Section("Laying off", tuple(_laying_off(rules))),
        Section("Going out", tuple(_going_out(rules))),
        Section("The last hand", tuple(last_hand(rules))),
        Section("Scoring", tuple(_scoring(rules)), tuple(_point_rows(rules))),
    ]
    return tuple(section for section in sections if section.sentences)


def _wild_cards(rules: ContractRules) -> str:
    return joined([f"{rank(name)}s" for name in rules.wild]) if rules.wild else ""


# The game and the deal


def _game(rules: ContractRules) -> Iterator[str]:
    packs = counted(rules.decks, "pack")
    together = " shuffled together" if rules.decks > 1 else ""
    jokers = f"{counted(rules.jokers, 'joker')} more" if rules.jokers else "no jokers"
    yield f"{sentence(either(rules.players))} players, {packs} of 52 cards{together}, {jokers}."
    yield (
        f"A match is {counted(rules.hands, 'hand')}. In each, every player tries to lay down that "
        "hand's contract, a number of sets and runs, and then to get rid of all other cards."
    )


def _deal(rules: ContractRules) -> Iterator[str]:
    yield {
        "random": "The first dealer is drawn by lot; then the deal passes clockwise.",
        "chosen": "The players choose who deals first; then the deal passes clockwise.",
    }[rules.first_dealer]
    if len(set(rules.deal)) == 1:
        yield f"Each player gets {counted(rules.deal[0], 'card')} in every hand."
    else:
        yield "How many cards each player gets stands with the contracts below."
    yield "The next card is turned face up and begins the discard pile; the rest is the stock."


def _contract_rows(rules: ContractRules) -> Iterator[tuple[str, ...]]:
    alike = len(set(rules.deal)) == 1
    for place, (contract, dealt) in enumerate(zip(rules.contracts, rules.deal, strict=True), 1):
        cards = () if alike else (counted(dealt, "card"),)
        yield (f"hand {place}", contract_in_words(rules, contract), *cards)


# Sets and runs


def _melds(rules: ContractRules) -> Iterator[str]:
    yield f"A set is {counted(rules.set_min, 'card')} or more of one rank, of any suits."
    low, high = run_ends(rules)
    yield (
        f"A run is {counted(rules.run_min, 'card')} or more of one suit in sequence; it may begin "
        f"as low as the {low} and reach as high as the {high}."
    )
    if not rules.wild:
        yield "No card is wild."
    else:
        yield (
            f"{sentence(_wild_cards(rules))} are wild: each may stand for any card in a set or run."
        )
        yield (
            f"Every set and run needs at least {counted(rules.min_naturals_per_meld, 'card')} "
            f"that {'is' if rules.min_naturals_per_meld == 1 else 'are'} not wild."
            if rules.min_naturals_per_meld
            else "A set or run may consist of wild cards alone."
        )


# The turn


def _turn(rules: ContractRules) -> Iterator[str]:
    yield (
        "The player left of the dealer begins. In your turn, draw the top card of the stock or of "
        "the discard pile; lay down and lay off what you can and want to; then discard a card."
    )
    yield {
        "allow": "A card just taken may be discarded again in the same turn.",
        "forbid": "A card just taken from the discard pile may not be discarded in the same turn.",
    }[rules.rediscard_taken]
    yield {
        "shuffle_discards_keep_top": (
            "When the stock is used up, all discards but the top one are shuffled to make a new "
            "one; if there is still nothing to draw, the hand ends and everybody counts."
        ),
        "hand_ends": (
            "When the stock is used up and somebody has to draw from it, the hand ends and "
            "everybody counts."
        ),
    }[rules.stock_exhausted]
    yield f"A hand also ends after {rules.turn_cap:,} turns, without a winner."


# Laying down and laying off


def _laying_down(rules: ContractRules) -> Iterator[str]:
    yield "When you hold the contract, you may lay it down in your turn, after drawing."
    yield {
        "exact": (
            "Lay down exactly the sets and runs it asks for, no more; each may be longer than it "
            "must."
        ),
        "minimum": (
            "Lay down at least the sets and runs it asks for; more of the same kinds may come "
            "with them, and each may be longer than it must."
        ),
    }[rules.laydown]
    yield (
        "Two of your sets may be of the same rank."
        if rules.duplicate_rank_sets
        else "No two of your sets may be of the same rank."
    )
    yield (
        "Two of your runs may touch or overlap in one suit."
        if rules.adjacent_same_suit_runs
        else "No two of your runs in one suit may touch or overlap."
    )


def _laying_off(rules: ContractRules) -> Iterator[str]:
    where = {
        "any_meld_on_table": "to any set or run on the table, your own or another's",
        "own_melds": "to your own sets and runs",
    }[rules.layoff_targets]
    yield f"In your turn you may add fitting cards {where}."
    yield (
        "Your own contract must lie on the table first."
        if rules.layoff_requires_down
        else "You may do so even before you have laid down your own contract."
    )
    yield (
        "You may begin in the very turn in which you lay down."
        if rules.layoff_same_turn
        else "You may not in the turn in which you lay down."
    )
    if rules.wild:
        yield {
            "runs_only_to_end_of_same_run": (
                "In a run, the card for which a wild card stands may take its place; the wild "
                "card then moves to either end of that run, and nowhere else."
            ),
            "never": "A wild card stays where it lies.",
        }[rules.displace_ace]


# Going out, the last hand, the score


def _going_out(rules: ContractRules) -> Iterator[str]:
    yield "The hand is over when a player has no cards left."
    yield (
        "The last card may be discarded, or played like the others."
        if rules.go_out_without_discard
        else "The last card must be discarded."
    )


def last_hand(rules: ContractRules) -> Iterator[str]:
    """Tell what is different in the last hand; nothing where it is like the others."""
    if rules.last_hand == "all_melded_no_discard":
        contract = contract_in_words(rules, rules.contracts[-1])
        yield (
            f"Hand {rules.hands} ends differently: whoever lays down must lay down the entire "
            f"hand at once, as {contract}, with no card left to discard."
        )
        if rules.may_i is not None:
            yield "Cards won by May-I must fit in, too."


def _scoring(rules: ContractRules) -> Iterator[str]:
    yield (
        f"The player who goes out scores nothing. After {number(rules.hands)} "
        f"{'hand' if rules.hands == 1 else 'hands'} the lowest total wins; equal totals share the "
        "win."
    )
    yield "The others write down points for the cards they still hold:"


def _point_rows(rules: ContractRules) -> Iterator[tuple[str, ...]]:
    for name, value in rules.points.written:
        if name == "XX" and not rules.jokers:
            continue
        first, _, last = name.partition("-")
        words = rank(first) if not last else f"{rank(first)} to {rank(last)}"
        yield (words, points(value))
