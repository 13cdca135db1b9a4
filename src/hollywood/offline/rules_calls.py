"""Calls about the rules: the games, their rules in words, and rules under construction.

Their answers are those of the server's addresses ``/api/presets`` and ``/api/rules/check``.
"""

from __future__ import annotations

import msgspec

from hollywood.match.presets import PRESETS
from hollywood.server.protocol.forms import (
    Form,
    PresetRules,
    PresetShown,
    RulesChecked,
    RulesForm,
)
from hollywood.server.web.rules_shown import check, preset_rules, preset_shown
from hollywood.texts import ENGLISH, language_of


class PresetsAsked(Form, frozen=True, kw_only=True):
    """Ask which games there are."""

    language: str = ENGLISH


class PresetAsked(Form, frozen=True, kw_only=True):
    """Ask for everything about a game."""

    name: str
    language: str = ENGLISH


class RulesAsked(RulesForm, frozen=True, kw_only=True):
    """Ask whether rules under construction are possible, and what they say."""

    language: str = ENGLISH


def presets(asked: PresetsAsked) -> tuple[PresetShown, ...]:
    """Return the games."""
    language = language_of(asked.language)
    return tuple(preset_shown(name, language) for name in PRESETS)


def preset(asked: PresetAsked) -> PresetRules:
    """Return a game in full; RulesError if there is none of this name."""
    return preset_rules(asked.name, language_of(asked.language))


def check_rules(asked: RulesAsked) -> RulesChecked:
    """Return the headline and the sections of rules, or the problem with them."""
    plain = {name: getattr(asked, name) for name in RulesForm.__struct_fields__}
    return check(msgspec.convert(plain, RulesForm), language_of(asked.language))
