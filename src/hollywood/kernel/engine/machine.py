"""The functions of :mod:`.bits` and :mod:`.clock` in compiled code. Imports Numba."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

from hollywood.kernel.engine.linking import as_part

_INT, _LONG = ir.IntType(32), ir.IntType(64)


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


def _now(builder: Any) -> Any:
    """Call ``clock_gettime``. Where a system has none, only the work of a search is bounded."""
    clock = getattr(time, "CLOCK_MONOTONIC", None)
    if clock is None:
        return ir.Constant(_LONG, 0)
    moment = cgutils.alloca_once(builder, ir.ArrayType(_LONG, 2))  # seconds and nanoseconds
    called = ir.FunctionType(_INT, [_INT, moment.type])
    function = cgutils.get_or_insert_function(builder.module, called, "clock_gettime")
    builder.call(function, [ir.Constant(_INT, clock), moment])
    seconds, nanoseconds = cgutils.unpack_tuple(builder, builder.load(moment), 2)
    parts = builder.udiv(nanoseconds, ir.Constant(_LONG, 1000))
    return builder.add(builder.mul(seconds, ir.Constant(_LONG, 1_000_000)), parts)


def _reading(make: Any) -> Any:
    def typed(_context: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
            return make(builder)

        return types.int64(), code

    return intrinsic(typed)


INSTRUCTIONS: dict[str, Any] = {
    "count": _instruction(_count),
    "lowest": _instruction(_lowest),
    "highest": _instruction(_highest),
    "now": _reading(_now),
    "zeros": as_part(njit(nogil=True, _nrt=True)(_zeros), ["int"]),
}
"""By the name of the function."""
