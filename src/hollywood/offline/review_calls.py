"""Calls about the review of a match of this browser.

Its forms are those of the server. Without compiled code fewer rounds are imagined for a decision;
the summary says how many, and that the code was not compiled.
"""

from __future__ import annotations

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
    making = _making(past)
    report(0, making.pieces)
    summary, *rounds = making.by(0, report)
    shown = summary_for(part_from(summary, ReviewSummary), past.yours)
    return ReviewMade(
        state=msgspec.structs.replace(_unreviewed(past), stage="done", summary=shown),
        rounds=tuple(part_from(part, ReviewRound) for part in rounds),
    )


def _making(past: Past) -> Making:
    try:
        from hollywood.server.review.making import Making
    except ModuleNotFoundError:
        raise Refusal("no_review", "this browser cannot make a review; a server can") from None
    return Making(msgspec.json.decode(past.log))


def _unreviewed(past: Past) -> ReviewState:
    return ReviewState(
        stage="none", card=past.card, names=past.names, yours=past.yours, winners=past.winners
    )
