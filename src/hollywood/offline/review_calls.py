"""Calls about the review of a match of this browser.

Its forms are those of the server. Without compiled code fewer rounds are imagined for a decision;
the summary says how many, and that the code was not compiled. While a review is made, the rounds
that are done go out on the channel :func:`channel_of` the record. A review is kept with the
settings of the browser, because it takes minutes to make.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec

from hollywood.errors import HollywoodError
from hollywood.offline.bridge import Storage, StorageTrouble, emit
from hollywood.offline.calls import Report
from hollywood.offline.past import Past, RecordId, past_of
from hollywood.play.text import from_json, to_json
from hollywood.server.protocol.forms import Form
from hollywood.server.protocol.review_forms import (
    ReviewRound,
    ReviewStage,
    ReviewState,
    ReviewSummary,
)
from hollywood.server.review.shown import REVISION, part_from, summary_for
from hollywood.texts import ENGLISH

if TYPE_CHECKING:
    from hollywood.server.review.making import Making


class ReviewWanted(Form, frozen=True, kw_only=True):
    """Ask for the review of a finished match."""

    record: RecordId
    language: str = ENGLISH


class ReviewMade(msgspec.Struct, frozen=True, kw_only=True):
    """A review: its summary in ``state`` once it is made, and its rounds."""

    state: ReviewState
    rounds: tuple[ReviewRound, ...] = ()


class _Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A review as the browser keeps it."""

    revision: int
    made: ReviewMade


def channel_of(record: str) -> str:
    """Return the channel on which the rounds that are done are sent."""
    return f"review.{record}"


async def state(wanted: ReviewWanted) -> ReviewMade:
    """Return the review of a match if it is made, otherwise what is known before it is."""
    past = await past_of(wanted.record)
    body = await Storage().get("settings", _key(wanted.record))
    kept = None if body is None else _kept(body)
    return ReviewMade(state=_unreviewed(past)) if kept is None else kept


async def make(wanted: ReviewWanted, report: Report) -> ReviewMade:
    """Review a finished match. Nothing else happens in this worker meanwhile."""
    past = await past_of(wanted.record)
    making = _making(past)
    report(0, making.pieces)

    def so_far(parts: tuple[bytes, ...]) -> None:
        emit(channel_of(wanted.record), to_json(_shown(past, parts, "working")))

    made = _shown(past, making.by(0, report, so_far), "done")
    with contextlib.suppress(StorageTrouble):  # then it is made again when it is asked for again
        kept = to_json(_Kept(revision=REVISION, made=made))
        await Storage().put("settings", _key(wanted.record), kept)
    return made


def _shown(past: Past, parts: tuple[bytes, ...], stage: ReviewStage) -> ReviewMade:
    summary, *rounds = parts
    shown = summary_for(part_from(summary, ReviewSummary), past.yours)
    return ReviewMade(
        state=msgspec.structs.replace(_unreviewed(past), stage=stage, summary=shown),
        rounds=tuple(part_from(part, ReviewRound) for part in rounds),
    )


def _kept(body: bytes) -> ReviewMade | None:
    """Read a review that the browser keeps; ``None`` if an earlier version made another one."""
    try:
        kept = from_json(body, _Kept)
    except HollywoodError:
        return None
    return kept.made if kept.revision == REVISION else None


def _key(record: str) -> str:
    return f"review:{record}"


def _making(past: Past) -> Making:
    from hollywood.server.review.making import Making

    return Making(msgspec.json.decode(past.log))


def _unreviewed(past: Past) -> ReviewState:
    return ReviewState(
        stage="none", card=past.card, names=past.names, yours=past.yours, winners=past.winners
    )
