"""What crosses the wire for programs that play live: accounts, tokens, challenges, events.

``docs/live-bots.md`` describes how they are used.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hollywood.server.protocol.forms import Form, RatingShown, TableForm, TableListed
from hollywood.server.protocol.messages import (
    END,
    BotKind,
    ChatText,
    CommandId,
    TableCard,
    Version,
)
from hollywood.server.protocol.shown import Shown

Scope = Literal["read", "challenge", "play", "chat"]
"""What a token allows: to look, to make and answer challenges, to play, to chat."""

BotName = Annotated[
    str, msgspec.Meta(min_length=3, max_length=24, pattern=f"^[A-Za-z0-9._-]+{END}")
]
TokenName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class NewBotForm(Form, frozen=True, kw_only=True):
    """Make an account for a program; the name is how others see and challenge it."""

    name: BotName


class NewTokenForm(Form, frozen=True, kw_only=True):
    """Make a token of a program, with a name for your own list."""

    name: TokenName
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=4)]


class TokenShown(Shown, frozen=True, kw_only=True):
    """A token of your program; ``used_at`` is right to the hour."""

    id: str
    name: str
    scopes: tuple[Scope, ...]
    created_at: float
    used_at: float | None


class TokenMade(Shown, frozen=True, kw_only=True):
    """A new token, shown this once."""

    token: str


class OwnBotShown(Shown, frozen=True, kw_only=True):
    """A program of yours, with its tokens."""

    name: str
    made_at: float
    online: bool
    ratings: tuple[RatingShown, ...]
    tokens: tuple[TokenShown, ...]


class BotAccount(Shown, frozen=True, kw_only=True):
    """The account that a token belongs to, and what the token allows."""

    name: str
    owner: str
    scopes: tuple[Scope, ...]


class BotListed(Shown, frozen=True, kw_only=True):
    """A program that listens for challenges now."""

    name: str
    owner: str
    ratings: tuple[RatingShown, ...]


class ChallengeForm(TableForm, frozen=True, kw_only=True):
    """Challenge one or more programs to a match at a new table.

    You sit in the first seat, those in ``to`` in the following ones, and bots of the house
    (``bots``) in the others. Everything else is as for ``POST /api/tables``. Ratings against
    programs are kept apart from those against people.

    ``to`` may also have the kinds of bots of the house, such as ``club``, which play unrated only.
    They accept at once; if all of ``to`` are such bots, the last one takes the seats that are left.
    """

    to: Annotated[tuple[BotName, ...], msgspec.Meta(min_length=1, max_length=7)]
    bots: Annotated[tuple[BotKind, ...], msgspec.Meta(max_length=6)] = ()
    clock: Literal["none", "live", "days"] = "live"


class ChallengeShown(Shown, frozen=True, kw_only=True):
    """A challenge that waits for an answer; ``id`` is its table."""

    id: str
    card: TableCard
    by: str
    to: tuple[str, ...]  # who has not answered
    made_at: float


class Challenges(Shown, frozen=True, kw_only=True):
    """The challenges that wait for you, and yours that wait for others."""

    incoming: tuple[ChallengeShown, ...]
    outgoing: tuple[ChallengeShown, ...]


class ActForm(Form, frozen=True, kw_only=True):
    """Do something in the round, decided at the table's ``version``."""

    command_id: CommandId
    version: Version
    action: dict[str, Any]


class SayForm(Form, frozen=True, kw_only=True):
    """Say something to the table."""

    text: ChatText


class Heard(Shown, frozen=True, kw_only=True, tag="heard"):
    """A message was taken that has no other answer; what it changes comes with the stream."""


class Challenged(Shown, frozen=True, kw_only=True, tag="challenge"):
    """Somebody challenges you."""

    challenge: ChallengeShown


class ChallengeOver(Shown, frozen=True, kw_only=True, tag="challenge_over"):
    """A challenge waits no more: it was answered, or withdrawn. A ``table`` event comes too if you
    sit there.
    """

    id: str


class TableBegun(Shown, frozen=True, kw_only=True, tag="table"):
    """You have a seat at a table that is not over: play there."""

    table: TableListed


class TableOver(Shown, frozen=True, kw_only=True, tag="table_over"):
    """A table is over, or you sit there no more."""

    id: str


class Ended(Shown, frozen=True, kw_only=True, tag="closing"):
    """The server ends the stream; come back after ``retry_ms``, if given."""

    code: str
    words: str
    retry_ms: int | None


LiveEvent = Challenged | ChallengeOver | TableBegun | TableOver | Ended
