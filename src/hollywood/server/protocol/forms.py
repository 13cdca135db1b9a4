"""What crosses the wire outside the tables: the bodies of the REST interface.

The paths are in :mod:`hollywood.server.web`; ``docs/protocol.md`` describes each of them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hollywood.match.table import TableEvent
from hollywood.match.telling.section import Section
from hollywood.play import Seat
from hollywood.play.knobs import LONGEST_NAME
from hollywood.server.protocol.messages import END, BotKind, StandInRule, TableCard
from hollywood.server.protocol.shown import (
    BoardShown,
    Followed,
    ProofShown,
    SheetShown,
    Shown,
    Stage,
)

# In code points. As readers count characters, a name has 24 at most (hollywood.writing).
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=f"^[A-Za-z0-9._-]+{END}")]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=128)]
PresetName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
KnobName = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
RulesName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SettingLine = Annotated[str, msgspec.Meta(max_length=1_000)]
SettingName = Annotated[str, msgspec.Meta(max_length=200)]
SettingText = Annotated[str, msgspec.Meta(max_length=200)]
SettingNumber = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # the most a browser can store
AnySettings = dict[SettingName, SettingText | SettingNumber | bool]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a browser sends."""


class GuestForm(Form, frozen=True, kw_only=True):
    """Become a guest; without a name the server generates one."""

    name: Name | None = None


class NameForm(Form, frozen=True, kw_only=True):
    """Change the name you play under."""

    name: Name


class RegisterForm(Form, frozen=True, kw_only=True):
    """Turn the guest into an account."""

    login: Login
    password: Password


class LoginForm(Form, frozen=True, kw_only=True):
    """Sign in to an account."""

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=128)]


class PasswordForm(Form, frozen=True, kw_only=True):
    """Change the password; all other sessions end.

    Without ``old``, you must have signed in with a passkey or a recovery code a moment ago.
    """

    old: Annotated[str, msgspec.Meta(min_length=1, max_length=128)] | None = None
    new: Password


class DeleteForm(Form, frozen=True, kw_only=True):
    """Delete everything stored about a person.

    An account confirms with its password, or by signing in with a passkey a moment before.
    """

    password: Annotated[str, msgspec.Meta(max_length=128)] | None = None


KeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=1400, pattern=f"^[A-Za-z0-9_-]+{END}")]
Base64 = Annotated[
    str, msgspec.Meta(min_length=1, max_length=12_000, pattern=f"^[A-Za-z0-9_-]+{END}")
]
KeyName = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class ConfirmedForm(Form, frozen=True, kw_only=True):
    """Confirm with the password; without it, by a sign-in with a passkey a moment before."""

    password: Annotated[str, msgspec.Meta(max_length=128)] | None = None


class NewKeyForm(Form, frozen=True, kw_only=True):
    """Ask for what a browser needs to make a passkey.

    An account confirms with its ``password``, or by a sign-in with another passkey a moment before.
    A guest becomes the account ``login``, which has no password.
    """

    password: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    login: Login | None = None


class KeyMade(Form, frozen=True, kw_only=True):
    """A passkey that a browser has made (a ``RegistrationResponse`` of WebAuthn), in base64url."""

    id: KeyId
    client_data: Base64
    attestation: Base64


class AddKeyForm(Form, frozen=True, kw_only=True):
    """Keep a passkey that was made, with a name for your list."""

    name: KeyName
    made: KeyMade


class KeySigned(Form, frozen=True, kw_only=True):
    """What a passkey has signed (an ``AuthenticationResponse`` of WebAuthn), in base64url."""

    id: KeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class RecoverForm(Form, frozen=True, kw_only=True):
    """Sign in with a recovery code, which is used up."""

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class SettingsForm(Form, frozen=True, kw_only=True):
    """The settings of the pages, kept for all devices; the server does not read them."""

    settings: Annotated[AnySettings, msgspec.Meta(max_length=40)]


class HolidayForm(Form, frozen=True, kw_only=True):
    """Take a holiday, in seconds since 1970; without ``begins`` it begins now."""

    ends: Annotated[float, msgspec.Meta(ge=0, le=2**40)]
    begins: Annotated[float, msgspec.Meta(ge=0, le=2**40)] | None = None


class RulesForm(Form, frozen=True, kw_only=True):
    """Rules under construction: a preset and the changed knobs (dotted in a group)."""

    preset: PresetName
    changes: Annotated[dict[KnobName, Any], msgspec.Meta(max_length=80)] = {}
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None


class SavedRulesForm(Form, frozen=True, kw_only=True):
    """Keep rules with the account: a preset, the players if they matter, and ``knob=value`` lines.

    Rules of the same name are replaced. All together has at most 4,000 characters.
    """

    name: RulesName
    preset: PresetName
    players: Annotated[str, msgspec.Meta(pattern=f"^[2-8]?{END}", max_length=1)] = ""
    settings: Annotated[tuple[SettingLine, ...], msgspec.Meta(max_length=80)] = ()


class RulesNameForm(Form, frozen=True, kw_only=True):
    """Forget the rules of this name."""

    name: RulesName


class TableForm(RulesForm, frozen=True, kw_only=True):
    """The options of every new table, whoever is to sit at it."""

    turn_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    turn_days: Annotated[int, msgspec.Meta(ge=1, le=14)] = 3
    hold_ms: Annotated[int, msgspec.Meta(ge=0, le=30_000)] = 4000
    bot_ms: Annotated[int, msgspec.Meta(ge=0, le=5000)] = 900
    rated: bool = False
    spectators: bool = True
    chat: bool = True
    memory: bool = False
    call_hours: Annotated[int, msgspec.Meta(ge=1, le=168)] = 24
    stand_in: StandInRule = "ask"


class NewTableForm(TableForm, frozen=True, kw_only=True):
    """Open a table.

    ``bots`` sit down at once, in the seats after the opener's. ``hold_ms`` is how long a discard is
    held for May-I calls; ``bot_ms`` is the least time a bot takes. A ``rated`` table has a clock (a
    live clock gives at least 30 seconds a turn), no ``changes`` and no ``memory``. With ``memory``
    the table shows the open cards that a player would have to remember; against bots alone it
    always does. With days for a turn, a discard is held for ``call_hours`` instead of ``hold_ms``.
    ``stand_in`` says whether a bot plays by itself when somebody's time is up; at a rated table it
    never does. With ``followed``, the bots at a table against bots alone follow you: they play the
    level that is as strong as that, and in a rematch the one that the result suggests.
    """

    entrance: Literal["bot", "invite", "lobby"]
    bots: Annotated[tuple[BotKind, ...], msgspec.Meta(max_length=7)] = ()
    clock: Literal["none", "live", "days"] = "none"
    followed: Followed | None = None


class QuickForm(Form, frozen=True, kw_only=True):
    """Play at once: a game by its preset's own rules, its clock, and whether it is rated."""

    preset: PresetName
    clock: Literal["none", "live"] = "none"
    turn_seconds: Annotated[int, msgspec.Meta(ge=10, le=3600)] = 60
    rated: bool = False


class SeatForm(Form, frozen=True, kw_only=True):
    """Take over a seat with the code that was made on the device where it is played."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Me(Shown, frozen=True, kw_only=True):
    """The person a browser belongs to; ``name`` is ``None`` until there is a guest."""

    id: str | None
    name: str | None
    login: str | None
    settings: dict[str, str | int | bool]


class KeyShown(Shown, frozen=True, kw_only=True):
    """A passkey of yours, with its times in seconds since 1970."""

    id: str
    name: str
    created_at: float
    used_at: float | None


class SessionShown(Shown, frozen=True, kw_only=True):
    """Where you are signed in; ``here`` in this browser, ``new`` since you last looked.

    ``browser`` is what the browser calls itself, ``used_at`` is right to the hour.
    """

    id: str
    browser: str | None
    created_at: float
    used_at: float | None
    way: Literal["password", "passkey", "recovery"]
    here: bool
    new: bool


class Security(Shown, frozen=True, kw_only=True):
    """How an account is reached, and what happened there.

    ``wrong`` is the number of wrong passwords and codes since you last looked, ``wrong_at`` the
    time of the last one. While ``confirmed``, nothing asks for the password, because you signed in
    with a passkey or a recovery code a moment ago.
    """

    password: bool
    confirmed: bool
    passkeys: tuple[KeyShown, ...]
    codes_left: int
    wrong: int
    wrong_at: float | None
    sessions: tuple[SessionShown, ...]


class MutedShown(Shown, frozen=True, kw_only=True):
    """Somebody whom you mute, by their name now; ``id`` is for your own list only."""

    id: str
    name: str


class RecoveryCodes(Shown, frozen=True, kw_only=True):
    """New recovery codes; they are shown this once."""

    codes: tuple[str, ...]


class KeyOptions(Shown, frozen=True, kw_only=True):
    """What a browser needs to make a passkey or to sign with one: JSON of WebAuthn."""

    public_key: dict[str, Any]


class OfflineMatchKept(Shown, frozen=True, kw_only=True):
    """The table that a match played offline has become."""

    table: str


class SavedRulesShown(Shown, frozen=True, kw_only=True):
    """Rules that an account keeps, as they were sent."""

    name: str
    preset: str
    players: str
    settings: tuple[str, ...]


class HolidayShown(Shown, frozen=True, kw_only=True):
    """Your holiday now, or the next one, in seconds since 1970, and how many days you have left."""

    begins: float | None
    ends: float | None
    on: bool
    days_left: int


class KnobShown(Shown, frozen=True, kw_only=True):
    """One rule that can be set: its name (dotted in a group), what it decides, its values.

    ``kind`` says how a form asks for it; ``none`` says whether it may be empty. ``values`` are
    those of a choice, ``low`` and ``high`` the bounds of a number; ``allowed`` says all of it in
    words.
    """

    name: str
    words: str
    kind: Literal["flag", "choice", "number", "list", "text"]
    allowed: str
    none: bool
    value: Any  # in this preset
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class PresetShown(Shown, frozen=True, kw_only=True):
    """A game: a one-line description, the numbers of players, and its knobs.

    ``house`` says that it is one of the less usual games and families' rules. ``strengths`` is how
    strong each level of ``bots`` is: 100 points more win 64 games of a hundred.
    """

    name: str
    title: str
    family: Literal["gin", "contract"]
    house: bool
    headline: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    strengths: dict[str, int]


class PresetRules(Shown, frozen=True, kw_only=True):
    """A preset in full: every section in plain English, differences from its page, every knob."""

    preset: PresetShown
    sections: tuple[Section, ...]
    notes: tuple[Section, ...]  # its source, how it differs from other pages, errata
    knobs: tuple[KnobShown, ...]


class RulesChecked(Shown, frozen=True, kw_only=True):
    """The result of checking rules under construction: a headline and sections, or the problem.

    ``about`` is the knob that the problem is shown at, ``hand`` the number of the hand, from 1, if
    it concerns one hand of a contract game.
    """

    headline: str | None
    problem: str | None
    about: str | None = None
    hand: int | None = None
    players: tuple[int, ...]
    sections: tuple[Section, ...]


class TableListed(Shown, frozen=True, kw_only=True):
    """A table in a list: its card, who sits there, its standing, whether it waits for someone.

    ``programs`` are the seats of programs that play over accounts of their own.
    """

    card: TableCard
    stage: Stage
    seats: tuple[str | None, ...]  # names; None for an empty seat
    people: int
    round_number: int
    you: Seat | None
    your_turn: bool
    moved_at: float
    winners: tuple[Seat, ...]
    your_call: bool = False  # a discard waits for your answer
    waits_for: tuple[str, ...] = ()  # the names of everybody whose turn it is, once nobody may call
    left_ms: int | None = None  # until the time for that is up; only with days for a turn
    resting: bool = False  # the clock stands still: somebody the table waits for is on holiday
    programs: tuple[Seat, ...] = ()


class Frame(Shown, frozen=True, kw_only=True):
    """A match at one moment of its record: the events that led there, and the boards."""

    version: int
    events: tuple[TableEvent, ...]
    boards: tuple[BoardShown, ...]


class RecordRound(Shown, frozen=True, kw_only=True):
    """One round of a record, step by step, as a seat saw it or with all hands open."""

    card: TableCard
    names: tuple[str, ...]
    seat: Seat | None
    yours: tuple[Seat, ...]
    open: bool  # all hands shown
    round_number: int
    rounds: int
    frames: tuple[Frame, ...]
    sheet: SheetShown | None  # after this round
    proofs: tuple[ProofShown, ...]


class Measured(Shown, frozen=True, kw_only=True):
    """A count over the hands dealt to a person, compared with chance.

    ``expected`` and ``spread`` (one standard error of the mean) are the theoretical values for
    ``count`` deals; ``z`` is the distance of the observed mean from ``expected``, in units of
    ``spread``.
    """

    name: str
    count: int
    observed: float
    expected: float
    spread: float
    z: float


class Tally(Shown, frozen=True, kw_only=True):
    """What a person has done at one kind of game."""

    family: Literal["gin", "contract"]
    matches: int
    matches_won: int
    rounds: int
    rounds_won: int
    knocks: int
    gins: int
    undercuts: int
    been_undercut: int
    dead_hands: int
    points: int  # scored in gin; penalties in the contract game
    may_is: int


class RatingShown(Shown, frozen=True, kw_only=True):
    """A rating: the value to show, and its uncertainty.

    Matches with ``programs`` are rated apart from those among people.
    """

    family: Literal["gin", "contract"]
    programs: bool = False
    rating: int
    deviation: int
    matches: int
    history: tuple[tuple[float, int], ...]


class Statistics(Shown, frozen=True, kw_only=True):
    """Everything a person is shown about their own play."""

    tallies: tuple[Tally, ...]
    deals: tuple[Measured, ...]
    deadwood: tuple[int, ...]  # how often each deadwood 0..98 was dealt in gin
    ratings: tuple[RatingShown, ...]
    points_by_round: tuple[int, ...]  # the last 200 rounds of gin, from this person's side


class Problem(Shown, frozen=True, kw_only=True):
    """An error: a stable code, and a text that says what was wrong and what is allowed."""

    code: str
    words: str


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class PushDeviceForm(Form, frozen=True, kw_only=True):
    """A browser's subscription to notices: its address at the push service, and its keys.

    ``language`` is that of the notices; ``name`` is for the list of your devices.
    """

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1024)]
    public_key: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    language: Annotated[str, msgspec.Meta(max_length=35)]
    name: Annotated[str, msgspec.Meta(max_length=80)]


class QuietShown(Form, frozen=True, kw_only=True):
    """Hours without notices, in minutes since midnight in a time zone; they may pass midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(max_length=64)]


class QuietForm(Form, frozen=True, kw_only=True):
    """Say when you want no notices; ``None``: you want them at any time."""

    quiet: QuietShown | None


class MailForm(Form, frozen=True, kw_only=True):
    """Ask for notices by mail."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


class ConfirmForm(Form, frozen=True, kw_only=True):
    """Confirm a mail address with the token of a link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=600)]


class PushDeviceShown(Shown, frozen=True, kw_only=True):
    """A device that gets notices; ``here`` if it is this browser."""

    id: str
    name: str
    used_at: float  # seconds since 1970
    here: bool


class NoticesShown(Shown, frozen=True, kw_only=True):
    """Where somebody gets notices, and when not.

    ``push_key`` is what a browser needs to subscribe. ``mail_offered`` says whether this server
    sends mails; ``address`` gets none until it is ``confirmed``.
    """

    push_key: str
    mail_offered: bool
    devices: tuple[PushDeviceShown, ...]
    quiet: QuietShown | None
    address: str | None
    confirmed: bool
