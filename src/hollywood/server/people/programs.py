"""Accounts of programs that play live: made by their owners, reached by tokens with scopes.

A program's account has a name, which is its login too, and no password. A token is shown once; the
server keeps only its hash, as a session of the account. It allows what its scopes say.

The id of such an account begins with ``PROGRAM``, so a table knows without asking that a program
sits there.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Iterable
from typing import Any, get_args

from hollywood.server.people.names import clean_name
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.live_forms import Scope
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PROGRAM, PersonRow, ProgramRow, TokenRow

TOKEN = "hwd_"
"""The beginning of a token, so that people recognize one in a file."""

SCOPES: tuple[Scope, ...] = get_args(Scope)

MOST_BOTS, MOST_TOKENS = 8, 8
"""How many programs an account may have, and how many tokens a program."""
_FOREVER = float(2**40)
_TOKEN = re.compile(f"{TOKEN}[A-Za-z0-9_-]{{43}}")


def hash_of_token(token: str) -> str | None:
    """Return the hash under which a token is kept; ``None`` for what cannot be one."""
    if _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode("ascii")).hexdigest()


class Programs:
    """Makes programs and their tokens, and recognizes them."""

    def __init__(self, store: Store, tables: Any) -> None:
        """``tables`` are told who is gone, as those of `accounts.Tables`."""
        self._store = store
        self._tables = tables

    async def of(self, owner: PersonRow) -> tuple[PersonRow, ...]:
        """Return the programs of an owner."""
        return await self._store.bots_of(owner.id)

    async def make(self, owner: PersonRow, name: str) -> PersonRow:
        """Make an account for a program."""
        _may_own(owner)
        if await self._store.person_with_login(name) is not None:
            raise Refusal("login_taken", f"the name {name} is taken: choose another", status=409)
        made = PersonRow(
            id=f"{PROGRAM}{secrets.token_urlsafe(12)}",
            name=clean_name(name),
            created_at=time.time(),
            login=name,
        )
        if not await self._store.add_bot(made, owner.id, MOST_BOTS):
            words = f"you have {MOST_BOTS} bots already: delete one first"
            raise Refusal("many_bots", words)
        return made

    async def drop(self, owner: PersonRow, name: str) -> None:
        """Erase a program; its seats belong to nobody from now on."""
        bot = await self._own(owner, name)
        await self._store.drop_bot(bot.id, owner.id)
        await self._tables.disconnect(bot.id)
        await self._tables.replaced(bot.id, None)

    async def new_token(
        self, owner: PersonRow, name: str, label: str, scopes: Iterable[Scope]
    ) -> str:
        """Make a token and return it, this once."""
        bot = await self._own(owner, name)
        token = f"{TOKEN}{secrets.token_urlsafe(32)}"
        asked = frozenset(scopes)
        row = TokenRow(
            token_hash=hash_of_token(token) or "",
            person=bot.id,
            name=label,
            scopes=tuple(scope for scope in SCOPES if scope in asked),
            created_at=time.time(),
            used_at=None,
        )
        if not await self._store.add_token(row, _FOREVER, MOST_TOKENS):
            words = f"this bot has {MOST_TOKENS} tokens already: revoke one first"
            raise Refusal("many_tokens", words)
        return token

    async def revoke(self, owner: PersonRow, name: str, begins: str) -> None:
        """End a token, named by the begin of its hash, and everything that uses it."""
        bot = await self._own(owner, name)
        ended = await self._store.end_session_of(bot.id, begins)
        if ended is None:
            raise Refusal("no_token", "this token is revoked already", status=404)
        await self._tables.disconnect(bot.id, ended)

    async def with_token(self, token: str) -> ProgramRow:
        """Return the program that shows a token; Refusal if the token is not valid."""
        hashed = hash_of_token(token)
        found = None if hashed is None else await self._store.program(hashed, time.time())
        if found is None:
            words = "this token is not valid: it was mistyped, or revoked"
            raise Refusal("bad_token", words, status=401)
        return found

    async def _own(self, owner: PersonRow, name: str) -> PersonRow:
        for bot in await self._store.bots_of(owner.id):
            if (bot.login or "").casefold() == name.casefold():
                return bot
        raise Refusal("no_bot", "you have no bot of this name", status=404)


def _may_own(owner: PersonRow) -> None:
    if owner.login is None:
        words = "a guest cannot have bots: make an account of your name first"
        raise Refusal("guest_bots", words, status=403)


def must_have(program: ProgramRow, scope: Scope | None) -> None:
    """Refuse what a program's token does not allow; ``None`` is for people only."""
    if scope is None:
        words = "a token cannot do this: it is for people in a browser"
        raise Refusal("for_people", words, status=403)
    if scope not in program.scopes:
        has = ", ".join(each for each in SCOPES if each in program.scopes) or "none"
        words = f"this token lacks the scope {scope}: it has {has}"
        raise Refusal("scope", words, status=403)
