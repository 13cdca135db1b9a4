"""Write the client's types from the server's structs: ``python tools/protocol_types.py``.

Every message, every table shown and every form of the server becomes a TypeScript interface in
``web/src/lib/protocol.ts``. What else the calls of the engine in the browser need is in
``web/src/engine/forms.ts``, with the form and the answer of each call. With ``--check`` nothing is
written, and the exit status says whether the files are current; a test runs the same check.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Mapping
from enum import Enum
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as shapes

import hollywood.contract.actions as contract_actions
import hollywood.contract.events as contract_events
import hollywood.gin.actions as gin_actions
import hollywood.gin.events as gin_events
from hollywood.cards import Card, Hand
from hollywood.offline import calls
from hollywood.play import Action, Event
from hollywood.server.protocol import (
    forms,
    live_forms,
    messages,
    review_forms,
    score_forms,
    shown,
)

_CLIENT = Path(__file__).parent.parent / "web" / "src"
FILE = _CLIENT / "lib" / "protocol.ts"
ENGINE_FILE = _CLIENT / "engine" / "forms.ts"

_ROOMS = {"hollywood.gin.": "Gin", "hollywood.contract.": "Contract"}
_ROOTS: tuple[ModuleType, ...] = (messages, shown, forms, live_forms, review_forms, score_forms)
_UNIONS: dict[str, Any] = {
    "ClientMessage": messages.ClientMessage,
    "ServerMessage": messages.ServerMessage,
    "BoardShown": shown.BoardShown,
    "SheetShown": shown.SheetShown,
    "GinAction": gin_actions.GinAction,
    "ContractAction": contract_actions.ContractAction,
    "GinEvent": gin_events.GinEvent,
    "ContractEvent": contract_events.ContractEvent,
}
_LITERALS: dict[str, Any] = {
    "Stage": shown.Stage,
    "End": contract_actions.End,
    "Scope": live_forms.Scope,
    "ReviewStage": review_forms.ReviewStage,
    "ReviewKind": review_forms.ReviewKind,
    "ReviewEnding": review_forms.ReviewEnding,
}
# Bases that only gather others, and the type of their fields, or of raw JSON.
_BASES = {shown.Shown, messages.FromClient, messages.Command, forms.Form, Action, Event}
_CARD = "export type Card = string;\n"
_LONGEST = f"export const LONGEST_MESSAGE = {messages.LONGEST_MESSAGE};\n"
_ANY_ACTION = "GinAction | ContractAction"
_ANY_EVENT = "GinEvent | ContractEvent"


class Unknown(TypeError):
    """A type that this program cannot translate."""


def written() -> str:
    """Return the content of ``protocol.ts``."""
    return _of_the_server().text()


def written_for_the_engine() -> str:
    """Return the content of ``forms.ts``."""
    functions = {name: calls.function_of(name) for name in calls.CALLS}
    modules = {inspect.getmodule(function): None for function in functions.values()}
    roots = [calls, *(module for module in modules if module is not None)]
    return _Writer(roots, {}, _of_the_server()).engine_text(functions)


def _of_the_server() -> _Writer:
    return _Writer(_ROOTS, _UNIONS)


class _Writer:
    def __init__(
        self, roots: Iterable[ModuleType], unions: Mapping[str, Any], other: _Writer | None = None
    ) -> None:
        """``other`` has the types that are in another file already."""
        self._structs: list[type] = []
        self._enums: list[type[Enum]] = []
        self._elsewhere: set[type] = set()
        if other is not None:
            self._structs, self._enums = [*other._structs], [*other._enums]
            self._elsewhere = {*other._structs, *other._enums}
        for module in roots:
            for each in _own_structs(module):
                self._meet(shapes.type_info(each))
        for union in unions.values():
            self._meet(shapes.type_info(union))
        self._names = _names([*self._structs, *self._enums])
        self._unions = {
            frozenset(get_args(union)): name
            for name, union in _UNIONS.items()
            if isinstance(union, UnionType)
        }
        self._literals = {frozenset(get_args(it)): name for name, it in _LITERALS.items()}

    def text(self) -> str:
        """Put the whole file together."""
        parts = [
            "// Made by tools/protocol_types.py from the server's own structs: do not edit.\n",
            f"/** The version of the protocol. */\nexport const PROTOCOL = {messages.PROTOCOL};\n",
            f"/** The most bytes of a message. */\n{_LONGEST}",
            f"/** A card as it is written: 7h, Td; a joker is XX. */\n{_CARD}",
            "/** The number of a seat, from 0. */\nexport type Seat = number;\n",
        ]
        for name, literal in _LITERALS.items():
            parts.append(f"export type {name} = {_choices(get_args(literal))};\n")
        for enum in sorted(self._enums, key=lambda each: self._names[each]):
            values = _choices(member.value for member in enum)
            parts.append(f"{_told(enum)}export type {self._names[enum]} = {values};\n")
        parts += map(self._interface, sorted(self._structs, key=lambda each: self._names[each]))
        for name, union in _UNIONS.items():
            members = "".join(f"\n  | {self._names[member]}" for member in get_args(union))
            parts.append(f"export type {name} ={members};\n")
        return "\n".join(parts)

    def engine_text(self, functions: Mapping[str, Any]) -> str:
        """Put the file of the engine together; ``functions`` answer its calls."""
        own = [each for each in self._structs if each not in self._elsewhere]
        body = [
            f"export type {self._names[each]} = {_choices(m.value for m in each)};\n"
            for each in self._enums
            if each not in self._elsewhere
        ]
        body += map(self._interface, sorted(own, key=lambda each: self._names[each]))
        lines = [self._call(name, function) for name, function in functions.items()]
        told = "/** The calls of the engine, by name: what each takes and what it answers. */"
        body.append(f"{told}\nexport interface Calls {{\n{''.join(lines)}}}\n")
        code = re.sub(r'/\*\*.*?\*/|"[^"]*"', "", "".join(body))
        used = set(re.findall(r"\b[A-Z]\w+\b", code))
        elsewhere = {self._names[each] for each in self._elsewhere} | {*_UNIONS, *_LITERALS}
        names = "".join(f"  {name},\n" for name in sorted(used & (elsewhere | {"Card", "Seat"})))
        head = [
            "// Made by tools/protocol_types.py from the engine's own structs: do not edit.\n",
            f'import type {{\n{names}}} from "../lib/protocol";\n',
        ]
        return "\n".join([*head, *body])

    def _call(self, name: str, function: Any) -> str:
        hints = get_type_hints(function, include_extras=True)
        answer = hints.pop("return")
        form, answered = (
            self._kind(shapes.type_info(each)) for each in (next(iter(hints.values())), answer)
        )
        return f'  "{name}": {{ form: {form}; answer: {answered} }};\n'

    def _meet(self, found: shapes.Type) -> None:
        """Collect every struct and enum that ``found`` leads to."""
        if isinstance(found, shapes.StructType):
            if found.cls in self._structs or found.cls in _BASES:
                return
            self._structs.append(found.cls)
        if isinstance(found, shapes.EnumType) and found.cls not in self._enums:
            self._enums.append(found.cls)
        for inner in _inside(found):
            self._meet(inner)

    def _interface(self, struct: type) -> str:
        found = shapes.type_info(struct)
        if not isinstance(found, shapes.StructType):
            raise Unknown(f"{struct.__name__} is no struct")
        lines = [] if found.tag is None else [f'  {found.tag_field}: "{found.tag}";']
        # A form of the engine may add something to one of the server's.
        base = next((each for each in struct.__bases__ if each in self._elsewhere), None)
        own = inspect.get_annotations(struct)
        for field in found.fields:
            if base is not None and field.name not in own:
                continue
            mark = "?" if self._may_be_left_out(struct, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {self._kind(field.type)};")
        body = "\n".join(lines)
        braces = f"{{\n{body}\n}}" if lines else "{}"
        more = "" if base is None else f" extends {self._extended(base, own)}"
        return f"{_told(struct)}export interface {self._names[struct]}{more} {braces}\n"

    def _extended(self, base: type, own: Iterable[str]) -> str:
        """Name what a struct adds to, without the fields that the struct has in another form."""
        again = [name for name in own if name in inspect.get_annotations(base)]
        return f"Omit<{self._names[base]}, {_choices(again)}>" if again else self._names[base]

    def _may_be_left_out(self, struct: type, field: shapes.Field) -> bool:
        """A sender may leave out what has a default; the server leaves out what is UNSET."""
        from_client = issubclass(struct, messages.FromClient | forms.Form | Action)
        # msgspec describes an UNSET field as not required and without a default.
        unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        omitted = issubclass(struct, msgspec.Struct) and struct.__struct_config__.omit_defaults
        return not field.required and (unset or from_client or omitted)

    def _kind(self, found: shapes.Type) -> str:
        match found:
            case shapes.StructType(cls=cls) if cls in _BASES:
                return {Action: _ANY_ACTION, Event: _ANY_EVENT}[cls]
            case shapes.StructType(cls=cls) | shapes.EnumType(cls=cls):
                return self._names[cls]
            case shapes.CustomType(cls=cls) if cls is Card:
                return "Card"
            case shapes.CustomType(cls=cls) if cls is Hand:
                return "Card[]"
            case shapes.RawType():
                return _ANY_ACTION
            case shapes.StrType():
                return "string"
            case shapes.IntType() | shapes.FloatType():
                return "number"
            case shapes.BoolType():
                return "boolean"
            case shapes.NoneType():
                return "null"
            case shapes.AnyType():
                return "unknown"
            case shapes.LiteralType(values=values):
                return self._literals.get(frozenset(values)) or _choices(values)
            case shapes.Metadata(type=inner, extra={"or": "null"}):
                return f"{self._kind(inner)} | null"
            case shapes.Metadata(type=inner):
                return self._kind(inner)
            case shapes.VarTupleType(item_type=inner) | shapes.ListType(item_type=inner):
                kind = self._kind(inner)
                return f"({kind})[]" if " | " in kind else f"{kind}[]"
            case shapes.TupleType(item_types=inner_types):
                return "[" + ", ".join(map(self._kind, inner_types)) + "]"
            case shapes.DictType(key_type=key, value_type=value):
                return f"Record<{self._kind(key)}, {self._kind(value)}>"
            case shapes.UnionType(types=types):
                return self._union(types)
            case _:
                raise Unknown(f"no TypeScript is known for {found!r}")

    def _union(self, types: Iterable[shapes.Type]) -> str:
        structs = [each for each in types if isinstance(each, shapes.StructType)]
        others = [each for each in types if not isinstance(each, shapes.StructType)]
        whole = self._unions.get(frozenset(each.cls for each in structs))
        kinds = [whole] if whole else [self._kind(each) for each in structs]
        rest = [self._kind(each) for each in others]
        return " | ".join([*kinds, *sorted(rest, key=lambda kind: kind == "null")])


def _own_structs(module: ModuleType) -> list[type]:
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and not each.__name__.startswith("_")
        and each not in _BASES
    ]


def _names(types: Iterable[type]) -> dict[type, str]:
    """Name each type; if gin and contract have one of the same name, after its game too."""
    known = list(types)
    names: dict[type, str] = {}
    for each in known:
        twins = [other for other in known if other.__name__ == each.__name__]
        game = next((g for room, g in _ROOMS.items() if each.__module__.startswith(room)), "")
        names[each] = each.__name__ if len(twins) == 1 else game + each.__name__
    if len(set(names.values())) < len(names):
        doubles = sorted({n for n in names.values() if list(names.values()).count(n) > 1})
        raise Unknown(f"two types would have the name {', '.join(doubles)}")
    return names


def _inside(found: shapes.Type) -> Iterable[shapes.Type]:
    match found:
        case shapes.StructType(fields=fields):
            return [field.type for field in fields]
        case shapes.Metadata(type=inner):
            return [inner]
        case shapes.VarTupleType(item_type=inner) | shapes.ListType(item_type=inner):
            return [inner]
        case shapes.TupleType(item_types=inner_types):
            return inner_types
        case shapes.UnionType(types=types):
            return types
        case shapes.DictType(key_type=key, value_type=value):
            return [key, value]
    return []


def _choices(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def _told(cls: type) -> str:
    """Return the first paragraph of the docstring of ``cls``, as a comment on one line."""
    said = inspect.cleandoc(cls.__dict__.get("__doc__") or "").split("\n\n")[0]
    said = re.sub(r":\w+:`~?(?:[\w.]+\.)?(\w+)`", r"`\1`", " ".join(said.split()))
    return f"/** {said.replace('``', '`').replace('*/', '')} */\n" if said else ""


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` say whether they are current."""
    fresh = {FILE: written(), ENGINE_FILE: written_for_the_engine()}
    if arguments == ["--check"]:
        for file, text in fresh.items():
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                print(f"{file} is out of date: run python tools/protocol_types.py", file=sys.stderr)
                return 1
        return 0
    if arguments:
        print("protocol_types takes no argument but --check", file=sys.stderr)
        return 2
    for file, text in fresh.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
