"""The check for registry hosts finds what it should find, and nothing else."""

import shutil
from pathlib import Path

import pytest

from tests import processes
from tools.check_hosts import HOSTS, findings, project_files


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize(
    "form", ["https://{}/simple", "see files.{}.", "{}", '"resolved": "https://r.{}/x"']
)
def test_a_planted_host_is_found(host: str, form: str) -> None:
    line = form.format(host)
    assert list(findings(f"first\n{line}\nlast")) == [(2, line)]
    assert list(findings(line.upper()))


@pytest.mark.parametrize("host", HOSTS)
def test_longer_names_are_other_names(host: str) -> None:
    assert not list(findings(f"my{host} my-{host} {host}anization"))


@pytest.mark.parametrize(
    "option", ["--index-url x", "--extra-index-url=x", "-i x", "-f x", "--find-links x"]
)
def test_an_index_option_is_found_in_requirements_only(option: str) -> None:
    assert list(findings(option, requirements=True)) == [(1, option)]
    assert not list(findings(option))


@pytest.mark.skipif(not shutil.which("git"), reason="there is no git here")
def test_files_are_those_that_git_tracks_or_would_add(tmp_path: Path) -> None:
    processes.run(["git", "init", "--quiet", tmp_path])
    (tmp_path / ".gitignore").write_text("ignored\n")
    (tmp_path / "new").touch()
    (tmp_path / "ignored").touch()
    assert [path.name for path in project_files(tmp_path)] == [".gitignore", "new"]


def test_without_git_files_are_all_that_are_not_hidden(tmp_path: Path) -> None:
    for name in ("seen", ".ci/run", ".venv/hidden", "deep/er/seen-too", "dist/built"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    names = [path.relative_to(tmp_path).as_posix() for path in project_files(tmp_path)]
    assert names == [".ci/run", "deep/er/seen-too", "seen"]
