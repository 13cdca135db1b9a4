"""Browsers for the tests: each with its own cookies, all with one application."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from hollywood.server.web import logs
from hollywood.server.web.app import Application, create_app
from hollywood.server.web.house import House
from hollywood.server.web.settings import Settings
from tests.server.rooms.house import stood_still

SAFE = {"GET", "HEAD", "OPTIONS"}
PASSWORD = "three melds, no deadwood"


class Browser:
    """A browser: keeps cookies, repeats the token against forged requests."""

    def __init__(self, client: TestClient[Application], *, address: str = "192.0.2.1") -> None:
        self.client = client
        self.address = address
        self.cookies: dict[str, str] = {}

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        headers: Mapping[str, str] | None = None,
        token: bool = True,
    ) -> httpx.Response:
        """Send a request as the pages do."""
        if method not in SAFE and token and "csrftoken" not in self.cookies:
            self.send("GET", "/api/me")
        sent = {"x-forwarded-for": self.address, **(headers or {})}
        if self.cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if method not in SAFE and token:
            sent["x-csrftoken"] = self.cookies["csrftoken"]
        raw = {name.encode(): value.encode("latin-1") for name, value in sent.items()}
        self.client.cookies.clear()
        content = body if isinstance(body, bytes) else None
        json = None if content is not None else body
        response = self.client.request(method, path, json=json, content=content, headers=raw)
        for line in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(line).items():
                if morsel.value and morsel["max-age"] != "0":
                    self.cookies[name] = morsel.value
                else:
                    self.cookies.pop(name, None)
        return response

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Ask for something."""
        return self.send("GET", path, headers=headers)

    def post(self, path: str, body: Any) -> httpx.Response:
        """Send a form."""
        return self.send("POST", path, body)

    def guest(self, name: str | None = None) -> dict[str, Any]:
        """Become a guest."""
        return ok(self.post("/api/guest", {} if name is None else {"name": name}))

    def register(self, login: str, password: str = PASSWORD) -> dict[str, Any]:
        """Become an account."""
        return ok(self.post("/api/account/register", {"login": login, "password": password}))

    def login(self, login: str, password: str = PASSWORD) -> httpx.Response:
        """Sign in to an account."""
        return self.post("/api/account/login", {"login": login, "password": password})

    @property
    def me(self) -> dict[str, Any]:
        """Whom the browser belongs to."""
        return ok(self.get("/api/me"))

    @property
    def session(self) -> str | None:
        """The cookie of the session."""
        return self.cookies.get("hollywood")


class Visit:
    """A running application and the ways to it."""

    def __init__(self, client: TestClient[Application]) -> None:
        self.client = client
        nets = "192.0.2", "198.51.100", "203.0.113"
        self._addresses = (f"{net}.{number}" for net in nets for number in range(1, 250))

    def browser(self, address: str | None = None) -> Browser:
        """Return somebody else's browser, at another address."""
        return Browser(self.client, address=address or next(self._addresses))

    @property
    def house(self) -> House:
        """What the application has opened."""
        house: House = self.client.app.state["house"]
        return house

    def wait(self, function: Any, *arguments: Any) -> Any:
        """Run a coroutine function where the application runs."""
        with self.client.portal() as portal:
            return portal.call(function, *arguments)


@contextmanager
def open_house(folder: Path, **settings: Any) -> Iterator[Visit]:
    """Open an application with its data in a folder; at the end no table may have been stuck."""
    logs.configure("json")
    app = create_app(
        Settings(**{"where": folder / "kept", "trust_proxy": True, "log": "json", **settings})
    )
    with TestClient(app, raise_server_exceptions=False) as client:
        visit = Visit(client)
        yield visit
        assert not stood_still(visit.house.rooms)


def ok(response: httpx.Response) -> dict[str, Any]:
    """Return the body of a successful request."""
    assert response.status_code in {200, 201}, response.text
    body: dict[str, Any] = response.json()
    return body


def problem(response: httpx.Response, status: int, code: str) -> str:
    """Return the words of a problem of this status and code."""
    body = response.json()
    assert (response.status_code, body["code"]) == (status, code), response.text
    assert set(body) == {"code", "words"}
    words: str = body["words"]
    assert words
    assert "\n" not in words
    return words
