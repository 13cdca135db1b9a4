"""Compiled code is kept, and is never out of date. Collected only where there is a compiler."""

from pathlib import Path

import pytest

from tests.kernel.elsewhere import ask, copy_of_package


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package that a test may edit."""
    return copy_of_package(tmp_path)


def test_an_edit_in_any_file_of_the_kernel_is_noticed(copy: Path, tmp_path: Path) -> None:
    """Numba alone goes on with old code when a function in another file has changed."""
    cache = tmp_path / "cache"
    first = ask(copy, cache)
    assert first[:3] == ["True", "0", "True"], "A-2-3-4 and a king: throw the king"
    again = ask(copy, cache)
    assert again[:3] == ["False", "0", "True"], "what was compiled is kept"
    tables = copy / "hollywood" / "kernel" / "tables.py"
    counts = copy / "hollywood" / "kernel" / "counts.py"
    deadwood = copy / "hollywood" / "kernel" / "deadwood.py"
    deadwood.write_text(
        deadwood.read_text().replace(
            "    return points if points < best else best\n\n\n@kernel\ndef without",
            "    return 77\n\n\n@kernel\ndef without",
        )
    )
    assert "return 77" in deadwood.read_text()
    assert ask(copy, cache)[1] == "77"
    for path in (tables, counts):
        path.write_text(path.read_text() + "# edited\n")
    assert ask(copy, cache)[0] == "True", "another kernel, another folder"


def test_where_no_folder_can_be_written_it_compiles_without_one(copy: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert ask(copy, file)[:3] == ["True", "0", "True"]
