"""Whether a proposed lay down is what the contract requires.

Page 004: "I may only lay down the exact number of sets and runs required by the rules of the hand.
Extra sets or runs are not allowed." In other games the contract is a minimum (``exact=False``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from hollywood.cards import RANKS, Card, Hand
from hollywood.melds.wild_meld import WildKind, WildMeld, meld_problem, suit_name
from hollywood.melds.wild_rules import Slot, WildMeldRules

_WORDS = {WildKind.SET: "set", WildKind.RUN: "run"}


def contract_problem(
    hand: Hand,
    melds: Sequence[WildMeld],
    slots: Sequence[Slot],
    rules: WildMeldRules,
    *,
    exact: bool = True,
) -> tuple[str, str] | None:
    """Explain why ``melds`` cannot be laid down for the contract, as a code and words, or None.

    The melds are proposals, legal or not, in any order; the cards of a set are also in any order.
    The words are a sentence. The codes, in the order they are checked: ``not_in_hand``, ``bad_set``
    or ``bad_run`` (for the first invalid meld), ``wrong_contract``. With ``exact`` off, extra melds
    of the contract's kinds are allowed. Each must be at least as long as the contract's shortest
    meld of that kind.
    """
    cards = [card for meld in melds for card in meld.cards]
    if not hand.holds(cards):
        return "not_in_hand", _not_held(cards, hand)
    for meld in melds:
        kind = WildKind(meld.kind)
        least = min((slot.least for slot in slots if slot.kind == kind), default=None)
        problem = meld_problem(kind, meld.cards, rules, least=least)
        if problem is not None:
            return f"bad_{_WORDS[kind]}", f"{meld} is no {_WORDS[kind]}: {problem}."
    problem = _kinds_problem(melds, slots, rules, exact) or clash(melds, rules)
    return ("wrong_contract", problem) if problem else None


def contract_in_words(slots: Sequence[Slot], *, fixed: bool = False) -> str:
    """Return a contract in words, with the lengths it requires; ``fixed``: not a card more.

    >>> contract_in_words((Slot("S", 3), Slot("R", 4), Slot("R", 4)))
    'a set of 3 or more and 2 runs of 4 or more'
    """
    parts = [
        f"{'a' if count == 1 else count} {_WORDS[WildKind(slot.kind)]}{'' if count == 1 else 's'}"
        f" of {slot.least}{'' if fixed else ' or more'}"
        for slot, count in Counter(slots).items()
    ]
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def _not_held(cards: Sequence[Card], hand: Hand) -> str:
    for card, count in Counter(cards).items():
        held = hand.count(card)
        if held and count > held:
            return f"You hold {card} only {'once' if held == 1 else f'{held} times'}."
        if not held:
            return f"{card} is not in your hand."
    raise AssertionError


def _kinds_problem(
    melds: Sequence[WildMeld], slots: Sequence[Slot], rules: WildMeldRules, exact: bool
) -> str | None:
    """Explain why the kinds and lengths do not match the contract; None if they do."""
    asked = f"The contract is {contract_in_words(slots, fixed=rules.fixed_lengths)}"
    for kind, word in _WORDS.items():
        lengths = sorted((len(meld.cards) for meld in melds if meld.kind == kind), reverse=True)
        leasts = sorted((slot.least for slot in slots if slot.kind == kind), reverse=True)
        more = len(lengths) > len(leasts) and (exact or not leasts)
        if more or len(lengths) < len(leasts):
            return f"{asked}, not {len(lengths)} {word}{'' if len(lengths) == 1 else 's'}."
        for length, least in zip(lengths, leasts, strict=False):
            if length < least:
                return f"{asked}: a {word} of {length} is too short."
            if rules.fixed_lengths and length > least:
                return f"{asked}: lay a {word} of {length} down shorter, then lay off the rest."
    return None


def clash(melds: Sequence[WildMeld], rules: WildMeldRules) -> str | None:
    """Explain which two of these legal melds may not be side by side; None if all may."""
    for one, other in combinations(melds, 2):
        rank, suit = one.rank(rules), one.suit(rules)
        if not rules.duplicate_rank_sets and rank is not None and rank == other.rank(rules):
            return f"Two sets of {RANKS[rank - 1]} are not allowed."
        if rules.gap and suit is not None and suit == other.suit(rules):
            gap = _gap(one, other, rules)
            if gap is not None and gap < rules.gap:
                if rules.gap == 1:
                    return f"Two runs of {suit_name(suit)} may not touch or overlap."
                return f"Between two runs of {suit_name(suit)} {rules.gap} places must stay free."
    return None


def _gap(one: WildMeld, other: WildMeld, rules: WildMeldRules) -> int | None:
    """Return the number of places between two runs; negative if they overlap."""
    low, high = one.low(rules), one.high(rules)
    other_low, other_high = other.low(rules), other.high(rules)
    if low is None or high is None or other_low is None or other_high is None:
        return None
    return max(other_low - high, low - other_high) - 1
