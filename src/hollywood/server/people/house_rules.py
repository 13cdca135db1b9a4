"""The rules that an account keeps by name: which may be kept, and how many.

They are settings of a table, as a form or the command line writes them. Only their owner reads
them; whether a table can be opened by them is decided when one is opened.
"""

from __future__ import annotations

import time

import msgspec

from hollywood.match.presets import rules_for
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import SavedRulesForm, SavedRulesShown
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow

MOST = 20
LONGEST = 4_000
"""The most characters of one set of rules, as it is stored."""

_shown = msgspec.json.Decoder(SavedRulesShown).decode


async def kept_by(store: Store, person: PersonRow) -> tuple[SavedRulesShown, ...]:
    """Return the rules of an account, the last kept last."""
    return tuple(map(_shown, await store.rules_of(person.id)))


async def keep(store: Store, person: PersonRow, form: SavedRulesForm) -> None:
    """Keep rules in place of those of the same name; Refusal for too many or too long ones."""
    if person.login is None:
        raise Refusal("no_account", "a guest keeps rules in the browser: register first")
    if not form.name.isprintable() or form.name != form.name.strip():
        raise Refusal("rules_name", "the name of the rules is one line of visible characters")
    rules_for(form.preset)
    written = msgspec.json.encode(form)
    if len(written.decode()) > LONGEST:
        words = f"these rules are longer than the {LONGEST:,} characters that are kept"
        raise Refusal("rules_too_long", words)
    if not await store.keep_rules(person.id, form.name, written, time.time(), MOST):
        words = f"an account keeps {MOST} sets of rules: delete one first"
        raise Refusal("rules_too_many", words, status=409)
