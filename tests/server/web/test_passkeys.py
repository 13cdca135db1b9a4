"""Passkeys and recovery codes: who gets in with them, and who does not."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from fido2.utils import websafe_decode, websafe_encode

from hollywood.server.people.passkeys import LASTS, MOST
from tests.server.web.authenticator import Authenticator
from tests.server.web.browsers import PASSWORD, Browser, Visit, ok, problem
from tests.waiting import wait_until

AT = {"host": "localhost:8710", "origin": "http://localhost:8710"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def send(browser: Browser, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
    """Send a form from the pages at localhost."""
    return browser.send(method, path, {} if body is None else body, headers=AT)


def add(browser: Browser, key: Authenticator, **form: Any) -> httpx.Response:
    """Add a passkey to the person of a browser."""
    options = ok(send(browser, "/api/account/passkeys/options", form))
    return send(browser, "/api/account/passkeys", {"name": "My phone", "made": key.make(options)})


def sign_in(browser: Browser, key: Authenticator) -> httpx.Response:
    """Sign in with a passkey."""
    options = ok(send(browser, "/api/account/passkey/options"))
    return send(browser, "/api/account/passkey", key.sign(options))


def security(browser: Browser) -> dict[str, Any]:
    return ok(browser.get("/api/me/security"))


@pytest.fixture
def key() -> Authenticator:
    return Authenticator()


def test_a_passkey_beside_a_password(ann: Browser, bob: Browser, key: Authenticator) -> None:
    ann.register("anna")
    problem(send(ann, "/api/account/passkeys/options", {}), 403, "wrong_password")
    problem(send(ann, "/api/account/passkeys/options", {"password": "x"}), 403, "wrong_password")
    assert ok(add(ann, key, password=PASSWORD))["login"] == "anna"
    (shown,) = security(ann)["passkeys"]
    assert (shown["id"], shown["name"], shown["used_at"]) == (key.id, "My phone", None)
    guest = bob.guest("Bobby")
    assert ok(sign_in(bob, key))["login"] == "anna"
    assert bob.me["id"] == ann.me["id"] != guest["id"]
    assert security(bob)["passkeys"][0]["used_at"] is not None
    assert [each["way"] for each in security(bob)["sessions"]] == ["passkey", "password"]


def test_an_account_that_has_only_passkeys(ann: Browser, bob: Browser, key: Authenticator) -> None:
    guest = ann.guest("Anna")
    problem(send(ann, "/api/account/passkeys/options", {}), 422, "no_login")
    assert ok(add(ann, key, login="anna"))["login"] == "anna"
    assert ann.me["id"] == guest["id"]
    assert not security(ann)["password"]
    problem(bob.login("anna", "x"), 403, "wrong_login")
    last = send(ann, f"/api/account/passkeys/{key.id}", {}, "DELETE")
    assert "only way" in problem(last, 409, "last_way")
    # A second one; then the first may go. A sign-in a moment ago confirms each.
    other = Authenticator()
    assert ok(add(ann, other))["login"] == "anna"
    left = ok(send(ann, f"/api/account/passkeys/{key.id}", {}, "DELETE"))
    assert [each["id"] for each in left["passkeys"]] == [other.id]
    problem(sign_in(bob, key), 403, "unknown_passkey")
    ok(sign_in(bob, other))
    ok(send(bob, "/api/account/password", {"new": PASSWORD}))
    problem(ann.get("/api/me/security"), 401, "no_person")  # all other sessions have ended
    ok(ann.login("anna"))
    assert security(ann)["password"]


def test_a_sign_in_long_ago_confirms_nothing(
    visit: Visit, ann: Browser, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.guest()
    ok(add(ann, key, login="anna"))
    sessions, clock = visit.house.sessions, visit.house.sessions._clock
    monkeypatch.setattr(sessions, "_clock", lambda: clock() + 601)
    assert not security(ann)["confirmed"]
    for path, form in (
        ("/api/account/passkeys/options", {}),
        ("/api/account/codes", {}),
        ("/api/account/password", {"new": PASSWORD}),
    ):
        problem(send(ann, path, form), 403, "sign_in_again")
    problem(send(ann, "/api/me", {}, "DELETE"), 403, "sign_in_again")
    monkeypatch.undo()
    ok(sign_in(ann, key))
    ok(send(ann, "/api/me", {}, "DELETE"))
    assert ann.me["id"] is None
    problem(sign_in(ann, key), 403, "unknown_passkey")


def test_a_challenge_can_be_used_once_and_soon(
    visit: Visit, ann: Browser, bob: Browser, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.register("anna")
    ok(add(ann, key, password=PASSWORD))
    options = ok(send(bob, "/api/account/passkey/options"))
    signed = key.sign(options)
    ok(send(bob, "/api/account/passkey", signed))
    problem(send(ann, "/api/account/passkey", signed), 403, "old_challenge")
    options = ok(send(bob, "/api/account/passkey/options"))
    now = time.time
    monkeypatch.setattr("hollywood.server.people.passkeys.time.time", lambda: now() + LASTS + 1)
    problem(send(bob, "/api/account/passkey", key.sign(options)), 403, "old_challenge")
    monkeypatch.undo()
    # A challenge to make a key does not sign in, and one person's makes no key of another.
    made = ok(send(ann, "/api/account/passkeys/options", {"password": PASSWORD}))
    made["public_key"]["userVerification"] = "required"
    problem(send(bob, "/api/account/passkey", key.sign(made)), 403, "old_challenge")
    made = ok(send(ann, "/api/account/passkeys/options", {"password": PASSWORD}))
    cy = visit.browser()
    cy.register("cyrus")
    form = {"name": "x", "made": Authenticator().make(made)}
    problem(send(cy, "/api/account/passkeys", form), 403, "wrong_passkey")


def _elsewhere(key: Authenticator) -> None:
    key.origin = "http://localhost.evil.example:8710"


def _other_port(key: Authenticator) -> None:
    key.origin = "http://localhost:9999"


def _in_a_frame(key: Authenticator) -> None:
    key.elsewhere = True


def _other_host(key: Authenticator) -> None:
    key.host = "evil.example"


def _without_asking(key: Authenticator) -> None:
    key.verifies = False


SPOILED: tuple[Callable[[Authenticator], None], ...] = (
    *(_elsewhere, _other_port, _in_a_frame, _other_host, _without_asking),
)


@pytest.mark.parametrize("spoil", SPOILED)
def test_what_was_signed_for_somebody_else_or_without_its_owner(
    ann: Browser, bob: Browser, spoil: Callable[[Authenticator], None]
) -> None:
    ann.register("anna")
    key, bad = Authenticator(), Authenticator()
    ok(add(ann, key, password=PASSWORD))
    spoil(bad)
    problem(add(ann, bad, password=PASSWORD), 403, "wrong_passkey")
    spoil(key)
    problem(sign_in(bob, key), 403, "wrong_passkey")
    assert bob.me["id"] is None


def test_a_copied_passkey_is_noticed(ann: Browser, bob: Browser, key: Authenticator) -> None:
    ann.register("anna")
    key.counter = 1
    ok(add(ann, key, password=PASSWORD))
    key.counter = 7
    ok(sign_in(bob, key))
    for counter in (7, 3, 0):
        key.counter = counter
        problem(sign_in(bob, key), 403, "copied_passkey")
    key.counter = 8
    ok(sign_in(bob, key))


def test_a_key_signs_for_its_own_account_only(
    ann: Browser, bob: Browser, key: Authenticator
) -> None:
    ann.register("anna")
    ok(add(ann, key, password=PASSWORD))
    bob.register("robert")
    other = Authenticator()
    ok(add(bob, other, password=PASSWORD))
    options = ok(send(bob, "/api/account/passkey/options"))
    form = {**other.sign(options), "id": key.id}
    problem(send(bob, "/api/account/passkey", form), 403, "wrong_passkey")
    options = ok(send(bob, "/api/account/passkey/options"))
    form = {**key.sign(options), "user_handle": bob.me["id"]}
    problem(send(bob, "/api/account/passkey", form), 403, "wrong_passkey")
    problem(add(bob, key, password=PASSWORD), 409, "many_passkeys")  # it is Anna's


def test_there_is_a_limit_of_passkeys(visit: Visit, ann: Browser) -> None:
    ann.register("anna")
    for _ in range(MOST):
        ok(add(ann, Authenticator(), password=PASSWORD))
        visit.house.limits._windows.storage.reset()
    full = send(ann, "/api/account/passkeys/options", {"password": PASSWORD})
    problem(full, 409, "many_passkeys")


def test_names_of_passkeys(ann: Browser, bob: Browser, key: Authenticator) -> None:
    ann.register("anna")
    ok(add(ann, key, password=PASSWORD))
    path = f"/api/account/passkeys/{key.id}"
    assert (
        ok(send(ann, path, {"name": " Blue  key "}, "PATCH"))["passkeys"][0]["name"] == "Blue key"
    )
    problem(send(ann, path, {"name": "\u202e"}, "PATCH"), 422, "name")
    bob.register("robert")
    problem(send(bob, path, {"name": "mine"}, "PATCH"), 404, "no_passkey")
    dropped = send(bob, path, {"password": PASSWORD}, "DELETE")
    problem(dropped, 404, "no_passkey")


@pytest.mark.parametrize(
    "origin", ["http://cards.example", "https://192.0.2.7", "http://[::1]:8710"]
)
def test_where_browsers_offer_no_passkeys(ann: Browser, origin: str) -> None:
    ann.guest()
    at = {"origin": origin, "host": origin.partition("//")[2]}
    for path in ("/api/account/passkey/options", "/api/account/passkeys/options"):
        sent = ann.send("POST", path, {"login": "anna"} if "keys" in path else {}, headers=at)
        assert "https" in problem(sent, 409, "no_passkeys")


def test_nonsense_is_refused_in_words(ann: Browser, key: Authenticator) -> None:
    ann.register("anna")
    ok(add(ann, key, password=PASSWORD))
    ok(sign_in(ann, key))
    chance = random.Random(7)
    for number in range(40):
        options = ok(send(ann, "/api/account/passkey/options"))
        form = key.sign(options)
        field = chance.choice(["client_data", "authenticator_data", "signature", "user_handle"])
        raw = bytearray(websafe_decode(form[field]))
        match number % 4:
            case 0:
                del raw[chance.randrange(len(raw)) :]
            case 1:
                raw[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
            case 2:
                raw = bytearray(chance.randbytes(40))
            case _:
                raw = bytearray(b"\x81" * 4000)  # a list in a list in a list, in CBOR
        form[field] = websafe_encode(bytes(raw)) or "A"
        answer = send(ann, "/api/account/passkey", form)
        assert answer.status_code in {200, 403}, answer.text
        assert answer.status_code == 403 or field == "client_data"
    for attestation in (b"\x81" * 4000, b"", b"\xa3", chance.randbytes(300)):
        options = ok(send(ann, "/api/account/passkeys/options", {}))
        made = Authenticator().make(options) | {"attestation": websafe_encode(attestation) or "A"}
        answer = send(ann, "/api/account/passkeys", {"name": "x", "made": made})
        problem(answer, 403, "wrong_passkey")


def test_recovery_codes(visit: Visit, ann: Browser, bob: Browser) -> None:
    ann.register("anna")
    problem(send(ann, "/api/account/codes"), 403, "wrong_password")
    codes = ok(send(ann, "/api/account/codes", {"password": PASSWORD}))["codes"]
    assert len(set(codes)) == 10
    assert security(ann)["codes_left"] == 10
    typed = codes[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    problem(
        bob.post("/api/account/recover", {"login": "anna", "code": "A" * 29}), 403, "wrong_recovery"
    )
    problem(
        bob.post("/api/account/recover", {"login": "nobody", "code": typed}), 403, "wrong_recovery"
    )
    assert ok(bob.post("/api/account/recover", {"login": "Anna", "code": typed}))["login"] == "anna"
    again = visit.browser().post("/api/account/recover", {"login": "anna", "code": codes[0]})
    problem(again, 403, "wrong_recovery")
    told = security(bob)
    assert (told["codes_left"], told["confirmed"]) == (9, True)
    # It asks for no password now, so that a new one can be set.
    ok(bob.post("/api/account/password", {"new": "four fresh melds tonight"}))
    problem(ann.get("/api/me/security"), 401, "no_person")
    ok(ann.login("anna", "four fresh melds tonight"))
    ok(send(ann, "/api/account/codes", {"password": "four fresh melds tonight"}))
    old = visit.browser().post("/api/account/recover", {"login": "anna", "code": codes[1]})
    problem(old, 403, "wrong_recovery")


def test_recovery_codes_are_kept_as_hashes_and_tries_are_counted(
    visit: Visit, ann: Browser, bob: Browser
) -> None:
    ann.register("anna")
    codes = ok(send(ann, "/api/account/codes", {"password": PASSWORD}))["codes"]
    visit.wait(visit.house.store.check)
    kept = b"".join(path.read_bytes() for path in Path(visit.house.settings.where).iterdir())
    assert not any(code.encode() in kept for code in codes)
    tries = [bob.post("/api/account/recover", {"login": "anna", "code": "x"}) for _ in range(11)]
    problem(tries[-1], 429, "too_many")
    problem(bob.login("anna"), 429, "too_many")  # passwords and codes share their tries


def test_the_owner_is_told_of_wrong_passwords_and_new_sessions(
    visit: Visit, ann: Browser, bob: Browser
) -> None:
    ann.register("anna")
    ok(ann.post("/api/me/security/seen", {}))
    for _ in range(3):
        problem(bob.login("anna", "wrong"), 403, "wrong_login")
    wait_until(lambda: security(ann)["wrong"] == 3)
    agent = {"user-agent": FIREFOX}
    ok(
        bob.send(
            "POST", "/api/account/login", {"login": "anna", "password": PASSWORD}, headers=agent
        )
    )
    told = security(ann)
    assert told["wrong_at"] is not None
    there, here = told["sessions"]
    assert (there["new"], there["here"], there["browser"]) == (True, False, "Firefox, Linux")
    assert (here["new"], here["here"]) == (False, True)
    seen = ok(ann.post("/api/me/security/seen", {}))
    assert seen["wrong"] == 0
    assert not any(each["new"] for each in seen["sessions"])
    # Signed out there.
    path = f"/api/me/sessions/{there['id']}"
    stranger = visit.browser()
    stranger.register("stranger")
    problem(stranger.send("DELETE", path), 404, "no_session")
    assert [each["here"] for each in ok(ann.send("DELETE", path))["sessions"]] == [True]
    assert bob.me["id"] is None
    problem(ann.send("DELETE", path), 404, "no_session")
    for odd in ("%25", "x" * 20, there["id"][:19], there["id"] + "0", "____________________"):
        problem(ann.send("DELETE", f"/api/me/sessions/{odd}"), 404, "no_session")
