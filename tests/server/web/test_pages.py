"""The pages: the one for every address, the cached files, and missing files."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from hollywood.server.web.pages import HOW_TO_BUILD, is_page
from tests.server.web.browsers import Browser, open_house, problem

MACHINE = b"machine"
SCRIPT = "console.log('meld');\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A built client."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Hollywood</title>\n")
    (static / "build.json").write_text("{}")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "secret.key").write_text("secret")
    (static / "assets" / "index-abc123.js").write_text(SCRIPT)
    (static / "assets" / "packed-abc123.css").write_text("a{}")
    (static / "assets" / "packed-abc123.css.gz").write_bytes(gzip.compress(b"a{}", mtime=0))
    (static / "assets" / "engine-abc123.wasm.br").write_bytes(b"some other length")
    (static / "assets" / "engine-abc123.wasm.gz").write_bytes(gzip.compress(MACHINE))
    (tmp_path / "outside.js").write_text("secret")
    return static


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/lobby", "/new", "/table/t1", "/record/t1", "/rules", "/rules/may-i", "/learn"),
        *("/verify", "/me", "/settings", "/account", "/lobby/"),
    ],
)
def test_the_pages_of_the_client(tmp_path: Path, folder: Path, path: str) -> None:
    with open_house(tmp_path, static=folder) as visit:
        response = visit.browser().get(path)
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-store"
    assert "Hollywood" in response.text
    assert "set-cookie" not in response.headers


def test_every_page_of_the_client_is_known() -> None:
    routes = Path(__file__).parents[3] / "web" / "src" / "routes.ts"
    patterns = re.findall(r'pattern: "(/[^"]*)"', routes.read_text(encoding="utf-8"))
    assert "/here/:id" in patterns
    pages = [pattern.replace(":what", "off") for pattern in patterns]
    assert [page for page in pages if not is_page(page)] == []


def test_what_is_no_page_is_the_page_that_says_so(tmp_path: Path, folder: Path) -> None:
    with open_house(tmp_path, static=folder) as visit:
        for path in ("/poker", "/table", "/table/a/b", "/index.html", "/build.json", "/secret.key"):
            response = visit.browser().get(path)
            assert response.status_code == 404, path
            assert "<title>Hollywood" in response.text
        problem(visit.browser().get("/api/poker"), 404, "not_found")
        problem(visit.browser().get("/api"), 404, "not_found")
        problem(visit.browser().get("/ws/poker"), 404, "not_found")


@pytest.mark.parametrize(
    "path",
    [
        *("/../outside.js", "/assets/../../outside.js", "/assets/..%2f..%2foutside.js"),
        *("/%2e%2e/outside.js", "/assets//index-abc123.js", "/assets/%00.js", "/..%5coutside.js"),
    ],
)
def test_nothing_outside_the_folder_is_sent(tmp_path: Path, folder: Path, path: str) -> None:
    with open_house(tmp_path, static=folder) as visit:
        response = visit.browser().get(path)
    assert "secret" not in response.text
    assert response.status_code in {200, 404}
    assert "meld" not in response.text or path.endswith("index-abc123.js")


def test_files_with_a_hash_are_kept_for_ever(tmp_path: Path, folder: Path) -> None:
    with open_house(tmp_path, static=folder) as visit:
        ann = visit.browser()
        response = ann.get("/assets/index-abc123.js", **{"accept-encoding": "gzip, br"})
        assert response.text == SCRIPT
        assert response.headers["content-encoding"] == "gzip"
        assert int(response.headers["content-length"]) < 200
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["content-type"].startswith("text/javascript")
        assert response.headers["vary"] == "accept-encoding"
        assert "set-cookie" not in response.headers
        plain = ann.get("/assets/index-abc123.js", **{"accept-encoding": "br"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        packed = ann.get("/assets/packed-abc123.css", **{"accept-encoding": "gzip"})
        assert packed.text == "a{}"
        assert packed.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("accepted", "coding", "size"),
    [
        ("gzip, deflate, br, zstd", "br", len(b"some other length")),
        ("gzip;q=1.0, br;q=0", "gzip", len(gzip.compress(MACHINE))),
        ("identity", None, len(MACHINE)),
    ],
)
def test_what_the_build_has_compressed_is_sent_so_and_unpacked_for_others(
    tmp_path: Path, folder: Path, accepted: str, coding: str | None, size: int
) -> None:
    with open_house(tmp_path, static=folder) as visit:
        machine = visit.browser().send(
            "HEAD", "/assets/engine-abc123.wasm", headers={"accept-encoding": accepted}
        )
        for hidden in ("/assets/engine-abc123.wasm.br", "/assets/engine-abc123.wasm.gz"):
            assert visit.browser().get(hidden).status_code == 404
    assert int(machine.headers["content-length"]) == size
    assert machine.headers.get("content-encoding") == coding
    assert machine.headers["content-type"] == "application/wasm"
    assert machine.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_other_files_are_asked_for_again(tmp_path: Path, folder: Path) -> None:
    with open_house(tmp_path, static=folder) as visit:
        ann = visit.browser()
        first = ann.get("/favicon.svg")
        assert first.headers["cache-control"] == "no-cache"
        assert first.headers["content-type"] == "image/svg+xml"
        again = ann.get("/favicon.svg", **{"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        (folder / "favicon.svg").write_text("<svg>new</svg>")
        changed = ann.get("/favicon.svg", **{"if-none-match": first.headers["etag"]})
        assert (changed.status_code, changed.text) == (200, "<svg>new</svg>")


def test_only_the_head_is_sent_where_it_is_asked_for(tmp_path: Path, folder: Path) -> None:
    with open_house(tmp_path, static=folder) as visit:
        response = visit.browser().send("HEAD", "/lobby")
    assert (response.status_code, response.content) == (200, b"")


def test_where_nothing_is_built_it_is_said_how(tmp_path: Path) -> None:
    with open_house(tmp_path, static=tmp_path / "none") as visit:
        ann: Browser = visit.browser()
        response = ann.get("/")
        assert (response.status_code, response.text) == (503, HOW_TO_BUILD + "\n")
        assert ann.me["id"] is None
