"""What bots are asked and what they answer, as plain values that go to another process."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hollywood.bots.informed import Stake
from hollywood.play import Action, View

if TYPE_CHECKING:
    from hollywood.bots.gin.impressions import Impressions


class Question(NamedTuple):
    """The input of a bot: its view, the open sheet, and what it inferred about the other player.

    All of it is known to the bot's seat or to everybody.
    """

    kind: str
    family: str
    seed: str
    view: View
    stake: Stake | None = None
    impressions: Impressions | None = None


class Thought(NamedTuple):
    """What a bot does (``None``: nothing), and what it now infers about the other player."""

    action: Action | None
    impressions: Impressions | None = None
