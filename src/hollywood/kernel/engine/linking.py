"""Functions that only compiled functions call become part of their callers, and nothing else.

Numba makes a finished program of every compiled function: optimised with all that it calls, turned
into machine code, ready to be called from Python. Where a hundred small functions call each other
nearly all of that work is thrown away, since each caller optimises its own copy again. Here only
what Python calls is finished, and optimised once, without looking for loops over vectors of
numbers, of which a card game has none; the rest stays as Numba has translated it until a finished
function takes it in. That is three times as fast to compile, and gives the same code or better.
Nor does this code look at each place of a vector whether it is to be counted from the end, which
makes it a fifth faster: a kernel function never does that (``make test-places``). And nobody but
the program may call the parts in it, which makes it a fifth faster again: a vector is seven
arguments to Numba, and six of them are handed from function to function for nothing.

Numba has no setting for this, so a few methods of its code library are put aside meanwhile. A
version of Numba that lacks them compiles everything in its own way, and slower. Imports Numba.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, ForwardRef

from llvmlite.binding import Linkage
from numba.core import codegen, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.types.containers import BaseTuple
from numba.np import arrayobj

_library = codegen.JITCodeLibrary
_code = codegen.JITCPUCodegen
_OPTIMISING = {"opt": 2, "loop_vectorize": False, "slp_vectorize": False}
_VECTOR, _TABLES = types.int64[::1], types.int16[::1]
_TYPES = {
    "int": types.int64,
    "bool": types.int64,
    "list[int]": _VECTOR,
    "Vector": _VECTOR,
    "MeldTables": _TABLES,
    "Net": _TABLES,
}


class _Work:
    """What is being compiled, and how Numba itself would do it."""

    parts = 0
    programs = 0

    optimize: Any = getattr(_library, "_optimize_final_module", None)
    finish: Any = getattr(_library, "_finalize_final_module", None)
    pointer: Any = getattr(_library, "get_pointer_to_function", None)
    environment: Any = getattr(_code, "set_env", None)
    index: Any = getattr(arrayobj, "fix_integer_index", None)


def _optimize(library: Any) -> None:
    if _Work.parts:
        return
    if _Work.programs:
        _close(library._final_module)  # noqa: SLF001
        passes, builder = library._codegen._module_pass_manager(**_OPTIMISING)  # noqa: SLF001
        passes.run(library._final_module, builder)  # noqa: SLF001
    else:
        _Work.optimize(library)


def _close(module: Any) -> None:
    """Let the parts in a program be its own, so that arguments that they do not use can go."""
    for function in module.functions:
        if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
            function.linkage = Linkage.internal


def _finish(library: Any) -> None:
    """Leave a part as it is: what takes it in will link its module."""
    if _Work.parts:
        library.is_part = True
        library._finalized = True  # noqa: SLF001
    else:
        _Work.finish(library)


def _pointer(library: Any, name: str) -> Any:
    """A part has no machine code of its own, and no address."""
    return 0 if getattr(library, "is_part", False) else _Work.pointer(library, name)


def _environment(code: Any, name: str, environment: Any) -> None:
    if not _Work.parts:
        _Work.environment(code, name, environment)


def _index(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
    """Take a place as it is: where a kernel function counts from the end it is in the wrong."""
    if _Work.parts or _Work.programs:
        return context.cast(builder, place, kind, types.intp)
    return _Work.index(context, builder, kind, place, size)


def _prepare() -> bool:
    known = (_Work.optimize, _Work.finish, _Work.pointer, _Work.environment, _Work.index)
    if None in known or not hasattr(_code, "_module_pass_manager"):
        return False
    _library._optimize_final_module = _optimize  # noqa: SLF001
    _library._finalize_final_module = _finish  # noqa: SLF001
    _library.get_pointer_to_function = _pointer
    _code.set_env = _environment
    arrayobj.fix_integer_index = _index
    return True


_PREPARED = _prepare()


def as_part(
    dispatcher: Any,
    annotations: Iterable[Any],
    names: Mapping[str, Any] | None = None,
    callees: Sequence[Any] = (),
) -> Any:
    """Let a function be compiled as a part of those that call it, when the first of them is.

    Its arguments have the types of ``annotations``: numbers are int64, vectors are arrays of them,
    and a bundle (a ``NamedTuple``) is a tuple of its fields. There is one version of the function,
    whatever it is called with. ``names`` are the globals of its module, where annotations are
    looked up. Its ``callees``, which are parts too, come before it: to compile one after the other
    takes less time than one within the other.

    Raises TypeError for an annotation that is none of these.
    """
    signature = tuple(_type_of(each, names or {}) for each in annotations)
    compile_all = dispatcher.compile

    def compile_part(_asked: Any) -> Any:
        with global_compiler_lock:
            if signature in dispatcher.overloads:
                return dispatcher.overloads[signature].entry_point
            for callee in callees:
                callee.compile(None)
            _Work.parts += _PREPARED
            try:
                return compile_all(signature)
            finally:
                _Work.parts -= _PREPARED

    dispatcher.compile = compile_part
    return dispatcher


def as_program(dispatcher: Any, callees: Callable[[], Sequence[Any]]) -> Any:
    """Let a function be compiled, when it is called for the first time, to be called by Python.

    Unless it is there from an earlier time, ``callees`` is asked for the parts it calls, and they
    come before it.
    """
    compile_all = dispatcher.compile

    def compile_program(signature: Any) -> Any:
        with global_compiler_lock, _without_collecting():
            if not _is_kept(dispatcher, signature):
                for callee in callees():
                    callee.compile(None)
            _Work.programs += _PREPARED
            try:
                return compile_all(signature)
            finally:
                _Work.programs -= _PREPARED

    dispatcher.compile = compile_program
    return dispatcher


def _is_kept(dispatcher: Any, signature: Any) -> bool:
    """Is the function, compiled for these arguments, in the folder of compiled code."""
    kept = dispatcher._cache  # noqa: SLF001
    if not hasattr(kept, "_cache_file"):
        return False
    key = kept._index_key(signature, dispatcher.targetctx.codegen())  # noqa: SLF001
    return key in kept._cache_file._load_index()  # noqa: SLF001


def _type_of(annotation: Any, names: Mapping[str, Any]) -> Any:
    if isinstance(annotation, ForwardRef):
        annotation = annotation.__forward_arg__
    name = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    if annotation == list[int]:
        name = "list[int]"
    if name in _TYPES:
        return _TYPES[name]
    bundle = annotation if isinstance(annotation, type) else names.get(name)
    if isinstance(bundle, type) and issubclass(bundle, tuple) and hasattr(bundle, "_fields"):
        return _type_of_bundle(bundle)
    known = ", ".join(_TYPES)
    raise TypeError(
        f"an argument of a kernel function is one of {known} or a NamedTuple of them, not {name}"
    )


@cache
def _type_of_bundle(bundle: Any) -> Any:
    """Return the type that Numba gives to a NamedTuple whose fields are what they say."""
    names = vars(sys.modules[bundle.__module__])
    fields = [_type_of(bundle.__annotations__[field], names) for field in bundle._fields]
    return BaseTuple.from_types(fields, bundle)


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Make much and throw nothing away meanwhile: looking for garbage would take a tenth more."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
