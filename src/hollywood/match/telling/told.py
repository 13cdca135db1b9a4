"""The rules of a table in the reader's language, made from its knobs only.

Every knob that matters changes the text; the tests check this for every knob. :func:`one_line` is
the headline of a table. :func:`rules_told` describes the whole game, section by section, to someone
who has never played it. The sentences are in ``texts/``.
"""

from __future__ import annotations

from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.match.telling import contract_told, gin_told
from hollywood.match.telling.section import Section
from hollywood.texts import ENGLISH, speech

__all__ = ["Section", "one_line", "rules_told"]


def rules_told(rules: GinRules | ContractRules, language: str = ENGLISH) -> tuple[Section, ...]:
    """Describe the rules as a player meets them; HollywoodError for an unknown language."""
    say = speech(language)
    if isinstance(rules, GinRules):
        return gin_told.sections(rules, say)
    return contract_told.sections(rules, say)


def one_line(rules: GinRules | ContractRules, language: str = ENGLISH) -> str:
    """Describe the game in one line, for the headline of a table.

    >>> one_line(GinRules())
    'Hollywood gin: three games at once, each to 100; knock with 10 or less; gin 20, undercut 10.'
    """
    say = speech(language)
    if isinstance(rules, GinRules):
        return gin_told.one_line(rules, say)
    return contract_told.one_line(rules, say)
