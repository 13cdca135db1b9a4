"""What the documentation site adds to docs/: its order, the pages beside docs/, the reference.

The order is that of docs/README.md: a section for each heading, a page for each link. A page that
is not named there still gets its place, in the last section.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
_BESIDE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "benchmarks/results.md": "measured/results.md",
    "benchmarks/strength.md": "measured/strength.md",
    "benchmarks/environments.md": "measured/environments.md",
    "benchmarks/table.md": "measured/table.md",
    "benchmarks/browser.md": "measured/browser.md",
    "lab/NOTES.md": "measured/lab-notes.md",
}
BESIDE = {source: page for source, page in _BESIDE.items() if (ROOT / source).is_file()}
"""Pages that lie beside docs/, and where they are on the site."""

REFERENCE = {
    "hollywood": "what most programs need",
    "hollywood.cards": "cards, hands, packs, and the verifiable shuffle",
    "hollywood.melds": "melds, arrangements, defenses, and lay downs",
    "hollywood.play": "what all games share",
    "hollywood.gin": "gin and its Hollywood forms",
    "hollywood.contract": "May-I and its family",
    "hollywood.match.presets": "rules by name",
    "hollywood.match.match": "the state of a match",
    "hollywood.match.table": "the table where a match changes",
    "hollywood.match.sheet": "the score sheet of gin",
    "hollywood.match.penalty_sheet": "the score sheet of May-I",
    "hollywood.records": "a match as a file",
    "hollywood.bots": "players",
    "hollywood.equity": "what a score is worth",
    "hollywood.simulation": "many games at once",
    "hollywood.arena": "who plays better",
    "hollywood.analysis.review": "the review of a match",
    "hollywood.puzzles.making": "puzzles to train with",
    "hollywood.book.model": "a score book: its parts",
    "hollywood.book.editing": "a score book: changes",
    "hollywood.book.working": "a score book: what follows",
    "hollywood.envs": "environments for learning",
    "hollywood.envs.batched": "many environments at once",
    "hollywood.gin.kernel": "the kernel's calls for gin",
    "hollywood.contract.kernel": "the kernel's calls for May-I",
    "hollywood.client": "playing at a server",
    "hollywood.errors": "what can go wrong",
}
"""The modules of the reference, in its order; one that is not there yet is left out."""

_LINK = re.compile(r"(?<!!)\[(?P<text>[^\]\n]+)\]\((?P<to>[^)\s]+)\)")
_ITEM = re.compile(r"^[-|].*?\]\((?P<to>[\w./-]+\.md)", re.MULTILINE)


def on_config(config: MkDocsConfig) -> None:
    """Make the navigation from the index."""
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    sections: list[tuple[str, list[str]]] = []
    for part in re.split(r"^## ", index, flags=re.MULTILINE)[1:]:
        title, _, text = part.partition("\n")
        sections.append((title, list(dict.fromkeys(map(_on_site, _ITEM.findall(text))))))
    named = {page for _, pages in sections for page in pages} | {"README.md"}
    pages = sorted((ROOT / "docs").rglob("*.md"))
    others = [page.relative_to(ROOT / "docs").as_posix() for page in pages]
    others = [page for page in others if page not in named]
    others += [page for page in BESIDE.values() if page not in named]
    config.nav = [{"Start": "README.md"}]
    config.nav += [{title: pages} for title, pages in sections if pages]
    config.nav.append({"Reference": [{module: f"reference/{module}.md"} for module in _modules()]})
    if others:
        config.nav.append({"More": others})


def on_files(files: Files, config: MkDocsConfig) -> None:
    """Add the pages beside docs/, and a page for each module of the reference."""
    for source, page in BESIDE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    for module in _modules():
        found_later = "---\nsearch: { boost: 0.2 }\n---\n"  # than what a page explains
        text = f"{found_later}# `{module}`\n\n*{_capital(REFERENCE[module])}.*\n\n::: {module}\n"
        files.append(File.generated(config, f"reference/{module}.md", content=text))


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links find the pages beside docs/; a file that is not on the site is only named.

    A link that shows the name of a file shows the title of its page.
    """
    del config, files
    here = page.file.src_uri
    source = next((beside for beside, at in BESIDE.items() if at == here), f"docs/{here}")

    def link(found: re.Match[str]) -> str:
        text, to = found["text"], found["to"]
        path, hash_, part = to.partition("#")
        if not path or re.match(r"\w+:", path):
            return found[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if text == posixpath.basename(path) and target.endswith(".md"):
            text = _title(ROOT / target) or text
        if target in BESIDE:
            return f"[{text}]({_from(here, BESIDE[target])}{hash_}{part})"
        if target.startswith("docs/") and (ROOT / target).is_file():
            return f"[{text}]({_from(here, target.removeprefix('docs/'))}{hash_}{part})"
        if not (ROOT / target).exists():
            return found[0]  # the strict build reports it
        return f"{text}" if target.strip("/") in text else f"{text} (`{target}`)"

    return _LINK.sub(link, markdown)


def _title(page: Path) -> str:
    """Return the heading of a page; empty if there is none."""
    if not page.is_file():
        return ""
    found = re.search(r"^# (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else ""


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out what no reader needs: maps of scripts, other languages, pictures of the README."""
    site = Path(config.site_dir)
    shown = "".join(page.read_text(encoding="utf-8") for page in site.rglob("*.html"))
    for file in site.rglob("*"):
        unseen = file.parent.name == "pictures" and f"pictures/{file.name}" not in shown
        if file.suffix == ".map" or unseen:
            file.unlink()
    shutil.rmtree(site / "assets" / "javascripts" / "lunr", ignore_errors=True)


def _modules() -> list[str]:
    """The modules of the reference that there are."""
    source = ROOT / "src"
    paths = {module: source.joinpath(*module.split(".")) for module in REFERENCE}
    return [
        module
        for module, path in paths.items()
        if path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()
    ]


def _on_site(link: str) -> str:
    """Where a page that the index names is on the site."""
    source = posixpath.normpath(posixpath.join("docs", link))
    return BESIDE.get(source, source.removeprefix("docs/"))


def _from(here: str, there: str) -> str:
    return posixpath.relpath(there, posixpath.dirname(here) or ".")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
