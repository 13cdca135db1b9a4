"""The processor instructions behind :mod:`hollywood.kernel.engine.bits`. Imports Numba."""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from hollywood.kernel.engine.linking import as_part

_LONG = ir.IntType(64)


def _instruction(make: Any) -> Any:
    def typed(_context: Any, bits: Any) -> Any:  # noqa: ARG001  (Numba reads the names)
        def code(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return make(builder, arguments[0])

        return types.int64(types.int64), code

    return intrinsic(typed)


def _count(builder: Any, bits: Any) -> Any:
    return builder.ctpop(bits)


def _lowest(builder: Any, bits: Any) -> Any:
    return builder.cttz(bits, ir.Constant(ir.IntType(1), 1))


def _highest(builder: Any, bits: Any) -> Any:
    leading = builder.ctlz(bits, ir.Constant(ir.IntType(1), 1))
    return builder.sub(ir.Constant(_LONG, 63), leading)


def _zeros(length: int) -> Any:
    fresh = np.empty(length, np.int64)
    for place in range(length):  # np.zeros takes half a second longer to compile
        fresh[place] = 0
    return fresh


INSTRUCTIONS: dict[str, Any] = {
    "count": _instruction(_count),
    "lowest": _instruction(_lowest),
    "highest": _instruction(_highest),
    "zeros": as_part(njit(nogil=True, _nrt=True)(_zeros), ["int"]),
}
"""By the name of the function in :mod:`hollywood.kernel.engine.bits`."""
