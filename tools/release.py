"""The steps of ``make release`` that concern the version: is it ready, date it, tag it.

``ready`` refuses what must not be released: changed files, a version that was released, a changelog
that says nothing. ``date`` gives the heading of what is not released the version and the date, in a
commit. ``tag`` writes the hashes and the notes beside the files in ``dist/``, and tags the commit.
Nothing is uploaded.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

UNRELEASED = "## [Unreleased]\n"


class NotReady(Exception):
    """A reason not to release."""


def main() -> int:
    """Do one step."""
    parser = argparse.ArgumentParser(description="A step of a release.")
    parser.add_argument("step", choices=("ready", "date", "tag"))
    step = {"ready": ready, "date": date, "tag": tag}[parser.parse_args().step]
    try:
        step(Path.cwd())
    except NotReady as reason:
        print(f"release: {reason}", file=sys.stderr)
        return 1
    return 0


def ready(root: Path) -> None:
    """Check that the checkout can be released; NotReady if it cannot."""
    version = version_of(root)
    if changed := git(root, "status", "--porcelain"):
        raise NotReady(f"these files are not committed: {' '.join(changed.split())[:200]}")
    if f"v{version}" in git(root, "tag", "--list").split():
        raise NotReady(f"{version} was released before: raise the version in pyproject.toml")
    notes(root, version)


def date(root: Path) -> None:
    """Head the unreleased part of the changelog with version and date, and commit it."""
    version, path = version_of(root), root / "CHANGELOG.md"
    text = path.read_text(encoding="utf-8")
    if f"## [{version}]" in text:
        return
    heading = f"## [{version}] - {datetime.now(tz=UTC):%Y-%m-%d}\n"
    path.write_text(text.replace(UNRELEASED, f"{UNRELEASED}\n{heading}", 1), encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"Release {version}", "--", "CHANGELOG.md")


def tag(root: Path) -> None:
    """Write hashes and notes, and tag the commit; NotReady if the files are not there."""
    version, dist = version_of(root), root / "dist"
    files = [dist / f"hollywood-{version}.tar.gz", *dist.glob(f"hollywood-{version}-*.whl")]
    if len(files) != 2 or not files[0].is_file():
        raise NotReady(f"dist/ has not the sdist and the wheel of {version}: make dist")
    sums = "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files
    )
    (dist / "SHA256SUMS").write_text(sums, encoding="ascii")
    told = notes(root, version)
    (dist / "NOTES.md").write_text(f"# hollywood {version}\n\n{told}\n", encoding="utf-8")
    message = f"hollywood {version}"
    git(root, "tag", "--annotate", "--message", message, "--message", sums, f"v{version}")
    print(f"hollywood {version} is tagged v{version}; its files are in dist/. Nothing is uploaded.")
    print("To publish it: git push --follow-tags, and upload the two files of dist/SHA256SUMS.")


def version_of(root: Path) -> str:
    """Return the version that pyproject.toml names."""
    told = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(told["project"]["version"])


def notes(root: Path, version: str) -> str:
    """Return what the changelog says about a version, or about what is not released yet."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    for name in (re.escape(version), "Unreleased"):
        found = re.search(
            rf"^## \[{name}\][^\n]*\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
        )
        if found and found[1].strip():
            return found[1].strip()
    raise NotReady(f"CHANGELOG.md says nothing about {version}")


def git(root: Path, *words: str) -> str:
    """Run git; NotReady if it refuses."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise NotReady(done.stderr.strip() or f"git {words[0]} failed")
    return done.stdout


if __name__ == "__main__":
    raise SystemExit(main())
