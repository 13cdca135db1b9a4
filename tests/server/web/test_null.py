"""A null character, which PostgreSQL takes in no text, is refused wherever it comes from."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.web.browsers import open_house
from tests.server.web.test_tables import connect

PATHS = (
    ("GET", "/api/tables/%00", None),
    ("POST", "/api/tables/%00/seat", {"code": "12345678"}),
    ("DELETE", "/api/tables/%00/seat", None),
    ("DELETE", "/api/notices/device/%00", None),
    ("POST", "/notices/off/%00", None),
    ("DELETE", "/api/me/rules", {"name": "\0"}),
    ("PUT", "/api/me/rules", {"name": "\0", "preset": "may-i"}),
    ("PUT", "/api/me/rules", {"name": "ours", "preset": "\0"}),
    ("PUT", "/api/me/rules", {"name": "ours", "preset": "may-i", "settings": ["\0"]}),
    ("PUT", "/api/notices/quiet", {"quiet": {"start": 0, "end": 1, "zone": "\0"}}),
)


def test_a_null_character_is_never_a_defect(
    tmp_path: Path, where: str, caplog: pytest.LogCaptureFixture
) -> None:
    with open_house(tmp_path, where=where) as visit:
        ann = visit.browser()
        ann.register("ann")
        failed = [
            (path, answer.status_code, answer.text)
            for method, path, body in PATHS
            if (answer := ann.send(method, path, body)).status_code >= 500
        ]
        assert failed == []
        with connect(ann, "%00") as socket:
            assert msgspec.json.decode(socket.receive_text())["code"] == "no_table"
    assert "NUL" not in caplog.text
