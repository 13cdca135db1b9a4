"""What keeps other people's pages out: headers, origins, and the token against forged requests.

The pages have no inline scripts or styles, so the policy forbids them everywhere. A request that
changes something must come from our own pages: its origin is checked, and it must repeat, in a
header, the token of a cookie that no other site can read.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from hmac import compare_digest
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_hash, generate_csrf_token
from litestar.types import ASGIApp, Receive, Scope, Send

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
_UNUSED = (
    *("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"),
    *("microphone", "midi", "payment", "serial", "usb", "hid"),
)

_CALCULATING = _POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_ENGINE = re.compile(r"/assets/engine-worker-[\w-]+\.js")
"""The worker of the engine, which runs Python as WebAssembly. A worker obeys its own policy."""

_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in _UNUSED).encode()),
)

_HTTPS_ONLY: tuple[tuple[bytes, bytes], ...] = (
    (b"strict-transport-security", b"max-age=31536000"),
    # Browsers ignore it on plain http, and complain on every page.
    (b"cross-origin-opener-policy", b"same-origin"),
)
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

_DEFAULT_PORTS = {"http": 80, "https": 443}
_TOKEN_LENGTH = 64  # half of a token is random, the other half proves that this house made it
_LONGEST_HOST = 300


def headers_for(path: str, *, https: bool) -> list[tuple[bytes, bytes]]:
    """Return the headers of every response to ``path``, including errors.

    With ``https``, the pages are reached by https only.
    """
    policy = _CALCULATING if _ENGINE.fullmatch(path) else _POLICY
    return [
        (b"content-security-policy", policy.encode()),
        *_HEADERS,
        *(_HTTPS_ONLY if https else ()),
    ]


def origin_allowed(headers: Mapping[str, str], host: str, allowed: Collection[str]) -> bool:
    """Say whether a request comes from our own pages, or from no page at all.

    ``host`` is the Host of the request, ``allowed`` are further origins of ours. A browser names
    the origin of every request that could change something; a program that names none sends no
    cookie of anybody else either.

    >>> origin_allowed({"origin": "http://cards.example"}, "cards.example:80", ())
    True
    >>> origin_allowed({"origin": "null"}, "cards.example", ())
    False
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    if origin in allowed:
        return True
    place = _place(origin)
    return place is not None and place == _place(f"{urlsplit(origin).scheme}://{host}")


def host_allowed(host: str, allowed: Collection[str]) -> bool:
    """Say whether a host is one of ours; without a list every host is.

    >>> host_allowed("cards.example:8710", ["cards.example"]), host_allowed("evil.example", ["a"])
    (True, False)
    """
    if not allowed:
        return True
    place = _place(f"http://{host}")
    return place is not None and place[0] in {name.lower() for name in allowed}


def _place(origin: str) -> tuple[str, int] | None:
    """Return host and port of an origin; ``None`` if it is not one."""
    if len(origin) > _LONGEST_HOST or any(mark in origin for mark in "\\\t\r\n @"):
        return None
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        return None
    if parts.path or parts.query or parts.fragment:
        return None
    return parts.hostname.lower(), port or _DEFAULT_PORTS[parts.scheme]


def is_program(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Say whether a request comes from a program with a token of its own.

    No browser sends such a header by itself, and no page of another site can make it.
    """
    return any(
        name == b"authorization" and value[:7].lower() == b"bearer " for name, value in headers
    )


class ForgeryGuard(CSRFMiddleware):
    """Litestar's guard, which also replaces a token that this house did not make.

    Otherwise a browser with the token of an earlier database could never change anything. It guards
    what a browser sends along by itself: our cookies. A request without any, as the first one of a
    program, needs no token; that it comes from no page of another site is checked by its origin.
    """

    def __init__(self, app: ASGIApp, config: CSRFConfig) -> None:
        super().__init__(app, config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Guard a request."""
        headers = scope["headers"]
        if is_program(headers):
            await self.app(scope, receive, send)
        elif scope.get("method") in SAFE_METHODS or self._has_cookie(headers):
            await super().__call__(scope, receive, send)
        else:
            token = generate_csrf_token(secret=self.config.secret)
            await self.app(scope, receive, self.create_send_wrapper(send, token, None))

    def _has_cookie(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        ours = (b"hollywood", self.config.cookie_name.encode())
        return any(
            name == b"cookie" and any(each in value for each in ours) for name, value in headers
        )

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """Send a token if the request has none, or none of ours."""
        if csrf_cookie is not None and not self._ours(csrf_cookie):
            csrf_cookie, token = None, generate_csrf_token(secret=self.config.secret)
        return super().create_send_wrapper(send=send, token=token, csrf_cookie=csrf_cookie)

    def _ours(self, token: str) -> bool:
        if len(token) <= _TOKEN_LENGTH or not token.isascii():
            return False
        proof = generate_csrf_hash(token=token[:_TOKEN_LENGTH], secret=self.config.secret)
        return compare_digest(token[_TOKEN_LENGTH:], proof)
