"""`hollywood site`: plain files, and only in a folder that has nothing else."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from hollywood.cli import site_files
from hollywood.server.web.security import headers_for
from tests.cli.running import Runner

ROUTES = Path(__file__).parents[2] / "web" / "src" / "routes.ts"
PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/favicon.svg" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
  </head>
</html>
"""


@pytest.fixture(autouse=True)
def _built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index-1.js").write_text("1;" * 500)
    # Of the engine, the build keeps only the compressed forms.
    (static / "assets" / "engine-1.wasm.gz").write_bytes(gzip.compress(b"machine"))
    (static / "kept-files.js").write_text('self.KEPT = {"others":["favicon.svg"]};\n')
    monkeypatch.setattr(site_files, "_STATIC", static)


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_pages_of_any_depth_find_their_files(hollywood: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "site"
    said = hollywood("site", str(folder))
    assert said.status == 0
    assert re.search(rf"{len(names(folder))} files, [\d,]+ bytes, are in", said.out)
    assert 'src="./assets/index-1.js"' in (folder / "index.html").read_text()
    assert 'src="../../assets/index-1.js"' in (folder / "rules" / "gin" / "index.html").read_text()
    for page in folder.rglob("*.html"):
        text = page.read_text()
        assert '<html lang="en" data-server="none">' in text
        assert not re.search(r'(?:src|href)="/', text)
    assert json.loads((folder / "api" / "presets" / "gin.de.json").read_bytes())["sections"]
    assert "KEPT.alone = true" in (folder / "kept-files.js").read_text()
    assert (folder / "assets" / "index-1.js.gz").is_file()
    assert (folder / "assets" / "engine-1.wasm").read_bytes() == b"machine"


def test_every_page_with_a_fixed_address_has_a_file() -> None:
    text = ROUTES.read_text()
    patterns = dict(re.findall(r'name: "(\w+)",\s+pattern: "/([^":]*)"', text))
    people = re.search(r"PEOPLE = /\^\(([\w|]+)\)", text)
    assert people is not None
    wanted = {path for name, path in patterns.items() if name not in people[1].split("|") and path}
    assert wanted == set(site_files.PAGES)


def test_the_pages_say_what_the_server_says_about_them() -> None:
    policy = dict(headers_for("/", https=False))[b"content-security-policy"].decode()
    served = {part for part in policy.split("; ") if not part.startswith("frame-ancestors")}
    assert set(site_files._POLICY.format(more="").split("; ")) == served


def test_a_former_site_is_replaced_and_nothing_else(hollywood: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    hollywood("site", str(folder))
    old = folder / "assets" / "index-1.js"
    fresh = site_files._STATIC / "assets" / "index-2.js"
    (site_files._STATIC / "assets" / "index-1.js").rename(fresh)
    assert hollywood("site", str(folder)).status == 0
    assert not old.exists()
    assert (folder / "assets" / "index-2.js").is_file()
    (folder / "mine.txt").write_text("of somebody")
    before = names(folder)
    said = hollywood("site", str(folder))
    assert said.complaint == (
        f"{folder}/mine.txt is no file of the former site: move it, or name another folder"
    )
    assert names(folder) == before


def test_a_folder_with_other_things_is_refused(hollywood: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter").write_text("Dear Ann")
    for listed in (None, "not JSON", '["../../letter"]'):
        if listed is not None:
            (tmp_path / "mine" / "hollywood-site.json").write_text(listed)
        said = hollywood("site", str(tmp_path / "mine"))
        assert said.status == 2
        assert said.complaint
    assert (tmp_path / "mine" / "letter").read_text() == "Dear Ann"
