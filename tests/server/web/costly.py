"""What a stranger may send: every address of the house, with the largest and the worst bodies.

The house is a full one: a long match, many tables, and a person who has played a great deal. A
request is answered in this thread's own event loop, so that its cost can be counted.
"""

from __future__ import annotations

import base64
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

from limits import RateLimitItemPerSecond

from hollywood.play import Seat
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import Append, PersonRow, RoundFact
from hollywood.server.web.app import Application, create_app
from hollywood.server.web.house import House
from hollywood.server.web.settings import RateLimits, Settings
from tests.matches import recorded
from tests.server.kept import keep_match

LARGEST = 64 * 1024
OFTEN = RateLimitItemPerSecond(1_000_000)
TABLES = 50
"""Tables of the person: as many as a list shows."""
ROUNDS_PLAYED = 1_500
TABLE = "{table}"
"""Stands in a path for the table of the long match."""

_FACTS: dict[str, Any] = {
    "won": True,
    "knocked": True,
    "ending": "knock",
    "kind": "knock",
    "points": 25,
    "usual": True,
    "non_dealer": 1,
    "by_lot": True,
    "dealt_deadwood": 40,
    "dealt_melds": 0,
    "dealt_aces": 1,
    "dealt_pairs": 2,
}


class Sent(NamedTuple):
    """A request of a stranger."""

    method: str
    path: str
    body: bytes = b""


_NOTED = {"tables": [{"who": 0, "points": 25}], "note": "x" * 150}
_LINES = [
    {"id": f"a.{number}", "place": [number], "round": _NOTED, "stamp": {"count": 1, "author": "a"}}
    for number in range(400)
]
_BOOK = json.dumps(
    {"book": {"id": "b", "head": {"names": ["Ann", "Bob"]}, "lines": _LINES}}
).encode()
"""The longest score book that is shared."""


def _form(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def _filled(start: bytes, piece: bytes, end: bytes) -> bytes:
    """Return a body of the largest size, full of pieces."""
    return start + piece * ((LARGEST - len(start) - len(end)) // len(piece)) + end


HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "no text": b"\xff" * LARGEST,
    "depth": b"[" * LARGEST,
    "groups in groups": _filled(b"", b'{"a":', b""),
    "a list": _filled(b"[", b"1,", b"1]"),
    "keys": b"{" + b",".join(b'"%d":1' % number for number in range(6_500)) + b"}",
    "the same key": _filled(b"{", b'"name":1,', b'"name":1}'),
    "one number": b"9" * LARGEST,
    "one text": _filled(b'"', b"x", b'"'),
    "escapes": _filled(b'"', b"\\u00e4", b'"'),
    "too much": b"x" * (LARGEST + 1),
}
"""Bodies that fit no form, sent to every address that takes one."""


def _rules(preset: str, changes: Any, **more: Any) -> bytes:
    return _form(preset=preset, changes=changes, **more)


_CHANGES: tuple[tuple[str, Any], ...] = (
    ("may-i", {"deal": "," * 63_000}),
    ("may-i", {"deal": [11] * 20_000}),
    ("may-i", {"contracts": ["S" * 60_000]}),
    ("may-i", {"points": {str(number): 5 for number in range(5_000)}}),
    ("may-i", {"may_i": {f"k{number}": 5 for number in range(5_000)}}),
    ("may-i", {"may_i": "on", **{f"may_i.k{number}": "x" * 700 for number in range(79)}}),
    ("gin", {"target": int("9" * 190)}),
    ("gin", {"target": "9" * 60_000}),
    ("gin", {"x" * 60_000: 1}),
    ("gin", {f"k{number}": "[" * 800 for number in range(80)}),
    ("gin", {f"gin_bonu{number}": 20 for number in range(80)}),
    ("gin", {"gin_bonus_allowed": " " * 60_000}),
    ("shanghai", {"players": "2,3,4,5,6,7,8", "decks": 4}),
    ("hollywood-gin", {"shutout": True, "players": 8, "form": "partnership"}),
)
_RULES = tuple(_rules(preset, changes) for preset, changes in _CHANGES)
_LOGIN = _form(login="a" * 40, password="\u00e4" * 128)

_DEEP = base64.urlsafe_b64encode(b"\x81" * 8_900).decode().rstrip("=")
_ASKED = {"type": "webauthn.get", "challenge": "A" * 43, "origin": "http://localhost"}
_TOLD = base64.urlsafe_b64encode(json.dumps(_ASKED).encode()).decode().rstrip("=")
_MADE = {"id": "x" * 1_400, "client_data": _TOLD, "attestation": _DEEP}
_SIGNED = {"id": "x" * 1_400, "client_data": _TOLD, "authenticator_data": _DEEP, "signature": _DEEP}

STRANGERS: dict[tuple[str, str], tuple[Sent, ...]] = {
    ("GET", "/"): (Sent("GET", "/"),),
    ("HEAD", "/"): (Sent("HEAD", "/"),),
    ("GET", "/{path:path}"): (
        Sent("GET", "/" + "a/" * 4_000),
        Sent("GET", "/table/" + "%41" * 2_000),
        Sent("GET", "/" + "../" * 2_000),
    ),
    ("HEAD", "/{path:path}"): (Sent("HEAD", "/assets/x.js"),),
    ("GET", "/healthz"): (Sent("GET", "/healthz"),),
    ("GET", "/metrics"): (Sent("GET", "/metrics"),),
    ("GET", "/api/schema"): (Sent("GET", "/api/schema"),),
    ("GET", "/api/schema/openapi.json"): (Sent("GET", "/api/schema/openapi.json"),),
    ("GET", "/api/schema/{path:str}"): (Sent("GET", "/api/schema/" + "x" * 8_000),),
    ("GET", "/api/me"): (Sent("GET", "/api/me"),),
    ("PATCH", "/api/me"): (
        Sent("PATCH", "/api/me", _form(name="\ufdfa" * 24)),
        Sent("PATCH", "/api/me", _form(name="A" + "\u0300" * 23)),
    ),
    ("DELETE", "/api/me"): (Sent("DELETE", "/api/me", _form(password="x" * 128)),),
    ("GET", "/api/me/security"): (Sent("GET", "/api/me/security"),),
    ("GET", "/api/me/mutes"): (Sent("GET", "/api/me/mutes"),),
    ("DELETE", "/api/me/mutes/{name:str}"): (Sent("DELETE", "/api/me/mutes/" + "x" * 8_000),),
    ("POST", "/api/me/security/seen"): (Sent("POST", "/api/me/security/seen"),),
    ("DELETE", "/api/me/sessions/{name:str}"): (
        Sent("DELETE", "/api/me/sessions/" + "x" * 8_000),
        Sent("DELETE", "/api/me/sessions/" + "0" * 20),
    ),
    ("POST", "/api/account/passkeys/options"): (
        Sent("POST", "/api/account/passkeys/options", _form(login="a" * 40, password="x" * 128)),
    ),
    ("POST", "/api/account/passkeys"): (
        Sent("POST", "/api/account/passkeys", _form(name="x", made=_MADE)),
        Sent("POST", "/api/account/passkeys", _form(name="\ufdfa" * 24, made=_MADE)),
    ),
    ("PATCH", "/api/account/passkeys/{key:str}"): (
        Sent("PATCH", "/api/account/passkeys/" + "x" * 8_000, _form(name="\ufdfa" * 24)),
    ),
    ("DELETE", "/api/account/passkeys/{key:str}"): (
        Sent("DELETE", "/api/account/passkeys/" + "x" * 8_000, _form(password="x" * 128)),
    ),
    ("POST", "/api/account/passkey/options"): (Sent("POST", "/api/account/passkey/options"),),
    ("POST", "/api/account/passkey"): (Sent("POST", "/api/account/passkey", _form(**_SIGNED)),),
    ("POST", "/api/account/codes"): (Sent("POST", "/api/account/codes", _form()),),
    ("POST", "/api/account/recover"): (
        Sent("POST", "/api/account/recover", _form(login="a" * 40, code="\u00e4" * 80)),
    ),
    ("POST", "/api/guest"): (Sent("POST", "/api/guest", _form(name="\ufdfa" * 24)),),
    ("PUT", "/api/me/settings"): (
        Sent(
            "PUT",
            "/api/me/settings",
            _form(settings={f"{number:0200}": "\u00e4" * 200 for number in range(40)}),
        ),
        Sent("PUT", "/api/me/settings", _form(settings={"a": int("9" * 4_000)})),
    ),
    ("GET", "/api/me/holiday"): (Sent("GET", "/api/me/holiday"),),
    ("PUT", "/api/me/holiday"): (
        Sent("PUT", "/api/me/holiday", _form(ends=2**40)),
        Sent("PUT", "/api/me/holiday", _form(ends=int("9" * 4_000), begins=1)),
    ),
    ("DELETE", "/api/me/holiday"): (Sent("DELETE", "/api/me/holiday"),),
    ("GET", "/api/notices"): (Sent("GET", "/api/notices"),),
    ("PUT", "/api/notices/device"): (
        Sent(
            "PUT",
            "/api/notices/device",
            _form(
                endpoint="https://push.example/" + "x" * 1_000,
                public_key="A" * 200,
                auth="A" * 64,
                language="x" * 35,
                name="\ufdfa" * 40,
            ),
        ),
    ),
    ("DELETE", "/api/notices/device/{device_id:str}"): (
        Sent("DELETE", "/api/notices/device/" + "x" * 8_000),
    ),
    ("PUT", "/api/notices/quiet"): (
        Sent("PUT", "/api/notices/quiet", _form(quiet={"start": 0, "end": 1, "zone": "x" * 64})),
    ),
    ("PUT", "/api/notices/mail"): (
        Sent("PUT", "/api/notices/mail", _form(address="x" * 240 + "@example.org", language="en")),
    ),
    ("DELETE", "/api/notices/mail"): (Sent("DELETE", "/api/notices/mail"),),
    ("POST", "/api/notices/confirm"): (
        Sent("POST", "/api/notices/confirm", _form(token="x" * 200)),
    ),
    ("GET", "/notices/off/{token:str}"): (Sent("GET", "/notices/off/" + "x" * 8_000),),
    ("POST", "/notices/off/{token:str}"): (Sent("POST", "/notices/off/" + "x" * 8_000),),
    ("GET", "/api/me/rules"): (Sent("GET", "/api/me/rules"),),
    ("PUT", "/api/me/rules"): (
        Sent("PUT", "/api/me/rules", _form(name="n", preset="gin", settings=["x" * 1_000] * 80)),
    ),
    ("DELETE", "/api/me/rules"): (Sent("DELETE", "/api/me/rules", _form(name="n" * 40)),),
    ("POST", "/api/me/offline-matches"): (
        Sent("POST", "/api/me/offline-matches?preset=gin&seat=0&bot=club", b"{" * LARGEST),
        Sent("POST", "/api/me/offline-matches?preset=gin&seat=0&bot=" + "x" * 8_000, b"{}"),
    ),
    ("POST", "/api/scores"): (
        Sent("POST", "/api/scores", _BOOK),
        Sent("POST", "/api/scores", b'{"book":' + b"[" * LARGEST),
    ),
    ("GET", "/api/scores/{link:str}"): (
        Sent("GET", "/api/scores/" + "x" * 8_000),
        Sent("GET", "/api/scores/x?after=1"),
    ),
    ("PUT", "/api/scores/{link:str}"): (Sent("PUT", "/api/scores/" + "x" * 8_000, _BOOK),),
    ("DELETE", "/api/scores/{link:str}"): (Sent("DELETE", "/api/scores/" + "x" * 8_000),),
    ("POST", "/api/account/register"): (Sent("POST", "/api/account/register", _LOGIN),),
    ("POST", "/api/account/login"): (Sent("POST", "/api/account/login", _LOGIN),),
    ("POST", "/api/account/logout"): (Sent("POST", "/api/account/logout"),),
    ("POST", "/api/account/password"): (
        Sent("POST", "/api/account/password", _form(old="x" * 128, new="y" * 128)),
    ),
    ("GET", "/api/me/export"): (Sent("GET", "/api/me/export"),),
    ("GET", "/api/statistics"): (Sent("GET", "/api/statistics"),),
    ("GET", "/api/presets"): (Sent("GET", "/api/presets"),),
    ("GET", "/api/presets/{name:str}"): (
        Sent("GET", "/api/presets/may-i"),
        Sent("GET", "/api/presets/" + "may-i" * 2_000),
    ),
    ("POST", "/api/rules/check"): tuple(Sent("POST", "/api/rules/check", body) for body in _RULES),
    ("POST", "/api/tables"): (
        *(Sent("POST", "/api/tables", body[:-1] + b',"entrance":"bot"}') for body in _RULES),
        Sent("POST", "/api/tables", _rules("may-i", {}, entrance="bot", bots=["x" * 40] * 7)),
        Sent(
            "POST", "/api/tables", _rules("shanghai", {}, entrance="bot", players=8, bots=["club"])
        ),
    ),
    ("POST", "/api/tables/quick"): (
        Sent("POST", "/api/tables/quick", b'{"preset":"may-i"}'),
        Sent("POST", "/api/tables/quick", b'{"preset":"' + b"x" * 60_000 + b'"}'),
    ),
    ("DELETE", "/api/tables/quick"): (Sent("DELETE", "/api/tables/quick"),),
    ("GET", "/api/tables"): (Sent("GET", "/api/tables"),),
    ("GET", "/api/tables/mine"): (Sent("GET", "/api/tables/mine"),),
    ("POST", "/api/tables/{table_id:str}/seat"): (
        Sent("POST", f"/api/tables/{TABLE}/seat", b'{"code":"1234 5678"}'),
        Sent("POST", f"/api/tables/{TABLE}/seat", b'{"code":"' + b"1" * 60_000 + b'"}'),
        Sent("POST", "/api/tables/" + "x" * 8_000 + "/seat", b'{"code":"12345678"}'),
    ),
    ("DELETE", "/api/tables/{table_id:str}/seat"): (
        Sent("DELETE", f"/api/tables/{TABLE}/seat"),
        Sent("DELETE", "/api/tables/" + "x" * 8_000 + "/seat"),
    ),
    ("GET", "/api/tables/{table_id:str}"): (
        Sent("GET", f"/api/tables/{TABLE}"),
        Sent("GET", "/api/tables/" + "x" * 8_000),
    ),
    ("GET", "/api/records/{table_id:str}/rounds/{number:int}"): (
        Sent("GET", f"/api/records/{TABLE}/rounds/12"),
        Sent("GET", f"/api/records/{TABLE}/rounds/12?seat=0"),
        Sent("GET", f"/api/records/{TABLE}/rounds/100000"),
        Sent("GET", f"/api/records/{TABLE}/rounds/" + "9" * 4_000),
    ),
    ("GET", "/api/records/{table_id:str}/file"): (Sent("GET", f"/api/records/{TABLE}/file"),),
    ("GET", "/api/records/{table_id:str}/review"): (Sent("GET", f"/api/records/{TABLE}/review"),),
    ("POST", "/api/records/{table_id:str}/review"): (Sent("POST", f"/api/records/{TABLE}/review"),),
    ("GET", "/api/records/{table_id:str}/review/rounds/{part:int}"): (
        Sent("GET", f"/api/records/{TABLE}/review/rounds/1"),
    ),
    ("GET", "/api/me/bots"): (Sent("GET", "/api/me/bots"),),
    ("POST", "/api/me/bots"): (Sent("POST", "/api/me/bots", _form(name="x" * 24)),),
    ("DELETE", "/api/me/bots/{name:str}"): (Sent("DELETE", "/api/me/bots/" + "x" * 8_000),),
    ("POST", "/api/me/bots/{name:str}/tokens"): (
        Sent("POST", "/api/me/bots/x/tokens", _form(name="x" * 60, scopes=["read"] * 4)),
    ),
    ("DELETE", "/api/me/bots/{name:str}/tokens/{token_id:str}"): (
        Sent("DELETE", "/api/me/bots/x/tokens/" + "0" * 8_000),
    ),
    ("GET", "/api/bots"): (Sent("GET", "/api/bots"),),
    ("GET", "/api/bots/me"): (Sent("GET", "/api/bots/me"),),
    ("GET", "/api/events"): (Sent("GET", "/api/events"),),
    ("GET", "/api/challenges"): (Sent("GET", "/api/challenges"),),
    ("POST", "/api/challenges"): (
        Sent("POST", "/api/challenges", _form(to=["x" * 24] * 7, preset="may-i")),
    ),
    ("DELETE", "/api/challenges/{table_id:str}"): (Sent("DELETE", f"/api/challenges/{TABLE}"),),
    ("POST", "/api/challenges/{table_id:str}/accept"): (
        Sent("POST", f"/api/challenges/{TABLE}/accept"),
    ),
    ("POST", "/api/challenges/{table_id:str}/decline"): (
        Sent("POST", f"/api/challenges/{TABLE}/decline"),
    ),
    ("GET", "/api/tables/{table_id:str}/stream"): (
        Sent("GET", f"/api/tables/{TABLE}/stream"),
        Sent("GET", f"/api/tables/{TABLE}/stream?since=0&history=" + "x" * 64),
        Sent("GET", "/api/tables/" + "x" * 8_000 + "/stream"),
    ),
    ("POST", "/api/tables/{table_id:str}/act"): (
        Sent(
            "POST",
            f"/api/tables/{TABLE}/act",
            _form(command_id="a", version=0, action={"type": "discard", "card": "x" * 8_000}),
        ),
    ),
    ("POST", "/api/tables/{table_id:str}/say"): (
        Sent("POST", f"/api/tables/{TABLE}/say", _form(text="x" * 300)),
    ),
    ("POST", "/api/tables/{table_id:str}/send"): (
        Sent("POST", f"/api/tables/{TABLE}/send", _form(type="x" * 60_000)),
        Sent("POST", f"/api/tables/{TABLE}/send", _form(type="ping", sent=int("9" * 15))),
    ),
}
"""By method and address of the application: what is sent there. A new address must be added."""

FORMS = frozenset(
    {
        *(("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/guest")),
        *(("PUT", "/api/me/settings"), ("POST", "/api/account/register")),
        *(("POST", "/api/account/login"), ("POST", "/api/account/logout")),
        *(("POST", "/api/account/password"), ("POST", "/api/rules/check")),
        *(("POST", "/api/tables"), ("POST", "/api/records/{table_id:str}/review")),
        *(("POST", "/api/tables/quick"), ("DELETE", "/api/tables/quick")),
        *(("PUT", "/api/me/holiday"), ("DELETE", "/api/me/holiday")),
        *(("PUT", "/api/me/rules"), ("DELETE", "/api/me/rules")),
        *(("POST", "/api/me/offline-matches"), ("POST", "/api/scores")),
        *(("PUT", "/api/scores/{link:str}"), ("DELETE", "/api/scores/{link:str}")),
        *(
            ("POST", "/api/tables/{table_id:str}/seat"),
            ("DELETE", "/api/tables/{table_id:str}/seat"),
        ),
        *(("PUT", "/api/notices/device"), ("DELETE", "/api/notices/device/{device_id:str}")),
        *(("PUT", "/api/notices/quiet"), ("POST", "/notices/off/{token:str}")),
        *(("PUT", "/api/notices/mail"), ("DELETE", "/api/notices/mail")),
        ("POST", "/api/notices/confirm"),
        *(("POST", "/api/me/security/seen"), ("DELETE", "/api/me/sessions/{name:str}")),
        *(("POST", "/api/account/passkeys/options"), ("POST", "/api/account/passkeys")),
        *(("PATCH", "/api/account/passkeys/{key:str}"),),
        *(("DELETE", "/api/account/passkeys/{key:str}"), ("POST", "/api/account/codes")),
        *(("POST", "/api/account/passkey/options"), ("POST", "/api/account/passkey")),
        *(("POST", "/api/account/recover"), ("DELETE", "/api/me/mutes/{name:str}")),
        *(("POST", "/api/me/bots"), ("DELETE", "/api/me/bots/{name:str}")),
        ("POST", "/api/me/bots/{name:str}/tokens"),
        ("DELETE", "/api/me/bots/{name:str}/tokens/{token_id:str}"),
        *(("POST", "/api/challenges"), ("DELETE", "/api/challenges/{table_id:str}")),
        ("POST", "/api/challenges/{table_id:str}/accept"),
        ("POST", "/api/challenges/{table_id:str}/decline"),
        *(("POST", f"/api/tables/{{table_id:str}}/{what}") for what in ("act", "say", "send")),
    }
)
"""Addresses that accept a body: each of them gets every hostile one too."""


def addresses_of(app: Application) -> set[tuple[str, str]]:
    """Return the method and address of every request that an application answers."""
    return {
        (method, route.path)
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"  # answered by the framework itself
    }


def everything() -> list[Sent]:
    """Return everything a stranger sends."""
    sent = [each for those in STRANGERS.values() for each in those]
    hostile = [
        Sent(method, path.replace("{table_id:str}", TABLE), body)
        for method, path in sorted(FORMS)
        for body in HOSTILE.values()
    ]
    return sent + hostile


class FullHouse:
    """An open house with much data, and a person with a name and a session."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.table = ""
        self._cookies = ""
        self._token = ""

    @property
    def house(self) -> House:
        """What the application has opened."""
        house: House = self.app.state["house"]
        return house

    async def enter(self) -> None:
        """Begin a session of the person, as a browser has it."""
        if not self._token:
            _, headers, _ = await self.answer(Sent("GET", "/api/me"))
            (token,) = [value for name, value in headers if name == b"set-cookie"]
            self._token = token.decode().partition("=")[2].partition(";")[0]
        cookie = await self.house.sessions.begin("p_ann")
        self._cookies = f"csrftoken={self._token}; hollywood={cookie}"

    async def answer(self, sent: Sent) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Answer a request here; return its status, headers and body."""
        path, _, query = sent.path.replace(TABLE, self.table).partition("?")
        told: list[Any] = []
        left = [{"type": "http.request", "body": sent.body, "more_body": False}]

        async def receive() -> Any:
            return left.pop() if left else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": sent.method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "client": ("127.0.0.1", 5000),
            "server": ("testserver", 80),
            "headers": [
                (b"host", b"testserver"),
                (b"cookie", self._cookies.encode()),
                (b"x-csrftoken", self._token.encode()),
                (b"content-type", b"application/json"),
                (b"content-length", str(len(sent.body)).encode()),
            ],
            "state": {},
        }
        await self.app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in told[1:])
        return told[0]["status"], list(told[0]["headers"]), body


@contextlib.asynccontextmanager
async def full_house(
    folder: Path, *, rounds: int, tables: int = TABLES
) -> AsyncIterator[FullHouse]:
    """Open one whose long match has this many rounds, with this many tables beside it."""
    record, short = folder / "match", folder / "short"
    recorded(record, "gin", ("target=10000",), rounds=rounds)
    recorded(short, "gin", rounds=1)
    rates = vars(RateLimits())
    often: dict[str, Any] = {name: OFTEN for name in rates if not isinstance(rates[name], int)}
    settings = Settings(
        where=folder / "kept", metrics_for_all=True, log="quiet", limits=RateLimits(**often)
    )
    app = create_app(settings)
    app.prepare()
    async with app.lifespan():
        house = FullHouse(app)
        store = house.house.store
        ann = PersonRow(id="p_ann", name="Ann", created_at=1.0)
        await store.add_person(ann)
        house.table = await keep_match(store, record, preset="gin", people=("p_ann", None))
        for stage in ("over", "playing"):
            for _ in range(tables // 2):
                await keep_match(store, short, preset="gin", people=("p_ann", None), stage=stage)
        await _played(store, house.table)
        await house.enter()
        yield house


async def _played(store: Store, table: str) -> None:
    """Let the person have played a great deal."""
    rounds = tuple(
        RoundFact(
            person="p_ann",
            round_number=number,
            seat=Seat(0),
            family="gin",
            preset="gin",
            at=float(number),
            facts=_FACTS,
        )
        for number in range(1, ROUNDS_PLAYED + 1)
    )
    listed = await store.table(table)
    assert listed is not None
    await store.append(Append(table_id=table, entries=(), status=listed.status, rounds=rounds))
