"""The pages: the built client, as files a browser may cache, and its one page for every address.

Files in ``assets/`` have a hash in their name and may be cached forever. For everything else the
browser asks again each time; the page itself is never cached, so a new version appears at once.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

HOW_TO_BUILD = (
    "The pages are not built: `make setup` builds them, or `npm ci && npm run build` in web."
)

_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_TEXTS = frozenset({".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"})
_HIDDEN = frozenset({"index.html", "build.json"})
_CLIENT_PAGES = re.compile(
    r"/(|lobby|new|rules|learn|verify|me|settings|account|table/[^/]+|record/[^/]+|review/[^/]+|rules/[^/]+|mail/(confirm|off)/[^/]+)/?"
)
_KEEP_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NEVER_KEEP = "no-store"
_LEAST_WORTH_PACKING = 600  # bytes
_LONGEST_NAME = 200  # characters


@dataclass(frozen=True)
class PageFile:
    """A file of the client, ready to send."""

    body: bytes
    packed: bytes | None
    kind: str
    etag: str


class Pages:
    """The folder of the built client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def built(self) -> bool:
        """Say whether there is a client to serve."""
        return (self._folder / "index.html").is_file()

    def file(self, name: str) -> PageFile | None:
        """Return a file of the client by its path below the folder; ``None`` if there is none."""
        if len(name) > _LONGEST_NAME:
            return None
        parts = name.split("/")
        if any(part in {"", ".", ".."} or "\\" in part or "\0" in part for part in parts):
            return None
        path = self._folder.joinpath(*parts)
        if path.suffix not in _TYPES:
            return None
        try:
            known = path.stat()
        except (OSError, ValueError):
            return None
        if not path.is_file():
            return None
        return _read(path, known.st_mtime_ns, known.st_size)


def page_routes(pages: Pages) -> list[HTTPRouteHandler]:
    """Return the handlers for everything that is not the interface."""

    async def answer(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        """Send a file of the client, or the page, which itself finds out what to show."""
        if path.split("/")[1] in {"api", "ws"}:
            raise NotFoundException
        name = path.strip("/")
        if name and name not in _HIDDEN and (found := pages.file(name)) is not None:
            keep = _KEEP_FOR_EVER if name.startswith("assets/") else _ASK_AGAIN
            return _sent(request, found, keep)
        index = pages.file("index.html")
        if index is None:
            return Response(
                HOW_TO_BUILD.encode() + b"\n",
                status_code=503,
                media_type="text/plain",
                headers={"cache-control": _NEVER_KEEP},
            )
        known = _CLIENT_PAGES.fullmatch(path) is not None
        return _sent(request, index, _NEVER_KEEP, status=200 if known else 404)

    handler = HTTPRouteHandler(
        ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False
    )
    return [handler(answer)]


def _sent(
    request: Request[Any, Any, Any], file: PageFile, keep: str, status: int = 200
) -> Response[bytes]:
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if keep != _NEVER_KEEP:
        headers["etag"] = file.etag
        if request.headers.get("if-none-match") == file.etag:
            return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and _takes_gzip(request.headers.get("accept-encoding", "")):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, status_code=status, media_type=file.kind, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    """Say whether a browser accepts gzip.

    >>> _takes_gzip("gzip, deflate, br"), _takes_gzip("br"), _takes_gzip("gzip;q=0")
    (True, False, False)
    """
    for entry in accepted.lower().split(","):
        coding, _, weight = entry.partition(";")
        if coding.strip() in {"gzip", "*"}:
            return not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    return False


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> PageFile:
    """Read a file once, as long as it does not change; use its gzip file, or compress it here."""
    body = path.read_bytes()
    beside = path.with_name(path.name + ".gz")
    packed: bytes | None = None
    if beside.is_file():
        packed = beside.read_bytes()
    elif path.suffix in _TEXTS and len(body) >= _LEAST_WORTH_PACKING:
        packed = gzip.compress(body, 9, mtime=0)
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return PageFile(body, packed, _TYPES[path.suffix], etag)
