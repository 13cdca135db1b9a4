"""Playing the matches of a bot account: your part is to decide, this module does the rest.

It accepts challenges, is ready for each deal, answers the offers of May-I, comes back after every
interruption, and plays several tables at once. What it knows of a table is what the server shows to
its seat.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any, Protocol

from hollywood.client.connection import Client, Message, Refused

Told = Callable[[str], None]

TABLES = 4
"""How many tables a bot plays at once, unless it says otherwise."""
_OVERTAKEN = frozenset(
    {"stale", "hold", "not_your_turn", "paused", "no_round", "stood_in", "in_play", "no_choice"}
)
"""Refusals because the table has gone on: its next message says how."""
_CONFLICT = 409


class Player(Protocol):
    """What decides, one for each table."""

    def decide(self, table: Message, must: bool) -> Any:
        """Return an action, or an awaitable of one.

        ``table`` is the table as the server shows it (``TableShown`` in ``docs/protocol.md``). With
        ``must`` it is your turn. Without it you may call for the discard on offer, or take it in
        your own turn while others may still call: ``None`` lets it be.
        """


class Playing:
    """All matches of a bot account."""

    def __init__(
        self,
        client: Client,
        new_player: Callable[[Message], Player],
        *,
        accepts: Callable[[Message], bool] | None = None,
        tables: int = TABLES,
        told: Told | None = None,
    ) -> None:
        """``new_player`` makes a player for a table, given its card.

        ``accepts`` says whether to accept a challenge; without it every one is accepted, as long as
        fewer than ``tables`` are in play. ``told`` gets lines about what happens.
        """
        self._client = client
        self._new_player = new_player
        self._accepts = accepts
        self._most = tables
        self._told = told or (lambda _: None)
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._at: dict[str, AtTable] = {}
        self._ending = False
        self._ended = asyncio.Event()

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables in play here."""
        return tuple(self._playing)

    def end(self) -> None:
        """Take no more challenges, and end when the matches in play are over.

        Tables that still wait for players go on waiting, also without the bot.
        """
        self._ending = True
        for table in [name for name, at in self._at.items() if at.gathering]:
            self._playing.pop(table).cancel()
        if not self._playing:
            self._ended.set()

    async def run(self) -> None:
        """Play until `end`, or until this is cancelled; Refused if the server wants no more."""
        listening = asyncio.create_task(self._listen())
        ending = asyncio.create_task(self._ended.wait())
        try:
            await asyncio.wait({listening, ending}, return_when=asyncio.FIRST_COMPLETED)
            if listening.done():
                listening.result()
        finally:
            tasks = (listening, ending, *self._playing.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for event in self._client.events():
            match event["type"]:
                case "challenge":
                    await self._answer(event["challenge"])
                case "table":
                    self._begin(event["table"]["card"]["id"])
                case "closing" if event["retry_ms"] is None:
                    raise Refused(event["code"], event["words"], 401)
                case _:
                    pass

    async def _answer(self, challenge: Message) -> None:
        """Accept a challenge, or decline it."""
        name, by, game = challenge["id"], challenge["by"], challenge["card"]["headline"]
        wanted = self._accepts is None or self._accepts(challenge)
        wanted = wanted and not self._ending and len(self._playing) < self._most
        try:
            if wanted:
                await self._client.accept(name)
                self._told(f"accepted a challenge by {by}: {game}")
            else:
                await self._client.decline(name)
                self._told(f"declined a challenge by {by}: {game}")
        except Refused as refused:
            self._told(f"a challenge by {by} is over: {refused}")

    def _begin(self, table: str) -> None:
        if table not in self._playing:
            self._playing[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        try:
            self._at[table] = AtTable(self._client, table, self._new_player, self._told)
            await self._at[table].play()
        except Refused as refused:
            self._told(f"table {table}: {refused}")
        except Exception as error:  # noqa: BLE001  (what is wrong with one table is its own)
            self._told(f"table {table}: {type(error).__name__}: {error}")
        finally:
            self._at.pop(table, None)
            self._playing.pop(table, None)
            if self._ending and not self._playing:
                self._ended.set()


class AtTable:
    """One table, from the bot's seat."""

    def __init__(
        self, client: Client, table: str, new_player: Callable[[Message], Player], told: Told
    ) -> None:
        self._client, self._table = client, table
        self._new_player, self._told = new_player, told
        self._player: Player | None = None
        self._shown: Message | None = None
        self._changed = asyncio.Event()
        self._over = False

    @property
    def gathering(self) -> bool:
        """Whether the table still waits for players."""
        return self._shown is not None and self._shown["stage"] == "gathering"

    async def play(self) -> None:
        """Play the match to its end."""
        reading = asyncio.create_task(self._read())
        try:
            done_at: object = None
            while not self._over:
                changed = asyncio.create_task(self._changed.wait())
                await asyncio.wait({reading, changed}, return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                self._changed.clear()
                if reading.done():
                    reading.result()
                    return
                if self._shown is not None and _moment(self._shown) != done_at:
                    done_at = _moment(self._shown)
                    if not await self._do_next(self._shown):
                        done_at = None  # the next message says what has changed
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(self) -> None:
        """Follow the table; a slow decision does not hold up the stream."""
        async for message in self._client.watch(self._table):
            if message["type"] == "welcome" and self._player is None:
                self._player = self._new_player(message["card"])
                self._told(f"table {self._table}: {message['card']['headline']}")
            if message["type"] == "said" and self._shown is not None:
                await self._hear(message["line"], self._shown)
            if message["type"] in {"welcome", "update"}:
                self._shown = message["table"]
                self._changed.set()

    async def _hear(self, line: Message, shown: Message) -> None:
        """Let the player answer what somebody else has said."""
        said = getattr(self._player, "said", None)
        if said is None or line["seat"] == shown["you"]:
            return
        answer = said(line)
        if answer:
            try:
                await self._client.say(self._table, str(answer))
            except Refused as refused:
                self._told(f"table {self._table}: {refused}")

    async def _do_next(self, shown: Message) -> bool:
        """Do what this seat is to do now; false if the table has gone on in the meantime."""
        you, stage = shown["you"], shown["stage"]
        if stage == "over" or you is None:
            self._over = True
            self._tell_outcome(shown)
            return True
        try:
            if shown["seats"][you]["stands_in"]:
                await self._client.send(self._table, "come_back")
            elif shown["chooser"] == you:
                await self._client.send(self._table, "choose_dealer")
            elif stage == "between" and not shown["seats"][you]["ready"]:
                number = shown["round_number"] + 1
                await self._client.send(self._table, "ready", round_number=number)
            elif stage == "playing" and shown["pause"] is None:
                await self._decide(shown, you)
        except Refused as refused:
            if refused.status != _CONFLICT:
                raise
            if refused.code in _OVERTAKEN:
                return False
            self._told(f"table {self._table}: {refused} ({refused.code})")
        return True

    async def _decide(self, shown: Message, you: int) -> None:
        board = next((each for each in shown["boards"] if each["place"] is not None), None)
        if board is None or board["result"] is not None:
            return
        may, offer = board["options"], shown["offer"]
        held = may["draw"] is not None and may["draw"]["code"] == "hold"
        must = you in shown["awaiting"] and not held
        asked = offer is not None and offer["asks_you"]
        if not (must or held or may.get("call", you) is None):
            return
        action = await self._choice(shown, must=must)
        if action is not None:
            await self._client.act(self._table, shown["version"], action)
        elif must:
            self._told(f"table {self._table}: it is the bot's turn, and it decides nothing")
        elif asked:
            await self._client.send(self._table, "pass_offer", version=shown["version"])

    async def _choice(self, shown: Message, *, must: bool) -> Any:
        """Let the player decide; a mistake of the player costs this decision only."""
        assert self._player is not None
        decide = self._player.decide
        try:
            if inspect.iscoroutinefunction(decide):
                return await decide(shown, must)
            return await asyncio.to_thread(decide, shown, must)
        except Exception as error:  # noqa: BLE001  (whatever it is, the other decisions go on)
            self._told(f"table {self._table}: the bot failed: {type(error).__name__}: {error}")
            return None

    def _tell_outcome(self, shown: Message) -> None:
        outcome = shown["outcome"]
        if outcome is None:
            self._told(f"table {self._table}: left")
            return
        names = [shown["seats"][seat]["name"] for seat in outcome["winners"]]
        self._told(f"table {self._table}: over, {' and '.join(names) or 'nobody'} won")


async def play(client: Client, new_player: Callable[[Message], Player], **options: Any) -> None:
    """Play all matches of an account, until this is cancelled; ``options`` as for `Playing`."""
    await Playing(client, new_player, **options).run()


def _moment(shown: Message) -> object:
    """What distinguishes one decision from the next."""
    you = shown["you"]
    ready = None if you is None else shown["seats"][you]["ready"]
    return shown["choices"], shown["version"], shown["stage"], ready
