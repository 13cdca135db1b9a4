"""Python code of somebody's own, loaded by the name of a module or of a file."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

FILE = ".py"


def module_named(name: str) -> ModuleType:
    """Return a module that Python can import from the current folder, or the file ``name.py``.

    It may raise anything that the code raises.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return module_of(Path(name)) if name.endswith(FILE) else importlib.import_module(name)


def module_of(path: Path) -> ModuleType:
    """Return the module of a file, loaded once; it may raise anything that the code raises."""
    path = path.resolve()
    # Compiled code that is kept looks for the module by this name, in other processes too.
    known = f"hollywood_own_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:12]}"
    if known in sys.modules:
        return sys.modules[known]
    spec = importlib.util.spec_from_file_location(known, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} cannot be read as a module")
    module = importlib.util.module_from_spec(spec)
    sys.modules[known] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module
