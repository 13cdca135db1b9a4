"""The settings of the web application, fixed when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from limits import RateLimitItem, RateLimitItemPerDay, RateLimitItemPerHour, RateLimitItemPerMinute

from hollywood.server.bots.extra import ExtraBots
from hollywood.server.notices.mail import Smtp
from hollywood.server.web.proxies import Network

QUARTER = 15  # minutes


@dataclass(frozen=True, kw_only=True)
class RateLimits:
    """How often something may be done, by address or by person."""

    requests: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(1200))
    changes_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(240))
    changes_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(120))
    logins: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(10, QUARTER))
    challenges: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(60))
    guests: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(60))
    registrations: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(20))
    tables_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(60))
    tables_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(240))
    quick_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(20))
    quick_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(120))
    seat_codes_by_address: RateLimitItem = field(
        default_factory=lambda: RateLimitItemPerMinute(10, QUARTER)
    )
    reviews: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(120))
    offline_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerDay(40))
    offline_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerDay(160))
    books_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerDay(100))
    books_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerDay(400))
    edits_of_book: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(120))
    bots_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(40))
    exports: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(12))
    push_devices: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(60))
    mails_by_person: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(5))
    mails_by_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(20))
    mails_to_address: RateLimitItem = field(default_factory=lambda: RateLimitItemPerHour(3, 24))
    connects: RateLimitItem = field(default_factory=lambda: RateLimitItemPerMinute(240))
    connections_by_address: int = 128
    messages_by_address: int = 40  # a second, in the long run
    messages_by_person: int = 10
    sockets_by_address: int = 64
    sockets_by_person: int = 12
    waiting_by_address: int = 32


@dataclass(frozen=True, kw_only=True)
class NodeSettings:
    """How one of several servers on a PostgreSQL is reached by the others.

    ``inner_host`` is an address of this machine that they reach; with port 0 it is any free port.
    With ``shares_port``, other nodes on this machine listen on the same port for visitors.
    """

    inner_host: str = "127.0.0.1"
    inner_port: int = 0
    shares_port: bool = False


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything that can be set.

    ``where`` is the data folder or the database's URL; ``origins`` are further addresses under
    which the pages are reached, as a browser names them (``https://cards.example``). With ``hosts``
    only requests for these host names are answered. ``X-Forwarded-For`` and ``X-Forwarded-Proto``
    are believed from an address in the networks ``proxies``. With ``trust_proxy`` they are believed
    from any peer: use it only if the peer is always a proxy that sets them. With ``smtp`` people
    can get notices by mail, with links to the first of ``origins``. ``push_to_loopback`` is for the
    push service of a test.
    """

    where: str | Path
    node: NodeSettings | None = None  # none: this server has the database to itself
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    secure_cookies: bool = False
    trust_proxy: bool = False
    proxies: tuple[Network, ...] = ()
    metrics_for_all: bool = False
    log: str | None = None  # json, text or quiet; none: text on a terminal, else json
    limits: RateLimits = field(default_factory=RateLimits)
    password_workers: int = 1
    password_queue: int = 100
    bot_workers: int | None = None  # those that search; none: as many as suit this machine
    extra_bots: ExtraBots | None = None  # of the operator
    ready_bots: bool = False  # compile what they need at the start, if that was never done
    smtp: Smtp | None = None
    push_to_loopback: bool = False
    largest_body: int = 64 * 1024
    retry_ms: int = 1000  # when the house closes, it tells tables to come back after this
    static: Path = Path(__file__).parent.parent / "static"
