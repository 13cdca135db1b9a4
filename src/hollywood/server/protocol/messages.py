"""The whole protocol of a table: every message that may cross a WebSocket, in both directions.

One socket serves one table in one tab. The client opens with :class:`Hello`, and the server answers
with :class:`Welcome`. From then on each change of the table comes as an :class:`Update`. A message
that changes something carries a ``command_id`` that the client chooses. The command is carried out
once, however often it is sent; a repeated one gets the first answer again. ``Done`` is sent when
the change is on disk.

The client's types (``web/src/lib/protocol.ts``) are generated from this module, ``shown`` and
``forms``; ``docs/protocol.md`` describes each message.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hollywood.bots.hints import Hint
from hollywood.cards import Card
from hollywood.match.table import TableEvent
from hollywood.melds import LaidOff
from hollywood.play import Seat
from hollywood.server.protocol.phrases import Phrase
from hollywood.server.protocol.shown import (
    Followed,
    GinShown,
    Nearer,
    ProofShown,
    SheetShown,
    Shown,
    TableShown,
)

PROTOCOL = 2
"""The version of the protocol; a client of another version is asked to reload."""

LONGEST_MESSAGE = 8192
"""The maximum size of a message from a client, in bytes."""

END = r"$(?!\n)"
"""The end of a text, in Python as in JavaScript: Python's ``$`` allows a final newline."""

CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=40, pattern=f"^[A-Za-z0-9_-]+{END}")
]
Contribution = Annotated[str, msgspec.Meta(max_length=128, pattern=f"^([0-9a-f]{{2}})*{END}")]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
BotKind = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
StandInRule = Literal["ask", "turn", "back"]
"""When somebody keeps a table waiting too long: the others may let a bot play (``ask``), or a bot
plays by itself, for this turn or until they are back."""
Wanted = Annotated[tuple[Card, ...], msgspec.Meta(max_length=53)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a client sends."""


class Command(FromClient, frozen=True, kw_only=True):
    """Base of what changes something and is logged."""

    command_id: CommandId


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: the client's protocol version, and the last version it saw, if any.

    ``history`` is that of the :class:`Welcome` in which it saw it. If the server was restored from
    a backup since then, it has another one, and sends the whole state and a trouble ``went_back``.
    """

    protocol: int
    since: Version | None = None
    history: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Act(Command, frozen=True, kw_only=True, tag="act"):
    """Do something in the round. ``version`` is the table's version when the player decided."""

    version: Version
    action: msgspec.Raw


class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Undo your last lay down or addition to a meld, until you discard; everybody sees it.

    ``version`` is the table's version when the player decided.
    """

    version: Version


class PassOffer(FromClient, frozen=True, kw_only=True, tag="pass_offer"):
    """Pass on the discard on offer, so that the hold can end early."""

    version: Version


class Prefer(FromClient, frozen=True, kw_only=True, tag="prefer"):
    """Say how to answer offers for you; what you said before is void.

    The table calls for the cards in ``want``, until you have got such a card in this hand, and lets
    those in ``never`` pass. Of all other cards, ``auto_pass`` lets every one pass. ``nearer`` lets
    those pass that do not help you: before you have laid down, those with which you need no fewer
    cards. For one that helps, you are asked (``ask``), or the table calls (``call``). Your wishes
    end with the hand, or ``stay`` for the match. Between hands they are for the next one.
    """

    auto_pass: bool
    want: Wanted = ()
    never: Wanted = ()
    nearer: Nearer | None = None
    stay: bool = False


class NeedTime(FromClient, frozen=True, kw_only=True, tag="need_time"):
    """Say how many seconds more than the others you need to answer an offer; everybody sees it."""

    seconds: Literal[0, 10, 20]


class SetHold(Command, frozen=True, kw_only=True, tag="set_hold"):
    """Propose how long a discard is held for a call, or agree to what somebody proposes.

    It holds from the next discard on, as soon as everybody who plays personally wants it, also who
    is disconnected. The time that is in force now declines a proposal.
    """

    hold_ms: Annotated[int, msgspec.Meta(ge=0, le=30_000)]


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Be ready for the deal of ``round_number``."""

    round_number: RoundNumber


class Commit(FromClient, frozen=True, kw_only=True, tag="commit"):
    """Seal what you add to the shuffle of ``round_number``; ``docs/shuffle.md`` says how.

    ``tries`` is that of the table's ``mix``, which shows everybody's seals. Before they are closed,
    a new seal replaces the one before. The page does this by itself: between two rounds, or with
    days for a turn also during the round before.
    """

    round_number: RoundNumber
    tries: Annotated[int, msgspec.Meta(ge=0, le=64)]
    seal: Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{64}}{END}")]


class Reveal(FromClient, frozen=True, kw_only=True, tag="reveal"):
    """Reveal what you had sealed (hexadecimal), once the seals are closed; the page does this."""

    round_number: RoundNumber
    contribution: Contribution


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Sit down in an empty seat; without ``seat``, in the one reserved for you, or in any."""

    seat: SeatNumber | None = None


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up. Before the match begins the seat becomes free; afterwards it is reserved for you."""


class SeatBot(Command, frozen=True, kw_only=True, tag="seat_bot"):
    """Put a bot in an empty seat; without ``seat``, in every one that is not reserved."""

    bot: BotKind
    seat: SeatNumber | None = None


class RemoveBot(Command, frozen=True, kw_only=True, tag="remove_bot"):
    """Remove a bot from its seat before the match begins."""

    seat: SeatNumber


class ChooseDealer(Command, frozen=True, kw_only=True, tag="choose_dealer"):
    """Say who deals first, if the rules leave it to the players; without ``seat``, at random."""

    seat: SeatNumber | None = None


class StandIn(Command, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot play for a person who keeps the table waiting, until they come back."""

    seat: SeatNumber


class Nudge(Command, frozen=True, kw_only=True, tag="nudge"):
    """Remind a person that the table waits for them; ``nudges`` lists whom you may remind now."""

    seat: SeatNumber


class ComeBack(Command, frozen=True, kw_only=True, tag="come_back"):
    """Play again yourself after a bot has stood in."""


class Claim(Command, frozen=True, kw_only=True, tag="claim"):
    """Claim the match from the only opponent, who keeps the table waiting.

    Unless both have personally played two turns, the match ends without a result (``void``).
    """

    seat: SeatNumber


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Resign the match: between two people, or alone against bots.

    Unless everybody has personally played two turns, it ends without a result (``void``).
    """


class OfferEnd(Command, frozen=True, kw_only=True, tag="offer_end"):
    """Offer to end the match without a result, or agree to it.

    It ends when everybody who plays personally has agreed. Each person may offer it once between
    two deals.
    """


class RefuseEnd(Command, frozen=True, kw_only=True, tag="refuse_end"):
    """Play on: decline the offer to end the match, or withdraw it."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Ask for another match, or agree to one, at a new table.

    At a rated table each person has to sit down there; the seats are reserved for them.
    """


class PauseMatch(Command, frozen=True, kw_only=True, tag="pause"):
    """Pause the match, as its host; no clock runs until it goes on. Not at a rated table."""


class ResumeMatch(Command, frozen=True, kw_only=True, tag="resume"):
    """Go on after a pause: the host at once, the others when all who are present want it."""


class LetOut(Command, frozen=True, kw_only=True, tag="let_out"):
    """Let somebody out, as the host of a table that is not rated.

    Before the match the seat becomes free. During it a bot plays on for that person until they come
    back. A person at the table is asked first, and agrees by naming their own seat.
    """

    seat: SeatNumber


class StayIn(Command, frozen=True, kw_only=True, tag="stay_in"):
    """Play on after the host asked whether a bot may; a move says the same."""


class SetChat(Command, frozen=True, kw_only=True, tag="set_chat"):
    """Close the chat of the table, or open it again, as its host."""

    open: bool


class SetDoors(Command, frozen=True, kw_only=True, tag="set_doors"):
    """Close the table to spectators, or open it to them, as its host.

    Those who watch are sent away once every seat is taken.
    """

    open: bool


class SendOff(Command, frozen=True, kw_only=True, tag="send_off"):
    """Send a spectator away, as the host; ``spectators`` lists them with their numbers.

    Somebody with a name cannot come back to this table. Nor can somebody without one, from the same
    address, as long as the table is awake.
    """

    spectator: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Mute(FromClient, frozen=True, kw_only=True, tag="mute"):
    """Hear nothing more from a person, here and elsewhere, or hear them again (``muted`` false).

    It is the person of a seat, or the one who said the line of the chat with this number. The
    answer is a :class:`ChatShown`.
    """

    seat: SeatNumber | None = None
    line: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None
    muted: bool = True


class AskSeatCode(FromClient, frozen=True, kw_only=True, tag="ask_seat_code"):
    """Ask for a code with which another device can take over your seat at this table."""

    request: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Say(FromClient, frozen=True, kw_only=True, tag="say"):
    """Say something to the table."""

    text: ChatText


class SayPhrase(FromClient, frozen=True, kw_only=True, tag="say_phrase"):
    """Send a ready phrase to the table; everybody reads it in their own language."""

    phrase: Phrase


class Consider(FromClient, frozen=True, kw_only=True, tag="consider"):
    """Ask whether an action would be allowed, without doing it; the answer repeats ``request``.

    A lay down is judged by the hand and the contract, even when it is not your turn.
    """

    request: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    action: msgspec.Raw


class Plan(FromClient, frozen=True, kw_only=True, tag="plan"):
    """Ask how your gin board would look after your layoffs, without making them.

    Layoffs are tried in their order; those that do not fit are left out.
    """

    request: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    layoffs: Annotated[tuple[LaidOff, ...], msgspec.Meta(max_length=11)]


class AskHint(FromClient, frozen=True, kw_only=True, tag="hint"):
    """Ask what a strong player would do now, at a table where all others are bots."""

    request: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Look(FromClient, frozen=True, kw_only=True, tag="look"):
    """Say whether your page is in sight; while one is, you get no notices about this table."""

    here: bool


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """Ask for a :class:`Pong`, to check that the connection works."""

    sent: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


ClientMessage = (
    Hello
    | Act
    | PassOffer
    | Prefer
    | NeedTime
    | SetHold
    | Ready
    | Commit
    | Reveal
    | Sit
    | Leave
    | SeatBot
    | RemoveBot
    | ChooseDealer
    | StandIn
    | Nudge
    | ComeBack
    | Claim
    | Resign
    | OfferEnd
    | RefuseEnd
    | TakeBack
    | Rematch
    | PauseMatch
    | ResumeMatch
    | LetOut
    | StayIn
    | SetChat
    | SetDoors
    | SendOff
    | Mute
    | AskSeatCode
    | Say
    | SayPhrase
    | Consider
    | Plan
    | AskHint
    | Look
    | Ping
)


class TableCard(Shown, frozen=True, kw_only=True):
    """What a table is: fixed when it is opened.

    ``preset`` is the preset the rules started from, ``changes`` the knobs set differently;
    ``headline`` describes the game in one line. Clocks: ``live`` with ``turn_seconds``, ``days``
    with ``turn_days``, or ``none``. With days for a turn, a discard is held for May-I calls for
    ``call_hours``, elsewhere for ``hold_ms``. ``stand_in`` says what happens when somebody's time
    is up. With ``memory`` everybody is shown which cards the others took openly and still hold, and
    all discards. ``follows`` is the table that this one is a rematch of.
    At a ``quick`` table the owner waits for somebody who wants to play at once. An ``offline``
    match was played in a browser without a server, which has only checked its record. At a table
    whose bots follow the one person, ``followed`` is that person's strength before the match.
    """

    id: str
    created_at: float  # seconds since 1970
    entrance: Literal["bot", "invite", "lobby"]
    preset: str
    family: Literal["gin", "contract"]
    headline: str
    changes: dict[str, Any]
    rules: dict[str, Any]
    players: int
    clock: Literal["none", "live", "days"]
    turn_seconds: int
    turn_days: int
    hold_ms: int
    bot_ms: int
    rated: bool
    spectators: bool
    chat: bool
    memory: bool = False
    call_hours: int = 24
    stand_in: StandInRule = "ask"
    owner: str  # the name of the person who opened it
    follows: str | None = None
    quick: bool = False
    offline: bool = False
    followed: Followed | None = None


class ChatLine(Shown, frozen=True, kw_only=True):
    """Something said at the table; ``seat`` is ``None`` when a spectator said it.

    A ready ``phrase`` is shown in the reader's language; ``text`` has its English words.
    """

    number: int
    seat: Seat | None
    name: str
    text: str
    at: float
    phrase: str | None = None


class Welcome(Shown, frozen=True, kw_only=True, tag="welcome"):
    """The answer to :class:`Hello`.

    ``events`` are those the client missed, after the version it named. If ``complete`` is false,
    the client named none, or the server no longer has all of them. Then ``events`` are those of the
    latest round, and only the state counts. ``history`` is for the next :class:`Hello`.
    """

    protocol: int
    card: TableCard
    events: tuple[TableEvent, ...]
    complete: bool
    table: TableShown
    sheet: SheetShown | None
    proofs: tuple[ProofShown, ...]
    chat: tuple[ChatLine, ...]
    muted: tuple[Seat, ...] = ()  # the seats of people whom you mute
    history: str = ""


class Update(Shown, frozen=True, kw_only=True, tag="update"):
    """The table changed. ``events`` lead from the previous version to ``table.version``.

    ``sheet`` and ``proofs`` are sent when they have changed.
    """

    events: tuple[TableEvent, ...]
    table: TableShown
    sheet: SheetShown | msgspec.UnsetType | None = msgspec.UNSET
    proofs: tuple[ProofShown, ...] | msgspec.UnsetType = msgspec.UNSET


class Done(Shown, frozen=True, kw_only=True, tag="done"):
    """A command was carried out and is on disk; ``version`` is the table's right after it."""

    command_id: str
    version: int


class Refused(Shown, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out, and nothing has changed: the reason, in a player's words."""

    command_id: str
    code: str
    words: str
    version: int


class Considered(Shown, frozen=True, kw_only=True, tag="considered"):
    """The answer to :class:`Consider`; without a code, the action would be allowed."""

    request: int
    code: str | None
    words: str | None


class Planned(Shown, frozen=True, kw_only=True, tag="planned"):
    """The answer to :class:`Plan`: the layoffs that fit, and the board after them.

    It is made from what the asker's own seat may know. A code says why nothing can be laid off.
    """

    request: int
    layoffs: tuple[LaidOff, ...]
    board: GinShown | None
    code: str | None
    words: str | None


class Hinted(Shown, frozen=True, kw_only=True, tag="hinted"):
    """The answer to :class:`AskHint`: a hint, or a code and words that say why there is none.

    It is for the table at ``version``, and made from what the asker's own seat may know. ``level``
    is the bot that gave it.
    """

    request: int
    version: int
    level: str | None
    hint: Hint | None
    code: str | None
    words: str | None


class Said(Shown, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    line: ChatLine


class ChatShown(Shown, frozen=True, kw_only=True, tag="chat"):
    """The answer to :class:`Mute`: the whole chat as you hear it now, and whom you mute here."""

    lines: tuple[ChatLine, ...]
    muted: tuple[Seat, ...]


class SeatCode(Shown, frozen=True, kw_only=True, tag="seat_code"):
    """The answer to :class:`AskSeatCode`: a code for one use within ``left_ms``.

    The other device sends it to ``POST /api/tables/{id}/seat``. A new code replaces the one before.
    """

    request: int
    code: str | None
    left_ms: int


class Trouble(Shown, frozen=True, kw_only=True, tag="trouble"):
    """A message could not be understood or was refused; nothing has changed.

    ``command_id`` is that of the message, if it had one. After ``retry_ms`` it may be sent again.
    """

    code: str
    words: str
    command_id: str | None = None
    retry_ms: int | None = None


class Closing(Shown, frozen=True, kw_only=True, tag="closing"):
    """The server closes this connection on purpose; come back after ``retry_ms``, if given."""

    code: str
    words: str
    retry_ms: int | None


class Pong(Shown, frozen=True, kw_only=True, tag="pong"):
    """The answer to :class:`Ping`."""

    sent: int


ServerMessage = (
    Welcome
    | Update
    | Done
    | Refused
    | Considered
    | Planned
    | Hinted
    | Said
    | ChatShown
    | SeatCode
    | Trouble
    | Closing
    | Pong
)
