"""Being ready, and the proof: every deck follows from the sealed secret and all contributions."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.cards import Hand
from hollywood.cards.shuffle import seal, shuffled_deck
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import Client, Plain, dealt, in_house, table_of
from tests.server.rooms.whole import FORMS, MATCHES, whole_match


def test_a_deal_needs_everybody_and_the_right_number(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        for number in (2, 100_000):
            refused = await ann.does("ready", round_number=number)
            assert refused["code"] == "stale"
        for message in (
            {"type": "commit", "round_number": 1, "tries": 0, "seal": "abc"},
            {"type": "reveal", "round_number": 1, "contribution": "abc"},
        ):
            assert await ann.send(message)
            assert ann.read()[-1]["code"] == "malformed"
        await ann.seals(b"1" * 32)
        await ann.seals(b"2" * 32)
        assert (await ann.does("ready", round_number=1))["type"] == "done"
        assert (await ann.does("ready", round_number=1))["type"] == "done"
        bob.read()
        assert [seat["ready"] for seat in bob.table["seats"]] == [True, False]
        assert bob.table["stage"] == "between"
        await bob.seals(b"\xff" * 64)
        assert (await bob.does("ready", round_number=1))["type"] == "done"
        assert bob.table["stage"] == "between"
        await bob.reveals()
        await ann.reveals()
        bob.read()
        assert bob.table["stage"] == "playing"
        row = (await rooms.store.entries(room.card.id))[-1]
        assert json.loads(row.body)["contributions"] == [(b"2" * 32).hex(), "ff" * 64]
        assert [seat["ready"] for seat in bob.table["seats"]] == [False, False]

    in_house(tmp_path, use)


def test_who_has_no_line_adds_nothing_and_holds_up_nobody(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        bob.leave()
        given = await ann.seals()
        assert (await ann.does("ready", round_number=1))["type"] == "done"
        await ann.reveals()
        assert room.version == 1
        row = (await rooms.store.entries(room.card.id))[-1]
        assert json.loads(row.body)["contributions"] == [given.hex(), ""]

    in_house(tmp_path, use)


def _hands(deck: Any, board: Plain, size: int) -> tuple[list[Hand], str]:
    """Deal manually: one card at a time, first to the dealer's left."""
    players = len(board["seats"])
    hands: list[list[Any]] = [[] for _ in range(players)]
    for number in range(players * size):
        hands[(board["dealer"] + 1 + number) % players].append(deck[number])
    return [Hand.of(hand) for hand in hands], str(deck[players * size])


@pytest.mark.parametrize("match", [MATCHES[0], MATCHES[3], MATCHES[7], *FORMS], ids=str)
def test_every_deck_can_be_checked(tmp_path: Path, match: tuple[str, int, dict[str, Any]]) -> None:
    async def use(rooms: Rooms) -> None:
        published: dict[int, list[str]] = {}

        async def watch(_: object, clients: list[Client]) -> None:
            clients[0].read()
            table = clients[0].table
            if table["stage"] == "between":
                published[table["round_number"] + 1] = table["commitments"]

        room, clients, eve = await whole_match(rooms, *match, watch=watch)
        published[1] = clients[0].messages[0]["table"]["commitments"]
        proofs: dict[tuple[int, int], Plain] = {}
        for message in eve.messages:
            for proof in message.get("proofs") or ():
                proofs[proof["round_number"], proof["board"]] = proof
        deals = [
            json.loads(row.body)
            for row in await rooms.store.entries(room.card.id)
            if row.kind == "deal"
        ]
        assert deals
        for deal in deals:
            number = deal["round_number"]
            for index, board in enumerate(deal["boards"]):
                proof = proofs[number, index]
                secret = bytes.fromhex(proof["secret"])
                assert proof["secret"] == board["secret"]
                assert hashlib.sha256(secret).hexdigest() == proof["commitment"]
                assert proof["commitment"] == published[number][index]
                assert len(proof["contributions"]) == len(clients)
                assert proof["sealed"] == [
                    seal(bytes.fromhex(each), round_number=number, seat=seat)
                    for seat, each in enumerate(proof["contributions"])
                ]
                given = [bytes.fromhex(each) for each in proof["contributions"]]
                pack = room.rules.pack
                assert (proof["decks"], proof["jokers"]) == (pack.decks, pack.jokers)
                deck = shuffled_deck(
                    pack,
                    secret=secret,
                    contributions=given,
                    round_number=number,
                    board=index,
                    kind=proof["shuffle"],
                )
                event = board["events"][0]
                dealt_hands = [Hand.parse(" ".join(hand)) for hand in event["hands"]]
                hands, upcard = _hands(deck, board, len(event["hands"][0]))
                assert hands == dealt_hands
                assert upcard == event["upcard"]
        secrets = [board["secret"] for deal in deals for board in deal["boards"]]
        assert len(set(secrets)) == len(secrets)

    in_house(tmp_path, use)


def test_a_secret_is_shown_when_the_round_is_over_for_all_boards(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        early, halves = 0, 0

        async def watch(room: Any, clients: list[Client]) -> None:
            nonlocal early, halves
            sealed = [secret.hex() for secret in room.seating.sealed]
            if room.outcome is not None:
                return
            boards = [board.round.awaiting is None for board in room.table.match.boards]
            halves += any(boards) and not all(boards)
            late = Client(rooms, room, clients[0].person)
            if room.version % 5 == 0:
                await late.join()
                late.leave()
            for client in (*clients, late):
                client.read()
                text = b"".join(client.frames).decode()
                early += any(secret in text for secret in sealed)
                client.frames.clear()

        await whole_match(rooms, "gin", 6, {"target": 30}, watch=watch)
        assert early == 0
        assert halves > 5, "no board was over before the others"

    in_house(tmp_path, use)


def test_the_seal_is_the_same_after_the_table_was_woken(tmp_path: Path) -> None:
    """Nobody can have the deck drawn again by putting the table to sleep."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "hollywood-gin", 4)
        for _ in range(3):
            before = room.commitments()
            assert before
            rooms.forget(room)
            woken = await rooms.room(room.card.id)
            assert woken is not None
            assert woken.commitments() == before
            room = woken
        for number, client in enumerate(clients):
            clients[number] = await Client(rooms, room, client.person).join()
        before = room.commitments()
        await dealt(clients)
        assert room.table is not None
        assert tuple(proof.commitment for proof in room.table.proofs) == before

    in_house(tmp_path, use)
