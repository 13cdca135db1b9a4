"""The wheel with nothing but its own dependencies: what works, and what is refused."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Iterable
from email.parser import Parser
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests import processes

ROOT = Path(__file__).parent.parent


def needed(names: Iterable[str], found: dict[str, None]) -> dict[str, None]:
    """All distributions that the named requirements bring, without extras."""
    for text in names:
        requirement = Requirement(text)
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": ""}):
            continue
        if requirement.name not in found:
            found[requirement.name] = None
            needed(distribution(requirement.name).requires or (), found)
    return found


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the unpacked wheel and its dependencies, and with nothing else."""
    folder, wheels = tmp_path_factory.mktemp("bare"), tmp_path_factory.mktemp("wheels")
    processes.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", wheels], cwd=ROOT
    )
    (wheel,) = wheels.iterdir()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
        (metadata,) = (name for name in archive.namelist() if name.endswith("/METADATA"))
        told = Parser().parsestr(archive.read(metadata).decode())
    for name in needed(told.get_all("Requires-Dist", []), {}):
        for file in distribution(name).files or ():
            top = folder / file.parts[0]
            if not file.parts[0].startswith("..") and not top.exists():
                top.symlink_to(Path(str(distribution(name).locate_file(file.parts[0]))))
    return folder


def hollywood(bare: Path, *words: str) -> tuple[int, str, str]:
    code = (
        f"import sys; sys.path.append({str(bare)!r})\n"
        f"from hollywood.cli.main import main\n"
        f"sys.exit(main({list(words)!r}))"
    )
    done = processes.run([sys.executable, "-ISc", code], check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_wheel_brings_the_pages_and_no_server(bare: Path) -> None:
    assert (bare / "hollywood" / "server" / "static" / "kept-files.js").is_file()
    assert not {"litestar", "sqlalchemy", "numpy", "faker"} & {each.name for each in bare.iterdir()}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("sheet", "Ann", "25", "Bob", "18", "draw", "Ann", "40"), "Ann"),
        (("selfplay", "--matches", "1", "--bots", "greedy,greedy"), "greedy"),
        (("presets",), "hollywood-gin"),
        (("rules", "may-i"), "May-I"),
        (("melds", *"7h 8h 9h 2d 2c 2s Kc".split()), "10"),
    ],
)
def test_what_needs_no_server_works(bare: Path, words: tuple[str, ...], said: str) -> None:
    status, out, err = hollywood(bare, *words)
    assert (status, err) == (0, "")
    assert said in out


@pytest.mark.parametrize("command", ["play", "serve", "backup", "check"])
def test_what_needs_the_server_says_how_to_install_it(bare: Path, command: str) -> None:
    words = [command, *(["--port", "0"] if command in {"play", "serve"} else ["copy"])]
    said = (
        f"`hollywood {command}` needs the packages of the server: pip install 'hollywood[server]'"
    )
    assert hollywood(bare, *words) == (2, "", f"hollywood: {said}\n")
