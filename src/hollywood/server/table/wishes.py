"""What a player wishes: how the discards on offer are answered without asking the player.

A wish is for one hand, or stays for the match. It is in the log, so it also holds while the player
is away, and after the server has started again.
"""

from __future__ import annotations

import msgspec

from hollywood.cards import Card
from hollywood.server.protocol.shown import Nearer


class Wishes(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's standing answers; with none of them, the player is asked about every discard.

    A card in ``want`` is called for until the player has got it in this hand. One in ``never`` is
    let pass. For all other cards, ``auto_pass`` lets every one pass, and ``nearer`` lets those pass
    that do not help. ``hand`` is the only hand the wishes are for; ``None`` if they stay.
    """

    auto_pass: bool = False
    nearer: Nearer | None = None
    want: tuple[Card, ...] = ()
    never: tuple[Card, ...] = ()
    hand: int | None = None


NO_WISHES = Wishes()
