"""Players that are functions of the kernel, written by somebody else; code found by its name.

``kernel:module:function`` names one; the module is one that Python can import from the current
folder, and ``kernel:file.py:function`` names a file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from hollywood.errors import HollywoodError
from hollywood.kernel.engine.compiling import is_kernel, with_replaced
from hollywood.own_code import module_named
from hollywood.strategy import KERNEL

F = TypeVar("F", bound=Callable[..., Any])
Policy = Callable[..., None]

_TABLES = "MeldTables"
"""A policy of gin has an argument of this type, and one of May-I has none."""


class Family(NamedTuple):
    """How the policies of a game are called, and where they take part in its loops."""

    game: str
    """The game in words."""
    tables: bool
    """Whether they take meld tables."""
    arguments: tuple[str, ...]
    places: tuple[Policy, ...]
    """Functions that are replaced by policies of somebody else, one by each."""
    choose: Callable[..., None]
    """The function that calls the built-in policies by number."""
    choose_theirs: Callable[..., None]
    """The one that takes its place, and calls the policies at ``places`` too."""


FIRST: Final = 100
"""The number of the first of their policies; the others follow."""

FORBIDDEN: Final = -1
"""The kind of an action that was not legal."""


def policy_named(name: str, family: Family) -> Policy:
    """Return the function that a name means; HollywoodError, in one line, if there is none."""
    found = function_named(name)
    count = found.__code__.co_argcount
    if count != len(family.arguments):
        raise HollywoodError(
            f"{found.__name__} takes {count} arguments, not {len(family.arguments)}: "
            + ", ".join(family.arguments)
        )
    if takes_tables(found) != family.tables:
        raise HollywoodError(
            f"{found.__name__} does not play {family.game}, where a policy takes "
            + ", ".join(family.arguments)
        )
    policy: Policy = found
    return policy


def function_named(name: str) -> Any:
    """Return the kernel function that a name means, whatever it takes."""
    module, wanted, found = code_named(name, "function", kind=KERNEL, example="mybot:policy")
    if found is None:
        raise HollywoodError(f"{module} has no function {wanted!r}")
    if not is_kernel(found):
        raise HollywoodError(f"{wanted} is not marked with @kernel")
    return found


def code_named(target: str, what: str, *, kind: str, example: str) -> tuple[str, str, Any]:
    """Return the module's name, the name in it, and what that is, ``None`` if there is nothing.

    ``target`` is ``module:name``, and may begin with ``kind``. HollywoodError, in one line that
    says ``what`` it should name, if it does not name both, or if the module cannot be imported.
    """
    module_name, _, name = target.removeprefix(kind).rpartition(":")
    if not module_name or not name:
        raise HollywoodError(f"{target!r} has to name a module and a {what}, as in {kind}{example}")
    try:
        module = module_named(module_name)
    except Exception as error:  # noqa: BLE001  (a person's own code may raise anything)
        words = f"{type(error).__name__}: {error}"
        raise HollywoodError(f"{module_name} cannot be imported: {words}") from None
    return module_name, name, getattr(module, name, None)


def takes_tables(function: Any) -> bool:
    """Return whether a policy takes meld tables, as those of gin do."""
    return any(_TABLES in str(kind) for kind in function.__annotations__.values())


def weights_of(policy: Policy) -> tuple[int, ...]:
    """Return the whole numbers that a policy has as its attribute ``weights``; (0,) without one."""
    return tuple(map(int, getattr(policy, "weights", (0,)))) or (0,)


class Theirs:
    """Those among the players of a simulation that somebody else wrote."""

    def __init__(self, players: Sequence[str], family: Family) -> None:
        """HollywoodError for a name that means nothing, or for more than there is room for."""
        names = list(dict.fromkeys(name for name in players if name.startswith(KERNEL)))
        self._family = family
        self._policies = {name: policy_named(name, family) for name in names}
        if len(names) > len(family.places):
            room = len(family.places)
            raise HollywoodError(f"there is room for {room} policies of the kernel at once")
        self._made: dict[Any, Any] = {}

    def __bool__(self) -> bool:
        return bool(self._policies)

    def of(self, name: str) -> tuple[int, tuple[int, ...]] | None:
        """Return the number and the weights of one of them; None for any other player."""
        if name not in self._policies:
            return None
        return FIRST + list(self._policies).index(name), weights_of(self._policies[name])

    @property
    def weights(self) -> list[tuple[int, ...]]:
        """The weights of all of them, in the order of their numbers."""
        return list(map(weights_of, self._policies.values()))

    def playing(self, function: F) -> F:
        """Return a kernel function that plays with them, too."""
        if not self._policies:
            return function
        if self._made.get(function) is None:
            family = self._family
            theirs: Mapping[Any, Any] = dict(
                zip(family.places, self._policies.values(), strict=False)
            )
            choose = with_replaced(family.choose_theirs, theirs)
            self._made[function] = with_replaced(function, {family.choose: choose})
        made: F = self._made[function]
        return made
