"""Errors as they leave the house: a code and one line for the person, never internals."""

from __future__ import annotations

import secrets
import traceback
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    PermissionDeniedException,
    SerializationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from hollywood.errors import HollywoodError
from hollywood.server.people.refusals import Refusal, code_of
from hollywood.server.protocol.forms import Problem
from hollywood.server.web.logs import defect
from hollywood.server.web.reading import reader_of
from hollywood.texts import told
from hollywood.writing import readable

AnyRequest = Request[Any, Any, Any]
_LONGEST_WORDS = 300
_GONE = "client disconnected prematurely"
"""What the framework calls a request whose sender left before its end."""


def problem(
    code: str, words: str, status: int, *, headers: dict[str, str] | None = None
) -> Response[Problem]:
    """Return an error as a response; what it quotes of a request stays in one line."""
    return Response(
        Problem(code=code, words=readable(words, lambda _: "?")),
        status_code=status,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store", **(headers or {})},
    )


def on_refusal(request: AnyRequest, error: Refusal) -> Response[Problem]:
    """Tell somebody the reason of a refusal."""
    _count(request, error.code)
    wait = {} if error.retry_after is None else {"retry-after": str(error.retry_after)}
    return problem(error.code, str(error), error.status, headers=wait)


def on_hollywood_error(request: AnyRequest, error: HollywoodError) -> Response[Problem]:
    """Tell somebody that their request is impossible."""
    code = code_of(error)
    _count(request, code)
    if code == "unavailable":
        words = "the server could not save this, so nothing changed: try again"
        return problem(code, words, 503, headers={"retry-after": "2"})
    return problem(code, told(error, reader_of(request)), 422)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Say in our words what the framework found wrong with a request."""
    if isinstance(error, NotFoundException):
        return problem("not_found", "there is nothing at this address", 404)
    if isinstance(error, MethodNotAllowedException):
        words = f"this address does not accept {request.method}"
        return problem("method", words, 405, headers=_allow(error))
    if isinstance(error, RequestEntityTooLarge):
        return problem("too_large", "this is longer than a request may be", 413)
    if isinstance(error, PermissionDeniedException):
        _count(request, "forged")
        words = "this page is out of date: reload it and try again"
        return problem("forged", words, 403)
    if isinstance(error, ClientException) and error.status_code == 400:
        return problem("form", _what_is_wrong(error), 400)
    if isinstance(error, ClientException):
        return problem("request", "the request is not valid", error.status_code)
    if isinstance(error, InternalServerException) and error.detail == _GONE:
        return problem("request", "the request is not valid", 400)  # nobody reads it
    return on_defect(request, error)


def on_unreadable(_: AnyRequest, error: SerializationException) -> Response[Problem]:
    """Say which part of the input cannot be read."""
    return problem("form", _what_is_wrong(error), 400)


def on_recursion(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Tell a form that is nested too deep from a defect of ours."""
    if traceback.extract_tb(error.__traceback__)[-1].name == "decode_json":
        return problem("form", "the form is not valid: it is nested too deeply", 400)
    return on_defect(request, error)


def on_defect(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Say that the fault is ours; the log has the details, under the id given here."""
    name = secrets.token_hex(4)
    defect(name, error)
    _count(request, "defect")
    return problem("defect", f"something went wrong on our side; it is in the log as {name}", 500)


def _count(request: AnyRequest, code: str) -> None:
    house = request.app.state.get("house")
    if house is not None:
        house.metrics.refused(code)


def _allow(error: HTTPException) -> dict[str, str]:
    headers = error.headers or {}
    return {name.lower(): value for name, value in headers.items() if name.lower() == "allow"}


def _what_is_wrong(error: Exception) -> str:
    """Return what does not fit the form, in one line and without long quotes."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, msgspec.MsgspecError):
        cause = cause.__cause__ or cause.__context__
    if isinstance(cause, msgspec.MsgspecError):
        words = str(cause)
    else:
        extra = getattr(error, "extra", None)
        entries = extra if isinstance(extra, list) else []
        parts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in entries]
        words = "; ".join(parts)
    words = " ".join(words.split())[:_LONGEST_WORDS]
    return f"the form is not valid: {words}" if words else "the form is not valid"


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    HollywoodError: on_hollywood_error,
    HTTPException: on_http_error,
    SerializationException: on_unreadable,
    RecursionError: on_recursion,
    Exception: on_defect,
}
