"""The interface against its own description: every route, many bodies, no surprise.

Schemathesis makes requests from ``/api/schema``, good ones and bad ones, and checks each answer: no
error of the server, and only the statuses, headers and shapes that are described.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from limits import RateLimitItemPerSecond
from schemathesis.checks import not_a_server_error
from schemathesis.generation.modes import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hollywood.server.web.settings import RateLimits
from tests.server.web.browsers import Browser, Visit, ok, open_house

OFTEN = RateLimitItemPerSecond(1_000_000)
EXAMPLES = 200 if os.environ.get("HOLLYWOOD_SOAK") else 8
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
OPERATIONS = {
    ("get", "/api/me"),
    ("patch", "/api/me"),
    ("delete", "/api/me"),
    ("put", "/api/me/settings"),
    ("get", "/api/me/export"),
    ("get", "/api/me/holiday"),
    ("put", "/api/me/holiday"),
    ("delete", "/api/me/holiday"),
    ("get", "/api/me/rules"),
    ("put", "/api/me/rules"),
    ("delete", "/api/me/rules"),
    ("post", "/api/me/offline-matches"),
    ("post", "/api/guest"),
    ("post", "/api/account/register"),
    ("post", "/api/account/login"),
    ("post", "/api/account/logout"),
    ("post", "/api/account/password"),
    ("post", "/api/account/codes"),
    ("post", "/api/account/recover"),
    ("post", "/api/account/passkey"),
    ("post", "/api/account/passkey/options"),
    ("post", "/api/account/passkeys"),
    ("post", "/api/account/passkeys/options"),
    ("patch", "/api/account/passkeys/{key}"),
    ("delete", "/api/account/passkeys/{key}"),
    ("get", "/api/me/mutes"),
    ("delete", "/api/me/mutes/{name}"),
    ("get", "/api/me/security"),
    ("post", "/api/me/security/seen"),
    ("delete", "/api/me/sessions/{name}"),
    ("get", "/api/statistics"),
    ("get", "/api/presets"),
    ("get", "/api/presets/{name}"),
    ("post", "/api/rules/check"),
    ("get", "/api/tables"),
    ("post", "/api/tables"),
    ("post", "/api/tables/quick"),
    ("delete", "/api/tables/quick"),
    ("get", "/api/tables/mine"),
    ("get", "/api/tables/{table_id}"),
    ("post", "/api/tables/{table_id}/seat"),
    ("delete", "/api/tables/{table_id}/seat"),
    ("get", "/api/records/{table_id}/rounds/{number}"),
    ("get", "/api/records/{table_id}/file"),
    ("get", "/api/records/{table_id}/review"),
    ("post", "/api/records/{table_id}/review"),
    ("get", "/api/records/{table_id}/review/rounds/{part}"),
    ("get", "/api/notices"),
    ("put", "/api/notices/device"),
    ("delete", "/api/notices/device/{device_id}"),
    ("put", "/api/notices/quiet"),
    ("put", "/api/notices/mail"),
    ("delete", "/api/notices/mail"),
    ("post", "/api/notices/confirm"),
    ("post", "/api/scores"),
    ("get", "/api/scores/{link}"),
    ("put", "/api/scores/{link}"),
    ("delete", "/api/scores/{link}"),
    ("get", "/api/me/bots"),
    ("post", "/api/me/bots"),
    ("delete", "/api/me/bots/{name}"),
    ("post", "/api/me/bots/{name}/tokens"),
    ("delete", "/api/me/bots/{name}/tokens/{token_id}"),
    ("get", "/api/bots"),
    ("get", "/api/bots/me"),
    ("get", "/api/events"),
    ("get", "/api/challenges"),
    ("post", "/api/challenges"),
    ("delete", "/api/challenges/{table_id}"),
    ("post", "/api/challenges/{table_id}/accept"),
    ("post", "/api/challenges/{table_id}/decline"),
    ("get", "/api/tables/{table_id}/stream"),
    ("post", "/api/tables/{table_id}/act"),
    ("post", "/api/tables/{table_id}/say"),
    ("post", "/api/tables/{table_id}/send"),
    ("get", "/healthz"),
}
STREAMS = {("get", "/api/events"), ("get", "/api/tables/{table_id}/stream")}
"""They do not end, so they are tried elsewhere (tests/server/live)."""
WITHOUT_FORMS = ("/accept", "/decline", "/challenges/{table_id}", "{token_id}")
CAN_BE_WRONG = {
    *(
        (way, path)
        for way, path in OPERATIONS
        if way != "get" and not path.endswith(("logout", "review", "seen", "passkey/options"))
        if not path.endswith(WITHOUT_FORMS)
        if way != "delete"
        or not path.endswith(
            ("quick", "seat", "holiday", "mail", "{device_id}", "{link}", "{name}")
        )
    ),
    ("get", "/api/records/{table_id}/rounds/{number}"),
    ("get", "/api/records/{table_id}/review/rounds/{part}"),
    ("get", "/api/scores/{link}"),
}


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    """A house for all examples, with limits that they never reach."""
    folder: Path = tmp_path_factory.mktemp("schema")
    names = (
        *("requests", "changes_by_address", "changes_by_person", "logins", "guests"),
        "challenges",
        *("registrations", "tables_by_person", "tables_by_address", "exports", "reviews"),
        *("push_devices", "offline_by_person", "offline_by_address"),
        *("books_by_person", "books_by_address", "edits_of_book", "bots_by_person"),
    )
    often: dict[str, Any] = dict.fromkeys(names, OFTEN)
    with open_house(folder, limits=RateLimits(**often)) as opened:
        yield opened


@pytest.fixture(scope="module")
def described(busy: Visit) -> dict[str, Any]:
    """The description of the interface."""
    return ok(busy.browser().get("/api/schema"))


def test_every_route_is_described(described: dict[str, Any]) -> None:
    found = {(method, path) for path, ways in described["paths"].items() for method in ways}
    assert found == OPERATIONS


def test_every_shape_is_there_and_used(described: dict[str, Any]) -> None:
    used = set(_references(described))
    assert used == {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}


def test_every_route_says_how_it_refuses(described: dict[str, Any]) -> None:
    for path, ways in described["paths"].items():
        for method, operation in ways.items():
            for status, response in operation["responses"].items():
                if int(status) >= 400 and path != "/healthz":
                    (shape,) = [kind["schema"] for kind in response["content"].values()]
                    assert shape == {"$ref": "#/components/schemas/Problem"}, (method, path)


def test_cards_are_described_as_they_are_written(described: dict[str, Any]) -> None:
    shown = described["components"]["schemas"]["GinShown"]["properties"]
    assert shown["upcard"]["type"] == "string"
    assert shown["known"]["items"]["items"]["type"] == "string"
    assert shown["type"]["enum"] == ["gin"]


def test_what_is_no_json_is_described_as_what_it_is(described: dict[str, Any]) -> None:
    answer = described["paths"]["/api/records/{table_id}/file"]["get"]["responses"]["200"]
    assert list(answer["content"]) == ["text/plain"]


def test_the_description_is_json_and_no_page(busy: Visit) -> None:
    ann = busy.browser()
    assert ann.get("/api/schema").headers["content-type"] == "application/json"
    assert ann.get("/api/schema/openapi.json").text == ann.get("/api/schema").text
    for path in ("/api/schema/swagger", "/api/schema/redoc", "/api/schema/openapi.yaml"):
        assert ann.get(path).status_code == 404


@pytest.mark.parametrize(("method", "path"), sorted(OPERATIONS - STREAMS))
def test_routes_answer_good_requests_as_described(
    busy: Visit, described: dict[str, Any], method: str, path: str
) -> None:
    _answers(busy, described, method, path, GenerationMode.POSITIVE)


@pytest.mark.parametrize(("method", "path"), sorted(CAN_BE_WRONG))
def test_routes_answer_bad_requests_as_described(
    busy: Visit, described: dict[str, Any], method: str, path: str
) -> None:
    _answers(busy, described, method, path, GenerationMode.NEGATIVE)


def _answers(
    busy: Visit, described: dict[str, Any], method: str, path: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_dict(described)
    operation = schema[path][method.upper()]
    strategy = operation.as_strategy(generation_mode=mode)
    guest = busy.browser()
    # A server that cannot keep up says so with 503, as described: here the machine may be busy.
    checks = [each for each in CHECKS if path != "/healthz" or each is not not_a_server_error]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy, somebody=st.booleans())
    def answered(case: Any, somebody: bool) -> None:
        browser = guest if somebody else busy.browser()
        if somebody and browser.me["id"] is None:
            browser.guest("Ann")
        response = _sent(browser, case)
        case.validate_response(response, checks=checks)

    answered()


def _sent(browser: Browser, case: Any) -> Any:
    """Send a request as schemathesis made it, with the cookies and token of a browser."""
    browser.get("/api/me")
    wanted = case.as_transport_kwargs(base_url="http://testserver.local")
    headers = {
        **{name.lower(): value for name, value in (wanted.get("headers") or {}).items()},
        "cookie": "; ".join(f"{name}={value}" for name, value in browser.cookies.items()),
        "x-csrftoken": browser.cookies["csrftoken"],
    }
    content = wanted.get("data")
    if wanted.get("json") is not None or (case.method != "GET" and content is None):
        content = json.dumps(wanted.get("json"))
        headers["content-type"] = "application/json"
    browser.client.cookies.clear()
    return browser.client.request(
        wanted["method"],
        wanted["url"],
        params=wanted.get("params"),
        content=content,
        headers={name: str(value).encode("utf-8") for name, value in headers.items()},
    )


def _references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)
