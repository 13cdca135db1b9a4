"""The pictures of the README and the docs exist, are small and described, and are all used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from tools.pictures.__main__ import MAKERS
from tools.pictures.keeping import FOLDER, LARGEST, LARGEST_FILM, ROOT, THEMES

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
_PICTURE = re.compile(
    r'<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="([^"]+)">\s*'
    r'<img src="([^"]+)" width="\d+" alt="([^"]+)">\s*</picture>'
)


def shown() -> list[tuple[Path, Path, str]]:
    """Every picture on a page: its dark file, its light file, and its description."""
    return [
        ((page.parent / dark).resolve(), (page.parent / light).resolve(), words)
        for page in PAGES
        for dark, light, words in _PICTURE.findall(page.read_text(encoding="utf-8"))
    ]


def test_every_picture_is_shown_by_day_and_by_night_and_told_in_words() -> None:
    written = sum(page.read_text(encoding="utf-8").count("<img") for page in PAGES)
    assert len(shown()) == written
    for dark, light, words in shown():
        assert dark.name.replace("-dark.", "-light.") == light.name
        assert len(words) > 60
        assert words.endswith(".")


def test_every_picture_is_used_and_none_is_missing() -> None:
    named = {path for dark, light, _ in shown() for path in (dark, light)}
    assert named == set(FOLDER.iterdir())
    assert {path.name for path in named} == {
        f"{name}-{theme}.webp" for name in MAKERS for theme in THEMES
    }


@pytest.mark.parametrize("name", MAKERS)
def test_a_picture_is_small(name: str) -> None:
    for theme in THEMES:
        path = FOLDER / f"{name}-{theme}.webp"
        with Image.open(path) as picture:
            moves = getattr(picture, "n_frames", 1) > 1
        assert moves == (name == "round")
        assert path.stat().st_size <= (LARGEST_FILM if moves else LARGEST)
