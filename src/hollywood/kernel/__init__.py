"""The rules of both games as functions of plain integers.

A hand of one deck is one integer (:mod:`hollywood.cards.card` shows the layout). A meld is the hand
of its cards. A table is a list indexed by the cards of one suit. Nothing here checks its input or
produces text for people; :mod:`hollywood.melds` is the readable interface. Functions take integers
and lists and loop over them, so that Numba can compile them.
"""

from __future__ import annotations

from typing import Final

VERSION: Final = 1
"""The version of the calls in :mod:`hollywood.gin.kernel` and :mod:`hollywood.contract.kernel`."""
