"""The knobs of a family of games, those inside a group by their dotted names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import Field, make_dataclass
from typing import Any, NamedTuple

from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.gin.rules import GinRules, Shutout
from hollywood.play.knobs import OneOf, Rules, knob, knobs_of

MADE_UP = "never_heard_of"
"""The name of a knob that no place knows."""


class Family(NamedTuple):
    """The class of the rules of a family, and the class of its one group of knobs."""

    name: str
    rules: type[Rules]
    group: str
    part: type[Rules]

    def knobs(self) -> Iterator[tuple[str, Field[Any]]]:
        """Yield every knob by name; those of the group as ``group.name``."""
        for entry in knobs_of(self.rules):
            yield entry.name, entry
        for entry in knobs_of(self.part):
            yield f"{self.group}.{entry.name}", entry

    @property
    def names(self) -> set[str]:
        """The names of all knobs."""
        return {name for name, _ in self.knobs()}

    def cast(self, rules: Rules) -> Rules:
        """Return rules of this family as an object of its own classes, with the same values."""
        values = {each.name: getattr(rules, each.name) for each in knobs_of(type(rules))}
        part = values[self.group]
        if part is not None:
            inner = {each.name: getattr(part, each.name) for each in knobs_of(type(part))}
            values[self.group] = self.part(**inner)
        return self.rules(**values)


GIN = Family("gin", GinRules, "shutout", Shutout)
CONTRACT = Family("contract", ContractRules, "may_i", MayIRules)


def planted(family: Family) -> Family:
    """Return the family with a made-up knob, in the rules and in the group."""

    def more(kind: type[Rules]) -> type[Rules]:
        made_up = knob("old_way", OneOf(("old_way", "new_way")))
        name = f"Planted{kind.__name__}"
        return make_dataclass(
            name, [(MADE_UP, str, made_up)], bases=(kind,), frozen=True, kw_only=True
        )

    return family._replace(rules=more(family.rules), part=more(family.part))


def last(name: str) -> str:
    """The name of a knob without its group."""
    return name.rpartition(".")[2]


def value_of(rules: Rules, name: str) -> Any:
    """The value of a knob; none if the rules lack the knob or its group."""
    group, dot, inner = name.partition(".")
    value = getattr(rules, group, None)
    return getattr(value, inner, None) if dot else value
