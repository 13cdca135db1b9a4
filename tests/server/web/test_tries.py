"""People who guess passwords are slowed down; the owner of the account gets in all the same."""

from __future__ import annotations

from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from tests.server.web.browsers import PASSWORD, Browser, Visit, ok, open_house, problem

DEVICE = "hollywood-device"
OTHER = "four aces in the dark"


class Clock:
    """The clock of the tries, which advances when told to."""

    def __init__(self, visit: Visit) -> None:
        self.now = 1000.0
        visit.house.tries._clock = lambda: self.now


def attack(visit: Visit, login: str, tries: int = 10) -> None:
    """Try passwords at a login, each from another address."""
    for _ in range(tries):
        problem(visit.browser().login(login, "wrong password"), 403, "wrong_login")


def sign_out(owner: Browser) -> None:
    """Sign out; the device stays known."""
    ok(owner.post("/api/account/logout", None))
    assert owner.session is None


def test_a_new_device_of_the_owner_waits_for_its_own_turn(ann: Browser, visit: Visit) -> None:
    account, clock = ann.register("ann"), Clock(visit)
    attack(visit, "ann")
    new = visit.browser()
    response = new.login("ann")
    assert "try again in 30 seconds" in problem(response, 429, "many_tries")
    assert response.headers["retry-after"] == "30"
    clock.now += 20
    assert new.login("ann").headers["retry-after"] == "10"  # asking again delays nothing
    problem(visit.browser().login("ann"), 429, "many_tries")  # nor does anybody else
    clock.now += 10
    assert ok(new.login("ann")) == account


def test_the_wait_grows_to_five_minutes_and_no_further(ann: Browser, visit: Visit) -> None:
    ann.register("ann")
    tries, waits = visit.house.tries, list[int]()
    clock = Clock(visit)
    for number in range(100):
        address = f"198.51.100.{number}"
        wait = tries._wait("ann", clock.now)
        if not waits or wait != waits[-1]:
            waits.append(wait)
        tries._turns["ann", address] = clock.now  # it has waited for its turn
        tries.count("ann", address, None)
    assert waits == [0, 30, 60, 120, 240, 300]
    clock.now += 15 * 60
    assert tries._wait("ann", clock.now) == 0
    assert max(map(len, tries._at.values())) <= 60


def test_one_address_is_slowed_down_whatever_the_login(visit: Visit) -> None:
    guesser = visit.browser()
    for number in range(10):
        problem(guesser.login(f"nobody{number}", "wrong password"), 403, "wrong_login")
    problem(guesser.login("nobody", "wrong password"), 429, "too_many")


def test_nothing_tells_a_login_that_is_there_from_one_that_is_not(
    ann: Browser, visit: Visit
) -> None:
    ann.register("ann")
    Clock(visit)
    told = []
    for login in ("ann", "nobody"):
        attack(visit, login)
        guesser = visit.browser()
        guesser.cookies[DEVICE] = ann.cookies[DEVICE][:-1]
        response = guesser.login(login)
        told.append((response.status_code, response.text, response.headers["retry-after"]))
        assert DEVICE not in response.headers.get("set-cookie", "")
    assert told[0] == told[1]


@pytest.mark.parametrize("forged", ["", "x", "x.y", "A" * 43, "A" * 43 + "." + "B" * 43, "A" * 999])
def test_a_forged_device_is_none(ann: Browser, visit: Visit, forged: str) -> None:
    ann.register("ann")
    attack(visit, "ann")
    guesser = visit.browser()
    guesser.cookies[DEVICE] = forged
    problem(guesser.login("ann"), 429, "many_tries")


def test_a_device_counts_at_its_own_account_only(ann: Browser, bob: Browser, visit: Visit) -> None:
    ann.register("ann")
    bob.register("bob")
    sign_out(bob)
    attack(visit, "ann")
    problem(bob.login("ann", "wrong password"), 429, "many_tries")
    ann.cookies["hollywood"] = ann.cookies[DEVICE]  # and it is no session
    assert ann.me["id"] is None


def test_a_stolen_device_has_few_tries_and_signs_nobody_in(ann: Browser, visit: Visit) -> None:
    account = ann.register("ann")
    attack(visit, "ann")
    thief = visit.browser()
    thief.cookies[DEVICE] = ann.cookies[DEVICE]
    assert thief.me["id"] is None
    for _ in range(10):
        problem(thief.login("ann", "wrong password"), 403, "wrong_login")
    problem(thief.login("ann", "wrong password"), 429, "many_tries")  # like anybody
    clock = Clock(visit)
    clock.now = visit.house.tries._turns["ann", thief.address] + 1
    assert ok(thief.login("ann"))["id"] == account["id"]


def test_a_new_password_forgets_all_devices_but_this(
    ann: Browser, bob: Browser, visit: Visit
) -> None:
    ann.register("ann")
    ok(bob.login("ann"))
    before = ann.cookies[DEVICE]
    ok(ann.post("/api/account/password", {"old": PASSWORD, "new": OTHER}))
    assert ann.cookies[DEVICE] != before
    attack(visit, "ann", 9)
    for browser in (ann, bob):
        sign_out(browser)
    problem(bob.login("ann", OTHER), 429, "many_tries")
    bob.cookies[DEVICE] = before
    problem(bob.login("ann", OTHER), 429, "many_tries")
    ok(ann.login("ann", OTHER))


def test_an_account_knows_the_ten_devices_used_last(ann: Browser, visit: Visit) -> None:
    ann.register("ann")
    clock = [2e9]
    visit.house.devices._clock = lambda: clock[0]
    devices = [visit.browser() for _ in range(10)]
    for device in devices:
        clock[0] += 1
        visit.house.tries._at.clear()
        ok(device.login("ann"))
    known = visit.house.devices.known
    assert visit.wait(known, ann.cookies[DEVICE], "ann") is None
    kept = devices[0].cookies[DEVICE]
    sign_out(devices[0])
    clock[0] += 1
    ok(devices[0].login("ANN"))
    assert devices[0].cookies[DEVICE] == kept  # the same device, not one more
    clock[0] += 1
    visit.house.tries._at.clear()
    ok(visit.browser().login("ann"))
    assert visit.wait(known, devices[1].cookies[DEVICE], "ann") is None
    for device in (devices[0], *devices[2:]):
        assert visit.wait(known, device.cookies[DEVICE], "ann") is not None
    clock[0] += 365 * 24 * 3600
    assert visit.wait(known, devices[0].cookies[DEVICE], "ann") is None


def test_who_is_forgotten_leaves_no_device(ann: Browser) -> None:
    ann.register("ann")
    device = ann.cookies[DEVICE]
    ok(ann.send("DELETE", "/api/me", {"password": PASSWORD}))
    assert DEVICE not in ann.cookies
    ann.cookies[DEVICE] = device
    ann.register("ann")  # somebody else by that name
    assert ann.cookies[DEVICE] != device


def test_whoever_is_signed_in_has_tries_of_his_own(ann: Browser, visit: Visit) -> None:
    ann.register("ann")
    attack(visit, "ann")
    for _ in range(9):
        form = {"old": "wrong", "new": OTHER}
        problem(ann.post("/api/account/password", form), 403, "wrong_password")
    ok(ann.post("/api/account/password", {"old": PASSWORD, "new": OTHER}))
    problem(ann.send("DELETE", "/api/me", {"password": "wrong"}), 429, "too_many")
    ok(ann.get("/api/me"))


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_of_a_device(tmp_path: Path, secure: bool) -> None:
    with open_house(tmp_path, secure_cookies=secure) as visit:
        ann = visit.browser()
        response = ann.post("/api/account/register", {"login": "ann", "password": PASSWORD})
    name = f"__Host-{DEVICE}" if secure else DEVICE
    (morsel,) = [
        cookie[name]
        for cookie in map(SimpleCookie, response.headers.get_list("set-cookie"))
        if name in cookie
    ]
    assert (morsel["path"], morsel["domain"], morsel["httponly"]) == ("/", "", True)
    assert morsel["samesite"].lower() == "lax"
    assert bool(morsel["secure"]) is secure
    token = morsel.value.rpartition(".")[0]
    kept = b"".join(path.read_bytes() for path in (tmp_path / "kept").iterdir() if path.is_file())
    assert token.encode() not in kept
