"""All presets, and how rules are read from a name, settings, or a mapping."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias, overload

from hollywood.contract.presets import CONTRACT_PRESETS, HOUSE_PRESETS, ContractPreset
from hollywood.contract.rules import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.presets import GIN_PRESETS, GinPreset
from hollywood.gin.rules import GinRules
from hollywood.texts import Problem

AnyRules: TypeAlias = GinRules | ContractRules

PRESETS: Mapping[str, AnyRules] = MappingProxyType(
    {**GIN_PRESETS, **CONTRACT_PRESETS, **HOUSE_PRESETS}
)

_FAMILIES: Mapping[str, type[GinRules | ContractRules]] = {
    "gin": GinRules,
    "contract": ContractRules,
}


class PresetUnknown(Problem, RulesError):
    """There is no preset with this name."""


@overload
def rules_for(name: GinPreset, settings: Iterable[str] = ()) -> GinRules: ...
@overload
def rules_for(name: ContractPreset, settings: Iterable[str] = ()) -> ContractRules: ...
@overload
def rules_for(name: str, settings: Iterable[str] = ()) -> AnyRules: ...
def rules_for(name: str, settings: Iterable[str] = ()) -> AnyRules:
    """Return a preset, changed by ``knob=value`` texts; RulesError if a name or value is unknown.

    >>> rules_for("hollywood-gin", ["target=150"]).target
    150
    """
    if name not in PRESETS:
        close = difflib.get_close_matches(name, PRESETS, n=1)
        presets = ", ".join(PRESETS)
        if close:
            raise PresetUnknown("error-no-preset-meant", name=name, close=close[0], presets=presets)
        raise PresetUnknown("error-no-preset", name=name, presets=presets)
    return PRESETS[name].with_settings(settings)


def rules_from_mapping(mapping: Mapping[str, Any]) -> AnyRules:
    """Read rules written by ``to_mapping``; ``family`` names their class."""
    family = mapping.get("family")
    if not isinstance(family, str) or family not in _FAMILIES:
        raise RulesError(f"family cannot be {family!r}: gin or contract")
    return _FAMILIES[family].from_mapping(mapping)
