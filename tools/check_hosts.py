"""Check that no file of this project names the host of a package registry.

A lock file that names a host sends everybody there, past the mirror they may have to use. Run
without arguments it reads every file that git tracks or would add, and fails with one line for each
finding.
"""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

# Written in pieces, so that this file passes its own check.
HOSTS = tuple(
    ".".join(labels)
    for labels in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
        ("crates", "io"),
    )
)
_HOST = re.compile(
    r"(?<![\w-])(?:" + "|".join(map(re.escape, HOSTS)) + r")(?![\w-])", re.IGNORECASE
)
_INDEX_OPTION = re.compile(r"^\s*(?:-i|-f|--(?:extra-)?index-url|--default-index|--find-links)[ =]")
_SKIPPED_FOLDERS = {"__pycache__", "build", "dist", "node_modules"}


def findings(text: str, *, requirements: bool = False) -> Iterator[tuple[int, str]]:
    """The lines of `text`, counted from 1, that name a registry.

    In a requirements file, every option that chooses an index also counts.
    """
    for number, line in enumerate(text.splitlines(), start=1):
        if _HOST.search(line) or (requirements and _INDEX_OPTION.match(line)):
            yield number, line.strip()


def project_files(root: Path) -> list[Path]:
    """The files that belong to the project.

    These are the files tracked by git or about to be; without git, all files that are not hidden.
    """
    listed = None
    if (root / ".git").exists():
        # The user need not own the checkout: a build machine often runs as root.
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]
        try:
            listed = subprocess.run(command, cwd=root, capture_output=True, check=True).stdout
        except (OSError, subprocess.CalledProcessError):
            listed = None
    if listed is not None:
        files = [root / os.fsdecode(name) for name in listed.split(b"\0") if name]
    else:
        files = []
        for folder, subfolders, names in os.walk(root):
            subfolders[:] = [
                name
                for name in subfolders
                if name not in _SKIPPED_FOLDERS and (name == ".ci" or not name.startswith("."))
            ]
            files += [Path(folder, name) for name in names]
    return sorted(path for path in files if path.is_file())


def main() -> int:
    """Print every finding as `file:line: text`; 1 if there is one, else 0."""
    root = Path(__file__).resolve().parent.parent
    files = project_files(root)
    found = 0
    for path in files:
        text = path.read_bytes().decode("utf-8", errors="replace")
        requirements = path.suffix == ".txt" and "requirements" in path.parts
        for number, line in findings(text, requirements=requirements):
            print(f"{path.relative_to(root)}:{number}: {line[:100]}", file=sys.stderr)
            found += 1
    if found:
        print(f"{found} line(s) name a package registry; pip, uv and npm know where to look.")
        return 1
    print(f"No registry is named in {len(files)} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
