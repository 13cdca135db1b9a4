"""Why an action was refused: a stable code for programs, one line of text for the player."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Refusal(StrEnum):
    """Every reason a contract table has for refusing an action."""

    SPECTATOR = "spectator"
    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"
    OTHER_GAME = "other_game"
    MALFORMED = "malformed"

    DRAW_FIRST = "draw_first"
    ALREADY_DREW = "already_drew"
    ANSWER_FIRST = "answer_first"
    NOTHING_TO_ANSWER = "nothing_to_answer"
    MUST_TAKE = "must_take"
    STOCK_ONLY = "stock_only"
    DOWN_DRAWS_ONLY = "down_draws_only"
    STOCK_EMPTY = "stock_empty"
    PILE_EMPTY = "pile_empty"

    NO_MAY_I = "no_may_i"
    OWN_TURN = "own_turn"
    OFFER_OVER = "offer_over"
    CALLER_IS_DOWN = "caller_is_down"
    OWN_DISCARD = "own_discard"
    ALREADY_CALLED = "already_called"
    GRANTED_ALREADY = "granted_already"
    DENIED_ALREADY = "denied_already"
    NO_CALLS_LEFT = "no_calls_left"
    TOO_MANY_CARDS = "too_many_cards"
    NO_PENALTY_CARD = "no_penalty_card"
    MOMENT_PAST = "moment_past"
    NOT_CALLED = "not_called"
    NO_WITHDRAWING = "no_withdrawing"

    ALREADY_DOWN = "already_down"
    WRONG_CONTRACT = "wrong_contract"
    BAD_SET = "bad_set"
    BAD_RUN = "bad_run"
    NOT_IN_HAND = "not_in_hand"
    NOT_ALL_MELDED = "not_all_melded"

    CARD_NOT_HELD = "card_not_held"
    TAKEN_CARD = "taken_card"
    KEEP_A_DISCARD = "keep_a_discard"
    NOT_DOWN = "not_down"
    NOT_THIS_TURN = "not_this_turn"
    NO_SUCH_MELD = "no_such_meld"
    OWN_MELDS_ONLY = "own_melds_only"
    NO_DISPLACING = "no_displacing"
    DOES_NOT_FIT = "does_not_fit"
    NO_PLACE_FOR_WILD = "no_place_for_wild"
    WILD_FIRST = "wild_first"


class Refused(NamedTuple):
    """A refusal: the code, and what is wrong and what is allowed, in the player's words."""

    code: Refusal
    words: str
