"""A request is answered in the language it asks for."""

from __future__ import annotations

from hollywood.match.presets import PRESETS, rules_for
from hollywood.match.telling.told import one_line
from hollywood.server.web.reading import wishes
from tests.server.web.browsers import Browser, ok

GERMAN = {"accept-language": "de-AT,de;q=0.9,en;q=0.8"}


def test_a_game_is_told_in_the_language_asked_for(ann: Browser) -> None:
    for name in PRESETS:
        answer = ann.get(f"/api/presets/{name}", **GERMAN)
        german, english = ok(answer), ok(ann.get(f"/api/presets/{name}"))
        assert answer.headers["content-language"] == "de"
        assert answer.headers["vary"] == "Accept-Language"
        assert german["preset"]["headline"] == one_line(rules_for(name), "de")
        assert english["preset"]["headline"] == one_line(rules_for(name))
        for part in ("sections", "notes"):
            assert len(german[part]) == len(english[part])
            for own, other in zip(german[part], english[part], strict=True):
                assert len(own["sentences"]) == len(other["sentences"])
                assert not set(own["sentences"]) & set(other["sentences"])


def test_rules_under_construction_are_told_in_it_too(ann: Browser) -> None:
    form = {"preset": "gin", "changes": {"target": 150}}
    checked = ok(ann.send("POST", "/api/rules/check", form, headers=GERMAN))
    assert checked["headline"].startswith("Gin Rummy: ein Spiel bis 150;")


def test_whatever_else_is_asked_for_is_answered_in_english(ann: Browser) -> None:
    for asked in ("", "*", "tlh", "tlh, en;q=0.1", ";;;", "de;q=0", "de;q=x"):
        answer = ann.get("/api/presets", **{"accept-language": asked})
        assert answer.headers["content-language"] == "en", asked
        assert answer.json()[0]["headline"].startswith("Hollywood gin: three games")


def test_a_header_without_end_is_read_no_further() -> None:
    assert len(wishes(",".join(["de"] * 10_000))) == 20
