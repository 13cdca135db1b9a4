"""The rules of a table in plain English, made from its knobs and from nothing else.

Every knob that matters speaks: changing it changes the text, and the tests hold every knob to that.
:func:`one_line` is the headline of a table; :func:`in_english` tells the whole game, section by
section, to somebody who has never played it.
"""

from __future__ import annotations

from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.match.telling import contract_english, gin_english
from hollywood.match.telling.wording import Section

__all__ = ["Section", "in_english", "one_line"]


def in_english(rules: GinRules | ContractRules) -> tuple[Section, ...]:
    """Tell the rules in plain English, grouped as a player meets them."""
    if isinstance(rules, GinRules):
        return gin_english.in_english(rules)
    return contract_english.in_english(rules)


def one_line(rules: GinRules | ContractRules) -> str:
    """Tell the game in one line, for the headline of a table.

    >>> one_line(GinRules())
    'Hollywood gin: three games at once, each to 100; knock with 10 or less; gin 20, undercut 10.'
    """
    if isinstance(rules, GinRules):
        return gin_english.one_line(rules)
    return contract_english.one_line(rules)
