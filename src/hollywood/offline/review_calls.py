"""Calls about the review of a match of this browser.

Its forms are those of the server. Without compiled code fewer rounds are imagined for a decision;
the summary says how many, and that the code was not compiled.
"""

from __future__ import annotations

import asyncio
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from hollywood.offline.calls import Report
from hollywood.offline.past import Past, RecordId, past_of
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import Form
from hollywood.server.protocol.review_forms import ReviewRound, ReviewState, ReviewSummary
from hollywood.server.review.shown import part_from, summary_for
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


async def state(wanted: ReviewWanted) -> ReviewMade:
    """Return what is known of a match before its review is made."""
    return ReviewMade(state=_unreviewed(await past_of(wanted.record)))


async def make(wanted: ReviewWanted, report: Report) -> ReviewMade:
    """Review a finished match. Nothing else happens in this worker meanwhile."""
    past = await past_of(wanted.record)
    summary, *rounds = await _made(_making(past), report)
    shown = summary_for(part_from(summary, ReviewSummary), past.yours)
    return ReviewMade(
        state=msgspec.structs.replace(_unreviewed(past), stage="done", summary=shown),
        rounds=tuple(part_from(part, ReviewRound) for part in rounds),
    )


async def _made(making: Making, report: Report) -> tuple[bytes, ...]:
    report(0, making.pieces)
    work = making.here()
    while True:
        try:
            done = next(work)
        except StopIteration as ended:
            parts: tuple[bytes, ...] = ended.value
            return parts
        report(done, making.pieces)
        await asyncio.sleep(0)  # it can be cancelled here


def _making(past: Past) -> Making:
    if find_spec("numpy") is None:
        raise Refusal("no_review", "this browser cannot make a review; a server can")
    from hollywood.server.review.making import Making

    return Making(msgspec.json.decode(past.log))


def _unreviewed(past: Past) -> ReviewState:
    return ReviewState(
        stage="none", card=past.card, names=past.names, yours=past.yours, winners=past.winners
    )
