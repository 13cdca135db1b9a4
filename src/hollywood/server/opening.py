"""Opening a table: from a form a browser sent to a card, rules that hold, and who sits down."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from hollywood.contract import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS
from hollywood.match.presets import AnyRules, rules_for
from hollywood.match.telling.english import one_line
from hollywood.play.text import from_json
from hollywood.server.forms import NewTableForm, RulesForm
from hollywood.server.messages import TableCard
from hollywood.server.store.rows import TableRow

CONTRACT_PLAYERS = 4
"""How many play a contract game where nobody says otherwise."""


def new_id(prefix: str) -> str:
    """Make an opaque id that nobody can guess."""
    return prefix + secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def table_rules(form: RulesForm) -> tuple[AnyRules, int]:
    """Return the rules of a table and how many sit at it; RulesError for what cannot be.

    For gin, three play cutthroat and four, six or eight are partners, unless a form is set.
    """
    preset = rules_for(form.preset)
    changes = _nested(form.changes)
    if isinstance(preset, ContractRules):
        rules: AnyRules = type(preset).from_mapping(changes, base=preset)
        assert isinstance(rules, ContractRules)
        usual = CONTRACT_PLAYERS if CONTRACT_PLAYERS in rules.players else min(rules.players)
        players = usual if form.players is None else form.players
        if players not in rules.players:
            allowed = ", ".join(map(str, sorted(rules.players)))
            raise RulesError(f"there cannot be {players} players: this game is for {allowed}")
        return rules, players
    if form.players is not None and "players" not in changes:
        changes["players"] = form.players
        if "form" not in changes:
            changes["form"] = _form_for(form.players)
    rules = type(preset).from_mapping(changes, base=preset)
    return rules, rules.players


def changed_knobs(rules: AnyRules, preset: str) -> dict[str, Any]:
    """Return the knobs that are not as in the preset, with their values."""
    usual = rules_for(preset).to_mapping()
    return {name: value for name, value in rules.to_mapping().items() if usual.get(name) != value}


def new_card(form: NewTableForm, owner: str) -> TableCard:
    """Return the card of a table to be opened; RulesError for what cannot be."""
    rules, players = table_rules(form)
    return TableCard(
        id=new_id("t"),
        created_at=time.time(),
        entrance=form.entrance,
        preset=form.preset,
        family="contract" if isinstance(rules, ContractRules) else "gin",
        headline=one_line(rules),
        changes=changed_knobs(rules, form.preset),
        rules=rules.to_mapping(),
        players=players,
        clock=form.clock,
        turn_seconds=form.turn_seconds,
        turn_days=form.turn_days,
        hold_ms=form.hold_ms,
        bot_ms=form.bot_ms,
        rated=form.rated and form.entrance != "bot",
        spectators=form.spectators,
        chat=form.chat,
        owner=owner,
    )


def read_card(row: TableRow, names: Mapping[str, str]) -> TableCard:
    """Read the card of a table from its row, with the name of who opened it."""
    card = from_json(row.settings, TableCard)
    owner = "" if row.owner is None else names.get(row.owner, "")
    return msgspec.structs.replace(card, owner=owner)


def again(card: TableCard) -> TableCard:
    """Return the card of another table like this one."""
    return msgspec.structs.replace(card, id=new_id("t"), created_at=time.time())


def _form_for(players: int) -> str:
    for form, counts in FORMS_BY_PLAYERS.items():
        if players in counts:
            return form
    raise RulesError(f"there cannot be {players} players: gin is for 2, 3, 4, 6 or 8")


def _nested(changes: Mapping[str, Any]) -> dict[str, Any]:
    """Turn dotted names into groups: ``may_i.limit`` into ``limit`` within ``may_i``."""
    nested: dict[str, Any] = {}
    for name, value in changes.items():
        group, dot, inner = name.partition(".")
        if not dot:
            nested[group] = value
            continue
        part = nested.setdefault(group, {})
        if not isinstance(part, dict):
            raise RulesError(f"{group} is set twice: once is enough")
        part[inner] = value
    return nested
