"""Every field of every form with values that no page sends: each is refused in one line, or taken.

A number of 190 digits, a text with a line feed at its end, nothing, a truth, lists, and deep
objects: none is a defect of the server, and none is kept as something it is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hollywood.server.protocol import forms
from tests.server.web.browsers import PASSWORD, Browser, problem

HUGE = int("9" * 190)
VALUES: tuple[Any, ...] = (
    *(HUGE, -HUGE, 2**63, 1e308, True, None, "", "\n", "x\n", "7\n", "9" * 190, "\x00", "\u202e"),
    *([], [HUGE], {}, {"x": HUGE}, {"x\n": "x\n"}),
)

GOOD: dict[tuple[str, str], tuple[type, dict[str, Any]]] = {
    ("PATCH", "/api/me"): (forms.NameForm, {"name": "Ann"}),
    ("PUT", "/api/me/settings"): (forms.SettingsForm, {"settings": {"x": 1}}),
    ("PUT", "/api/me/holiday"): (forms.HolidayForm, {"ends": 2e9, "begins": None}),
    ("PUT", "/api/me/rules"): (
        forms.SavedRulesForm,
        {"name": "Ours", "preset": "gin", "players": "", "settings": ["target=50"]},
    ),
    ("DELETE", "/api/me/rules"): (forms.RulesNameForm, {"name": "Ours"}),
    ("POST", "/api/account/register"): (
        forms.RegisterForm,
        {"login": "anna", "password": PASSWORD},
    ),
    ("POST", "/api/account/login"): (forms.LoginForm, {"login": "anna", "password": "x"}),
    ("POST", "/api/account/password"): (forms.PasswordForm, {"old": "x", "new": PASSWORD}),
    ("POST", "/api/account/recover"): (forms.RecoverForm, {"login": "anna", "code": "x"}),
    ("POST", "/api/account/codes"): (forms.ConfirmedForm, {"password": "x"}),
    ("POST", "/api/account/passkeys/options"): (
        forms.NewKeyForm,
        {"password": None, "login": "anna"},
    ),
    ("POST", "/api/account/passkey"): (
        forms.KeySigned,
        {
            "id": "x",
            "client_data": "x",
            "authenticator_data": "x",
            "signature": "x",
            "user_handle": None,
        },
    ),
    ("POST", "/api/rules/check"): (
        forms.RulesForm,
        {"preset": "gin", "changes": {"target": 50}, "players": 2},
    ),
    ("POST", "/api/tables"): (
        forms.NewTableForm,
        {
            "preset": "gin",
            "changes": {"target": 50},
            "players": 2,
            "entrance": "invite",
            "bots": [],
            "clock": "live",
            "turn_seconds": 60,
            "turn_days": 3,
            "hold_ms": 0,
            "bot_ms": 0,
            "rated": False,
            "spectators": True,
            "chat": True,
            "memory": False,
            "call_hours": 24,
            "stand_in": "ask",
            "followed": {"rating": 1000, "matches": 0, "most": "club"},
        },
    ),
    ("POST", "/api/tables/quick"): (
        forms.QuickForm,
        {"preset": "gin", "clock": "none", "turn_seconds": 60, "rated": False},
    ),
}


def _spoiled(form: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a form with one field of it spoiled."""
    for name, value in form.items():
        for bad in VALUES:
            yield name, {**form, name: bad}
        if isinstance(value, dict):
            for bad in VALUES:
                yield name, {**form, name: dict.fromkeys(value, bad)}
        if isinstance(value, str):
            yield name, {**form, name: f"{value}\n"}
            yield name, {**form, name: f"{value}\x00"}


def test_every_field_is_tried() -> None:
    for kind, form in GOOD.values():
        assert {field.name for field in msgspec.structs.fields(kind)} == set(form), kind


@pytest.mark.parametrize("address", GOOD, ids=" ".join)
def test_no_value_is_a_defect(ann: Browser, address: tuple[str, str]) -> None:
    method, path = address
    ann.guest("Ann")
    limits = ann.client.app.state["house"].limits
    for name, form in _spoiled(GOOD[address][1]):
        limits._windows.storage.reset()
        answer = ann.send(method, path, form)
        shown = f"{name}: {str(form[name])[:60]!r} gave {answer.status_code} {answer.text[:200]}"
        assert answer.status_code < 500, shown
        if answer.status_code >= 400:
            told = answer.json()["words"]
            assert "\n" not in told, shown
            assert len(told) < 1000, shown  # the longest names all knobs
        assert method != "POST" or not _is_login(form) or answer.status_code >= 400, shown


def _is_login(form: dict[str, Any]) -> bool:
    return str(form.get("login", "")).endswith("\n")


@pytest.mark.parametrize("path", ["/api/account/register", "/api/account/passkeys/options"])
def test_a_login_ends_where_it_ends(ann: Browser, path: str) -> None:
    ann.guest("Ann")
    at = {"host": "localhost", "origin": "http://localhost"}
    for login in ("anna\n", "anna\r\n", "anna ", "\nanna", "anna\u2028", "anna\x00", "ann\u0430"):
        form = {"login": login} | ({"password": PASSWORD} if "register" in path else {})
        problem(ann.send("POST", path, form, headers=at), 400, "form")


@pytest.mark.parametrize(
    "path",
    [
        "/api/records/{}/rounds/" + "9" * 190,
        "/api/records/{}/rounds/1?seat=" + "9" * 190,
        "/api/records/" + "9" * 190 + "/rounds/1",
        "/api/tables/" + "9" * 190,
        "/api/records/{}/rounds/1%0A",
        "/api/tables/{}%0A",
        "/api/me/sessions/" + "9" * 190,
        "/api/account/passkeys/" + "9" * 190,
    ],
)
def test_numbers_in_addresses(ann: Browser, path: str) -> None:
    ann.guest("Ann")
    table = ann.post("/api/tables", {"preset": "gin", "entrance": "invite"}).json()["id"]
    for method in ("GET", "DELETE", "PATCH"):
        answer = ann.send(method, path.format(table), None if method == "GET" else {})
        assert 400 <= answer.status_code < 500, answer.text
