"""Write the reference of docs/protocol.md from the structs: ``python tools/protocol_page.py``.

A part stands between two comments, ``<!-- reference: NAME -->`` and ``<!-- end -->``; everything
else in the file is written manually. The tests fail if a part is out of date, or if a struct of the
protocol is in no part.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, get_args

from litestar.routes import HTTPRoute
from msgspec import inspect as shapes

from hollywood.contract.actions import ContractAction
from hollywood.contract.events import ContractEvent
from hollywood.gin.actions import GinAction
from hollywood.gin.events import GinEvent
from hollywood.server.protocol import forms, live_forms, messages, review_forms, shown
from hollywood.server.web.app import create_app
from hollywood.server.web.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"

_CLIENT = get_args(messages.ClientMessage)
_SERVER = get_args(messages.ServerMessage)
_DEEDS: dict[str, Sequence[type]] = {
    "actions of gin": get_args(GinAction),
    "actions of May-I": get_args(ContractAction),
    "events of gin": get_args(GinEvent),
    "events of May-I": get_args(ContractEvent),
}
"""Actions and events, by family; some have a tag in common."""
_TAGGED = {*_CLIENT, *_SERVER, *(each for part in _DEEDS.values() for each in part)}
"""The structs that are named by their tag."""
_BASES = {shown.Shown, messages.FromClient, messages.Command, forms.Form}


def parts() -> dict[str, str]:
    """Return every generated part of the page by its name."""
    return {
        "from the client": _structs(_CLIENT),
        "from the server": _structs(_SERVER),
        "told in messages": _structs([messages.TableCard, messages.ChatLine]),
        "shown": _structs(_own(shown)),
        "pieces": _structs(_pieces()),
        **{name: "\n\n".join(_struct(each, 5) for each in part) for name, part in _DEEDS.items()},
        "forms": _structs([each for each in _own(forms) if issubclass(each, forms.Form)]),
        "answers": _structs([each for each in _own(forms) if not issubclass(each, forms.Form)]),
        "reviews": _structs(_own(review_forms)),
        "bots": _structs(_own(live_forms)),
        "routes": _routes(),
    }


def filled(text: str) -> str:
    """Return the page with every part up to date."""
    for name, part in parts().items():
        begin, end = f"<!-- reference: {name} -->\n", "<!-- end -->"
        if text.count(begin) != 1:
            raise LookupError(f"the page needs one part `{name}`")
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{part}\n{end}{after}"
    return text


def names() -> tuple[str, ...]:
    """The name under which each struct of the protocol has its heading."""
    structs = [*_CLIENT, *_SERVER, messages.TableCard, messages.ChatLine, *_own(shown)]
    others = [*_pieces(), *_own(forms), *_own(review_forms), *_own(live_forms)]
    return tuple(_name(each) for each in [*structs, *others])


def _pieces() -> list[type]:
    """The structs of the game that shown tables, actions and events contain."""
    told = {*_TAGGED, *_own(messages), *_own(shown), *_own(forms), *_own(review_forms)}
    told |= {*_own(live_forms)}
    found: dict[type, None] = {}
    left = [*told]
    while left:
        for each in _made_of(shapes.type_info(left.pop())):
            if each not in told | found.keys():
                found[each] = None
                left.append(each)
    return sorted(found, key=lambda each: each.__name__)


def _made_of(kind: Any) -> Iterator[type]:
    """The structs in the fields of a struct, however nested."""
    for field in kind.fields:
        inner = [field.type]
        while inner:
            held = inner.pop()
            if isinstance(held, shapes.StructType):
                yield held.cls
            else:
                inner += getattr(held, "types", ()) or getattr(held, "item_types", ())
                inner += [
                    each
                    for name in ("item_type", "key_type", "value_type", "type")
                    if (each := getattr(held, name, None)) is not None
                ]


def _own(module: Any) -> list[type]:
    return [
        each
        for each in vars(module).values()
        if inspect.isclass(each)
        and each.__module__ == module.__name__
        and hasattr(each, "__struct_fields__")
        and each not in _BASES
    ]


def _name(struct: type) -> str:
    """A message, an action or an event is named by its tag, anything else by its struct."""
    tag = struct.__struct_config__.tag  # type: ignore[attr-defined]
    return str(tag) if struct in _TAGGED else struct.__name__


def _structs(structs: Iterable[type]) -> str:
    return "\n\n".join(_struct(each) for each in structs)


def _struct(struct: type, level: int = 4) -> str:
    tag = struct.__struct_config__.tag  # type: ignore[attr-defined]
    words = re.sub(
        r":(?:class|func|meth|attr):`~?(?:[\w.]+\.)?(\w+)`",
        r"`\1`",
        inspect.cleandoc(struct.__doc__ or ""),
    )
    rows = []
    info = shapes.type_info(struct)
    assert isinstance(info, shapes.StructType)
    if tag is not None:
        rows.append(f"| `type` | `{tag}` |")
    for field in info.fields:
        optional = "" if field.required else "; may be left out"
        rows.append(f"| `{field.encode_name}` | {_words(field.type)}{optional} |")
    table = "\n".join(["| field | what |", "|---|---|", *rows])
    return f"{'#' * level} `{_name(struct)}`\n\n{words.replace('``', '`')}\n\n{table}"


def _words(kind: Any) -> str:
    """Return the type of a field in words."""
    match kind:
        case shapes.UnionType(types=types):
            return " or ".join(_words(each) for each in _without_unset(types))
        case shapes.Metadata(type=inner, extra={"or": "null"}):
            return f"{_words(inner)} or `null`"
        case shapes.NoneType():
            return "`null`"
        case shapes.BoolType():
            return "true or false"
        case shapes.IntType():
            return "whole number" + _bounds(kind.ge, kind.le)
        case shapes.FloatType():
            return "number"
        case shapes.StrType():
            return "text" + _bounds(kind.min_length, kind.max_length, "of {} characters")
        case shapes.LiteralType(values=values):
            return ", ".join(f"`{value}`" for value in values)
        case shapes.EnumType(cls=cls):
            return ", ".join(f"`{each.value}`" for each in cls)
        case shapes.VarTupleType() | shapes.ListType():
            return f"list of {_words(kind.item_type)}"
        case shapes.TupleType(item_types=items):
            return f"pair of {' and '.join(_words(each) for each in items)}"
        case shapes.DictType():
            return "object"
        case shapes.StructType(cls=cls):
            return f"`{cls.__name__}`"
        case shapes.CustomType(cls=cls):
            return {"Card": "card", "Hand": "list of cards"}[cls.__name__]
        case shapes.RawType():
            return "action"
        case shapes.AnyType():
            return "anything"
    raise TypeError(f"there are no words for {kind!r}")


def _without_unset(types: Sequence[Any]) -> list[Any]:
    # `null` goes last, as in speech.
    kept = [each for each in types if not _is_unset(each)]
    return sorted(kept, key=lambda each: isinstance(each, shapes.NoneType))


def _is_unset(kind: Any) -> bool:
    return type(kind).__name__ == "UnsetType"


def _bounds(low: float | None, high: float | None, words: str = "from {}") -> str:
    if low is None and high is None:
        return ""
    said = f"{low or 0:.0f} to {high:.0f}" if high is not None else f"{low:.0f} or more"
    return " " + words.format(said)


def _routes() -> str:
    app = create_app(Settings(where=Path("nowhere")))
    rows = []
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith(("/api", "/healthz")):
            continue
        if route.path.startswith("/api/schema"):  # the library's own, described as for OpenAPI
            continue
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                path = re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)
                words = inspect.cleandoc(handler.fn.__doc__ or "").partition("\n")[0]
                rows.append((path, method, words))
    told = [f"| `{method} {path}` | {words} |" for path, method, words in sorted(set(rows))]
    return "\n".join(["| request | what it does |", "|---|---|", *told])


def main() -> int:
    """Write the page again."""
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
