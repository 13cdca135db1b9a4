"""The client is built when one of its sources has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import build_client

FILES = (*build_client._FILES, "public/favicon.svg", "scripts/size.mjs", "src/main.ts")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in FILES:
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "engine.txt").write_text("msgspec", encoding="utf-8")
    texts = tmp_path / "src" / "hollywood" / "texts"
    (texts / "en" / "pages").mkdir(parents=True)
    (texts / "languages.json").write_text("{}", encoding="utf-8")
    (texts / "en" / "pages" / "table.ftl").write_text("a = b", encoding="utf-8")
    (texts / "__init__.py").write_text("", encoding="utf-8")
    return tmp_path


@pytest.fixture
def runs(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was run, in order, instead of npm and node."""
    ran: list[str] = []

    def run(web: Path, program: str, *arguments: str) -> None:
        ran.append(f"{program} {arguments[0]}")
        if program == "npm":
            (web / "node_modules").mkdir(exist_ok=True)
        else:
            static = root / "src" / "hollywood" / "server" / "static"
            static.mkdir(parents=True, exist_ok=True)
            page = '<script src="/assets/index-1.js"></script>'
            (static / "index.html").write_text(page, encoding="utf-8")

    def fetch_wheels(_root: Path, _web: Path, folder: Path) -> None:
        ran.append("pip download")
        folder.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(build_client, "_run", run)
    monkeypatch.setattr(build_client, "_fetch_wheels", fetch_wheels)
    return ran


NPM, VITE, PIP = "npm ci", "node node_modules/vite/bin/vite.js", "pip download"


def test_what_is_current_is_not_built_again(root: Path, runs: list[str]) -> None:
    said: list[object] = []
    assert build_client.build(root, said.append)
    assert not build_client.build(root, said.append)
    assert runs == [NPM, PIP, VITE]
    assert len(said) == 1


@pytest.mark.parametrize(
    "name",
    [
        *("src/main.ts", "public/favicon.svg", "vite.config.ts"),
        *("../src/hollywood/texts/en/pages/table.ftl", "../src/hollywood/texts/languages.json"),
        "../src/hollywood/texts/__init__.py",
    ],
)
def test_a_changed_source_is_built_without_fetching_anew(
    root: Path, runs: list[str], name: str
) -> None:
    build_client.build(root, str)
    (root / "web" / name).write_text("changed", encoding="utf-8")
    assert build_client.build(root, str)
    assert runs == [NPM, PIP, VITE, VITE]


def test_a_changed_lock_is_fetched_anew(root: Path, runs: list[str]) -> None:
    build_client.build(root, str)
    (root / "web" / "package-lock.json").write_text("changed", encoding="utf-8")
    assert build_client.build(root, str)
    assert runs == [NPM, PIP, VITE, NPM, PIP, VITE]


def test_other_wheels_are_fetched(root: Path, runs: list[str]) -> None:
    build_client.build(root, str)
    (root / "requirements" / "engine.txt").write_text("msgspec>1", encoding="utf-8")
    assert build_client.build(root, str)
    assert runs == [NPM, PIP, VITE, PIP, VITE]


@pytest.mark.usefixtures("runs")
def test_a_new_and_a_renamed_file_count_and_a_test_does_not(root: Path) -> None:
    build_client.build(root, str)
    main = root / "web" / "src" / "main.ts"
    main.with_name("main.test.ts").write_text("a test", encoding="utf-8")
    assert not build_client.build(root, str)
    main.with_name("more.ts").write_text("more", encoding="utf-8")
    assert build_client.build(root, str)
    main.with_name("more.ts").rename(main.with_name("less.ts"))
    assert build_client.build(root, str)


@pytest.mark.usefixtures("runs")
def test_files_that_were_thrown_away_are_built_again(root: Path) -> None:
    build_client.build(root, str)
    (root / "src" / "hollywood" / "server" / "static" / "index.html").unlink()
    assert build_client.build(root, str)


@pytest.mark.usefixtures("runs")
def test_a_build_that_failed_is_not_taken_for_current(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise build_client.ClientNotBuilt("no")

    with monkeypatch.context() as patch:
        patch.setattr(build_client, "_run", fail)
        with pytest.raises(build_client.ClientNotBuilt):
            build_client.build(root, str)
    assert build_client.build(root, str)


def test_a_missing_file_is_named(root: Path, runs: list[str]) -> None:
    (root / "web" / "package-lock.json").unlink()
    with pytest.raises(build_client.ClientNotBuilt, match=r"package-lock\.json"):
        build_client.build(root, str)
    assert runs == []
