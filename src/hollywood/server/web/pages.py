"""The pages: the built client, as files a browser may cache, and its one page for every address.

Files in ``assets/`` have a hash in their name and may be cached forever. For everything else the
browser asks again each time; the page itself is never cached, so a new version appears at once.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable, Mapping
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
    ".zip": "application/zip",
}
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""The endings of the compressed forms of a file that the build has made, best first.

Of a large file there is nothing else: who takes no compressed form gets it unpacked here.
"""
_TEXTS = frozenset({".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"})
_HIDDEN = frozenset({"index.html", "build.json"})
_CLIENT_PAGES = re.compile(
    r"/(|lobby|new|rules|learn|verify|me|settings|account|table/[^/]+|record/[^/]+|review/[^/]+|rules/[^/]+|"
    r"mail/(confirm|off)/[^/]+|here(/[^/]+)?|score(/[^/]+|/print/[^/]+)?|train(/[^/]+)?)/?"
)
_KEEP_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_NEVER_KEEP = "no-store"
_LEAST_WORTH_PACKING = 600  # bytes
_LONGEST_NAME = 200  # characters


@dataclass(frozen=True)
class PageFile:
    """A file of the client. ``packed`` are its compressed forms by their codings, best first."""

    path: Path
    kind: str
    etag: str
    packed: Mapping[str, Path]

    def body(self, coding: str = "") -> bytes:
        """Return the content in a coding of ``packed``, or as it is."""
        if not coding and not self.path.is_file():
            return _unpacked(self.packed["gzip"], self.etag)
        path = self.packed[coding] if coding else self.path
        if path == self.path and coding:
            return _compressed(path, self.etag)
        return _content(path, self.etag)


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
        for there in (path, path.with_name(f"{path.name}{_CODINGS['gzip']}")):
            try:
                known = there.stat()
            except (OSError, ValueError):
                continue
            if there.is_file():
                return _read(path, there, known.st_mtime_ns, known.st_size)
        return None


def is_page(path: str) -> bool:
    """Say whether the client has a page for an address.

    >>> is_page("/table/t1"), is_page("/poker")
    (True, False)
    """
    return _CLIENT_PAGES.fullmatch(path) is not None


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
        known = is_page(path)
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
    coding = _taken(file.packed, request.headers.get("accept-encoding", ""))
    if coding:
        headers["content-encoding"] = coding
    return Response(file.body(coding), status_code=status, media_type=file.kind, headers=headers)


def _taken(codings: Iterable[str], accepted: str) -> str:
    """Return the first of our codings that a browser accepts; empty if there is none.

    >>> _taken(["br", "gzip"], "gzip, deflate, br"), _taken(["br", "gzip"], "gzip;q=1, br;q=0")
    ('br', 'gzip')
    >>> _taken(["gzip"], "br"), _taken(["gzip"], "*")
    ('', 'gzip')
    """
    weights: dict[str, bool] = {}
    for entry in accepted.lower().split(","):
        coding, _, weight = entry.partition(";")
        weights[coding.strip()] = not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight)
    others = weights.get("*", False)
    return next((coding for coding in codings if weights.get(coding, others)), "")


@lru_cache(maxsize=256)
def _read(path: Path, there: Path, _changed: int, _size: int) -> PageFile:
    """Find out about a file once, as long as it does not change: ``there`` is it, or packed."""
    body = there.read_bytes()
    beside = {coding: path.with_name(path.name + ending) for coding, ending in _CODINGS.items()}
    packed = {coding: there for coding, there in beside.items() if there.is_file()}
    if "gzip" not in packed and path.suffix in _TEXTS and len(body) >= _LEAST_WORTH_PACKING:
        packed["gzip"] = path  # compressed here, when it is first asked for
    etag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    return PageFile(path, _TYPES[path.suffix], etag, packed)


@lru_cache(maxsize=256)
def _content(path: Path, _etag: str) -> bytes:
    return path.read_bytes()


@lru_cache(maxsize=8)
def _unpacked(path: Path, _etag: str) -> bytes:
    return gzip.decompress(path.read_bytes())


@lru_cache(maxsize=256)
def _compressed(path: Path, _etag: str) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)
