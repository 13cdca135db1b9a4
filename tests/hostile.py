"""Objects that are no cards, no numbers, no melds and no seats, though Python can hold them."""

from __future__ import annotations

from typing import Any

from hollywood.cards import JOKER, Card

CARD = Card("7h")
NO_CARDS: tuple[Any, ...] = (
    *(None, -1, 5, 10**30, 1.0, float("nan"), True, "7h", b"7h", (), [], {}, object(), (CARD,)),
)
NO_NUMBERS: tuple[Any, ...] = (
    *(None, 10**30, 10**5000, -(2**31), 1.0, float("nan"), True, "0", CARD, (), [], {}),
)
NO_MELDS: tuple[Any, ...] = (
    *(None, 5, "x", CARD, [], {}, (None,), (5, -1), (10**30,), ("7h",), (CARD,), ((CARD,) * 3,)),
)
NO_CARDS_OF_A_MELD: tuple[Any, ...] = (
    *(None, 5, "7h", [CARD] * 3, (5, 6, 7), (10**30,), (-1,), (None,), ("7h", "8h", "9h")),
)
NO_SEATS: tuple[Any, ...] = (
    *(
        None,
        -1,
        99,
        10**5000,
        True,
        False,
        1.0,
        0.0,
        float("nan"),
        "x",
        "0",
        [],
        {},
        (),
        CARD,
        JOKER,
    ),
)
