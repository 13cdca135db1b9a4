"""What a table looks like to one viewer: the only shapes in which a game leaves the server.

Every struct here is made for one viewer by :mod:`hollywood.server.sight`. It holds named fields of
public information and of the viewer's own hand, never a round. Seats are match seats; ``place`` and
whatever is "by place" count the seats of one board, whose match seats are in ``seats``. Cards are
written ``"7h"``, a joker ``"XX"``. Times are milliseconds from now, so clocks need not agree.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from hollywood.cards import Card, Hand
from hollywood.contract.actions import Displace
from hollywood.contract.actions import LayOff as ContractLayOff
from hollywood.contract.pieces import Call, TableMeld
from hollywood.contract.result import ContractResult
from hollywood.gin.result import GinResult, GinScore
from hollywood.match.log import VoidDeal
from hollywood.match.settlement import GameAccount, Payment
from hollywood.melds.meld import Arrangement, Defence, LaidOff, Meld
from hollywood.melds.wild import WildMeld
from hollywood.melds.wild_rules import Slot
from hollywood.play import Seat

Stage = Literal["gathering", "between", "playing", "over"]
"""Seats are being filled; a deal is being prepared; a round is in play; the match is over."""

Nearer = Literal["ask", "call"]
"""What happens to a discard on offer that helps a player; all others pass."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """Base of everything shown."""


class Why(Shown, frozen=True, kw_only=True):
    """Why an action is not allowed now: a stable code, and the reason in a player's words."""

    code: str
    words: str


class SeatShown(Shown, frozen=True, kw_only=True):
    """A seat and its occupant. ``bot`` is the kind of bot that plays here, ``None`` for a person.

    With ``stands_in`` a bot plays for the person: ``for_turn`` only this turn, otherwise until they
    come back. ``holiday_ms`` is how long the person is still on holiday; their clock stands still
    at a table with days for a turn. ``away`` says that a person
    is not at the table: they are disconnected, or have left. ``kept_for`` is the name of the person
    for whom an empty seat is reserved. ``program`` says that a program
    plays here, over an account of its own. ``longer`` are the seconds that a person needs more than
    the others to answer an offer.
    """

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None = None
    stands_in: bool = False
    away: Literal["dropped", "left"] | None = None
    ready: bool = False
    rating: int | None = None
    kept_for: str | None = None
    for_turn: bool = False
    holiday_ms: int | None = None
    longer: int = 0
    program: bool = False


class ClockShown(Shown, frozen=True, kw_only=True):
    """The time a seat has for its decision; ``left_ms`` is 0 when it has run out.

    While it is ``resting`` it stands still, because the person is on holiday.
    """

    seat: Seat
    left_ms: int
    of_ms: int
    resting: bool = False


class OfferShown(Shown, frozen=True, kw_only=True):
    """A discard on offer for May-I: how long it is held, who may call, who has passed.

    ``asks_you`` is false if the viewer may not call, has passed, or has wishes that answer.
    """

    card: Card
    left_ms: int
    of_ms: int
    eligible: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    asks_you: bool = False


class KnockShown(Shown, frozen=True, kw_only=True):
    """A discard to knock with: the least deadwood, and every spread that leaves it.

    The first spread gives the defender the least to lay off.
    """

    discard: Card
    deadwood: int
    spreads: tuple[Arrangement, ...]


class GinOptions(Shown, frozen=True, kw_only=True):
    """The viewer's options at a gin board: ``None`` if allowed, otherwise the reason why not."""

    draw: Why | None
    take: Why | None
    pass_: Why | None = msgspec.field(name="pass")
    discard: Why | None  # any card; single cards that may not be discarded are in `barred`
    barred: tuple[tuple[Card, Why], ...]
    knock: Why | None
    knocks: tuple[KnockShown, ...]  # least deadwood first
    gin: Why | None
    big_gin: Why | None
    big_gin_spread: tuple[Meld, ...]
    lay_off: Why | None
    layoffs: tuple[LaidOff, ...]  # all that fit now
    show: Why | None
    finish: Why | None
    defence: Defence | None  # the best answer to the knock


class GinShown(Shown, frozen=True, kw_only=True, tag="gin"):
    """A board of gin. ``hands`` are by place, ``None`` if the viewer may not see one.

    ``pile`` counts the discards. Without memory aids ``discards`` are only the last two of them,
    and ``known`` is empty.
    """

    number: int
    seats: tuple[Seat, ...]
    place: Seat | None
    dealer: Seat
    phase: str
    awaiting: Seat | None
    upcard: Card
    discards: tuple[Card, ...]  # the top one last
    pile: int
    stock: int
    taken: Card | None
    turns: int
    knock_limit: int
    multiplier: int
    sizes: tuple[int, ...]
    known: tuple[Hand, ...]  # by place: cards taken openly and still held
    knocker: Seat | None
    ending: str | None
    spread: tuple[Meld, ...]
    left: Hand
    face_down: bool
    layoffs: tuple[LaidOff, ...]
    layoffs_allowed: bool
    shown: tuple[Meld, ...] | None
    shown_left: Hand
    knocker_layoffs: tuple[LaidOff, ...]
    result: GinResult | None
    score: GinScore | None
    hands: tuple[Hand | None, ...]
    drawn: Card | None
    arrangement: Arrangement | None  # the viewer's hand at its best
    deadwood: int | None  # of the viewer, after the best discard if one is due
    options: GinOptions | None  # only for a viewer who plays here


class ContractOptions(Shown, frozen=True, kw_only=True):
    """The viewer's options at a contract board: ``None`` if allowed, otherwise the reason."""

    draw: Why | None
    take: Why | None
    call: Why | None
    withdraw: Why | None
    allow: Why | None
    deny: Why | None
    discard: Why | None  # any card; single cards that may not be discarded are in `barred`
    barred: tuple[tuple[Card, Why], ...]
    lay_down: Why | None
    laydown: tuple[WildMeld, ...]  # the best one; empty if there is none
    laydown_left: Hand
    lay_off: Why | None
    layoffs: tuple[ContractLayOff, ...]
    displacements: tuple[Displace, ...]
    take_back: bool = False  # whether the last lay down or addition can be undone


class ContractShown(Shown, frozen=True, kw_only=True, tag="contract"):
    """A hand of the contract game; ``hands`` are ``None`` if the viewer may not see one.

    ``pile`` counts the discards. Without memory aids ``discards`` are only the last two of them,
    and ``known`` is empty. ``left_points`` are by place the points of each card in
    ``result.left``, in the same order.
    """

    number: int
    seats: tuple[Seat, ...]
    place: Seat | None
    hand_number: int
    contract: str
    contract_words: str
    slots: tuple[Slot, ...]
    all_at_once: bool
    dealer: Seat
    phase: str
    turn: Seat
    awaiting: Seat | None
    turns: int
    discards: tuple[Card, ...]  # the top one last
    pile: int
    discarder: Seat | None
    stock: int
    reshuffles: int
    sizes: tuple[int, ...]
    known: tuple[Hand, ...]  # by place: cards taken openly and still held
    taken: Card | None
    down: tuple[bool, ...]
    melds: tuple[TableMeld, ...]
    spans: tuple[tuple[str, str] | None, ...]  # what the ends of each run on the table stand for
    calls: tuple[Call, ...]
    holder: Seat | None  # the caller whose call has priority
    denied: bool
    must_take: bool
    calls_left: tuple[int | None, ...]  # None: no limit
    granted: tuple[int, ...]
    result: ContractResult | None
    penalties: tuple[int, ...] | None
    left_points: tuple[tuple[int, ...], ...] | None
    hands: tuple[Hand | None, ...]
    drawn: Card | None
    wild: Hand  # the wild cards of the viewer's hand
    groups: tuple[tuple[Card, ...], ...]  # how the viewer's hand serves the contract
    short: int | None  # how many cards the viewer still needs to lay down
    options: ContractOptions | None  # only for a viewer who plays here


BoardShown = GinShown | ContractShown


class LineShown(Shown, frozen=True, kw_only=True):
    """One entry in one column of the Hollywood sheet."""

    entry: int
    side: int
    points: int
    total: int
    boxes: int


class ColumnShown(Shown, frozen=True, kw_only=True):
    """One game of the Hollywood sheet."""

    number: int
    lines: tuple[LineShown, ...]
    totals: tuple[int, ...]
    boxes: tuple[int, ...]
    needed: tuple[int | None, ...]
    winner: int | None
    closed_at: int | None
    shut_out: tuple[int, ...]
    on_the_schneid: tuple[int, ...]
    account: GameAccount


class EntryShown(Shown, frozen=True, kw_only=True):
    """One round on the sheet: who scored what, and how."""

    winner: int | None
    points: int
    boxes: int
    kind: str


class HollywoodSheetShown(Shown, frozen=True, kw_only=True, tag="hollywood"):
    """The Hollywood sheet. ``sides[i]`` are the match seats of side i.

    ``columns`` are the games that have begun: all ``games``, except in a running series.
    """

    sides: tuple[tuple[Seat, ...], ...]
    target: int
    games: int
    stake: int
    box_bonus: int
    game_bonus: int
    has_bonuses: bool
    third_game_doubled: bool
    entries: tuple[EntryShown, ...]
    columns: tuple[ColumnShown, ...]
    games_won: tuple[int, ...]
    over: bool
    winner: int | None
    net: tuple[int, ...]
    sweep: int | None
    payments: tuple[Payment, ...]  # between match seats


class PenaltySheetShown(Shown, frozen=True, kw_only=True, tag="penalty"):
    """The sheet of the contract game: penalties by hand and seat; the lowest total wins."""

    length: int
    contracts: tuple[str, ...]
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    leaders: tuple[Seat, ...]
    over: bool
    winners: tuple[Seat, ...]


SheetShown = HollywoodSheetShown | PenaltySheetShown


class ProofShown(Shown, frozen=True, kw_only=True):
    """The sources of a finished round's deck; bytes are hexadecimal, by match seat.

    ``decks`` and ``jokers`` describe the pack; ``docs/shuffle.md`` says how to check it. In the
    second kind of ``shuffle`` the contributions were ``sealed``, and ``void`` are the tries before.
    """

    round_number: int
    board: int
    commitment: str
    secret: str
    contributions: tuple[str, ...]
    decks: int
    jokers: int
    shuffle: Literal[1, 2] = 1
    sealed: tuple[str, ...] = ()
    void: tuple[VoidDeal, ...] = ()


class OutcomeShown(Shown, frozen=True, kw_only=True):
    """How the match ended: who won, and how, if it was not played to its end.

    It was claimed from the absent ``claimed_from``, or ``resigned`` gave it up, or the seats
    ``agreed`` to end it. A ``void`` match has no winner and does not count: either the players
    agreed on that, or it ended before everybody had played enough turns.
    """

    winners: tuple[Seat, ...]
    claimed_from: Seat | None = None
    resigned: Seat | None = None
    agreed: tuple[Seat, ...] = ()
    void: bool = False


class EndingShown(Shown, frozen=True, kw_only=True):
    """How the viewer may end the match before it is played out.

    ``resign`` is ``None`` if the viewer may resign, and ``offer`` if the viewer may offer or agree
    to end it without a result; otherwise they say why not. If ``void`` is true, nobody would win
    if the viewer resigned now: the match is too short. ``agreed`` are the seats that agree to an
    offer, first its owner; it is empty if there is none.
    """

    resign: Why | None
    offer: Why | None
    void: bool
    agreed: tuple[Seat, ...]


class HoldShown(Shown, frozen=True, kw_only=True):
    """How long a discard is held for a call, and what somebody proposes instead, if anything.

    ``agreed`` are the seats that want it, first the one that proposed it.
    """

    hold_ms: int
    proposed_ms: int | None = None
    agreed: tuple[Seat, ...] = ()


class AbsentShown(Shown, frozen=True, kw_only=True):
    """A seat that keeps the others waiting, and what the viewer may do about it now.

    ``idle`` is somebody who is connected and has not done anything for a while. ``stand_in_ms`` is
    how long until a bot may stand in, ``None`` if it never may; it stands in by itself if the
    table's ``stand_in`` says so. ``claim_ms`` is how long until the match may be claimed, ``None``
    if it never may. With ``void``, the claim would end the match without a result.
    """

    seat: Seat
    reason: Literal["dropped", "left", "late", "idle"]
    stand_in: bool
    claim_ms: int | None
    void: bool
    stand_in_ms: int | None = None


class PauseShown(Shown, frozen=True, kw_only=True):
    """A pause of the match: when it ends by itself, and who else wants to go on."""

    left_ms: int
    wants_on: tuple[Seat, ...]


class LetOutShown(Shown, frozen=True, kw_only=True):
    """Somebody is asked whether a bot may play on for them; without an answer, it will."""

    seat: Seat
    left_ms: int


class MixShown(Shown, frozen=True, kw_only=True):
    """What the players add to the shuffle of the deal of ``round_number``.

    ``sealed`` are the seals by seat, empty for a seat that adds nothing. Once they are ``closed``,
    the deal waits until those in ``waits`` reveal, for ``left_ms``. If somebody does not, the deal
    is void: ``void`` are the seats that did not reveal, for each of the ``tries``. ``barred`` are
    the seats that add nothing to this deal because of that.
    """

    round_number: int
    tries: int
    sealed: tuple[str, ...]
    closed: bool
    waits: tuple[Seat, ...] = ()
    left_ms: int | None = None
    void: tuple[tuple[Seat, ...], ...] = ()
    barred: tuple[Seat, ...] = ()


class SpectatorShown(Shown, frozen=True, kw_only=True):
    """Somebody who watches, for the host; ``name`` is ``None`` for a browser that has none yet."""

    number: int
    name: str | None


class Followed(Shown, frozen=True, kw_only=True):
    """The strength of a person that the bots follow, on the scale of the levels.

    ``rating`` comes from ``matches`` played so far; without any it is that of the level to begin
    with. ``most`` is the strongest level that there is at the table, if not all can play there.
    """

    rating: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    matches: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    most: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class FollowingShown(Shown, frozen=True, kw_only=True):
    """The level of bots that follow a person, and what they take that person to be.

    When the match is over, ``person`` counts it, and ``next`` is the level of a rematch.
    """

    level: str
    person: Followed
    next: str | None = None


class TableShown(Shown, frozen=True, kw_only=True):
    """The changing part of a table, as one viewer may know it.

    ``you`` is the viewer's seat; ``None`` for a spectator. ``kept`` is an empty seat reserved for
    the viewer. ``chooser`` is the seat that chooses the first dealer (``choose_dealer``); after
    ``choose_ms`` the server draws one at random. ``commitments`` seal the decks of the next deal,
    or of the round in play, by board; ``mix`` is what the players add to the next one.
    ``choices`` is another text whenever the viewer may do something else, with a new version or
    without one: then decide anew. ``auto_pass``, ``want``, ``never`` and ``nearer`` are the
    viewer's wishes (``prefer``); they end with the hand unless ``wishes_stay``. ``host`` may pause
    the match, let people out, close the chat or the table to spectators, and send spectators away;
    only the host is told who they are. ``following`` is shown where the bots follow a person.
    """

    version: int
    stage: Stage
    you: Seat | None
    seats: tuple[SeatShown, ...]
    round_number: int
    boards: tuple[BoardShown, ...]
    awaiting: tuple[Seat, ...]
    clocks: tuple[ClockShown, ...]
    offer: OfferShown | None
    commitments: tuple[str, ...]
    absent: tuple[AbsentShown, ...]
    auto_pass: bool
    want: tuple[Card, ...]
    watching: int
    rematch: tuple[Seat, ...]  # the seats that want another match
    next_table: str | None
    outcome: OutcomeShown | None
    kept: Seat | None = None
    chooser: Seat | None = None
    choose_ms: int | None = None
    ending: EndingShown | None = None  # for a player while the match goes on
    nudges: tuple[Seat, ...] = ()  # whom the viewer may remind now that the table waits
    nudged_by: Seat | None = None  # who reminds the viewer that the table waits
    never: tuple[Card, ...] = ()
    nearer: Nearer | None = None
    wishes_stay: bool = False
    hold: HoldShown | None = None  # of May-I, without days for a turn
    host: Seat | None = None
    pause: PauseShown | None = None
    asked_out: tuple[LetOutShown, ...] = ()
    mix: MixShown | None = None
    chat_open: bool = True
    doors_open: bool = True  # to spectators
    spectators: tuple[SpectatorShown, ...] = ()
    choices: str = ""  # of a player
    following: FollowingShown | None = None
