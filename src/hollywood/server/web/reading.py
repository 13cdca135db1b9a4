"""The language of an answer: the one that the request's ``Accept-Language`` asks for."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Response
from litestar.connection import ASGIConnection

from hollywood.texts import language_of

Body = TypeVar("Body")

_MOST_WISHES = 20


def reader_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the offered language that a request likes best, or English."""
    return language_of(*wishes(connection.headers.get("accept-language", "")))


def told(body: Body, language: str) -> Response[Body]:
    """Return an answer that is written in a language."""
    return Response(body, headers={"content-language": language, "vary": "Accept-Language"})


def wishes(header: str) -> list[str]:
    """Return the languages of an ``Accept-Language`` header, the most preferred first.

    >>> wishes("fr;q=0.5, de-AT, en;q=0.8, it;q=0, es;q=much")
    ['de-AT', 'en', 'fr']
    """
    weighed = []
    for entry in header.split(",")[:_MOST_WISHES]:
        language, _, weight = entry.partition(";")
        try:
            worth = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            continue
        if worth > 0 and language.strip():
            weighed.append((-worth, language.strip()))
    return [language for _, language in sorted(weighed, key=lambda each: each[0])]
