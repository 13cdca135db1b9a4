"""Two tables that differ only in what one viewer may not know, played side by side.

The twin is dealt again before every action, and the same action is done at both tables. Everything
the viewer, or a spectator, is sent must then be the same at both, byte for byte and in the same
order.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from hollywood.match.match import Match
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table import steps
from hollywood.server.table.steps import Refuse, read_action
from tests.server.rooms.chance import Chance
from tests.server.rooms.house import EVE, Client, Plain, table_of
from tests.server.rooms.players import next_move
from tests.server.rooms.redealing import deal_anew, match_anew, same_action
from tests.server.rooms.virtual import quiet

_CARD = re.compile(r"\b([A2-9TJQK][cdhs]|XX)\b")

DRAW, TAKE, PASS = ({"type": kind} for kind in ("draw", "take", "pass"))


class Twins:
    """A table, and its twin behind the back of ``viewer`` (``None``: a spectator)."""

    def __init__(self, rooms: Rooms, viewer: Seat | None, seed: int, secrets: Chance) -> None:
        self.rooms = rooms
        self.viewer = viewer
        self.chance = random.Random(seed)
        self.secrets = secrets
        self.tables: list[Room] = []
        self.players: list[list[Client]] = []
        self.compared: list[list[Client]] = [[], []]
        self.differences: list[tuple[bytes, bytes]] = []
        self.frames = 0
        self.bytes = 0
        self.steps = 0
        self.labels = set(rooms.counted)

    def watched(self, players: list[Client]) -> list[Client]:
        """The players who are compared."""
        return [] if self.viewer is None else [players[self.viewer]]

    def seen(self, frame: bytes) -> Any:
        """The part of a frame that is compared."""
        return frame

    async def open(
        self, preset: str, people: int, *, wish: Plain | None = None, **form: Any
    ) -> None:
        """Open both tables, with everybody at them and a spectator; all but the viewer ``wish``."""
        for side in (0, 1):
            self.secrets.side = side
            room, players = await table_of(self.rooms, preset, people, **form)
            self.tables.append(room)
            self.players.append(players)
            watching = await Client(self.rooms, room, EVE).join()
            self.compared[side] = [watching, *self.watched(players)]
            for seat, player in enumerate(players):
                if wish is not None and seat != self.viewer:
                    await player.send({"type": "prefer", "auto_pass": False, "stay": True, **wish})
        self.secrets.side = 0

    async def play(self, steps: int) -> None:
        """Play this many steps, or to the end of the match."""
        for _ in range(steps):
            if self.tables[0].outcome is not None or self.differences:
                break
            self.steps += 1
            table = self.tables[0].table
            assert table is not None
            if not table.match.in_play:
                await self._deal()
                continue
            await self._probe()
            await self._act()
            if self.steps % 25 == 0:
                await self.compare_lists()

    async def _deal(self) -> None:
        for seat in range(len(self.players[0])):
            for side in (0, 1):
                self.secrets.side = side
                player = self.players[side][seat]
                assert player.room.table is not None
                match = player.room.table.match
                if match.in_play:
                    continue
                await player.seals()
                number = match.round_number + 1
                await player.does("ready", f"r{self.steps}-{seat}", round_number=number)
        for side in (0, 1):
            self.secrets.side = side
            for player in self.players[side]:
                player.read()
                if player.table["mix"] is not None:
                    await player.reveals()
        self.compare()

    async def _act(self) -> None:
        table, twin_table = self.tables[0].table, self.tables[1].table
        assert table is not None
        assert twin_table is not None
        actor, action = next_move(table.match, self.chance)
        for whole in (False, True):
            twin = match_anew(
                table.match, self.viewer, self.chance, actor=actor, action=action, whole_hand=whole
            )
            other = same_action(table.match, twin, actor, action)
            if twin.why_illegal(actor, other) is None:
                break
        else:
            raise AssertionError(f"{action} cannot be done in the twin")
        twin_table._match = twin
        done = [action, other]
        for side in (0, 1):
            self.secrets.side = side
            answer = await self.players[side][actor].acts(done[side], command_id=f"a{self.steps}")
            if answer.get("code") == "hold":
                done.append(action)
        self.compare()
        if len(done) > 2:
            await asyncio.sleep(self.tables[0].card.hold_ms / 1000 + 0.1)
            await quiet()
            self.compare()

    async def _probe(self) -> None:
        """Let the viewer and the spectator ask and try things, and reconnect."""
        table, twin_table = self.tables[0].table, self.tables[1].table
        assert table is not None
        assert twin_table is not None
        twin_table._match = match_anew(table.match, self.viewer, self.chance)
        number, version = self.steps, self.tables[0].version
        tried = [self._tried() for _ in range(3)]
        say = {"type": "say", "text": f"Step {number}"}
        since = max(0, version - self.chance.randrange(12))
        again: list[list[Client]] = [[], []]
        possible = [
            any(self._may(client, tried[0]) for client in both)
            for both in zip(*self.compared, strict=True)
        ]
        for side in (0, 1):
            for client, may in zip(self.compared[side], possible, strict=True):
                for request, action in enumerate(tried):
                    plain = msgspec.json.decode(to_json(action))
                    await client.send({"type": "consider", "request": request, "action": plain})
                bad = {"type": "act", "command_id": f"x{number}{client.person}", "version": version}
                if not may:
                    await client.send({**bad, "action": tried[0]})
                if number % 5 == 0:
                    await client.send({"type": "prefer", "auto_pass": number % 2 == 0, "want": []})
                if number % 17 == 0:
                    await client.send(say)
                if number % 7 == 0:
                    tab = Client(self.rooms, client.room, client.person)
                    again[side].append(await tab.join(since))
            await quiet()
        for client, twin in zip(*again, strict=True):
            self._same(client.frames, twin.frames)
            client.leave()
            twin.leave()
        await quiet()
        self.compare()

    def _tried(self) -> Any:
        card = self.chance.choice("A23456789TJQK") + self.chance.choice("cdhs")
        kinds = ("discard", "lay_off", "knock", "displace")
        kind = self.chance.choice(kinds)
        return self.chance.choice(
            [
                *(DRAW, TAKE, PASS),
                *({"type": each} for each in ("allow", "deny", "withdraw", "finish", "call")),
                {"type": "discard", "card": card},
                {"type": "lay_off", "card": card, "onto": self.chance.randrange(3)},
                {"type": "displace", "card": card, "onto": 0, "wild_to": "top"},
                {"type": kind, "discard": card, "spread": []},
                {"type": "show", "melds": []},
                {"type": "big_gin", "spread": []},
                {"type": "lay_down", "melds": []},
            ]
        )

    def _may(self, client: Client, plain: Plain) -> bool:
        """Whether this is possible now: then it is not tried, since it would be carried out."""
        room, seat = client.room, client.seat
        if room.table is None or seat is None:
            return False
        try:
            action = read_action(msgspec.Raw(msgspec.json.encode(plain)), room.card.family)
        except Refuse:
            return False
        view = room.table.view(Seat(seat))
        if view is None:
            return False
        return view.why_illegal(action) is None or plain["type"] == "call"

    def compare(self) -> None:
        """Compare everything the viewer and the spectator were sent since the last time."""
        for client, twin in zip(*self.compared, strict=True):
            client.read()
            twin.read()
            self._same(client.frames, twin.frames)
            del client.frames[:], twin.frames[:]
            del client.messages[:], twin.messages[:]

    def labels_of_cards(self) -> list[str]:
        """The labels of the metrics that name a card."""
        labels = {label for _, label in self.rooms.counted.keys() - self.labels}
        return [label for label in labels if _CARD.search(label)]

    async def compare_lists(self) -> None:
        """Compare what lists of tables say about these two, to the viewer and to a stranger."""
        for person in (None, *(client.person for client in self.compared[0][1:])):
            said = []
            for room in self.tables:
                listed = await self.rooms.store.table(room.card.id)
                assert listed is not None
                said.append(to_json(await self.rooms.listed([listed], person)))
            self._same(said[:1], said[1:])

    def _same(self, frames: list[bytes], others: list[bytes]) -> None:
        old, new = (room.card.id.encode() for room in reversed(self.tables))
        others = [frame.replace(old, new) for frame in others]
        room = self.tables[0]
        if room.outcome is None:
            sealed = [secret.hex().encode() for secret in room.seating.sealed]
            told = [frame for frame in frames if any(secret in frame for secret in sealed)]
            self.differences += [(frame, b"a secret of this round, or the next") for frame in told]
        self.frames += len(frames)
        self.bytes += sum(map(len, frames))
        if list(map(self.seen, frames)) != list(map(self.seen, others)):
            pairs = zip(frames, others, strict=False)
            found = next(((a, b) for a, b in pairs if self.seen(a) != self.seen(b)), (b"", b""))
            self.differences.append(found)


@contextmanager
def twin_tables() -> Iterator[Chance]:
    """Give the second table other deals behind the viewer's back (``secrets.viewer``)."""
    secrets = Chance()
    honest = Match.dealt
    chance = random.Random(5)

    def dealt(self: Match, *given: Any, **named: Any) -> Match:
        match = honest(self, *given, **named)
        if secrets.side == 0:
            return match
        return deal_anew(match, secrets.viewer, chance)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps, "secrets", secrets)
        patch.setattr(Match, "dealt", dealt)
        yield secrets


async def twins_play(
    rooms: Rooms,
    preset: str,
    people: int,
    viewer: int | None,
    *,
    steps: int,
    seed: int,
    kind: type[Twins] = Twins,
    **form: Any,
) -> Twins:
    """Play two twin tables and return the differences found."""
    form.setdefault("hold_ms", 0)
    seat = None if viewer is None else Seat(viewer)
    with twin_tables() as secrets:
        secrets.viewer = seat
        twins = kind(rooms, seat, seed, secrets)
        await twins.open(preset, people, **form)
        await twins.play(steps)
        for room in twins.tables:
            rooms.forget(room)
        await quiet()
    return twins
