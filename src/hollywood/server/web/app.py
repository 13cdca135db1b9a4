"""The application: every address of the house, the checks in front, its start and its end.

A request passes these checks, in this order: its host, the guard against forged requests, its
origin, its rate, its length. Then its own handler runs. Every answer, including the framework's
own, leaves with the headers of :mod:`hollywood.server.web.security`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware

from hollywood.cards import Card, Hand
from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import is_cold
from hollywood.match.presets import PRESETS
from hollywood.play.text import to_json
from hollywood.server.nodes.node import Node, new_node_id
from hollywood.server.nodes.passing import Passing
from hollywood.server.notices.opening import open_notices
from hollywood.server.people.accounts import Accounts
from hollywood.server.people.devices import Devices
from hollywood.server.people.export import Everything
from hollywood.server.people.passkeys import Passkeys
from hollywood.server.people.passwords import Passwords
from hollywood.server.people.programs import Programs, must_have
from hollywood.server.people.refusals import Refusal
from hollywood.server.people.seats import Seats
from hollywood.server.people.sessions import Sessions
from hollywood.server.people.shared_books import SharedBooks
from hollywood.server.protocol import forms, live_forms, review_forms, score_forms
from hollywood.server.protocol.messages import TableCard
from hollywood.server.review.queue import Reviews
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.opening import open_store
from hollywood.server.store.people import HOUSE
from hollywood.server.store.rows import PersonRow
from hollywood.server.web import openapi
from hollywood.server.web.house import House, house_of
from hollywood.server.web.identity import address_of, person_of, program_of, session_of
from hollywood.server.web.key_routes import key_router
from hollywood.server.web.limits import Limits
from hollywood.server.web.live_routes import live_router
from hollywood.server.web.live_streams import events_socket
from hollywood.server.web.logs import defect
from hollywood.server.web.memory import given_back
from hollywood.server.web.metrics import Metrics
from hollywood.server.web.nodes import (
    drain_when_told,
    hear_news,
    pass_on,
    question_answered,
    share_limits,
)
from hollywood.server.web.notice_routes import notice_router, off_router
from hollywood.server.web.offline_routes import offline_router
from hollywood.server.web.operations import Health, Pulse, health, metrics
from hollywood.server.web.pages import Pages, page_routes
from hollywood.server.web.people_routes import people_router
from hollywood.server.web.problems import HANDLERS
from hollywood.server.web.reading import reader_of
from hollywood.server.web.review_routes import review_router
from hollywood.server.web.rules_shown import preset_rules
from hollywood.server.web.score_routes import score_router
from hollywood.server.web.seat_routes import seat_router
from hollywood.server.web.security import (
    SAFE_METHODS,
    ForgeryGuard,
    headers_for,
    host_allowed,
    origin_allowed,
)
from hollywood.server.web.settings import Settings
from hollywood.server.web.table_routes import Lobby, OwnTables, table_router
from hollywood.server.web.table_socket import table_socket
from hollywood.server.web.tries import Tries
from hollywood.texts import languages

AnyRequest = Request[Any, Any, Any]
Answer = Callable[[Any, Any, Any], Awaitable[None]]

_log = logging.getLogger(__name__)

_HISTORY = 16  # letters that name the history of the house

_SHAPES = (
    *(forms.DeleteForm, forms.GuestForm, forms.LoginForm, forms.NameForm, forms.NewTableForm),
    *(forms.QuickForm, forms.SeatForm, forms.OfflineMatchKept),
    *(forms.HolidayForm, forms.HolidayShown),
    *(forms.ConfirmedForm, forms.NewKeyForm, forms.KeyMade, forms.AddKeyForm, forms.KeySigned),
    *(forms.RecoverForm, forms.KeyShown, forms.SessionShown, forms.Security),
    *(forms.RecoveryCodes, forms.KeyOptions, forms.MutedShown),
    *(forms.RulesNameForm, forms.SavedRulesForm, forms.SavedRulesShown),
    *(forms.PasswordForm, forms.RegisterForm, forms.RulesForm, forms.SettingsForm, forms.Me),
    *(forms.PresetRules, forms.PresetShown, forms.Problem, forms.RecordRound),
    *(forms.RulesChecked, forms.Statistics, forms.TableListed, TableCard, Health, Lobby),
    *(forms.PushDeviceForm, forms.QuietForm, forms.MailForm, forms.ConfirmForm, forms.NoticesShown),
    *(score_forms.SharedBookForm, score_forms.BookLinks, score_forms.SharedBook),
    *(live_forms.NewBotForm, live_forms.NewTokenForm, live_forms.TokenMade),
    *(live_forms.OwnBotShown, live_forms.BotAccount, live_forms.BotListed),
    *(live_forms.ChallengeForm, live_forms.ChallengeShown, live_forms.Challenges),
    *(live_forms.ActForm, live_forms.SayForm),
    *(OwnTables, Everything, review_forms.ReviewState, review_forms.ReviewRound),
)


class Application(Litestar):
    """Litestar, with what is done for every request, whichever path it takes."""

    settings: Settings
    inner: str | None = None  # where other nodes reach this one

    def prepare(self) -> None:
        """Prepare what is the same for everybody, so nobody waits for it later.

        These are the games of the house and the description of the interface.
        """
        for name in PRESETS:
            for language in languages():
                preset_rules(name, language)
        openapi.prepare(self)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request or serve a socket."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        passing: Passing | None = self.state.get("passing")
        if passing is not None and await question_answered(passing, scope, receive, send):
            return
        known = host_allowed(_host(scope), self.settings.hosts)
        known = known and (passing is None or passing.may_enter(scope))
        if scope["type"] == "http":
            answer: Answer = super().__call__
            if passing is not None:
                answer = partial(pass_on, passing, answer, self.settings.largest_body)
            await self._answered(answer if known else _elsewhere, scope, receive, send)
        elif known:
            await super().__call__(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})

    async def _answered(self, answer: Answer, scope: Any, receive: Any, send: Any) -> None:
        """Answer a request: add our headers, count it, and log it."""
        started, status = time.perf_counter(), 0
        headers = headers_for(scope["path"], https=self.settings.secure_cookies)

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if not scope.get("passed_on"):  # the other node has added them
                    message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await answer(scope, receive, send_with_headers)
        route = str(scope.get("path_template") or "unmatched")
        method = scope["method"]
        house: House | None = self.state.get("house")
        if house is not None:
            house.metrics.answered(method, route, status)
        taken = round((time.perf_counter() - started) * 1000, 2)
        _log.info(
            "request", extra={"method": method, "route": route, "status": status, "ms": taken}
        )


def create_app(settings: Settings, inner: str | None = None) -> Application:
    """Return the application; nothing is opened before it starts.

    ``inner`` is where the other nodes reach this one.
    """
    csrf = CSRFConfig(secret="", cookie_secure=settings.secure_cookies)
    pages = Pages(settings.static)
    api = Router(
        "/api",
        route_handlers=[
            *(
                people_router(),
                key_router(),
                table_router(),
                seat_router(),
                review_router(),
                notice_router(),
            ),
            *(offline_router(), score_router(), live_router()),
        ],
        before_request=_before_request,
        middleware=[DefineMiddleware(ForgeryGuard, config=csrf)],
    )
    app = Application(
        [
            api,
            off_router(before_request=_before_request),
            health,
            metrics,
            table_socket,
            events_socket,
            *page_routes(pages),
        ],
        dependencies={
            "house": Provide(_house),
            "person": Provide(_person),
            "reader": Provide(_reader),
        },
        exception_handlers=HANDLERS,
        lifespan=[partial(_opened, settings, csrf, inner)],
        logging_config=None,
        openapi_config=openapi.described(*_SHAPES),
        request_max_body_size=settings.largest_body,
        type_encoders={Card: str, Hand: lambda hand: [card.text for card in hand]},
    )
    app.settings, app.inner = settings, inner
    if not pages.built:
        _log.warning("pages_not_built")
    return app


@contextlib.asynccontextmanager
async def _opened(
    settings: Settings, csrf: CSRFConfig, inner: str | None, app: Litestar
) -> AsyncIterator[None]:
    """Open the store and the tables, and close them again."""
    try:
        node_id = None if settings.node is None else new_node_id()
        store = await open_store(settings.where, node=node_id)
    except HollywoodError as error:
        app.state["not_opened"] = error
        raise
    except Exception as error:
        defect(secrets.token_hex(4), error)
        raise
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        csrf.secret = (await store.secret("csrf")).hex()
        sessions = Sessions(store, await store.secret("cookie"))
        devices = Devices(store, await store.secret("device"))
        passwords = Passwords(workers=settings.password_workers, waiting=settings.password_queue)
        stack.callback(passwords.close)
        counted = Metrics()
        await stack.enter_async_context(counted.watching())
        await stack.enter_async_context(given_back())
        node = None
        if inner is not None:
            node = Node(store, str(settings.where), inner, await store.secret("node"))
        rooms = Rooms(
            store,
            bot_workers=settings.bot_workers,
            node=node,
            extra_bots=settings.extra_bots,
            place=next(iter(settings.origins), ""),
        )
        rooms.history = (await store.secret(HOUSE)).hex()[:_HISTORY]
        stack.push_async_callback(rooms.close, settings.retry_ms)
        notices = await open_notices(
            store,
            smtp=settings.smtp,
            origins=settings.origins,
            loopback=settings.push_to_loopback,
        )
        stack.push_async_callback(notices.close)
        notices.start(rooms)
        rooms.teller = notices
        if node is not None and inner is not None:
            drain_when_told(node, rooms)
            try:
                await node.begin()
            except HollywoodError as error:
                app.state["not_opened"] = error
                raise
            stack.push_async_callback(node.end)
            passing = Passing(node, int(inner.rpartition(":")[2]), rooms.is_awake)
            passing.begin()
            stack.callback(passing.close)
            app.state["passing"] = passing
        rooms.begin()
        reviews = Reviews(store)
        stack.push_async_callback(reviews.close)
        if settings.ready_bots:
            waking = asyncio.create_task(rooms.bots.wake())
            stack.callback(waking.cancel)
            if is_cold():
                rooms.bots.prepare()
        books = SharedBooks(store, None if node is None else node.book_changed)
        if node is not None:
            hear_news(node, books, notices)
        stack.callback(books.close)
        limits = Limits(settings.limits)
        tries = Tries(limits)
        if node is not None:
            sharing = asyncio.create_task(share_limits(node, limits, tries))
            stack.callback(sharing.cancel)
        app.state["pulse"] = Pulse()
        app.state["house"] = House(
            settings=settings,
            node=node,
            store=store,
            rooms=rooms,
            reviews=reviews,
            notices=notices,
            sessions=sessions,
            passwords=passwords,
            passkeys=Passkeys(store),
            programs=Programs(store, rooms),
            accounts=Accounts(store, sessions, devices, passwords, rooms),
            devices=devices,
            books=books,
            seats=Seats(store, sessions, rooms.seat_codes, rooms),
            limits=limits,
            tries=tries,
            metrics=counted,
        )
        yield


async def _elsewhere(_scope: Any, _receive: Any, send: Any) -> None:
    """Answer a request for a host that is not this house."""
    body = to_json(forms.Problem(code="host", words="there is nothing with this name"))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _house(request: AnyRequest) -> House:
    return house_of(request)


async def _person(request: AnyRequest) -> PersonRow | None:
    person: PersonRow | None = request.scope["state"].get("person")
    return person


async def _reader(request: AnyRequest) -> str:
    return reader_of(request)


async def _before_request(request: AnyRequest) -> None:
    """Check where a request comes from, and how often."""
    house = house_of(request)
    limits, rates = house.limits, house.settings.limits
    changes = request.method not in SAFE_METHODS
    address = address_of(request)
    if changes and not origin_allowed(
        request.headers, _host(request.scope), house.settings.origins
    ):
        raise Refusal("origin", "you can do this only from the pages of this site", status=403)
    limits.count(rates.requests, "requests", address)
    opt = request.route_handler.opt
    changes = changes and not opt.get("is_message", False)  # these count as on a socket
    if changes:
        limits.count(rates.changes_by_address, "changes-from", address)
    if "\0" in request.scope["path"]:  # no name has it, and PostgreSQL cannot look for it
        raise Refusal("not_found", "there is nothing with this name", status=404)
    program = await program_of(request, house)
    if program is not None:
        must_have(program, opt.get("scope"))
    person = await person_of(request, house.store) if program is None else program.person
    request.scope["state"]["program"] = program
    if changes and person is not None:
        limits.count(rates.changes_by_person, "changes", person.id)
    request.scope["state"]["person"] = person
    session = None if person is None else session_of(request)
    if session is not None:
        await house.sessions.use(session)


def _host(scope: Any) -> str:
    for name, value in scope["headers"]:
        if name == b"host":
            return str(value.decode("latin-1"))
    return ""
