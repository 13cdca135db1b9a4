"""What a token allows, and what it does not; challenges that are declined or withdrawn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from hollywood.client.connection import Refused
from hollywood.server.web.limits import AT_ONCE
from hollywood.server.web.settings import RateLimits
from hollywood.server.workers.fairness import Owner
from tests.server.web.browsers import Browser, Visit, ok, open_house, problem

GIN = {"preset": "gin", "clock": "none"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Visit]:
    """An open house."""
    with open_house(tmp_path) as visit:
        yield visit


class Program:
    """A program that shows a token."""

    def __init__(self, owner: Browser, name: str, *scopes: str) -> None:
        self._client = owner.client
        if all(bot["name"] != name for bot in _bots(owner)):
            ok(owner.post("/api/me/bots", {"name": name}))
        form = {"name": "a test", "scopes": list(scopes or ("read", "challenge", "play", "chat"))}
        self.token = ok(owner.post(f"/api/me/bots/{name}/tokens", form))["token"]

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Send a request."""
        self._client.cookies.clear()
        headers = {"authorization": f"Bearer {self.token}"}
        return self._client.request(method, path, json=body, headers=headers)


def _bots(owner: Browser) -> list[dict[str, Any]]:
    """Return the bots of an owner."""
    found: Any = ok(owner.get("/api/me/bots"))
    return list(found)


def _owner(house: Visit, login: str = "ann") -> Browser:
    owner = house.browser()
    owner.guest(login.title())
    owner.register(login)
    return owner


def test_a_guest_has_no_bots_and_names_are_unique(house: Visit) -> None:
    guest = house.browser()
    guest.guest("Eve")
    problem(guest.post("/api/me/bots", {"name": "shark"}), 403, "guest_bots")
    owner = _owner(house)
    ok(owner.post("/api/me/bots", {"name": "shark"}))
    problem(owner.post("/api/me/bots", {"name": "Shark"}), 409, "login_taken")
    problem(owner.post("/api/me/bots", {"name": "admin"}), 422, "name")
    problem(house.browser().login("shark", "any password"), 403, "wrong_login")


def test_a_token_allows_what_its_scopes_say(house: Visit) -> None:
    owner = _owner(house)
    reader, player = Program(owner, "shark", "read"), Program(owner, "shark", "read", "play")
    assert ok(reader.send("GET", "/api/bots/me"))["scopes"] == ["read"]
    table = ok(owner.post("/api/tables", {**GIN, "entrance": "invite"}))["id"]
    sit = {"type": "sit", "command_id": "a"}
    words = problem(reader.send("POST", f"/api/tables/{table}/send", sit), 403, "scope")
    assert "play" in words
    say = reader.send("POST", f"/api/tables/{table}/say", {"text": "hi"})
    assert "chat" in problem(say, 403, "scope")
    words = problem(reader.send("POST", "/api/challenges", {"to": ["shark"], **GIN}), 403, "scope")
    assert words.endswith("challenge: it has read")
    assert ok(player.send("POST", f"/api/tables/{table}/send", sit))["type"] == "done"
    words = problem(player.send("POST", f"/api/tables/{table}/say", {"text": "hi"}), 403, "scope")
    assert "chat" in words
    hint = {"type": "hint", "request": 1}
    problem(player.send("POST", f"/api/tables/{table}/send", hint), 422, "for_socket")
    for method, path, body in (
        ("GET", "/api/me/bots", None),
        ("POST", "/api/me/bots", {"name": "whale"}),
        ("PATCH", "/api/me", {"name": "Ann"}),
        ("GET", "/api/me/export", None),
        ("DELETE", "/api/me", {}),
        ("POST", "/api/account/codes", {}),
        ("POST", "/api/tables/quick", {"preset": "gin"}),
        ("POST", "/api/guest", {}),
    ):
        problem(player.send(method, path, body), 403, "for_people")


def test_a_revoked_token_is_worth_nothing(house: Visit) -> None:
    owner = _owner(house)
    program = Program(owner, "shark")
    (bot,) = _bots(owner)
    assert program.token not in str(bot)
    (token,) = bot["tokens"]
    stored = house.wait(house.house.store.tokens_of, (house.wait(_id_of, house, "shark"),))
    assert program.token not in str(stored)
    ok(owner.send("DELETE", f"/api/me/bots/shark/tokens/{token['id']}"))
    problem(program.send("GET", "/api/bots/me"), 401, "bad_token")
    program.token = "hwd_" + "x" * 43
    problem(program.send("GET", "/api/bots/me"), 401, "bad_token")


def test_an_erased_owner_takes_the_bots_along(house: Visit) -> None:
    owner = _owner(house)
    program = Program(owner, "shark")
    ok(owner.send("DELETE", "/api/me", {"password": "three melds, no deadwood"}))
    problem(program.send("GET", "/api/bots/me"), 401, "bad_token")
    assert house.wait(house.house.store.person_with_login, "shark") is None


def test_challenges_are_declined_and_withdrawn(house: Visit) -> None:
    ann, bob = _owner(house), _owner(house, "bob")
    shark, whale = Program(ann, "shark"), Program(bob, "whale")
    problem(shark.send("POST", "/api/challenges", {"to": ["ann"], **GIN}), 404, "no_such_bot")
    problem(shark.send("POST", "/api/challenges", {"to": ["shark"], **GIN}), 422, "own_opponent")
    rated = {"to": ["shark"], "preset": "gin", "clock": "live", "rated": True}
    problem(ann.post("/api/challenges", rated), 422, "own_opponent")
    first = ok(shark.send("POST", "/api/challenges", {"to": ["whale"], **GIN}))["id"]
    second = ok(ann.post("/api/challenges", {"to": ["whale"], **GIN}))["id"]
    waiting = ok(whale.send("GET", "/api/challenges"))["incoming"]
    assert [(each["id"], each["by"]) for each in waiting] == [(first, "shark"), (second, "Ann")]
    assert whale.send("POST", f"/api/challenges/{first}/decline").status_code == 204
    problem(whale.send("POST", f"/api/challenges/{first}/accept"), 404, "no_challenge")
    assert ok(shark.send("GET", "/api/challenges"))["outgoing"] == []
    assert ann.send("DELETE", f"/api/challenges/{second}").status_code == 204
    problem(whale.send("POST", f"/api/challenges/{second}/accept"), 404, "no_challenge")
    third = ok(shark.send("POST", "/api/challenges", {"to": ["whale"], **GIN}))["id"]
    problem(ann.send("POST", f"/api/challenges/{third}/accept"), 404, "no_challenge")
    assert whale.send("POST", f"/api/challenges/{third}/accept").status_code == 204
    listed = ok(ann.get(f"/api/tables/{third}"))
    assert (listed["programs"], listed["stage"]) == ([0, 1], "between")
    (own,) = ok(whale.send("GET", "/api/tables/mine"))["running"]
    assert own["card"]["id"] == third


def test_a_bot_of_the_house_accepts_at_once(house: Visit) -> None:
    ann = _owner(house)
    shark, whale = Program(ann, "shark"), Program(ann, "whale")
    shown = ok(shark.send("POST", "/api/challenges", {"to": ["simple"], **GIN}))
    assert (shown["to"], shown["card"]["rated"]) == ([], False)
    listed = ok(ann.get(f"/api/tables/{shown['id']}"))
    assert (listed["stage"], listed["programs"]) == ("between", [0])
    (own,) = ok(shark.send("GET", "/api/tables/mine"))["running"]
    assert own["card"]["id"] == shown["id"]
    may_i = {"preset": "may-i", "clock": "none"}
    full = ok(shark.send("POST", "/api/challenges", {"to": ["greedy", "club"], **may_i}))["id"]
    assert _bots_at(house, full) == ["greedy", "club", "club"]
    form: dict[str, Any] = {"to": ["greedy", "whale"], "bots": ["simple"], **may_i}
    mixed = ok(shark.send("POST", "/api/challenges", form))
    assert (mixed["to"], _bots_at(house, mixed["id"])) == (["whale"], ["greedy", "simple"])
    assert whale.send("POST", f"/api/challenges/{mixed['id']}/accept").status_code == 204
    assert ok(ann.get(f"/api/tables/{mixed['id']}"))["stage"] == "between"
    rated = {"preset": "gin", "clock": "live", "rated": True}
    for form in ({**rated, "to": ["club"]}, {**rated, "to": ["whale"], "bots": ["club"]}):
        assert "unrated" in problem(shark.send("POST", "/api/challenges", form), 422, "cannot_be")
    problem(shark.send("POST", "/api/challenges", {"to": ["club"] * 2, **GIN}), 422, "cannot_be")


def _bots_at(house: Visit, table: str) -> list[str]:
    room = house.wait(house.house.rooms.room, table)
    return [place.bot for place in room.seating.places if place.bot]


def test_a_bot_does_not_take_the_seats_of_the_lobby(house: Visit) -> None:
    ann, bob = _owner(house), _owner(house, "bob")
    shark, whale = Program(ann, "shark"), Program(bob, "whale")
    lobby = {**GIN, "entrance": "lobby"}
    table = ok(ann.post("/api/tables", lobby))["id"]
    sit = {"type": "sit", "command_id": "a"}
    problem(whale.send("POST", f"/api/tables/{table}/send", sit), 409, "by_invitation")
    own = ok(shark.send("POST", "/api/tables", lobby))["id"]
    assert ok(bob.post(f"/api/tables/{own}/send", sit))["type"] == "done"


def test_nobody_sits_down_at_a_rated_table_from_afar(house: Visit) -> None:
    """Whether two players may be the same person is known only of those who are there."""
    owner = _owner(house)
    shark = Program(owner, "shark")
    rated = {"preset": "gin", "clock": "live", "rated": True, "entrance": "invite"}
    table = ok(owner.post("/api/tables", rated))["id"]
    sit = {"type": "sit", "command_id": "a"}
    problem(shark.send("POST", f"/api/tables/{table}/send", sit), 409, "come_first")
    problem(house.browser().post(f"/api/tables/{table}/send", sit), 409, "come_first")


def test_a_stream_counts_as_a_socket(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=RateLimits(sockets_by_person=0)) as house:
        shark = Program(_owner(house), "shark")
        answer = shark.send("GET", "/api/events")
        problem(answer, 429, "too_many_sockets")
        assert answer.headers["retry-after"] == "5"


def test_moves_that_come_too_fast_are_told_when_to_come_again(tmp_path: Path) -> None:
    with open_house(tmp_path, limits=RateLimits(messages_by_person=1)) as house:
        program = Program(_owner(house), "shark")
        table = ok(program.send("POST", "/api/tables", {**GIN, "entrance": "invite"}))["id"]
        owner = Owner("testclient", house.wait(_id_of, house, "shark"))
        for _ in range(10 * AT_ONCE):
            house.wait(house.house.limits.messages.take, owner)
        ping = {"type": "ping", "sent": 1}
        answer = program.send("POST", f"/api/tables/{table}/send", ping)
        problem(answer, 429, "too_fast")
        assert int(answer.headers["retry-after"]) >= 1


def test_the_first_request_needs_no_token_against_forgery(house: Visit) -> None:
    """It carries no cookie that another site could use; later ones must show that they know it."""
    client = house.client
    client.cookies.clear()
    first = client.post("/api/guest", json={})
    assert first.status_code == 200
    cookies = dict(first.cookies)
    form = {**GIN, "entrance": "bot"}
    client.cookies.clear()
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    problem(client.post("/api/tables", json=form, headers=headers), 403, "forged")
    headers["x-csrftoken"] = cookies["csrftoken"]
    client.cookies.clear()
    ok(client.post("/api/tables", json=form, headers=headers))
    client.cookies.clear()
    foreign = {"origin": "https://evil.example"}
    problem(client.post("/api/guest", json={}, headers=foreign), 403, "origin")


def test_the_client_says_what_is_wrong() -> None:
    from hollywood.client import Client
    from hollywood.errors import HollywoodError

    def answer(_: httpx.Request) -> httpx.Response:
        return httpx.Response(401, json={"code": "bad_token", "words": "no"})

    async def ask() -> None:
        transport = httpx.MockTransport(answer)
        async with Client("http://x", "hwd_a", transport=transport) as client:
            with pytest.raises(Refused) as refused:
                await client.account()
            assert (refused.value.code, refused.value.status) == ("bad_token", 401)

    asyncio.run(ask())
    with pytest.raises(HollywoodError, match="http"):
        Client("cards.example", "hwd_a")


async def _id_of(house: Visit, login: str) -> str:
    person = await house.house.store.person_with_login(login)
    assert person is not None
    return person.id
