"""`hollywood docs`: finds a page of the built documentation, or says how to build it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.cli import docs, parlour
from hollywood.errors import HollywoodError
from tests.cli.running import Runner


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three pages, where the command looks for them."""
    for name in ("index", "rules", "reference/hollywood.gin"):
        (tmp_path / "reference").mkdir(exist_ok=True)
        (tmp_path / f"{name}.html").touch()
    monkeypatch.setattr(docs.page_of, "__defaults__", (tmp_path,))
    return tmp_path


@pytest.mark.parametrize(
    ("word", "page"),
    [
        ([], "index"),
        (["rules"], "rules"),
        (["rules.md"], "rules"),
        (["hollywood.gin"], "reference/hollywood.gin"),
    ],
)
def test_a_page_is_found(hollywood: Runner, pages: Path, word: list[str], page: str) -> None:
    said = hollywood("docs", "--address", *word)
    where = (pages / f"{page}.html").as_uri()
    assert said == (0, where + "\n", "")
    assert hollywood("docs", "--json", *word).json == {"address": where}


def test_it_opens_the_page_on_a_desktop(
    hollywood: Runner, pages: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = (pages / "rules.html").as_uri()
    assert hollywood("docs", "rules").out == f"The documentation is at {where}\n"
    opened: list[str] = []

    def show(page: str) -> bool:
        opened.append(page)
        return True

    monkeypatch.setattr(parlour, "show_page", show)
    assert hollywood("docs", "rules").out == f"Opened {where}\n"
    assert opened == [where]


@pytest.mark.usefixtures("pages")
def test_what_is_not_there(hollywood: Runner, tmp_path: Path) -> None:
    assert hollywood("docs", "rulse").complaint == "there is no page 'rulse': did you mean rules?"
    assert "opens the first page" in hollywood("docs", "../../etc/passwd").complaint
    empty = tmp_path / "empty"
    with pytest.raises(HollywoodError, match="`make docs` builds them"):
        docs.page_of("index", empty)
