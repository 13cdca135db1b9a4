"""Players of gin that are functions of the kernel, written by somebody else.

``kernel:module:function`` names one; the module is one that Python can import from the current
folder, and ``kernel:file.py:function`` names a file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import is_kernel
from hollywood.own_code import module_named
from hollywood.strategy.gin.policies import KERNEL
from hollywood.strategy.gin.policies.theirs import FIRST, PLACES, Policy, playing

F = TypeVar("F", bound=Callable[..., Any])

_ARGUMENTS = 7
_EXAMPLE = "as in kernel:mybot:policy"


def policy_named(name: str) -> Policy:
    """Return the function that a name means; HollywoodError, in one line, if there is none."""
    module_name, _, wanted = name.removeprefix(KERNEL).rpartition(":")
    if not module_name or not wanted:
        raise HollywoodError(f"{name!r} has to name a module and a function, {_EXAMPLE}")
    try:
        module = module_named(module_name)
    except Exception as error:  # noqa: BLE001  (a person's own code may raise anything)
        kind = type(error).__name__
        raise HollywoodError(f"{module_name} cannot be imported: {kind}: {error}") from None
    found: Any = getattr(module, wanted, None)
    if found is None:
        raise HollywoodError(f"{module_name} has no function {wanted!r}")
    if not is_kernel(found):
        raise HollywoodError(f"{wanted} is not marked with @kernel")
    if found.__code__.co_argcount != _ARGUMENTS:
        raise HollywoodError(
            f"{wanted} takes {found.__code__.co_argcount} arguments, not {_ARGUMENTS}: "
            "view, rules, tables, weights, chance, at, action"
        )
    policy: Policy = found
    return policy


def weights_of(policy: Policy) -> tuple[int, ...]:
    """Return the whole numbers that a policy has as its attribute ``weights``; (0,) without one."""
    return tuple(map(int, getattr(policy, "weights", (0,)))) or (0,)


class Theirs:
    """Those among the players of a simulation that somebody else wrote."""

    def __init__(self, players: Sequence[str]) -> None:
        """HollywoodError for a name that means nothing, or for more than there is room for."""
        names = list(dict.fromkeys(name for name in players if name.startswith(KERNEL)))
        self._policies = {name: policy_named(name) for name in names}
        if len(names) > len(PLACES):
            raise HollywoodError(f"there is room for {len(PLACES)} policies of the kernel at once")
        self._made: dict[Any, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._policies)

    def of(self, name: str) -> tuple[int, tuple[int, ...]] | None:
        """Return the number and the weights of one of them; None for any other player."""
        if name not in self._policies:
            return None
        return FIRST + list(self._policies).index(name), weights_of(self._policies[name])

    def playing(self, function: F) -> F:
        """Return a kernel function that plays with them, too."""
        if not self._policies:
            return function
        if self._made.get(function) is None:
            self._made[function] = playing(function, tuple(self._policies.values()))
        made: F = self._made[function]
        return made
