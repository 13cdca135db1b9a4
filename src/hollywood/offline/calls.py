"""The one door of the engine in the browser: a call has a name and a form, and gets an answer.

Both are JSON. :data:`CALLS` says which function answers which call; its module is imported when it
is first needed. A function takes a struct and returns one, or is a coroutine that does. One that
takes long has a second parameter, ``report``, and tells its progress through it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeAlias, get_type_hints

import msgspec

from hollywood.errors import HollywoodError
from hollywood.play.text import from_json, to_json
from hollywood.server.people.refusals import Refusal, code_of
from hollywood.texts import ENGLISH, Problem, language_of, told

Report: TypeAlias = Callable[[int, int], None]
"""Tells how many pieces of work are done, and how many there are."""

CALLS: Final[Mapping[str, str]] = {
    "rules.presets": "rules_calls:presets",
    "rules.preset": "rules_calls:preset",
    "rules.check": "rules_calls:check_rules",
    "table.new": "table_calls:new",
    "table.open": "table_calls:open_",
    "table.say": "table_calls:say",
    "table.close": "table_calls:close",
    "record.write": "record_calls:write",
    "record.read": "record_calls:read",
    "record.round": "record_calls:round_",
    "review.state": "review_calls:state",
    "review.make": "review_calls:make",
    "train.puzzle": "trainer_calls:puzzle",
    "train.daily": "trainer_calls:daily",
    "train.weigh": "trainer_calls:weigh",
    "train.check": "trainer_calls:check",
    "train.answer": "trainer_calls:answer",
    "score.new": "score_calls:new",
    "score.work_out": "score_calls:work",
    "score.edit": "score_calls:edit",
    "score.preview": "score_calls:preview",
    "score.merge": "score_calls:merged",
    "score.count": "score_calls:count",
    "score.link": "score_calls:link",
    "score.open": "score_calls:open_",
    "score.csv": "score_calls:csv",
    "score.json": "score_calls:json",
    "score.read": "score_calls:read",
    "score.history": "score_calls:people",
}
"""The name of each call, with the module of this folder and its function."""


class WhyRefused(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a call was refused: a code for programs, and words in the language of the form.

    If the words are one of our texts, ``text`` is its name and ``values`` are what it says.
    """

    code: str
    words: str
    text: str = ""
    values: dict[str, str | int] = {}


class RefusedCall(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to a call that was refused; nothing has changed."""

    refused: WhyRefused


class _Answering(NamedTuple):
    function: Callable[..., Any]
    form: Any
    reports: bool


async def call(name: str, body: bytes, report: Report | None = None) -> bytes:
    """Answer a call: ``body`` is its form in JSON; the answer is JSON, too.

    An error that people can cause is a :class:`RefusedCall`; any other error is a defect of ours,
    and is raised.
    """
    language = ENGLISH
    try:
        answering = _answering(name)
        form = _read(body, answering.form)
        language = language_of(getattr(form, "language", None))
        more = (report or _unheard,) if answering.reports else ()
        answer = answering.function(form, *more)
        return to_json(await answer if inspect.isawaitable(answer) else answer)
    except HollywoodError as error:
        return to_json(RefusedCall(refused=_refused(error, language)))


def _unheard(done: int, pieces: int) -> None:
    """Nobody listens."""


def function_of(name: str) -> Callable[..., Any]:
    """Return the function that answers a call."""
    module, _, function = CALLS[name].partition(":")
    found: Callable[..., Any] = getattr(import_module(f"hollywood.offline.{module}"), function)
    return found


@cache
def _answering(name: str) -> _Answering:
    if name not in CALLS:
        raise Refusal("not_found", f"there is no call {name!r}")
    found = function_of(name)
    parameters = list(inspect.signature(found).parameters)
    return _Answering(found, get_type_hints(found)[parameters[0]], len(parameters) > 1)


def _read(body: bytes, kind: Any) -> Any:
    try:
        return from_json(body, kind)
    except HollywoodError as error:
        raise Refusal("form", f"the form is not valid: {error}") from None


def _refused(error: HollywoodError, language: str) -> WhyRefused:
    code, words = getattr(error, "code", None) or code_of(error), told(error, language)
    if isinstance(error, Problem):
        return WhyRefused(code=code, words=words, text=error.text, values=error.values)
    return WhyRefused(code=code, words=words)
