"""Opening a table: from the form a browser sent to a card, valid rules, and who sits down."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from hollywood.contract import ContractRules
from hollywood.errors import HollywoodError, RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS
from hollywood.match.presets import AnyRules, rules_for
from hollywood.match.telling.told import one_line
from hollywood.play.knobs import Clash, ValueRefused, Whole
from hollywood.play.text import from_json
from hollywood.server.protocol.forms import NewTableForm, RulesForm
from hollywood.server.protocol.messages import TableCard
from hollywood.server.protocol.shown import Followed
from hollywood.server.store.protocol import Damaged
from hollywood.server.store.rows import TableRow
from hollywood.server.table.following import within_bounds

AT_A_TABLE: Mapping[str, Whole] = {"target": Whole(1, 1000), "turn_cap": Whole(20, 1000)}
"""Knobs with a smaller range at a table than in the engine: they limit the length of a match.

A match to 1,000 on three columns takes some hundred rounds. A table opened before this limit
existed keeps its own rules.
"""

SERVED = "t"
"""What the ids of a server's tables begin with."""

CONTRACT_PLAYERS = 4
"""The number of players in a contract game, unless the form says otherwise."""

RATED_SECONDS = 30
"""The least seconds per turn that a live clock gives at a rated table."""


def new_id(prefix: str) -> str:
    """Make an opaque id that nobody can guess."""
    return prefix + secrets.token_urlsafe(9).replace("-", "x").replace("_", "y")


def table_rules(form: RulesForm) -> tuple[AnyRules, int]:
    """Return the rules of a table and how many sit at it; RulesError if they are impossible.

    For gin, three play cutthroat and four, six or eight are partners, unless a form is set.
    """
    rules, players = _rules(form)
    for name, domain in AT_A_TABLE.items():
        value = getattr(rules, name, domain.low)
        if not domain.low <= value <= domain.high:
            raise ValueRefused.of(name, str(value), domain, at_a_table=True)
    return rules, players


def _rules(form: RulesForm) -> tuple[AnyRules, int]:
    preset = rules_for(form.preset)
    changes = _nested(form.changes)
    if isinstance(preset, ContractRules):
        rules: AnyRules = type(preset).from_mapping(changes, base=preset)
        assert isinstance(rules, ContractRules)
        usual = CONTRACT_PLAYERS if CONTRACT_PLAYERS in rules.players else min(rules.players)
        players = usual if form.players is None else form.players
        if players not in rules.players:
            allowed = ", ".join(map(str, sorted(rules.players)))
            raise Clash("setting-players", n=str(players), allowed=allowed)
        return rules, players
    if form.players is not None and "players" not in changes:
        changes["players"] = form.players
        if "form" not in changes:
            changes["form"] = _form_for(form.players)
    rules = type(preset).from_mapping(changes, base=preset)
    return rules, rules.players


def changed_knobs(rules: AnyRules, preset: str) -> dict[str, Any]:
    """Return the knobs that differ from the preset, with their values."""
    usual = rules_for(preset).to_mapping()
    return {name: value for name, value in rules.to_mapping().items() if usual.get(name) != value}


def new_card(
    form: NewTableForm, owner: str, *, quick: bool = False, prefix: str = SERVED
) -> TableCard:
    """Return the card of a table to open, its id with ``prefix``; RulesError if it is invalid."""
    rules, players = table_rules(form)
    card = TableCard(
        id=new_id(prefix),
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
        follows=None,
        spectators=form.spectators,
        chat=form.chat,
        memory=form.memory or form.entrance == "bot",
        call_hours=form.call_hours,
        stand_in=form.stand_in,
        owner=owner,
        quick=quick,
        followed=None if form.followed is None else within_bounds(form.followed, rules.family),
    )
    if card.followed is not None and form.entrance != "bot":
        raise RulesError("bots follow a person only at a table against bots alone")
    problem = unratable(card) if card.rated else None
    if problem is not None:
        raise RulesError(problem)
    return card


def offline_card(
    table_id: str, preset: str, rules: AnyRules, players: int, ended: float
) -> TableCard:
    """Return the card of a match that was played without a server and ended at this time."""
    usual = NewTableForm(preset=preset, entrance="bot")
    return TableCard(
        id=table_id,
        created_at=ended,
        entrance="bot",
        preset=preset,
        family="contract" if isinstance(rules, ContractRules) else "gin",
        headline=one_line(rules),
        changes=changed_knobs(rules, preset),
        rules=rules.to_mapping(),
        players=players,
        clock="none",
        turn_seconds=usual.turn_seconds,
        turn_days=usual.turn_days,
        hold_ms=usual.hold_ms,
        bot_ms=usual.bot_ms,
        rated=False,
        spectators=False,
        chat=False,
        memory=True,
        owner="",
        offline=True,
    )


def unratable(card: TableCard) -> str | None:
    """Say why a table cannot be rated; ``None`` if it can.

    A rated match has a clock that leaves time to think, and no memory aids. It is played by the
    preset's own rules to the preset's own target: luck alone would decide a short match.
    """
    if card.clock == "none":
        return "a rated table needs a clock: choose a live or a correspondence one"
    if card.clock == "live" and card.turn_seconds < RATED_SECONDS:
        return (
            f"{card.turn_seconds} seconds per turn are too few for a rated table: "
            f"it needs at least {RATED_SECONDS}"
        )
    if card.memory:
        return (
            "a rated table has no memory aids: switch them off, or open a table that is not rated"
        )
    if card.stand_in != "ask":
        return (
            "at a rated table no bot plays for people by itself: let the others decide, or open a "
            "table that is not rated"
        )
    usual, _ = table_rules(RulesForm(preset=card.preset, players=card.players))
    rules = usual.to_mapping()
    changed = sorted(name for name, value in card.rules.items() if rules.get(name) != value)
    if changed:
        return (
            "a rated table uses the game's own rules: reset "
            f"{', '.join(changed)}, or open a table that is not rated"
        )
    return None


def read_card(row: TableRow, names: Mapping[str, str]) -> TableCard:
    """Read the card of a table from its row, with the name of its opener; Damaged if it cannot."""
    try:
        card = from_json(row.settings, TableCard)
    except HollywoodError as error:
        raise Damaged(row.id, "its settings cannot be read") from error
    owner = "" if row.owner is None else names.get(row.owner, "")
    # A table against bots has memory aids, even if it is older than the option.
    memory = card.memory or card.entrance == "bot"
    return msgspec.structs.replace(card, owner=owner, memory=memory)


def again(
    card: TableCard, owner: str, *, prefix: str = SERVED, followed: Followed | None = None
) -> TableCard:
    """Return the card of a rematch: another table like this one, rated if it can be.

    ``followed`` is the strength of the person that its bots follow, after this match.
    """
    return msgspec.structs.replace(
        card,
        id=new_id(prefix),
        created_at=time.time(),
        follows=card.id,
        followed=followed,
        quick=False,
        owner=owner,
        rated=card.rated and unratable(card) is None,
    )


def _form_for(players: int) -> str:
    for form, counts in FORMS_BY_PLAYERS.items():
        if players in counts:
            return form
    raise Clash("setting-players-gin", n=str(players))


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
            raise Clash("setting-twice", name=group)
        part[inner] = value
    return nested
