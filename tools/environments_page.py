"""Write the tables of docs/environments.md from the code: ``python tools/environments_page.py``.

A table stands between two comments, ``<!-- table: NAME -->`` and ``<!-- end -->``; everything else
in the file is written manually. The tests fail if a table is out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from hollywood.envs import game
from hollywood.envs.contract import history as contract_history
from hollywood.envs.describing import actions_table, planes_table
from hollywood.envs.gin import history as gin_history

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"


def tables() -> dict[str, str]:
    """Return every table of the page by its name."""
    gin, may_i = game("gin", spreads="all"), game("may-i", spreads="all")
    plain = len(game("gin").information)
    sheet = game("hollywood-gin", episode="match")
    return {
        "actions of gin": "\n".join(actions_table(gin)),
        "actions of may-i": "\n".join(actions_table(may_i)),
        "planes of gin": "\n".join(planes_table(game("gin"))),
        "sheet of gin": "\n".join(
            [*planes_table(sheet)[:2], *planes_table(sheet)[2 + plain - 1 : -1]]
        ),
        "planes of may-i": "\n".join(planes_table(game("may-i"))),
        "events of gin": _events("gin", gin_history.KINDS),
        "events of may-i": _events("May-I", contract_history.KINDS),
    }


def _events(name: str, kinds: Iterable[tuple[int, str]]) -> str:
    rows = [f"| kind, {name} | event |", "|---|---|"]
    return "\n".join([*rows, *(f"| {number} | {meaning} |" for number, meaning in kinds)])


def filled(text: str) -> str:
    """Return the page with every table made anew."""
    for name, table in tables().items():
        start, end = f"<!-- table: {name} -->\n", "<!-- end -->"
        pattern = re.compile(re.escape(start) + ".*?" + re.escape(end), re.DOTALL)
        if len(pattern.findall(text)) != 1:
            raise SystemExit(f"{PAGE}: needs one part {start.strip()}")
        text = pattern.sub(lambda _, each=f"{start}\n{table}\n\n{end}": each, text)  # type: ignore[misc]
    return text


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
