"""Check a release: install it into empty environments, run it, serve with it, and remove it.

``python tools/check_wheel.py DIST`` takes the wheel and the sdist in a folder. It does so under
this Python and under the newest other one of this machine, if its packages can be had. The sdist is
installed as a tool, without node on the path. Each step is told; the first that fails ends the
check with status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 600
OLDEST = (3, 11)
COMMANDS = (
    ("--version",),
    ("presets", "--json"),
    ("rules", "may-i"),
    ("melds", "7h", "8h", "9h", "2d", "2c", "2s", "Kc"),
    ("sheet", "Ann", "25", "Bob", "18", "Ann", "40"),
    ("selfplay", "--matches", "1", "--bots", "greedy,greedy"),
    ("settings",),
    ("completion", "fish"),
)


class Failed(Exception):
    """A step that did not do what it should; the words say which."""


def main() -> int:
    """Check the files of a folder."""
    parser = argparse.ArgumentParser(description="Check the wheel and the sdist in a folder.")
    parser.add_argument("dist", type=Path)
    dist = parser.parse_args().dist
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    try:
        with tempfile.TemporaryDirectory(prefix="hollywood-wheel-") as folder:
            check_tool(sdist.resolve(), Path(folder))
            for python in pythons():
                check_wheel(wheel.resolve(), python, Path(folder))
    except Failed as failed:
        print(f"FAILED: {failed}", file=sys.stderr)
        return 1
    return 0


def pythons() -> Iterator[str]:
    """Yield this Python, and the newest other version of this machine that runs."""
    yield sys.executable
    known = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    others: dict[tuple[int, ...], str] = {}
    for path in (
        *known.glob("3.*/bin/python3"),
        *(Path(found) for n in range(11, 30) if (found := shutil.which(f"python3.{n}"))),
    ):
        words = [str(path), "-c", "import sys; print(*sys.version_info[:2])"]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            others[tuple(map(int, done.stdout.split()))] = str(path)
    newest = max((each for each in others if each >= OLDEST), default=sys.version_info[:2])
    if newest != sys.version_info[:2]:
        yield others[newest]


def check_tool(sdist: Path, folder: Path) -> None:
    """Install the sdist as a tool where there is no node, run it, and remove it."""
    tools, links = folder / "tools", folder / "links"
    places = {"UV_TOOL_DIR": str(tools), "UV_TOOL_BIN_DIR": str(links), "PATH": "/nowhere"}
    uv("tool", "install", "--python", sys.executable, str(sdist), environment=places)
    program = links / "hollywood"
    runs([program, "--version"])
    runs([program, "presets", "--json"])
    share = tools / "hollywood" / "share" / "man" / "man1" / "hollywood-play.1"
    (page,) = tools.glob("hollywood/lib/python*/site-packages/hollywood/server/static/index.html")
    if not share.is_file() or not page.is_file():
        raise Failed("the tool has no manual or no pages")
    uv("tool", "uninstall", "hollywood", environment=places)
    if program.exists():
        raise Failed(f"{program} is still there")
    told(f"{sdist.name}: installed as a tool without node, run and removed")


def check_wheel(wheel: Path, python: str, folder: Path) -> None:
    """Install the wheel into an empty environment, run it, serve with it, and remove it."""
    version = runs([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]).strip()
    place = folder / f"python{version}"
    uv("venv", "--python", python, str(place))
    own, program = str(place / "bin" / "python"), place / "bin" / "hollywood"
    before = files(place)
    try:
        uv("pip", "install", "--python", own, str(wheel))
    except Failed:
        if python == sys.executable:
            raise
        told(f"Python {version}: its packages cannot be fetched here, so it is not checked")
        return
    for words in COMMANDS:
        runs([program, *words])
    if runs([own, "-m", "hollywood", "--version"]) != runs([program, "--version"]):
        raise Failed("`python -m hollywood` is not the command")
    if not (place / "share" / "man" / "man1" / "hollywood-play.1").is_file():
        raise Failed("there is no manual")
    pinned = {"PYTHONPATH": str(ROOT)}
    runs([own, "-m", "tests.offline.pinned", "--check"], cwd=ROOT, environment=pinned)
    told(f"Python {version}: installed and run; it writes the pinned bytes")
    uv("pip", "install", "--python", own, f"hollywood[server] @ file://{wheel}")
    serves(program, place / "data")
    told(f"Python {version}: served a page, and ended when told")
    kept = [line.partition("==")[0] for line in uv("pip", "freeze", "--python", own).splitlines()]
    names = [line.partition(" @ ")[0] for line in kept]
    uv("pip", "uninstall", "--python", own, *names)
    left = {
        name
        for name in files(place) - before
        if not name.startswith(("data/", ".lock")) and "__pycache__" not in name
    }
    if left:
        raise Failed(f"removed, but these files are left: {', '.join(sorted(left)[:5])}")
    told(f"Python {version}: removed, and nothing is left")


def serves(program: Path, data: Path) -> None:
    """Serve on a free port, ask for the first page, and end it by a signal."""
    words = [str(program), "serve", "--port", "0", "--data", str(data), "--log", "json", "--json"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=plain()
    ) as server:
        try:
            assert server.stdout
            line = server.stdout.readline()
            address = json.loads(line)["address"] if line.startswith('{"address"') else None
            if address is None:
                raise Failed(f"the server says {line!r}")
            with urllib.request.urlopen(address, timeout=PATIENCE) as page:
                if b"<html" not in page.read():
                    raise Failed(f"{address} is no page")
            server.send_signal(signal.SIGINT)
            if server.wait(PATIENCE) != 0:
                raise Failed(f"the server ended with {server.returncode}")
        finally:
            server.kill()


def files(place: Path) -> set[str]:
    """Return the files below a folder, relative to it."""
    return {str(path.relative_to(place)) for path in place.rglob("*") if not path.is_dir()}


@contextmanager
def _failing(words: Sequence[object]) -> Iterator[None]:
    try:
        yield
    except subprocess.CalledProcessError as error:
        line = " ".join(map(str, words))
        raise Failed(f"`{line}` ended with {error.returncode}: {error.stderr[-2000:]}") from None


def runs(
    words: Sequence[object], *, cwd: Path | None = None, environment: dict[str, str] | None = None
) -> str:
    """Run a program to its end, which must be good; return what it printed."""
    line = [str(word) for word in words]
    with _failing(line):
        return subprocess.run(
            line,
            cwd=cwd or Path(tempfile.gettempdir()),
            env=plain() | (environment or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout


def uv(*words: str, environment: dict[str, str] | None = None) -> str:
    """Run uv, which never fetches a Python."""
    program = shutil.which("uv") or Path(sys.executable).with_name("uv")
    return runs(
        [program, *words], environment={"UV_PYTHON_DOWNLOADS": "never", **(environment or {})}
    )


def plain() -> dict[str, str]:
    """Return the environment without what would lead a program back to this checkout."""
    names = ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")
    kept = {name: value for name, value in os.environ.items() if name not in names}
    return kept | {"HOLLYWOOD_SETTINGS": "", "LC_ALL": "C.UTF-8"}


def told(text: str) -> None:
    """Tell about a step that is done."""
    print(text, flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
