"""A house of one person: the tables of this browser, with the bots in the same process.

The tables are the server's own (:class:`hollywood.server.rooms.tables.Tables`). A house is made for
one table and lasts while its page is open; a rematch opened there has its own house later.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hollywood.bots.hints import Hint
from hollywood.match.presets import AnyRules
from hollywood.offline.keeping import PERSON, BrowserStore, Keeping
from hollywood.server.bots.extra import ExtraBots, NoExtraBots
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.tables import Tables
from hollywood.server.store.rows import PersonRow
from hollywood.server.workers.fairness import NOBODY, Owner

STRONGEST = "fast"
"""The strongest bot here: without compiled code none is stronger than that within a second."""


class BotsHere:
    """Bots that think in this process. While one thinks, nothing else happens here.

    They are loaded when the first one thinks: a table is shown before that.
    """

    overheard = False
    extra: ExtraBots = NoExtraBots()

    def prepare(self, kinds: set[str] | None = None, rules: AnyRules | None = None) -> None:
        """Do nothing: there is no code to compile."""

    async def choose(self, asked: Question, rules: AnyRules, owner: Owner = NOBODY) -> Thought:
        """Ask a bot for its action."""
        del rules, owner
        await asyncio.sleep(0)
        from hollywood.server.bots import thinking

        return thinking.choose(asked._replace(kind=_thinking(asked.kind)))

    async def hint(
        self, asked: Question, rules: AnyRules, owner: Owner = NOBODY
    ) -> tuple[str, Hint]:
        """Ask for advice; return it with the level that gave it."""
        del rules, owner
        await asyncio.sleep(0)
        from hollywood.server.bots import thinking

        return STRONGEST, thinking.hint(asked._replace(kind=_thinking(STRONGEST)))


def playable(kind: str) -> str:
    """Return the bot that plays here in place of one that would think too long."""
    return STRONGEST if kind == "strongest" else kind


def _thinking(kind: str) -> str:
    """Return the level that thinks for a bot.

    Interpreted code plays a hundredth of a level's rounds. With those of the strongest level,
    a bot here thinks as long as it may: up to a second.
    """
    return "strongest" if playable(kind) == STRONGEST else kind


class House(Tables):
    """The tables of one person in this browser."""

    def __init__(self, keeping: Keeping, name: str) -> None:
        """``name`` is the name that the person plays under."""
        super().__init__(BrowserStore(keeping, name), BotsHere())
        self.person: PersonRow = PersonRow(id=PERSON, name=name, created_at=0.0)
        self.prefix = "here-"

    async def open_here(self, form: NewTableForm) -> TableCard:
        """Open a table against bots; the first deal waits only for the person.

        Raise Refusal for what there is not without a server, RulesError for invalid rules.
        """
        if form.entrance != "bot" or form.rated or form.clock != "none":
            raise Refusal("not_here", "without a server you can only play bots, without a clock")
        changes: dict[str, Any] = {"spectators": False, "chat": False}
        return await self.open_table(self.person, msgspec.structs.replace(form, **changes))
