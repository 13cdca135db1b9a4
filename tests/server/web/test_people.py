"""Becoming somebody, coming back, being forgotten: as a browser sees it."""

from __future__ import annotations

import hashlib
import re
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits import RateLimitItemPerMinute

from hollywood.server.people.names import made_up_name
from hollywood.server.table.clocks import calendar
from hollywood.server.web.settings import RateLimits
from tests.server.web.browsers import PASSWORD, Browser, Visit, ok, open_house, problem

GIN = {"preset": "gin", "entrance": "bot"}


def test_nobody_is_nobody(ann: Browser) -> None:
    assert ann.me == {"id": None, "name": None, "login": None, "settings": {}}


def test_a_guest_has_an_opaque_id_and_a_friendly_name(ann: Browser) -> None:
    guest = ann.guest()
    assert re.fullmatch(r"p_[A-Za-z0-9_-]{16}", guest["id"])
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ \d+", guest["name"])
    assert ann.me == guest


def test_made_up_names_are_names() -> None:
    from hollywood.server.people.names import clean_name

    names = {made_up_name() for _ in range(300)}
    assert len(names) > 250
    assert all(clean_name(name) == name for name in names)


def test_a_guest_stays_who_he_is(ann: Browser) -> None:
    guest = ann.guest("Ann")
    assert ann.guest("Ann") == guest
    assert ann.guest() == guest
    words = problem(ann.post("/api/guest", {"name": "Bob"}), 409, "already_somebody")
    assert "change your name" in words


def test_people_are_told_apart(ann: Browser, bob: Browser) -> None:
    assert ann.guest("Ann")["id"] != bob.guest("Ann")["id"]


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_of_a_session(tmp_path: Path, secure: bool) -> None:
    with open_house(tmp_path, secure_cookies=secure) as visit:
        ann = visit.browser()
        response = ann.post("/api/guest", {"name": "Ann"})
    lines = response.headers.get_list("set-cookie")
    (line,) = [entry for entry in lines if "csrftoken" not in entry]
    ((name, morsel),) = SimpleCookie(line).items()
    assert name == ("__Host-hollywood" if secure else "hollywood")
    assert morsel["path"] == "/"
    assert morsel["httponly"] is True
    assert morsel["samesite"].lower() == "lax"
    assert morsel["max-age"] == str(365 * 24 * 3600)
    assert bool(morsel["secure"]) is secure
    assert morsel["domain"] == ""
    assert response.headers["cache-control"] == "no-store"


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure(ann: Browser) -> None:
    response = ann.send("POST", "/api/guest", {}, headers={"x-forwarded-proto": "https"})
    assert "__Host-hollywood=" in response.headers["set-cookie"]
    assert ann.me["id"] is None  # by http that cookie is not even read
    assert ok(ann.get("/api/me", **{"x-forwarded-proto": "https"}))["id"] is not None


def test_over_https_a_plain_cookie_is_not_looked_at(ann: Browser) -> None:
    guest = ann.guest("Ann")
    assert ann.me == guest
    assert ok(ann.get("/api/me", **{"x-forwarded-proto": "https"}))["id"] is None


def test_only_the_hash_of_a_token_is_kept(tmp_path: Path) -> None:
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        ann.guest("Ann")
        assert ann.session is not None
        token = ann.session.rpartition(".")[0]
    kept = b"".join(path.read_bytes() for path in (tmp_path / "kept").iterdir() if path.is_file())
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept


def test_a_session_outlives_the_server(tmp_path: Path) -> None:
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        guest = ann.guest("Ann")
    with open_house(tmp_path) as visit:
        ann.client = visit.client
        assert ann.me == guest
        ok(ann.send("PATCH", "/api/me", {"name": "Anna"}))


@pytest.mark.parametrize(
    "forged", ["", "x", "x.y", "\x7f", "A" * 43, "A" * 43 + "." + "B" * 43, "A" * 5000, "ä.ö"]
)
def test_forged_cookies_are_nobody(ann: Browser, forged: str) -> None:
    ann.cookies["hollywood"] = forged.encode("utf-8").decode("latin-1")
    assert ann.me["id"] is None


def test_a_changed_cookie_is_nobody(ann: Browser) -> None:
    ann.guest("Ann")
    assert ann.session is not None
    other = "B" if ann.session.startswith("A") else "A"
    ann.cookies["hollywood"] = other + ann.session[1:]
    assert ann.me["id"] is None


def test_a_name_is_changed_and_shown_clean(ann: Browser) -> None:
    ann.guest("Ann")
    assert ok(ann.send("PATCH", "/api/me", {"name": "  Ann\u00a0\u00a0Lee "}))["name"] == "Ann Lee"
    assert ann.me["name"] == "Ann Lee"


@pytest.mark.parametrize(
    "name", ["greedy", "GREEDY", "Greedy Bot", "gr\u200beedy", "...", "a\u202eb"]
)
def test_names_that_are_refused(ann: Browser, name: str) -> None:
    problem(ann.post("/api/guest", {"name": name}), 422, "name")
    ann.guest("Ann")
    problem(ann.send("PATCH", "/api/me", {"name": name}), 422, "name")
    assert ann.me["name"] == "Ann"


@pytest.mark.parametrize("login", ["anna\n", "anna\r", "an\nna", " anna", "ann\u00e4"])
def test_logins_that_are_refused(ann: Browser, login: str) -> None:
    form = {"login": login, "password": PASSWORD}
    problem(ann.post("/api/account/register", form), 400, "form")
    assert ann.me["login"] is None


def test_settings_are_kept_and_bounded(ann: Browser) -> None:
    ann.guest("Ann")
    settings = {"theme": "dark", "speed": 2, "sound": False}
    assert ok(ann.send("PUT", "/api/me/settings", {"settings": settings}))["settings"] == settings
    assert ann.me["settings"] == settings
    long = {"settings": {"theme": "x" * 201}}
    problem(ann.send("PUT", "/api/me/settings", long), 400, "form")
    for number in (b"9" * 190, b"-" + b"9" * 30, b"9007199254740993"):
        body = b'{"settings": {"speed": %s}}' % number
        headers = {"content-type": "application/json"}
        words = problem(ann.send("PUT", "/api/me/settings", body, headers=headers), 400, "form")
        assert "9007199254740992" in words  # what is allowed
    assert ann.me["settings"] == settings
    many = {"settings": {str(number): 1 for number in range(41)}}
    problem(ann.send("PUT", "/api/me/settings", many), 400, "form")


def test_a_holiday_is_taken_changed_and_ended(ann: Browser) -> None:
    ann.guest("Ann")
    none = {"begins": None, "ends": None, "on": False, "days_left": 30}
    assert ok(ann.get("/api/me/holiday")) == none
    now = calendar()
    taken = ok(ann.send("PUT", "/api/me/holiday", {"ends": now + 5 * 86_400}))
    assert taken["on"]
    assert taken["days_left"] in {24, 25}
    problem(ann.send("PUT", "/api/me/holiday", {"ends": now + 40 * 86_400}), 422, "holiday_long")
    problem(ann.send("PUT", "/api/me/holiday", {"ends": now - 1}), 422, "holiday_over")
    far = {"begins": now + 400 * 86_400, "ends": now + 401 * 86_400}
    assert ok(ann.send("PUT", "/api/me/holiday", {**far, "begins": None, "ends": now + 9_000}))
    assert ok(ann.get("/api/me/export"))["holidays"][0]["ends"] == pytest.approx(now + 9_000)
    assert ok(ann.send("DELETE", "/api/me/holiday")) == none
    problem(ann.send("PUT", "/api/me/holiday", far), 422, "holiday_late")


def test_an_account_keeps_rules_by_name_within_bounds(ann: Browser, bob: Browser) -> None:
    def kept(response: httpx.Response) -> Any:
        return ok(response)

    ann.guest("Ann")
    friday = {"name": "Friday", "preset": "may-i", "players": "", "settings": ["decks=3"]}
    problem(ann.send("PUT", "/api/me/rules", friday), 422, "no_account")
    ann.register("ann")
    bob.register("bob")
    assert kept(ann.get("/api/me/rules")) == []
    assert kept(ann.send("PUT", "/api/me/rules", friday)) == [friday]
    more = {**friday, "settings": ["decks=3", "run_gap=2"]}
    assert kept(ann.send("PUT", "/api/me/rules", more)) == kept(ann.get("/api/me/rules")) == [more]
    assert kept(bob.get("/api/me/rules")) == []
    assert kept(ann.get("/api/me/export"))["rules"] == [more]
    long = {**friday, "settings": ["points=" + "5" * 900] * 5}
    problem(ann.send("PUT", "/api/me/rules", long), 422, "rules_too_long")
    problem(ann.send("PUT", "/api/me/rules", {**friday, "name": " a"}), 422, "rules_name")
    problem(ann.send("PUT", "/api/me/rules", {**friday, "name": "x" * 41}), 400, "form")
    problem(ann.send("PUT", "/api/me/rules", {**friday, "preset": "whist"}), 422, "cannot_be")
    for number in range(19):
        kept(ann.send("PUT", "/api/me/rules", {**friday, "name": str(number)}))
    problem(ann.send("PUT", "/api/me/rules", {**friday, "name": "last"}), 409, "rules_too_many")
    assert len(ok(ann.send("DELETE", "/api/me/rules", {"name": "Friday"}))) == 19
    assert len(kept(ann.send("PUT", "/api/me/rules", friday))) == 20


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Ann"}),
        ("PUT", "/api/me/settings", {"settings": {}}),
        ("POST", "/api/account/password", {"old": "x", "new": PASSWORD}),
        ("DELETE", "/api/me", {}),
        ("GET", "/api/me/export", None),
        ("GET", "/api/me/holiday", None),
        ("PUT", "/api/me/holiday", {"ends": 2**39}),
        ("DELETE", "/api/me/holiday", {}),
        ("GET", "/api/me/rules", None),
        ("PUT", "/api/me/rules", {"name": "n", "preset": "gin"}),
        ("DELETE", "/api/me/rules", {"name": "n"}),
        ("POST", "/api/tables", GIN),
    ],
)
def test_what_is_for_people_only(ann: Browser, method: str, path: str, body: Any) -> None:
    problem(ann.send(method, path, body), 401, "no_person")


def test_an_account_keeps_the_guest(ann: Browser) -> None:
    guest = ann.guest("Ann")
    account = ann.register("ann")
    assert account == {**guest, "login": "ann"}
    problem(
        ann.post("/api/account/register", {"login": "other", "password": PASSWORD}),
        409,
        "already_account",
    )


def test_an_account_without_a_guest(ann: Browser) -> None:
    account = ann.register("ann")
    assert account["login"] == "ann"
    assert account["name"] != "ann"  # the login is shown to nobody


def test_a_login_is_taken_once_whatever_its_capitals(ann: Browser, bob: Browser) -> None:
    ann.register("Ann")
    words = problem(
        bob.post("/api/account/register", {"login": "aNN", "password": PASSWORD}),
        409,
        "login_taken",
    )
    assert words == "the login aNN is taken: choose another one"
    assert bob.me["id"] is None


@pytest.mark.parametrize(
    "password",
    ["password", "Password1!", "12345678", "qwertyuiop", "aaaaaaaa", "annann12", "P@ssw0rd"],
)
def test_obvious_passwords_are_refused(ann: Browser, password: str) -> None:
    form = {"login": "annann", "password": password}
    problem(ann.post("/api/account/register", form), 422, "obvious_password")


def test_passwords_have_a_length(ann: Browser) -> None:
    for password in ("seven77", "x" * 129):
        form = {"login": "ann", "password": password}
        problem(ann.post("/api/account/register", form), 400, "form")


def test_one_comes_back_from_anywhere(ann: Browser, bob: Browser) -> None:
    account = ann.register("ann")
    assert ok(bob.login("ANN")) == account
    assert bob.me == account
    assert ann.me == account


def test_wrong_logins_are_refused_alike(ann: Browser, bob: Browser) -> None:
    ann.register("ann")
    wrong = problem(bob.login("ann", "wrong password"), 403, "wrong_login")
    nobody = problem(bob.login("nobody", "wrong password"), 403, "wrong_login")
    assert wrong == nobody
    assert bob.me["id"] is None


def test_sessions_from_before_signing_in_are_worthless_afterwards(
    ann: Browser, bob: Browser
) -> None:
    ann.guest("Ann")
    before = ann.session
    ann.register("ann")
    assert ann.session != before
    bob.cookies["hollywood"] = before or ""
    assert bob.me["id"] is None

    carol_before = bob.guest("Carol") and bob.session
    ok(bob.login("ann"))
    assert bob.session != carol_before
    ann.cookies["hollywood"] = carol_before or ""
    assert ann.me["id"] is None


def test_signing_in_to_another_account_merges_nothing(ann: Browser, bob: Browser) -> None:
    first = ann.register("ann")
    second = bob.register("bob")
    before = ann.session
    assert ok(ann.login("bob"))["id"] == second["id"]
    bob.cookies["hollywood"] = before or ""
    assert bob.me["id"] is None
    assert ok(bob.login("ann"))["id"] == first["id"]


def test_logging_out_ends_this_session_only(ann: Browser, bob: Browser) -> None:
    account = ann.register("ann")
    ok(bob.login("ann"))
    session = ann.session
    left = ann.post("/api/account/logout", None)
    assert ok(left)["id"] is None
    assert ann.session is None
    ann.cookies["hollywood"] = session or ""
    assert ann.me["id"] is None
    assert bob.me == account
    assert ok(ann.post("/api/account/logout", None))["id"] is None  # nobody may log out, too


def test_a_new_password_ends_all_sessions_but_this(ann: Browser, bob: Browser) -> None:
    account = ann.register("ann")
    ok(bob.login("ann"))
    form = {"old": PASSWORD, "new": "four aces in the dark"}
    assert ok(ann.post("/api/account/password", form)) == account
    assert ann.me == account
    assert bob.me["id"] is None
    problem(bob.login("ann"), 403, "wrong_login")
    ok(bob.login("ann", "four aces in the dark"))


def test_a_new_password_needs_the_old_one(ann: Browser) -> None:
    ann.guest("Ann")
    form = {"old": "not this one", "new": "four aces in the dark"}
    problem(ann.post("/api/account/password", form), 422, "no_password")
    ann.register("ann")
    problem(ann.post("/api/account/password", form), 403, "wrong_password")
    obvious = {"old": PASSWORD, "new": "password1"}
    problem(ann.post("/api/account/password", obvious), 422, "obvious_password")


def test_when_too_many_sign_in_the_next_is_asked_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, password_workers=1, password_queue=0) as visit:
        ann = visit.browser()
        visit.house.passwords._busy = 1
        response = ann.login("ann")
        problem(response, 429, "busy")
        assert response.headers["retry-after"] == "5"


def test_an_older_hash_is_made_anew(ann: Browser, visit: Visit) -> None:
    from argon2 import PasswordHasher
    from msgspec.structs import replace

    account = ann.register("ann")
    store = visit.house.store
    row = visit.wait(store.person, account["id"])
    weak = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1).hash(PASSWORD)
    assert visit.wait(store.change_person, replace(row, password=weak))
    ok(visit.browser().login("ann"))
    kept = visit.wait(store.person, account["id"]).password
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_the_guest_of_a_browser_becomes_part_of_the_account(ann: Browser, bob: Browser) -> None:
    account = ann.register("ann")
    guest = bob.guest("Bob")
    table = ok(bob.post("/api/tables", GIN))
    bob.post("/api/account/login", {"login": "ann", "password": PASSWORD})
    mine = ok(ann.get("/api/tables/mine"))["running"]
    assert [(entry["card"]["id"], entry["you"]) for entry in mine] == [(table["id"], 0)]
    assert guest["id"] != account["id"]
    assert bob.me == account


def test_how_often_guests_and_accounts_are_made_is_bounded(tmp_path: Path) -> None:
    one = RateLimitItemPerMinute(1)
    with open_house(tmp_path, limits=RateLimits(guests=one, registrations=one)) as visit:
        visit.browser("192.0.2.7").guest()
        problem(visit.browser("192.0.2.7").post("/api/guest", {}), 429, "too_many")
        visit.browser("192.0.2.8").guest()
        visit.browser("2001:db8::1").guest()
        problem(visit.browser("2001:db8::2").post("/api/guest", {}), 429, "too_many")
        visit.browser("192.0.2.7").register("ann")
        form = {"login": "bob", "password": PASSWORD}
        response = visit.browser("192.0.2.7").post("/api/account/register", form)
        problem(response, 429, "too_many")


def test_what_is_kept_is_handed_out_and_nothing_of_others(ann: Browser, bob: Browser) -> None:
    ann.guest("Ann")
    account = ann.register("ann")
    ok(ann.send("PUT", "/api/me/settings", {"settings": {"theme": "dark"}}))
    own = ok(ann.post("/api/tables", {**GIN, "entrance": "lobby"}))
    stranger = bob.guest("Bobby Tables")
    ok(bob.post("/api/tables", GIN))
    response = ann.get("/api/me/export")
    about = ok(response)
    assert 'filename="hollywood.json"' in response.headers["content-disposition"]
    assert response.headers["cache-control"] == "no-store"
    assert about["person"].pop("created_at") > 0
    assert about["person"] == {**account, "has_password": True, "settings": {"theme": "dark"}}
    (table,) = about["tables"]
    assert (table["id"], table["your_seats"], table["opened_by_you"]) == (own["id"], [0], True)
    assert table["record"] == f"/api/records/{own['id']}/file"
    for key in ("rounds", "matches", "ratings", "said"):
        assert about[key] == []
    for hidden in (stranger["id"], "Bobby Tables", PASSWORD, "$argon2id", ann.session or ""):
        assert hidden not in response.text


def test_a_guest_is_forgotten_at_once(ann: Browser, visit: Visit) -> None:
    guest = ann.guest("Ann")
    session = ann.session
    problem(ann.send("DELETE", "/api/me", {"password": "any"}), 422, "no_password")
    assert ok(ann.send("DELETE", "/api/me", {}))["id"] is None
    assert ann.session is None
    ann.cookies["hollywood"] = session or ""
    assert ann.me["id"] is None
    assert visit.wait(visit.house.store.person, guest["id"]) is None


def test_an_account_confirms_that_it_wants_to_be_forgotten(ann: Browser, visit: Visit) -> None:
    account = ann.register("ann")
    problem(ann.send("DELETE", "/api/me", {}), 403, "wrong_password")
    problem(ann.send("DELETE", "/api/me", {"password": "wrong"}), 403, "wrong_password")
    ok(ann.send("DELETE", "/api/me", {"password": PASSWORD}))
    assert visit.wait(visit.house.store.person, account["id"]) is None
    problem(visit.browser().login("ann"), 403, "wrong_login")


def test_nothing_personal_stays_in_the_files(tmp_path: Path) -> None:
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        ann.guest("Annabella Quux")
        ann.register("anna.quux")
        ok(ann.send("PUT", "/api/me/settings", {"settings": {"note": "zebrafinch"}}))
        ok(ann.post("/api/tables", {**GIN, "entrance": "lobby"}))
        session = ann.session or ""
        ok(ann.send("DELETE", "/api/me", {"password": PASSWORD}))
        kept = b"".join(p.read_bytes() for p in (tmp_path / "kept").iterdir() if p.is_file())
    token = hashlib.sha256(session.rpartition(".")[0].encode()).hexdigest()
    for personal in ("Annabella", "anna.quux", "zebrafinch", "argon2id", token):
        assert personal.encode() not in kept, personal


def test_statistics_of_somebody_who_has_not_played(ann: Browser) -> None:
    nobody = ok(ann.get("/api/statistics"))
    ann.guest("Ann")
    assert ok(ann.get("/api/statistics")) == nobody
    assert nobody["tallies"] == []
    assert nobody["deadwood"] == [0] * 99
