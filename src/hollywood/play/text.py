"""Actions, events, and rules as JSON: one way in and one way out.

Cards are written ``"7h"``, hands as lists of cards, and structs with their ``type``.
"""

from __future__ import annotations

import threading
from functools import lru_cache
from types import UnionType
from typing import Any, TypeVar, overload

import msgspec

from hollywood.cards import Card, Hand
from hollywood.errors import HollywoodError

T = TypeVar("T")


@lru_cache(maxsize=4096)
def _texts(bits: int) -> tuple[str, ...]:
    """Return the cards of a hand in text; the hands of a table are written again and again."""
    return tuple(card.text for card in Hand(bits))


def _out(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Hand):
        return list(_texts(value.bits))
    raise TypeError(f"{type(value).__name__} has no written form")


def _in(kind: type, value: Any) -> Any:
    if kind is Card and isinstance(value, str):
        return Card(value)
    if kind is Hand and isinstance(value, list):
        return Hand.of(_in(Card, card) for card in value)
    raise ValueError(f"{value!r} is not a {kind.__name__.lower()}")


_encoder = msgspec.json.Encoder(enc_hook=_out)


def to_json(value: Any) -> bytes:
    """Write a struct as one line of JSON."""
    return _encoder.encode(value)


def to_plain(value: Any) -> Any:
    """Turn a struct into the dicts, lists, strings, and numbers of its JSON form."""
    return msgspec.to_builtins(value, enc_hook=_out)


_looking_up = threading.Lock()


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder of a kind, whose fields are looked up once and not for each message.

    Only one thread at a time: msgspec caches the fields with each struct, and a second thread that
    finds a half-filled cache crashes the process.
    """
    with _looking_up:
        return msgspec.json.Decoder(kind, dec_hook=_in)


@overload
def from_json(text: bytes | str, kind: type[T]) -> T: ...
@overload
def from_json(text: bytes | str, kind: UnionType) -> Any: ...
def from_json(text: bytes | str, kind: Any) -> Any:
    """Read a struct back; HollywoodError, with the reason, if ``text`` is not one."""
    try:
        return _decoder(kind).decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise HollywoodError(str(error)) from None
    except RecursionError:
        raise HollywoodError("it is nested too deeply") from None


@overload
def from_plain(value: Any, kind: type[T]) -> T: ...
@overload
def from_plain(value: Any, kind: UnionType) -> Any: ...
def from_plain(value: Any, kind: Any) -> Any:
    """Read a struct from its plain form; HollywoodError if it is not valid."""
    _decoder(kind)  # so that convert finds the kind already looked up, by one thread
    try:
        return msgspec.convert(value, type=kind, dec_hook=_in)
    except msgspec.MsgspecError as error:
        raise HollywoodError(str(error)) from None
