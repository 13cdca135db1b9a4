"""Why an action was refused: a stable code for programs, one line of text for the player."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Refusal(StrEnum):
    """Every reason a gin table has for refusing an action."""

    SPECTATOR = "spectator"
    ROUND_OVER = "round_over"
    NOT_YOUR_TURN = "not_your_turn"
    OTHER_GAME = "other_game"
    MALFORMED = "malformed"
    UPCARD_FIRST = "upcard_first"
    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    NOTHING_TO_PASS = "nothing_to_pass"
    STOCK_ONLY = "stock_only"
    CARD_NOT_HELD = "card_not_held"
    TAKEN_CARD = "taken_card"
    WRONG_MELDS = "wrong_melds"
    TOO_MUCH_DEADWOOD = "too_much_deadwood"
    NO_BIG_GIN = "no_big_gin"
    NOT_BIG_GIN = "not_big_gin"
    NO_KNOCK_YET = "no_knock_yet"
    AFTER_THE_KNOCK = "after_the_knock"
    NO_LAYOFFS = "no_layoffs"
    NO_LAYOFFS_ON_GIN = "no_layoffs_on_gin"
    NO_LAYOFFS_ON_BIG_GIN = "no_layoffs_on_big_gin"
    NO_SUCH_MELD = "no_such_meld"
    DOES_NOT_FIT = "does_not_fit"
    SHOW_FIRST = "show_first"
    ALREADY_SHOWN = "already_shown"
    LAST_DISCARD_ONLY = "last_discard_only"
    LAST_DISCARD_KNOCK = "last_discard_knock"
    MUST_KNOCK = "must_knock"


class Refused(NamedTuple):
    """A refusal: the code, and what is wrong and what is allowed, in the player's words."""

    code: Refusal
    words: str
