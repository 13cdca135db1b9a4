"""Opening the sender of notices: its keys, which are made at the first start, and its ways."""

from __future__ import annotations

from hollywood.server.notices.links import Links
from hollywood.server.notices.mail import Mailer, Smtp
from hollywood.server.notices.push import Push
from hollywood.server.notices.sending import Notices
from hollywood.server.store.protocol import Store


async def open_notices(
    store: Store,
    *,
    smtp: Smtp | None = None,
    origins: tuple[str, ...] = (),
    loopback: bool = False,
) -> Notices:
    """Return what sends notices; it sends nothing before it is started.

    Push services are told the first of ``origins``, or the address that mails come from, as the one
    to complain to. Mails need an origin, for their links.
    """
    site = next(iter(origins), None)
    contact = "https://localhost"
    if smtp is not None:
        contact = f"mailto:{smtp.sender}"
    elif site is not None and site.startswith("https://"):
        contact = site
    push = Push(await store.secret("push"), contact, loopback=loopback)
    mailer = None if smtp is None or site is None else Mailer(smtp, site)
    return Notices(store, push, mailer, Links(await store.secret("notices")))
