"""Bots that play live at a real server: whole matches, a kill, two nodes, what they are shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from hollywood.client import Client, Message, Playing
from tests.server.faults.process import Server, serving
from tests.server.live.playing import ONE_HAND, PLAYER, SHORT, Owner, run_bot, url
from tests.server.nodes.several import nodes
from tests.server.postgres import Cluster
from tests.waiting import comes, wait_until


@asynccontextmanager
async def at(server: Server, token: str, seen: list[Message] | None = None) -> AsyncIterator[Any]:
    """Let the bot of the docs play while the block runs; ``seen`` gets what its tables show."""
    async with Client(url(server), token) as client:
        if seen is not None:
            _listen_in(client, seen)
        playing = Playing(client, PLAYER.new_player, accepts=PLAYER.accepts, told=print)
        work = asyncio.create_task(playing.run())
        try:
            yield client
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)


def _listen_in(client: Client, seen: list[Message]) -> None:
    watch = client.watch

    async def watched(table: str) -> AsyncIterator[Message]:
        async for message in watch(table):
            seen.append(message)
            yield message

    client.watch = watched  # type: ignore[method-assign]


def test_bots_play_gin_and_may_i_and_see_only_their_own_cards(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        owner = await asyncio.to_thread(Owner, server)
        tokens = [await asyncio.to_thread(owner.bot, name) for name in ("shark", "whale")]
        seen: list[Message] = []
        async with at(server, tokens[0], seen) as shark, at(server, tokens[1]) as whale:
            await comes(lambda: len(asyncio.all_tasks()) > 0)
            while len(await shark.bots()) < 2:
                await asyncio.sleep(0.05)
            gin = await shark.challenge("whale", preset="gin", **SHORT)
            bots = ["greedy", "greedy"]
            may_i = await shark.challenge("whale", preset="may-i", bots=bots, **ONE_HAND)
            house = await shark.challenge("greedy", preset="gin", **SHORT)
            assert (gin["to"], house["to"]) == (["whale"], [])
            for table in (gin["id"], may_i["id"], house["id"]):
                while await asyncio.to_thread(owner.stage, table) != "over":
                    await asyncio.sleep(0.1)
            await whale.say(gin["id"], "Thanks!")
        shown = [message["table"] for message in seen if "table" in message]
        assert any(table["stage"] == "over" for table in shown)
        boards = [board for table in shown for board in table["boards"]]
        assert {board["type"] for board in boards} == {"gin", "contract"}
        for board in boards:
            for place, hand in enumerate(board["hands"]):
                assert hand is None or place == board["place"] or board["result"] is not None
        seats = [seat for table in shown for seat in table["seats"]]
        assert {seat["name"] for seat in seats if seat["program"]} == {"shark", "whale"}
        holds = [each for each in boards if (each["options"] or {}).get("draw")]
        assert any(board["options"]["draw"]["code"] == "hold" for board in holds)

    with serving(tmp_path / "kept", tmp_path) as server:
        asyncio.run(play(server))


def test_a_killed_bot_comes_back_and_ends_its_match(tmp_path: Path) -> None:
    with serving(tmp_path / "kept", tmp_path) as server:
        owner = Owner(server)
        token, log = owner.bot("shark"), tmp_path / "bot.log"
        process = run_bot(server, token, log)
        wait_until(lambda: bool(owner.ask("GET", "/api/bots")))
        form = {"to": ["shark"], "preset": "may-i", "bots": ["greedy"] * 2, **ONE_HAND}
        table = owner.ask("POST", "/api/challenges", form)["id"]
        wait_until(lambda: f"table {table}: " in log.read_text())
        process.kill()
        process.wait()
        again = run_bot(server, token, log)
        wait_until(lambda: log.read_text().count(f"table {table}: ") >= 2)

        async def play() -> None:
            """The challenger plays too, over a bot's client that shows a session instead."""
            await asyncio.to_thread(_play_as_guest, owner, server, table)

        asyncio.run(play())
        wait_until(lambda: "over, " in log.read_text())
        again.terminate()
        assert again.wait() == 0
        assert "all matches are over" in log.read_text()


def _play_as_guest(owner: Owner, server: Server, table: str) -> None:
    """Play a seat with nothing but requests, as the docs describe them."""
    import json
    import urllib.error
    import urllib.request

    number = 0

    def send(message: Message) -> None:
        nonlocal number
        number += 1
        try:
            owner.ask("POST", f"/api/tables/{table}/send", {"command_id": f"o{number}", **message})
        except urllib.error.HTTPError as refused:
            refused.close()
            if refused.code != 409:
                raise

    request = urllib.request.Request(
        f"{url(server)}/api/tables/{table}/stream", headers=owner.headers()
    )
    decided = None
    with urllib.request.urlopen(request, timeout=60) as stream:
        for line in stream:
            shown = json.loads(line).get("table") if line.strip() else None
            if shown is None or shown["choices"] == decided:
                continue
            if shown["stage"] == "over":
                return
            decided, you = shown["choices"], shown["you"]
            if shown["stage"] == "between" and not shown["seats"][you]["ready"]:
                send({"type": "ready", "round_number": shown["round_number"] + 1})
            elif shown["stage"] == "playing" and you in shown["awaiting"]:
                draw = shown["boards"][0]["options"]["draw"]
                if draw is None or draw["code"] != "hold":
                    action = PLAYER.new_player({}).decide(shown, True)
                    send({"type": "act", "version": shown["version"], "action": action})


def test_bots_come_in_at_any_node(postgres: Cluster, tmp_path: Path) -> None:
    """Tables, their streams, and challenges are passed on; events come from everywhere."""

    async def play(running: list[Server]) -> None:
        one, other = running
        owner = await asyncio.to_thread(Owner, one)
        tokens = [await asyncio.to_thread(owner.bot, name) for name in ("shark", "whale")]
        async with at(one, tokens[0]) as shark, at(other, tokens[1]) as whale:
            while len(await shark.bots()) < 2:
                await asyncio.sleep(0.05)
            tables = [
                (await client.challenge(name, preset="gin", **SHORT))["id"]
                for client, name in ((shark, "whale"), (whale, "shark"))
            ]
            for table in tables:
                while await asyncio.to_thread(owner.stage, table) != "over":
                    await asyncio.sleep(0.1)

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))
