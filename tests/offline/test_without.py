"""Tables and reviews need nothing that a browser does not have."""

from __future__ import annotations

import os
import sys

from tests.processes import run


def test_searching_bots_hints_and_reviews_need_no_threads_no_processes_and_no_other_package() -> (
    None
):
    interpreted = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    ran = run([sys.executable, "-m", "tests.offline.without"], env=interpreted)
    assert ran.stdout == "False 8\n"
