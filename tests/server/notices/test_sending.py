"""Notices, sent to a real push service: signed, encrypted, once, and given up in the end."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidTag

from hollywood.cards import Card
from hollywood.play import Seat
from hollywood.server.notices import push, sending
from hollywood.server.notices.mail import smtp_of
from hollywood.server.notices.opening import open_notices
from hollywood.server.notices.sending import Notices
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import NoticeWishes, PushDevice, QuietHours
from hollywood.server.table.calling import Notice
from tests.server.notices.services import (
    PushService,
    Subscribed,
    mail_server,
    push_service,
    signed,
)
from tests.server.rooms.failing import FailingStore
from tests.server.store.rows import person, status, table
from tests.waiting import comes

ANN = "id-ann"
NOON = 1_700_000_000 - 1_700_000_000 % 86_400 + 12 * 3600.0  # UTC


class Tables:
    """Tables that wait for everybody, unless they are told otherwise."""

    def __init__(self) -> None:
        self.calling = True
        self.counts: dict[str, int] = {}

    async def still_calls(self, notice: Notice) -> bool:
        return self.calling

    def count(self, what: str, label: str = "") -> None:
        assert what == "notices"
        self.counts[label] = self.counts.get(label, 0) + 1


class House:
    """A store, its sender of notices, and a clock that the test moves."""

    def __init__(self, store: Store, notices: Notices, service: PushService) -> None:
        self.store, self.notices, self.service = store, notices, service
        self.tables = Tables()
        self.now = NOON
        notices._clock = lambda: self.now
        notices.start(self.tables)

    async def subscribe(self, name: str = "one", **more: Any) -> Subscribed:
        browser = Subscribed(self.service, name)
        device = PushDevice(
            id=name,
            person=ANN,
            session=None,
            endpoint=browser.endpoint,
            public_key=browser.public_key,
            auth=browser.auth,
            name=name,
            used_at=NOON,
            **{"language": "en", **more},
        )
        await self.store.keep_push_device(device, 10)
        self.notices.reachable(ANN)
        return browser

    async def tell(self, key: str = "turn-1", **more: Any) -> None:
        await self.notices.tell((notice(key, **more),))

    async def settled(self) -> None:
        """Wait until nothing is due."""

        async def busy() -> bool:
            due = await self.store.due_notices(self.now, 9)
            return bool(self.notices._new) or bool(due)

        while await busy():
            self.notices._woken.set()
            await asyncio.sleep(0.01)

    async def after(self, seconds: float) -> None:
        """Let time pass, and everything be sent that is due then."""
        self.now += seconds
        self.notices._woken.set()
        await self.settled()

    async def devices(self) -> list[str]:
        return [device.id for device in await self.store.push_devices(ANN)]


def notice(key: str = "turn-1", **more: Any) -> Notice:
    given: dict[str, Any] = {
        "kind": "your_turn",
        "preset": "may-i",
        "seats": ("Ann", "Bob", "Cy"),
        "seat": Seat(0),
        "round_number": 2,
        "until": NOON + 20.5 * 3600,
    }
    return Notice(key=key, person=ANN, table="t1", **(given | more))


def in_house(folder: Path, use: Callable[[House], Awaitable[None]], **options: Any) -> None:
    async def run() -> None:
        store = await open_store(folder)
        try:
            await store.add_person(person("ann"))
            await store.create_table(table("t1"), status(ANN))
            with push_service() as service:
                house = House(
                    store,
                    await open_notices(store, **{"loopback": True, **options}),
                    service,
                )
                try:
                    await use(house)
                finally:
                    await house.notices.close()
        finally:
            await store.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sending, "GRACE", 0.0)
        asyncio.run(run())


def test_a_notice_is_signed_and_only_its_browser_can_read_it(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        browser, other = await house.subscribe(language="de"), Subscribed(house.service)
        await house.tell()
        await comes(lambda: house.service.taken)
        ((path, headers, body),) = house.service.taken
        assert path == "/push/one"
        claims = signed(headers["authorization"], house.notices.push.public_key)
        assert claims["aud"] == house.service.origin
        assert claims["sub"] == "https://cards.example"
        assert headers["content-encoding"] == "aes128gcm"
        assert 0 < int(headers["ttl"]) <= 20.5 * 3600
        assert len(headers["topic"]) == 32
        told = browser.read(body)
        off = house.notices.links.read_off(told.pop("off"))
        assert off == (ANN, "one")
        assert told == {
            "title": "Du bist am Zug",
            "body": "May-I (Kontrakt-Rummy) mit Bob und Cy. Noch 20 Stunden",
            "language": "de",
            "table": "t1",
            "off_label": "Hier keine mehr",
        }
        with pytest.raises(InvalidTag):
            other.read(body)

    in_house(tmp_path, use, origins=("https://cards.example",))


def test_a_discard_on_offer_is_not_named(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        browser = await house.subscribe()
        await house.notices.tell((notice("call-1", kind="your_call", card=Card("Jc")),))
        await comes(lambda: house.service.taken)
        told = browser.read(house.service.taken[0][2])
        assert told["title"] == "May I? You can call for a discard"
        assert "Jc" not in str(told)
        assert "J♣" not in str(told)

    in_house(tmp_path, use)


def test_each_key_is_told_once_also_after_a_restart(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        for key in ("turn-1", "turn-1", "reminder-1", "turn-1"):
            await house.tell(key)
            await house.settled()
        assert len(house.service.taken) == 2
        await house.tell("turn-2", here=True)  # seen at the table
        await house.settled()
        house.notices._told.clear()  # as after a restart
        for key in ("turn-1", "reminder-1", "turn-2"):
            await house.tell(key)
        await house.settled()
        assert len(house.service.taken) == 2
        await house.tell("turn-3")
        await comes(lambda: len(house.service.taken) == 3)

    in_house(tmp_path, use)


def test_who_has_moved_or_looks_is_left_alone(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        house.tables.calling = False
        await house.tell()
        await house.settled()
        assert house.tables.counts == {"not_needed": 1}
        assert house.service.taken == []

    in_house(tmp_path, use)


def test_a_person_without_devices_costs_one_look(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.tell()
        await house.settled()
        await house.tell()
        assert not house.notices._new
        assert await house.store.notice_to(ANN, "t1") is None
        await house.subscribe()  # from now on it is told
        await house.tell()
        await comes(lambda: house.service.taken)

    in_house(tmp_path, use)


@pytest.mark.parametrize("status", [404, 410])
def test_an_ended_subscription_is_forgotten(tmp_path: Path, status: int) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        house.service.answers = [(status, {})]
        await house.tell()
        await house.settled()
        assert len(house.service.taken) == 1
        assert await house.devices() == []
        await house.after(86_400)
        assert len(house.service.taken) == 1
        assert house.tables.counts == {"push_gone": 1}

    in_house(tmp_path, use)


def test_a_service_that_never_answers_delays_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "_PATIENCE", 0.5)

    async def use(house: House) -> None:
        lines: list[asyncio.StreamWriter] = []
        silent = await asyncio.start_server(lambda _, out: lines.append(out), "127.0.0.1", 0)
        port = silent.sockets[0].getsockname()[1]
        await house.subscribe("answers")
        for number in range(3):
            endpoint = f"http://127.0.0.1:{port}/push/{number}"
            device = (await house.store.push_devices(ANN))[0]
            device = msgspec.structs.replace(device, id=f"silent{number}", endpoint=endpoint)
            answer = await house.notices.push.send(device, b"{}", ttl=60, topic="t")
            assert answer.sent is push.Sent.LATER
        assert len(lines) == 1, "it is asked again although it has just not answered"
        await house.tell()
        await house.settled()
        assert len(house.service.taken) == 1
        lines[0].close()
        silent.close()

    in_house(tmp_path, use)


@pytest.mark.parametrize("status", [403, 429, 503])
def test_a_service_that_refuses_is_asked_again_less_and_less(tmp_path: Path, status: int) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        house.service.answers = [(status, {})]
        await house.tell(until=None)
        await house.settled()
        waited = []
        for _ in range(30):
            before, waits = len(house.service.taken), 0
            while len(house.service.taken) == before and waits < 24 * 60:
                await house.after(60)
                waits += 1
            waited.append(waits)
            if await house.store.next_notice() is None:
                break
        assert len(house.service.taken) == sending.MOST_TRIES
        assert waited == sorted(waited)
        assert waited[0] < waited[-1]
        assert house.tables.counts["given_up"] == 1
        (device,) = await house.store.push_devices(ANN)
        assert device.failures == sending.MOST_TRIES
        for number in itertools.count():  # others wait too, until the device is forgotten
            await house.tell(f"turn-{2 + number}", until=None)
            await house.after(2 * sending.LONGEST_REST)
            if not await house.devices():
                break
        assert len(house.service.taken) == sending.MOST_FAILURES

    in_house(tmp_path, use)


def test_a_service_says_how_long_to_wait(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        browser = await house.subscribe()
        house.service.answers = [(429, {"retry-after": "7200"}), (201, {})]
        await house.tell()
        await house.settled()
        await house.after(7100)
        assert len(house.service.taken) == 1
        await house.after(100)
        assert len(house.service.taken) == 2
        assert browser.read(house.service.taken[1][2])["body"].endswith("18 hours left")
        assert [device.failures for device in await house.store.push_devices(ANN)] == [0]

    in_house(tmp_path, use)


def test_nobody_is_led_elsewhere(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        with push_service() as other:
            await house.subscribe()
            house.service.answers = [(307, {"location": f"{other.origin}/inside"})]
            await house.tell()
            await house.settled()
            assert len(house.service.taken) == 1
            assert other.taken == []
            assert house.tables.counts == {"push_refused": 1}

    in_house(tmp_path, use)


def test_a_host_inside_the_own_network_gets_nothing(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        await house.tell()
        await house.settled()
        assert house.service.taken == []
        assert await house.devices() == []

    in_house(tmp_path, use, loopback=False)


def test_one_device_of_two_fails(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.subscribe("one")
        await house.subscribe("two")
        house.service.answers = [(503, {}), (201, {})]
        await house.tell()
        await house.settled()
        assert len(house.service.taken) == 2
        await house.after(3600)
        paths = [path for path, _, _ in house.service.taken]
        assert len(paths) == 3
        assert paths[2] == paths[0]  # the one that had failed, and only that

    in_house(tmp_path, use)


def test_in_quiet_hours_a_notice_waits_and_a_newer_one_replaces_it(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        browser = await house.subscribe()
        quiet = QuietHours(start=11 * 60, end=17 * 60 + 30, zone="Europe/Berlin")  # to 16:30 UTC
        await house.store.keep_notice_wishes(NoticeWishes(person=ANN, quiet=quiet))
        await house.tell()
        await house.settled()
        await house.tell("reminder-1", kind="reminder")
        await house.settled()
        await house.after(4.4 * 3600)
        assert house.service.taken == []
        await house.after(0.2 * 3600)
        ((_, _, body),) = house.service.taken
        assert browser.read(body)["title"] == "Your time runs out soon"

    in_house(tmp_path, use)


def test_mails_go_to_confirmed_addresses_with_a_way_to_end_them(tmp_path: Path) -> None:
    with mail_server() as mails:

        async def use(house: House) -> None:
            wishes = NoticeWishes(person=ANN, address="ann@cards.example", language="fr")
            await house.store.keep_notice_wishes(wishes)
            await house.tell()
            await house.settled()
            assert mails.taken == []
            confirmed = msgspec.structs.replace(wishes, confirmed_at=NOON)
            await house.store.keep_notice_wishes(confirmed)
            house.notices.reachable(ANN)
            for number in range(sending.MAILS_AN_HOUR + 2):
                await house.tell(f"turn-{number}")
                await house.settled()
            assert len(mails.taken) == sending.MAILS_AN_HOUR
            await house.after(3600)
            assert len(mails.taken) == sending.MAILS_AN_HOUR + 1  # the newest
            to, mail = mails.taken[0]
            assert to == "ann@cards.example"
            assert mail["subject"] == "C’est à vous de jouer"
            assert mail["from"] == "table@cards.example"
            off = mail["list-unsubscribe"].strip("<>")
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            text = mail.get_content()
            assert "https://cards.example/table/t1" in text
            assert off in text
            assert house.notices.links.read_off(off.rpartition("/")[2]) == (ANN, "mail")

        smtp = smtp_of(mails.url, "table@cards.example", None)
        in_house(tmp_path, use, smtp=smtp, origins=("https://cards.example",))


def test_a_person_is_pushed_only_so_much_in_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The addresses of devices can be those of somebody who has not asked for anything."""
    monkeypatch.setattr(sending, "PUSHES_AN_HOUR", 4)

    async def use(house: House) -> None:
        await house.subscribe("one")
        await house.subscribe("two")
        for number in range(4):
            await house.tell(f"turn-{number}")
            await house.after(sending.GRACE)
        assert house.tables.counts["push_taken"] == 4
        await house.after(3600)
        assert house.tables.counts["push_taken"] == 6, "the newest, to both devices"

    in_house(tmp_path, use)


def test_a_mail_server_that_refuses_is_asked_a_few_times(tmp_path: Path) -> None:
    with mail_server() as mails:
        mails.refusing = True

        async def use(house: House) -> None:
            wishes = NoticeWishes(person=ANN, address="ann@cards.example", confirmed_at=NOON)
            await house.store.keep_notice_wishes(wishes)
            await house.tell()
            await house.settled()
            for _ in range(20):
                await house.after(600)
            counts = house.tables.counts
            assert counts["mail_later"] == sending.MOST_TRIES
            assert counts["given_up"] == 1
            assert mails.taken == []

        smtp = smtp_of(mails.url, "table@cards.example", None)
        in_house(tmp_path, use, smtp=smtp, origins=("https://cards.example",))


def test_a_store_that_fails_loses_nothing(tmp_path: Path) -> None:
    async def use(house: House) -> None:
        await house.subscribe()
        failing = FailingStore(house.store)
        house.notices._store = failing
        failing.broken = {"keep_notice"}
        await house.tell()
        await comes(lambda: failing.failures)
        failing.broken = set()
        await house.settled()
        assert len(house.service.taken) == 1
        assert house.tables.counts["not_stored"] >= 1

    in_house(tmp_path, use)
