"""Where everything of a round of gin is in the vectors of the kernel.

A round is one vector of integers, the *state*; the rules are another; what one seat may know is a
third, the *view*; an action is a fourth. Cards are places of the layout in
:mod:`hollywood.cards.card`, hands and melds are masks of them; -1 stands for no card and no seat.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
MOST_MELDS: Final = 3
"""Eleven cards make no more than three melds."""

# ---------------------------------------------------------------------------- the rules
# Yes-or-no knobs are 1 or 0.

(
    R_HAND_SIZE,
    R_UPCARD_OPTION,
    R_DRAWS_EITHER,  # both_pass=nondealer_draws_either
    R_REDISCARD,  # rediscard_taken=allow
    R_KNOCK_LIMIT,
    R_FACE_DOWN,
    R_OKLAHOMA,
    R_ACE_ASKS,  # knock limit of an ace upcard in Oklahoma: 0 or 1
    R_SPADE_DOUBLES,
    R_MULTIPLIER,
    R_LAYOFF,
    R_LAYOFF_ON_GIN,
    R_KNOCKER_LAYOFF,
    R_GIN_BONUS,
    R_UNDERCUT_BONUS,
    R_UNDERCUT_ON_TIE,
    R_GIN_UNDERCUT,  # 0 never, 1 no_score, 2 undercut
    R_BIG_GIN,  # points, -1 where there is none
    R_STOCK_FLOOR,
    R_LAST_CHANCE,  # stock_end=fiftieth_card
    R_TURN_CAP,
    R_GIN_EXTRA_BOXES,
    R_UNDERCUT_EXTRA_BOXES,
    R_NEXT_DEALER,  # 0 winner, 1 loser, 2 alternate
    R_DRAW_PASSES_DEAL,  # dealer_after_draw=next
    R_GAMES,
    R_BY_ROUNDS,  # credit=rounds
    R_FORFEIT,  # closed_entry=forfeit
    R_TARGET,
    R_TWO_WINS,  # series_end=two_wins
    R_OVERALL,  # 0 two_of_three, 1 all_three, 2 net; of a single game, 0
    R_GAME_BONUS,
    R_SHUTOUT,  # 0 none, 1 replace_game_bonus, 2 add, 3 double
    R_SHUTOUT_POINTS,
    R_BOX_BONUS,
    R_THIRD_DOUBLED,
    R_SWEEP_DOUBLED,
    R_LENGTH,
) = range(38)

# ---------------------------------------------------------------------------- the state

UPCARD, DRAW, DISCARD, LAST_CHANCE, LAYOFF, KNOCKER_LAYOFF, OVER = range(7)
"""Phases, as in :class:`hollywood.gin.table.Phase`."""

KNOCK, GIN, BIG_GIN, DEAD_HAND, TURN_CAP = range(5)
"""Endings, as in :class:`hollywood.gin.result.Ending`; -1 while there is none."""

MOST_LAYOFFS: Final = 11

S_PHASE: Final = 0
S_AWAITING: Final = 1
S_DEALER: Final = 2
S_UPCARD: Final = 3  # the first one of the round, wherever it is now
S_STOCK: Final = 4  # how many cards it has
S_TURNS: Final = 5  # completed
S_TAKEN: Final = 6  # taken from the pile in the current turn
S_DRAWN: Final = 7  # drawn from the stock in the current turn
S_KNOCKER: Final = 8
S_ENDING: Final = 9
S_HANDS: Final = 10  # two masks, by seat
S_KNOWN: Final = 12  # two masks, by seat: taken and still held
S_SPREAD: Final = 14  # the knocker's melds, including layoffs; 0 where there is none
S_SHOWN: Final = S_SPREAD + MOST_MELDS  # the defender's melds, including layoffs
S_HAS_SHOWN: Final = S_SHOWN + MOST_MELDS  # 1 once the defender has shown his hand
S_THROWN_DOWN: Final = S_HAS_SHOWN + 1  # the knocker's discard, if it is face down
S_LAYOFFS: Final = S_THROWN_DOWN + 1  # how many the defender made
S_LAYOFF_LIST: Final = S_LAYOFFS + 1  # in order, each 64 * (number of the meld) + card
S_KNOCKER_LAYOFFS: Final = S_LAYOFF_LIST + MOST_LAYOFFS
S_KNOCKER_LAYOFF_LIST: Final = S_KNOCKER_LAYOFFS + 1
S_PILE_SIZE: Final = S_KNOCKER_LAYOFF_LIST + MOST_LAYOFFS
S_PILE: Final = S_PILE_SIZE + 1  # bottom to top, without a card thrown face down
S_DECK: Final = S_PILE + 52  # in the order dealt; the stock is its last cards
S_SHUFFLED: Final = S_DECK + 52  # how many places of the deck have their card for good
S_CHANCE: Final = S_SHUFFLED + 1  # the generator that shuffles the rest as it is needed
S_PILED: Final = S_CHANCE + 4  # the cards of the pile, as a mask
S_LENGTH: Final = S_PILED + 1

# ---------------------------------------------------------------------------- a view

(
    V_PHASE,
    V_SEAT,
    V_DEALER,
    V_HAND,
    V_TOP,  # the top of the pile
    V_UPCARD,
    V_TAKEN,
    V_DRAWN,
    V_STOCK,
    V_TURNS,
    V_LIMIT,  # the most deadwood to knock with in this round
    V_PILE_OPEN,  # may the top of the pile be taken in this draw
    V_MUST_KNOCK,  # was the last discard taken, as it may be only to knock with
    V_LAYOFFS_ALLOWED,
    V_KNOWN,  # cards that the other player took and still holds, and those he has laid open
    V_SEEN,  # all cards whose place the seat knows: his hand, the pile, known and open cards
    V_LEFT,  # the knocker's deadwood, open once he has knocked
    V_MELDS,  # the melds that the awaited player may lay off on
) = range(18)
V_LENGTH: Final = V_MELDS + MOST_MELDS

# ---------------------------------------------------------------------------- an action

A_PASS, A_DRAW, A_TAKE, A_DISCARD, A_KNOCK, A_BIG_GIN, A_LAY_OFF, A_SHOW, A_FINISH = range(9)
"""Kinds of action, as in :mod:`hollywood.gin.actions`."""

A_KIND: Final = 0
A_CARD: Final = 1  # discarded or laid off
A_ONTO: Final = 2  # the number of the meld that it is laid off on
A_MELDS: Final = 3  # the spread, or the defender's melds, as masks; 0 where there is none
A_LENGTH: Final = A_MELDS + MOST_MELDS
