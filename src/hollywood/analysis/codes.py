"""What came of imagined rounds, as *codes*: numbers that the worths of results are looked up by.

At gin the code of a result is its place in a vector of worths (:mod:`hollywood.kernel.gin.worth`);
in the contract game it is the number of an outcome of the decision that is weighed.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Codes: TypeAlias = NDArray[np.int64]

NO_ROUND: Final = -1
"""The code of a round that was not played."""
TAKEN_UP: Final = 1 << 40
"""Added to a code where the other player took the card that was thrown."""
MASK: Final = TAKEN_UP - 1
"""What of a code tells the result."""
