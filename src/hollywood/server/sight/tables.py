"""A whole table as one viewer may know it: the one function that every view goes through."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import msgspec

from hollywood.contract import AllowMayI, DenyMayI
from hollywood.match.table import MatchTable
from hollywood.play import Action, DrawStock, Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.shown import (
    AbsentShown,
    BoardShown,
    ClockShown,
    ContractShown,
    EndingShown,
    HoldShown,
    LetOutShown,
    MixShown,
    OfferShown,
    OutcomeShown,
    PauseShown,
    ProofShown,
    SeatShown,
    SheetShown,
    SpectatorShown,
    TableShown,
    Why,
)
from hollywood.server.sight.boards import show_boards
from hollywood.server.sight.sheets import show_sheet
from hollywood.server.store.rows import is_program
from hollywood.server.table.absence import SHOWN_AFTER, patience
from hollywood.server.table.clocks import calendar
from hollywood.server.table.ending import why_no_offer, why_no_resigning
from hollywood.server.table.entries import Agreed, Claimed, Resigned
from hollywood.server.table.following import following_shown
from hollywood.server.table.mixing import being_mixed, reveal_until, waits_to_reveal
from hollywood.server.table.nudging import current_nudge, nudge_in, waited_since
from hollywood.server.table.offers import held_back, is_asked
from hollywood.server.table.standing import stage_of
from hollywood.server.table.steps import Refuse
from hollywood.server.table.wishes import NO_WISHES

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState


MOST_SPECTATORS = 50
"""Spectators that the host is told by name."""


def show_to_all(state: TableState) -> TableShown:
    """Show what is the same for everybody at a table: all but the boards, and a player's own."""
    table, now = state.table, state.now()
    match = None if table is None else table.match
    names = state.seat_names()
    return TableShown(
        version=state.version,
        stage=stage_of(match, state.outcome),
        you=None,
        seats=tuple(_seat(state, Seat(seat), name) for seat, name in enumerate(names)),
        round_number=0 if match is None else match.round_number,
        boards=(),
        awaiting=() if match is None or state.outcome is not None else match.awaiting,
        clocks=tuple(
            ClockShown(
                seat=seat,
                left_ms=_ms(clock.left(now)),
                of_ms=_ms(clock.seconds),
                resting=clock.rests_until > now,
            )
            for seat, clock in state.clocks.items()
        ),
        offer=_offer(state, now),
        commitments=state.commitments(),
        absent=(),
        auto_pass=NO_WISHES.auto_pass,
        want=NO_WISHES.want,
        watching=state.watching(),
        rematch=tuple(sorted(state.rematch)),
        next_table=state.seating.next_table,
        outcome=_outcome(state),
        chooser=state.chooser(),
        choose_ms=_until(state.drawn_at(), now),
        never=NO_WISHES.never,
        nearer=NO_WISHES.nearer,
        hold=_hold(state),
        host=state.host(),
        pause=_pause(state),
        asked_out=tuple(
            LetOutShown(seat=seat, left_ms=_ms(until - now))
            for seat, until in state.hosting.asked_out.items()
            if state.outcome is None
        ),
        chat_open=state.chat_open,
        doors_open=state.doors_open,
        mix=_mix(state, now),
        following=following_shown(state),
    )


def show_table(
    state: TableState,
    viewer: Seat | None,
    *,
    kept: Seat | None = None,
    to_all: TableShown | None = None,
) -> TableShown:
    """Show the table to the person at seat ``viewer``, or to a spectator.

    ``kept`` is the empty seat reserved for a viewer who has none. ``to_all`` is the result of
    :func:`show_to_all` at this moment, if it has been made for another viewer.
    """
    shown = show_to_all(state) if to_all is None else to_all
    boards = _boards(state, viewer)
    if viewer is None:
        return msgspec.structs.replace(shown, boards=boards, kept=kept)
    wishes, offer = state.wishes_of(viewer), shown.offer
    if offer is not None and state.offer is not None and is_asked(state, state.offer, viewer):
        offer = msgspec.structs.replace(offer, asks_you=True)
    own = msgspec.structs.replace(
        shown,
        you=viewer,
        boards=boards,
        offer=offer,
        absent=_absent(state, viewer, state.now()),
        auto_pass=wishes.auto_pass,
        want=wishes.want,
        kept=kept,
        ending=_ending(state, viewer),
        nudges=_nudges(state, viewer),
        nudged_by=_nudged_by(state, viewer),
        never=wishes.never,
        nearer=wishes.nearer,
        wishes_stay=wishes != NO_WISHES and wishes.hand is None,
        spectators=_spectators(state) if viewer == shown.host else (),
    )
    return msgspec.structs.replace(own, choices=_choices(own, viewer))


def _boards(state: TableState, viewer: Seat | None) -> tuple[BoardShown, ...]:
    """The boards as a viewer may know them."""
    if state.table is None:
        return ()
    boards = show_boards(state.table.match, viewer, memory=state.card.memory)
    return tuple(_held(state, board) for board in boards)


def _held(state: TableState, board: BoardShown) -> BoardShown:
    """Say in the options of a player what must wait while a discard is held for a call."""
    offer = state.offer
    if offer is None or offer.settled or not isinstance(board, ContractShown):
        return board
    options = board.options
    if options is None:
        return board

    def held(why: Why | None, action: Action) -> Why | None:
        words = held_back(state, action) if why is None else None
        return why if words is None else Why(code="hold", words=words)

    held_options = msgspec.structs.replace(
        options,
        draw=held(options.draw, DrawStock()),
        allow=held(options.allow, AllowMayI()),
        deny=held(options.deny, DenyMayI()),
    )
    return msgspec.structs.replace(board, options=held_options)


def _choices(shown: TableShown, viewer: Seat) -> str:
    """Return a short text that is another one whenever the viewer may do something else."""
    may_do = (
        *(shown.version, shown.stage, shown.round_number, shown.awaiting),
        [board.options for board in shown.boards],
        shown.offer is not None and shown.offer.asks_you,
        shown.chooser == viewer,
        shown.pause is not None,
        shown.seats[viewer].bot,
        (shown.mix is not None and viewer in shown.mix.waits, shown.commitments),
        [(each.seat, each.stand_in, each.claim_ms == 0) for each in shown.absent],
        None if shown.ending is None else (shown.ending.resign, shown.ending.offer),
        (shown.nudges, viewer in shown.rematch, shown.next_table),
    )
    return blake2b(to_json(may_do), digest_size=6).hexdigest()


def show_sheet_of(state: TableState) -> SheetShown | None:
    """Show the sheet of the table's match; none before it begins."""
    return None if state.table is None else show_sheet(state.table.match.course)


def show_proofs(state: TableState) -> tuple[ProofShown, ...]:
    """Show the sources of the decks of the last round, once it is over at every board."""
    table = state.table
    if table is None or (table.match.in_play and state.outcome is None):
        return ()
    return show_decks(table)


def show_decks(table: MatchTable) -> tuple[ProofShown, ...]:
    """Show the sources of the decks of a deal that must be over at every board."""
    pack = table.match.rules.pack
    return tuple(
        ProofShown(
            round_number=proof.round_number,
            board=board,
            commitment=proof.commitment,
            secret=proof.secret.hex(),
            contributions=tuple(given.hex() for given in proof.contributions),
            decks=pack.decks,
            jokers=pack.jokers,
            shuffle=proof.kind,
            sealed=proof.sealed,
            void=proof.void,
        )
        for board, proof in enumerate(table.proofs)
    )


def _seat(state: TableState, seat: Seat, name: str) -> SeatShown:
    place = state.seating.places[seat]
    if place.bot is not None:
        return SeatShown(seat=seat, kind="bot", name=name, bot=place.bot, ready=True)
    if place.person is None:
        if state.table is None:
            kept = None if place.kept is None else name
            return SeatShown(seat=seat, kind="empty", name="", kept_for=kept)
        # The person's data were deleted; the seat stays theirs, and a bot may play it to the end.
        return SeatShown(
            seat=seat,
            kind="person",
            name="",
            bot=place.stand_in,
            stands_in=place.stand_in is not None,
            away="left",
        )
    rating = state.ratings.get(place.person)
    holiday = state.holiday_until(seat)
    return SeatShown(
        seat=seat,
        kind="person",
        name=name,
        bot=place.stand_in,
        stands_in=place.stand_in is not None,
        away="left" if place.left else "dropped" if state.dropped(seat) else None,
        ready=seat in state.ready or place.stand_in is not None,
        rating=rating,
        for_turn=place.for_turn,
        holiday_ms=None if holiday is None else _ms(holiday - calendar()),
        longer=place.longer,
        program=is_program(place.person),
    )


def _offer(state: TableState, now: float) -> OfferShown | None:
    offer = state.offer
    if offer is None or offer.settled:
        return None
    return OfferShown(
        card=offer.card,
        left_ms=0 if offer.over else _ms(offer.until - now),
        of_ms=_ms(offer.seconds),
        eligible=state.callers(),
        passed=tuple(sorted(offer.passed)),
        asks_you=False,
    )


def _hold(state: TableState) -> HoldShown | None:
    if state.card.family != "contract" or state.card.clock == "days":
        return None
    hold_ms, seats = state.proposed
    return HoldShown(hold_ms=state.hold_ms, proposed_ms=hold_ms if seats else None, agreed=seats)


def _absent(state: TableState, viewer: Seat, now: float) -> tuple[AbsentShown, ...]:
    shown = []
    for seat in state.kept_waiting_by():
        if seat == viewer:
            continue
        reason, waited = state.absence(seat, now)
        if reason is None or (reason == "dropped" and waited < SHOWN_AFTER):
            continue
        limits = patience(state.card.clock, reason)
        if reason == "idle" and (limits is None or waited < limits.stand_in):
            continue
        claim = None if limits is None else limits.claim
        claimable = state.claimable(viewer, seat)
        shown.append(
            AbsentShown(
                seat=seat,
                reason=reason,
                stand_in=limits is not None and waited >= limits.stand_in,
                claim_ms=_ms(claim - waited) if claim is not None and claimable else None,
                void=state.voids(),
                stand_in_ms=None if limits is None else _ms(limits.stand_in - waited),
            )
        )
    return tuple(shown)


def _spectators(state: TableState) -> tuple[SpectatorShown, ...]:
    """Who watches, as only the host is told."""
    watching = state.spectators()[:MOST_SPECTATORS]
    return tuple(
        SpectatorShown(number=each.number, name=state.names.get(each.person or ""))
        for each in watching
    )


def _nudges(state: TableState, viewer: Seat) -> tuple[Seat, ...]:
    """Whom the viewer may remind now; nobody while the table waits for the viewer too."""
    if waited_since(state, viewer) is not None:
        return ()
    return tuple(seat for seat in state.seating.people() if nudge_in(state, seat) == 0)


def _nudged_by(state: TableState, viewer: Seat) -> Seat | None:
    nudge = current_nudge(state, viewer)
    return None if nudge is None else nudge.by


def _pause(state: TableState) -> PauseShown | None:
    pause = state.hosting.pause
    if pause is None:
        return None
    return PauseShown(left_ms=_ms(pause.left), wants_on=tuple(sorted(pause.wants_on)))


def _mix(state: TableState, now: float) -> MixShown | None:
    if state.table is None or not being_mixed(state):
        return None
    mix, seats = state.seating.mix, tuple(map(Seat, range(len(state.seating.places))))
    waits = waits_to_reveal(state)
    return MixShown(
        round_number=state.table.match.round_number + 1,
        tries=len(mix.void),
        sealed=mix.closed or tuple(mix.sealed.get(seat, "") for seat in seats),
        closed=mix.closed is not None,
        waits=waits,
        left_ms=max((_ms(reveal_until(state, seat) - now) for seat in waits), default=None),
        void=tuple(void.missing for void in mix.void),
        barred=tuple(seat for seat in seats if mix.barred(seat)),
    )


def _outcome(state: TableState) -> OutcomeShown | None:
    if state.outcome is None:
        return None
    ended = state.seating.ended
    return OutcomeShown(
        winners=state.outcome,
        claimed_from=ended.claimed_from if isinstance(ended, Claimed) else None,
        resigned=ended.seat if isinstance(ended, Resigned) else None,
        agreed=ended.seats if isinstance(ended, Agreed) else (),
        void=ended is not None and ended.void,
    )


def _ending(state: TableState, viewer: Seat) -> EndingShown | None:
    if state.table is None or state.outcome is not None:
        return None
    return EndingShown(
        resign=_why(why_no_resigning(state, viewer)),
        offer=_why(why_no_offer(state, viewer)),
        void=state.voids(),
        agreed=state.ending,
    )


def _why(refused: Refuse | None) -> Why | None:
    return None if refused is None else Why(code=refused.code, words=str(refused))


def _until(moment: float | None, now: float) -> int | None:
    return None if moment is None else _ms(moment - now)


def _ms(seconds: float) -> int:
    return max(0, round(seconds * 1000))
