"""The least deadwood of many hands at once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hollywood.kernel.deadwood.batch import deadwood_of_each
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import as_array
from hollywood.melds import MeldRules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def deadwood_many(
    hands: NDArray[np.int64], rules: MeldRules | None = None, *, after_discard: bool = False
) -> NDArray[np.int16]:
    """Return the least deadwood of every hand, equal to :func:`hollywood.melds.deadwood`.

    ``hands`` are the ``bits`` of :class:`~hollywood.cards.Hand`, a one-dimensional int64 array.
    Each hand has at most thirteen cards of one deck. The default for ``rules`` is the usual rules.
    With ``after_discard``, the result is the deadwood after the best discard, and no hand may be
    empty. Raises TypeError for another type and ValueError for an invalid hand.

    >>> import numpy as np
    >>> from hollywood.cards import Hand
    >>> hands = [Hand.parse("4h 5h 6h 9s Ts Js 6d 6s 6c Kd"), Hand.parse("Ah 2h 3h")]
    >>> deadwood_many(np.array([hand.bits for hand in hands])).tolist()
    [10, 0]
    """
    import numpy as np

    if hands.dtype != np.int64 or hands.ndim != 1:
        raise TypeError("hands must be a NumPy array of int64 with one dimension: their bits")
    counts = np.empty(len(hands), np.int16)
    after = int(after_discard)
    rules = MeldRules() if rules is None else rules
    if can_compile():
        vector: Any = np.ascontiguousarray(hands)
        good = compiled(deadwood_of_each)(vector, _array(rules), after, counts)
    else:
        found = [0] * len(hands)
        good = deadwood_of_each(hands.tolist(), rules.tables, after, found)
        counts[:] = found
    if good < len(hands):
        empty = " and at least one card to discard" if after_discard else ""
        raise ValueError(
            f"hands[{good}] is {hands[good]}: a hand has cards of one deck, no joker{empty}"
        )
    return counts


@lru_cache(maxsize=64)
def _array(rules: MeldRules) -> Any:
    return as_array(rules.tables)
