"""The files of a site without a server: the built pages, changed to lie in any folder of any host.

Every page of a fixed address has a file of its own, so a host needs no settings. For any other
address a host sends ``404.html``, which finds the folder of the site and starts the pages there.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import msgspec

import hollywood
from hollywood.match.presets import PRESETS
from hollywood.offline.rules_calls import PresetAsked, PresetsAsked, preset, presets
from hollywood.play.text import to_json
from hollywood.texts import Problem, languages

PAGES = ("rules", "learn", "score", "here", "here/new", "train", "verify", "settings")
"""The addresses of the pages that need no server, besides the front page."""

_STATIC = Path(hollywood.__file__).parent / "server" / "static"
_LIST = "hollywood-site.json"
"""The names of all files of a site, in its folder: what a later run may replace."""
_OF_THE_BUILD = frozenset({"index.html", "kept-files.js", "build.json", "engine.json"})
_TEXTS = (".css", ".html", ".js", ".json", ".svg", ".webmanifest")
_WORTH_PACKING = 600  # bytes
_POLICY = (
    "default-src 'none'; script-src 'self'{more}; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""The policy of the server's pages, as far as a page itself can say it."""
_LINK = re.compile(r'\s*<(link|script) [^>]*(?:href|src)="/[^>]*>(?:</script>)?')
_FINDER = """
(async () => {
  for (let folder = location.pathname; folder !== ""; ) {
    folder = folder.slice(0, folder.lastIndexOf("/"));
    const found = await fetch(folder + "/kept-files.js", { method: "HEAD" }).catch(() => null);
    if (!found?.ok || !/javascript/.test(found.headers.get("content-type"))) continue;
    for (const [name, values] of PARTS) {
      const part = document.createElement(name);
      for (const [key, value] of Object.entries(values)) {
        part.setAttribute(key, /^(href|src)$/.test(key) ? folder + value : value);
      }
      document.head.append(part);
    }
    return;
  }
})();
"""


def write_site(folder: Path) -> tuple[int, int]:
    """Write the site into a folder; return how many files it has, and their bytes.

    A folder with other contents is refused: only what a former run wrote is replaced.
    """
    if not (_STATIC / "index.html").is_file():
        raise Problem("error-site-not-built")
    _refuse_others(folder)
    files = dict(_files())
    _make_room(folder)
    # First the list: a run that was interrupted can be repeated.
    (folder / _LIST).write_text(json.dumps(sorted([_LIST, *files])), encoding="utf-8")
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return len(files) + 1, sum(map(len, files.values()))


def _former(folder: Path) -> set[Path] | None:
    """Return the files of the former site in a folder; ``None`` if there is none."""
    try:
        names = msgspec.json.decode((folder / _LIST).read_bytes(), type=list[str])
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    return {folder / name for name in names if ".." not in Path(name).parts}


def _refuse_others(folder: Path) -> None:
    """Refuse a folder with contents that no former run wrote."""
    if not folder.exists() or not any(folder.iterdir()):
        return
    former = _former(folder)
    if former is None:
        raise Problem("error-site-folder", folder=str(folder))
    others = [path for path in folder.rglob("*") if not path.is_dir() and path not in former]
    if others:
        raise Problem("error-site-other", path=str(min(others)))


def _make_room(folder: Path) -> None:
    """Make the folder, or remove the former site from it."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in _former(folder) or ():
        path.unlink(missing_ok=True)
    for path in sorted((path for path in folder.rglob("*") if path.is_dir()), reverse=True):
        path.rmdir()


def _files() -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of all files."""
    names = sorted(
        path.relative_to(_STATIC).as_posix() for path in _STATIC.rglob("*") if path.is_file()
    )
    built = (_STATIC / "index.html").read_text(encoding="utf-8")
    filed = dict(_answers())
    made: dict[str, bytes | str] = {
        **filed,
        "404.html": _anywhere(built),
        "kept-files.js": _kept([*filed]),
    }
    for page in ("", *PAGES, *(f"rules/{name}" for name in PRESETS)):
        depth = page.count("/") + 1 if page else 0
        made[f"{page}/index.html".lstrip("/")] = _page(built, "../" * depth or "./")
    for name in names:
        if name not in _OF_THE_BUILD and not name.endswith(".txt"):
            content = (_STATIC / name).read_bytes()
            made.setdefault(name, content)
            # Of the engine, the package has only the compressed forms.
            if name.endswith(".gz") and (plain := name.removesuffix(".gz")) not in names:
                made.setdefault(plain, gzip.decompress(content))
    for name, file in made.items():
        body = file.encode() if isinstance(file, str) else file
        yield name, body
        if name.endswith(_TEXTS) and len(body) >= _WORTH_PACKING and f"{name}.gz" not in made:
            yield f"{name}.gz", gzip.compress(body, 9, mtime=0)


def _answers() -> Iterator[tuple[str, bytes]]:
    """Yield what a server would answer about the games, for ``web/src/lib/alone.ts``."""
    for language in languages():
        games = presets(PresetsAsked(language=language))
        yield f"api/presets.{language}.json", to_json(games)
        for name in PRESETS:
            game = preset(PresetAsked(name=name, language=language))
            yield f"api/presets/{name}.{language}.json", to_json(game)


def _kept(filed: list[str]) -> str:
    """Return the list of the files to keep on a device: all of a site without a server."""
    text = (_STATIC / "kept-files.js").read_text(encoding="utf-8")
    return f"{text}KEPT.alone = true;\nKEPT.others.push(...{json.dumps(filed)});\n"


def _page(built: str, root: str) -> str:
    """Return the page for an address from which ``root`` leads to the folder of the site."""
    return _alone(re.sub(r'(href|src)="/', rf'\1="{root}', built))


def _anywhere(built: str) -> str:
    """Return the page for addresses of any depth: a script finds the folder of the site."""
    parts = []
    for found in _LINK.finditer(built):
        inside = found[0].strip().removeprefix(f"<{found[1]} ").partition(">")[0]
        parts.append([found[1], dict(re.findall(r'([\w-]+)(?:="([^"]*)")?', inside))])
    script = _FINDER.replace("PARTS", json.dumps(parts))
    page = _LINK.sub("", built).replace("</head>", f"<script>{script}</script>\n  </head>")
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return _alone(page, f" 'sha256-{digest}'")


def _alone(page: str, more: str = "") -> str:
    """Tell the pages that there is no server, and the browser what they may do."""
    policy = _POLICY.format(more=more)
    charset = '<meta charset="utf-8" />'
    told = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page = page.replace('<html lang="en">', '<html lang="en" data-server="none">')
    return page.replace(charset, f"{charset}\n    {told}")
