"""Bots that decide by a kernel function that somebody else wrote, in the game that it plays."""

from __future__ import annotations

from hollywood.play import Bot
from hollywood.strategy.named import function_named, takes_tables


def kernel_bot(name: str, policy: str, seed: int | str, family: str | None) -> Bot:
    """Return a bot called ``name``; without a ``family``, the function says what it plays.

    HollywoodError if there is no such function, or if it does not play this family.
    """
    if family == "gin" or (family is None and takes_tables(function_named(policy))):
        from hollywood.bots.gin.theirs import GinKernelBot

        return GinKernelBot(name, policy, seed)
    from hollywood.bots.contract.theirs import ContractKernelBot

    return ContractKernelBot(name, policy, seed)
