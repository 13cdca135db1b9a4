"""What a notice says, in its reader's language."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.server.table.calling import Notice
from hollywood.texts import speech
from hollywood.writing import isolated

HOUR = 3600
_DAYS_FROM = 48 * HOUR
"""Seconds left from which days are counted, not hours."""


class Words(NamedTuple):
    """A title, and a line below it."""

    title: str
    body: str


def words_of(notice: Notice, language: str, now: float) -> Words:
    """Say a notice at ``now``: never a card, because others may see a locked screen."""
    return Words(_title(notice, language), _body(notice, language, now))


def _title(notice: Notice, language: str) -> str:
    say = speech(language)
    if notice.deal:
        return say("notice-title-deal")
    if notice.kind == "nudge":
        return say("notice-title-nudge", name=isolated(notice.by or ""))
    if notice.kind == "match_over" and notice.won:
        return say("notice-title-won")
    return say(f"notice-title-{notice.kind}")


def _body(notice: Notice, language: str, now: float) -> str:
    say = speech(language)
    name = f"game-{notice.preset}"
    game = say(name) if name in say else say("game-changed")
    names = [name for seat, name in enumerate(notice.seats) if seat != notice.seat and name]
    others = say.listed(map(isolated, names))
    if notice.until is None or notice.kind == "match_over" or notice.until <= now:
        return say("notice-body", game=game, others=others)
    left = int(notice.until - now)
    if left < HOUR:
        return say("notice-left-soon", game=game, others=others)
    if left < _DAYS_FROM:
        return say("notice-left-hours", game=game, others=others, n=left // HOUR)
    return say("notice-left-days", game=game, others=others, n=left // (24 * HOUR))
