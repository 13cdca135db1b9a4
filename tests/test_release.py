"""The steps of a release: what is refused, and what changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import processes
from tools import release

CHANGES = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Everything.\n"


def git(place: Path, *words: str) -> str:
    return processes.run(["git", *words], cwd=place).stdout


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A repository with a version, a changelog, and two built files that git ignores."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGES, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist\n", encoding="utf-8")
    (tmp_path / "dist").mkdir()
    for name in ("hollywood-1.2.3.tar.gz", "hollywood-1.2.3-py3-none-any.whl"):
        (tmp_path / "dist" / name).write_bytes(name.encode())
    git(tmp_path, "init", "--quiet")
    for key, value in (("user.name", "Ann"), ("user.email", "ann@cards.example")):
        git(tmp_path, "config", key, value)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "Begin")
    return tmp_path


def test_a_release_dates_the_changelog_and_tags_the_commit(place: Path) -> None:
    release.ready(place)
    release.date(place)
    release.date(place)  # again, after a later step has failed
    release.tag(place)
    text = (place / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.count("## [Unreleased]") == text.count("## [1.2.3] - ") == 1
    assert text.index("## [Unreleased]") < text.index("## [1.2.3]") < text.index("- Everything.")
    assert git(place, "tag", "--points-at", "HEAD") == "v1.2.3\n"
    assert git(place, "status", "--porcelain") == ""
    assert git(place, "log", "--format=%s") == "Release 1.2.3\nBegin\n"
    notes = (place / "dist" / "NOTES.md").read_text(encoding="utf-8")
    assert notes == "# hollywood 1.2.3\n\n### Added\n\n- Everything.\n"
    processes.run(["sha256sum", "--check", "SHA256SUMS"], cwd=place / "dist")
    with pytest.raises(release.NotReady, match="was released before"):
        release.ready(place)


def test_what_must_not_be_released_is_refused(place: Path) -> None:
    (place / "more").touch()
    with pytest.raises(release.NotReady, match=r"not committed: .*more"):
        release.ready(place)
    (place / "more").unlink()
    (place / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n", encoding="utf-8")
    git(place, "commit", "--quiet", "--all", "-m", "Say nothing")
    with pytest.raises(release.NotReady, match="says nothing about"):
        release.ready(place)
    (place / "dist" / "hollywood-1.2.3.tar.gz").unlink()
    with pytest.raises(release.NotReady, match="dist/ has not"):
        release.tag(place)
