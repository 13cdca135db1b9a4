"""Packs Python for the browser: compiled, in archives whose bytes depend only on the sources.

``build.ts`` runs this in the very Pyodide that will load the archives, so the bytecode fits.
"""

from __future__ import annotations

import ast
import io
import sys
import zipfile
from collections.abc import Collection, Iterator, Mapping
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from importlib.util import source_hash
from pathlib import PurePosixPath
from typing import Any

ROOT = "hollywood/offline/"
_MOMENT = (1980, 1, 1, 0, 0, 0)  # the first that a zip archive can hold


def packed(files: Mapping[str, bytes], optimize: int = -1) -> bytes:
    """Return a zip archive of the files by their paths; Python sources are compiled.

    Nothing in it is compressed: the whole archive is, on its way to the browser. ``optimize`` is
    that of ``compile``.
    """
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(files):
            name, content = path, files[path]
            if path.endswith(".py"):
                code = compile(content, path, "exec", dont_inherit=True, optimize=optimize)
                # The hash is never looked at: no source is there to compare it with.
                content = bytes(_code_to_hash_pyc(code, source_hash(content), checked=False))
                name += "c"
            archive.writestr(zipfile.ZipInfo(name, _MOMENT), content)
    return whole.getvalue()


def needed(roots: Collection[str], sources: Mapping[str, bytes], cut: Collection[str]) -> list[str]:
    """Return the paths of the modules that the roots import, directly or not, sorted.

    ``sources`` are all modules there are, by path. Imports inside of functions count. What is named
    in ``cut`` is not followed, with everything below it.
    """
    paths = {module_of(path): path for path in sources}
    found: set[str] = set()
    queue = [*roots]
    while queue:
        name = queue.pop()
        if name in found or any(name == each or name.startswith(each + ".") for each in cut):
            continue
        if name not in paths:
            continue
        found.add(name)
        package = name if paths[name].endswith("__init__.py") else name.rpartition(".")[0]
        for wanted in _imports(ast.parse(sources[paths[name]]), package):
            parts = wanted.split(".")
            queue += [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return sorted(paths[name] for name in found)


def module_of(path: str) -> str:
    """Return the name of the module at a path."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _imports(tree: ast.AST, package: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = (
                package.split(".")[: len(package.split(".")) + 1 - node.level] if node.level else []
            )
            base = ".".join([*above, *filter(None, [node.module])])
            if base:
                yield base
            yield from (f"{base}.{alias.name}".lstrip(".") for alias in node.names)


def library(
    archive: str, used: Collection[str], cut: Collection[str], instead: Mapping[str, bytes]
) -> bytes:
    """Return the part of Python's library that is used, and what is loaded now, without docstrings.

    ``archive`` is the path of the whole library; the files of ``instead`` replace those in it.
    """
    with zipfile.ZipFile(archive) as whole:
        sources = {name: whole.read(name) for name in whole.namelist() if name.endswith(".py")}
    sources |= {name: bytes(content) for name, content in instead.items()}
    wanted = needed([*sys.modules, *used], sources, cut)
    return packed({path: sources[path] for path in wanted}, optimize=2)


def wheel(archive: str) -> bytes:
    """Return the modules of a wheel, without docstrings."""
    with zipfile.ZipFile(archive) as whole:
        names = [name for name in whole.namelist() if name.endswith((".py", ".so"))]
        return packed({name: whole.read(name) for name in names}, optimize=2)


def package(files: Mapping[str, bytes], cut: Collection[str]) -> bytes:
    """Return this package as far as calls from the page can reach, and its data."""
    files = {path: bytes(content) for path, content in files.items()}
    sources = {path: content for path, content in files.items() if path.endswith(".py")}
    roots = ["hollywood", *(module_of(path) for path in sources if path.startswith(ROOT))]
    unread = _unread(files)
    data = (path for path in files if path not in sources and path not in unread)
    return packed({path: files[path] for path in (*needed(roots, sources, cut), *data)})


def _unread(files: Mapping[str, bytes]) -> set[str]:
    """Return the paths of the texts that only the pages read, as the package itself says."""
    catalogs: dict[str, Any] = {}
    exec(files["hollywood/texts/catalogs.py"], catalogs)
    is_read = catalogs["is_read"]
    return {path for path in files if path.endswith(".ftl") and not is_read(PurePosixPath(path))}
