"""The rules of May-I in the reader's language: who may call, the answer, and how often."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.contract.rules import ContractRules
from hollywood.texts.saying import Speech


def calling(rules: ContractRules, say: Speech) -> Iterator[str]:
    """Describe who may call for a discard, and what follows."""
    may_i = rules.may_i
    if may_i is None:
        yield say("contract-no-calls")
        return
    yield say(f"contract-who-{may_i.who}")
    yield say("contract-own-discard" if rules.may_i_own_discard else "contract-no-own-discard")
    if may_i.when == "until_first_play":
        yield say("contract-late-calls")
    yield say(f"contract-priority-{may_i.priority}")
    yield say("contract-withdraw" if may_i.withdraw else "contract-no-withdraw")
    yield say(f"contract-allowed-{may_i.after}", penalty=may_i.penalty_cards)
    yield say("contract-denied-forced" if may_i.deny_forces_discard else "contract-denied-free")
    yield say("contract-per-turn", n=may_i.per_turn)
    if may_i.limit is None:
        yield say("contract-unlimited")
    else:
        yield say(f"contract-limit-{may_i.counted}", n=may_i.limit)
    if may_i.max_cards is not None:
        yield say("contract-max-cards", n=may_i.max_cards)
