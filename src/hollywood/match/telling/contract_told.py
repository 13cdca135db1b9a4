"""The rules of a contract table in the reader's language.

See :mod:`hollywood.match.telling.told`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from hollywood.contract.domains import Slot
from hollywood.contract.rules import ContractRules
from hollywood.match.telling.may_i_told import calling
from hollywood.match.telling.section import Section, section
from hollywood.texts import ENGLISH, speech
from hollywood.texts.saying import Speech, sentence

_KINDS = {"S": "sets", "R": "runs"}


def contract_in_words(rules: ContractRules, contract: str, language: str = ENGLISH) -> str:
    """Describe what a contract requires; lengths are named only if they are unusual.

    >>> contract_in_words(ContractRules(), "SSR"), contract_in_words(ContractRules(), "S3R7", "de")
    ('two sets and a run', 'ein Satz und eine Folge von sieben')
    """
    return _contract(rules, contract, speech(language))


def _contract(rules: ContractRules, contract: str, say: Speech) -> str:
    usual = {"S": rules.set_min, "R": rules.run_min}
    counts = Counter(rules.slots(contract))

    def words(slot: Slot, count: int) -> str:
        kind = _KINDS[slot.kind]
        if slot.least == usual[slot.kind]:
            return say(f"contract-meld-{kind}", n=count)
        return say(f"contract-long-{kind}", n=count, length=slot.least)

    return say.listed([words(slot, count) for slot, count in counts.items()])


def one_line(rules: ContractRules, say: Speech) -> str:
    """Describe a contract game in one line."""
    first, last = (_contract(rules, rules.contracts[end], say) for end in (0, -1))
    if rules.hands == 1:
        hands = say("contract-one-hand", contract=first)
    else:
        hands = say("contract-hands", n=rules.hands, first=first, last=last)
    if rules.may_i is None or rules.may_i.limit == 0:
        calls = say("contract-calls-none")
    elif rules.may_i.limit is None:
        calls = say("contract-calls-free")
    else:
        calls = say("contract-calls", n=rules.may_i.limit)
    wild = (
        say("contract-wild-line", ranks=wild_cards(rules, say))
        if rules.wild
        else say("contract-no-wild-line")
    )
    players = _either(rules.players, say)
    return sentence(say("contract-line", players=players, hands=hands, wild=wild, calls=calls))


def sections(rules: ContractRules, say: Speech) -> tuple[Section, ...]:
    """Describe a contract game, section by section."""
    told = (
        section(say("contract-title-game"), _game(rules, say)),
        section(say("contract-title-deal"), _deal(rules, say)),
        section(
            say("contract-title-contracts"), (say("contract-rows"),), _contract_rows(rules, say)
        ),
        section(say("contract-title-melds"), _melds(rules, say)),
        section(say("contract-title-turn"), _turn(rules, say)),
        section(say("contract-title-calling"), calling(rules, say)),
        section(say("contract-title-laying-down"), _laying_down(rules, say)),
        section(say("contract-title-laying-off"), _laying_off(rules, say)),
        section(say("contract-title-going-out"), _going_out(rules, say)),
        section(say("contract-title-last-hand"), last_hand(rules, say)),
        section(say("contract-title-scoring"), _scoring(rules, say), _point_rows(rules, say)),
    )
    return tuple(section for section in told if section.sentences)


def wild_cards(rules: ContractRules, say: Speech) -> str:
    """Name the ranks that are wild: "aces", "jokers and twos"."""
    # A number, not a digit: in a catalog the variant [2] is for the number.
    ranks = (int(name) if name.isdecimal() else name for name in rules.wild)
    return say.listed([say("ranks", n=rank) for rank in ranks])


def _either(values: Iterable[int], say: Speech) -> str:
    """List the whole numbers to choose from, neighbors as a range: "four to six"."""
    ordered = sorted(values)
    if len(ordered) > 2 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return say("contract-range", low=ordered[0], high=ordered[-1])
    return say.listed([say("spell", n=value) for value in ordered], "or")


def _game(rules: ContractRules, say: Speech) -> Iterator[str]:
    players = "contract-players-shuffled" if rules.decks > 1 else "contract-players"
    yield say(players, players=_either(rules.players, say), packs=rules.decks, jokers=rules.jokers)
    yield say("contract-match", n=rules.hands)


def _deal(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say(f"contract-first-dealer-{rules.first_dealer}")
    if len(set(rules.deal)) == 1:
        yield say("contract-dealt", n=rules.deal[0])
    else:
        yield say("contract-dealt-below")
    yield say("contract-upcard")


def _contract_rows(rules: ContractRules, say: Speech) -> Iterator[tuple[str, ...]]:
    alike = len(set(rules.deal)) == 1
    for place, (contract, dealt) in enumerate(zip(rules.contracts, rules.deal, strict=True), 1):
        cards = () if alike else (say("cards", n=dealt),)
        yield (say("contract-row", n=place), _contract(rules, contract, say), *cards)


def _melds(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say("contract-set", n=rules.set_min)
    yield say("contract-run", n=rules.run_min, low=rules.run_low, high=rules.run_high)
    if not rules.wild:
        yield say("contract-no-wild")
        return
    yield say("contract-wild", ranks=wild_cards(rules, say))
    if rules.min_naturals_per_meld:
        yield say("contract-naturals", n=rules.min_naturals_per_meld)
    else:
        yield say("contract-no-naturals")
    if not rules.more_wilds_than_naturals:
        yield say("contract-few-wilds")
    if not rules.wilds_side_by_side:
        yield say("contract-wilds-apart")


def _turn(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say("contract-turn")
    if not rules.take_after_laying_down:
        yield say("contract-down-draws")
    yield say(f"contract-rediscard-{rules.rediscard_taken}")
    yield say(f"contract-stock-{rules.stock_exhausted}")
    yield say("contract-turn-cap", n=rules.turn_cap)


def _laying_down(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say("contract-lay-down")
    yield say(f"contract-laydown-{rules.laydown}")
    yield say("contract-same-rank" if rules.duplicate_rank_sets else "contract-no-same-rank")
    if rules.adjacent_same_suit_runs:
        yield say("contract-touching")
    else:
        yield say("contract-no-touching", n=rules.run_gap)


def _laying_off(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say(f"contract-layoff-{rules.layoff_targets}")
    yield say("contract-layoff-down" if rules.layoff_requires_down else "contract-layoff-before")
    yield say("contract-layoff-same-turn" if rules.layoff_same_turn else "contract-layoff-later")
    if rules.wild:
        yield say(f"contract-displace-{rules.displace_ace}")


def _going_out(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say("contract-out")
    yield say("contract-out-free" if rules.go_out_without_discard else "contract-out-discard")


def last_hand(rules: ContractRules, say: Speech) -> Iterator[str]:
    """Describe what is different in the last hand; nothing if it is like the others."""
    if rules.last_hand == "all_melded_no_discard":
        contract = _contract(rules, rules.contracts[-1], say)
        yield say("contract-last-hand", n=rules.hands, contract=contract)
        if rules.may_i is not None:
            yield say("contract-last-hand-calls")


def _scoring(rules: ContractRules, say: Speech) -> Iterator[str]:
    yield say("contract-scoring", n=rules.hands)
    if rules.out_in_one_turn:
        yield say("contract-out-in-one-turn", n=rules.out_in_one_turn)
    yield say("contract-points")


def _point_rows(rules: ContractRules, say: Speech) -> Iterator[tuple[str, ...]]:
    for name, value in rules.points.written:
        if name == "XX" and not rules.jokers:
            continue
        low, _, high = name.partition("-")
        words = say("contract-rank-range", low=low, high=high) if high else say("rank", n=low)
        yield (words, say("points", n=value))
