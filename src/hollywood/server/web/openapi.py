"""The interface described for programs: OpenAPI, as JSON, made once.

Litestar knows the addresses and parameters. The shapes come from the structs themselves, since only
they know how a card is written and how the members of a union are distinguished.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import OpenAPIRenderPlugin

from hollywood import __version__
from hollywood.cards import Card, Hand
from hollywood.server.protocol.forms import Problem

PATH = "/api/schema"

FOR_PROGRAMS = {"scope": "read"}
"""Of a route that a program may use, if its token allows it to read."""

_MEANINGS = {
    400: "The request does not fit its form",
    401: "This is for people with a name: become a guest, or log in",
    403: "Not allowed",
    404: "There is no such thing",
    409: "Somebody has it already",
    413: "The request is too long",
    422: "What was asked for cannot be",
    429: "Too often: Retry-After says how long to wait",
    500: "A defect of the server",
    503: "Nothing can be written now",
}
_ALWAYS = (400, 413, 429, 503)


def errors(*statuses: int) -> dict[int, ResponseSpec]:
    """Return how a route answers if it refuses or fails."""
    return {
        status: ResponseSpec(
            data_container=Problem,
            description=_MEANINGS.get(status, "The request cannot be answered"),
            generate_examples=False,
        )
        for status in sorted({*statuses, *_ALWAYS})
    }


def described(*shapes: type[msgspec.Struct]) -> OpenAPIConfig:
    """Return the configuration of the description; ``shapes`` are all bodies that cross it."""
    return OpenAPIConfig(
        title="hollywood",
        version=__version__,
        description=(
            "The table in the browser: people, games, tables and records. What happens at a table "
            "goes over its WebSocket, /ws/table/{id}."
        ),
        path=PATH,
        render_plugins=[_Json(shapes)],
        use_handler_docstrings=True,
    )


def prepare(app: Litestar) -> None:
    """Make the description of an application now: it takes a fifth of a second."""
    plugin = app.plugins.get(OpenAPIPlugin)
    for each in plugin.openapi_config.render_plugins:
        if isinstance(each, _Json):
            each.written(plugin.provide_openapi_schema())


class _Json(OpenAPIRenderPlugin):
    """Renders the description as JSON only, with the shapes of the structs."""

    def __init__(self, shapes: Sequence[type[msgspec.Struct]]) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type=MediaType.JSON)
        self._shapes = shapes
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the description."""
        del request
        return self.written(openapi_schema)

    def written(self, openapi_schema: dict[str, Any]) -> bytes:
        """Return the description, made at the first call."""
        if self._rendered is None:
            _, schemas = msgspec.json.schema_components(
                self._shapes, schema_hook=_card, ref_template="#/components/schemas/{name}"
            )
            components = {**openapi_schema.get("components", {}), "schemas": schemas}
            whole = {**openapi_schema, "components": components}
            self._rendered = msgspec.json.encode(whole)
        return self._rendered


def _card(kind: type) -> dict[str, Any]:
    """Describe cards and hands, which msgspec does not know."""
    card = {"type": "string", "pattern": r"^([A23456789TJQK][cdhs]|XX)$"}
    if kind is Card:
        return card
    if kind is Hand:
        return {"type": "array", "items": card}
    raise NotImplementedError(f"{kind.__name__} has no written form")
