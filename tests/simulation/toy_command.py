"""`hollywood`, except that it simulates the toy: run as a program by the tests."""

from __future__ import annotations

import sys

from hollywood.cli.main import main
from hollywood.simulation import work
from tests.simulation.toy import Toy

if __name__ == "__main__":
    work.__dict__["game_of"] = Toy
    sys.exit(main())
