"""The vectors of gin: which place holds what.

There are four vectors of integers: the *rules*, the *state* of a round, the *view* (what one seat
may know), and an *action*. A card is its place in the layout of :mod:`hollywood.cards.card`; a hand
or a meld is a mask of cards; -1 means no card or no seat.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NO_CARD: Final = -1
MOST_MELDS: Final = 3
"""Eleven cards make at most three melds."""

# ---------------------------------------------------------------------------- the rules
# Yes-or-no settings are 1 or 0.

(
    R_HAND_SIZE,
    R_UPCARD_OPTION,
    R_DRAWS_EITHER,  # both_pass=nondealer_draws_either
    R_REDISCARD,  # rediscard_taken=allow
    R_KNOCK_LIMIT,
    R_FACE_DOWN,
    R_OKLAHOMA,
    R_ACE_ASKS,  # the knock limit with an ace as upcard in Oklahoma: 0 or 1
    R_SPADE_DOUBLES,
    R_MULTIPLIER,
    R_LAYOFF,
    R_LAYOFF_ON_GIN,
    R_KNOCKER_LAYOFF,
    R_GIN_BONUS,
    R_UNDERCUT_BONUS,
    R_UNDERCUT_ON_TIE,
    R_GIN_UNDERCUT,  # 0 never, 1 no_score, 2 undercut
    R_BIG_GIN,  # points; -1 if there is no big gin
    R_STOCK_FLOOR,
    R_LAST_CHANCE,  # stock_end=fiftieth_card
    R_TURN_CAP,
    R_GIN_EXTRA_BOXES,
    R_UNDERCUT_EXTRA_BOXES,
    R_DOUBLED_BOXES,  # 0 plain, 1 extra, 2 all
    R_NEXT_DEALER,  # 0 winner, 1 loser, 2 alternate
    R_DRAW_PASSES_DEAL,  # dealer_after_draw=next
    R_GAMES,
    R_AT_ONCE,  # games_at_once; MOST_GAMES if all games are open at once
    R_BY_ROUNDS,  # credit=rounds
    R_FORFEIT,  # closed_entry=forfeit
    R_TARGET,
    R_TWO_WINS,  # series_end=two_wins
    R_OVERALL,  # 0 two_of_three, 1 all_three, 2 net; 0 for a single game
    R_GAME_BONUS,
    R_SHUTOUT,  # 0 none, 1 replace_game_bonus, 2 add, 3 double
    R_SHUTOUT_POINTS,
    R_BOX_BONUS,
    R_THIRD_DOUBLED,
    R_SWEEP_DOUBLED,
    R_LENGTH,
) = range(40)

# ---------------------------------------------------------------------------- the state

UPCARD, DRAW, DISCARD, LAST_CHANCE, LAYOFF, KNOCKER_LAYOFF, OVER = range(7)
"""Phases, as in :class:`hollywood.gin.table.Phase`."""

KNOCK, GIN, BIG_GIN, DEAD_HAND, TURN_CAP = range(5)
"""Endings, as in :class:`hollywood.gin.result.Ending`; -1 while the round is not decided."""

MOST_LAYOFFS: Final = 11

S_PHASE: Final = 0
S_AWAITING: Final = 1
S_DEALER: Final = 2
S_UPCARD: Final = 3  # the first upcard of the round, wherever it is now
S_STOCK: Final = 4  # the number of cards in the stock
S_TURNS: Final = 5  # completed turns
S_TAKEN: Final = 6  # taken from the pile in the current turn
S_DRAWN: Final = 7  # drawn from the stock in the current turn
S_KNOCKER: Final = 8
S_ENDING: Final = 9
S_HANDS: Final = 10  # two masks, by seat
S_KNOWN: Final = 12  # two masks, by seat: taken from the pile and still held
S_SPREAD: Final = 14  # the knocker's melds, with layoffs; 0 for no meld
S_SHOWN: Final = S_SPREAD + MOST_MELDS  # the defender's melds, with layoffs
S_HAS_SHOWN: Final = S_SHOWN + MOST_MELDS  # 1 after the defender has shown the hand
S_FACE_DOWN: Final = S_HAS_SHOWN + 1  # the knocker's discard, if it is face down
S_LAYOFFS: Final = S_FACE_DOWN + 1  # how many layoffs the defender made
S_LAYOFF_LIST: Final = S_LAYOFFS + 1  # in order, each 64 * number of the meld + card
S_KNOCKER_LAYOFFS: Final = S_LAYOFF_LIST + MOST_LAYOFFS
S_KNOCKER_LAYOFF_LIST: Final = S_KNOCKER_LAYOFFS + 1
S_PILE_SIZE: Final = S_KNOCKER_LAYOFF_LIST + MOST_LAYOFFS
S_PILE: Final = S_PILE_SIZE + 1  # bottom to top, without a face-down discard
S_DECK: Final = S_PILE + 52  # in the order dealt; the stock is its last cards
S_SHUFFLED: Final = S_DECK + 52  # how many places of the deck have their final card
S_CHANCE: Final = S_SHUFFLED + 1  # the generator that shuffles the rest when it is needed
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
    V_LIMIT,  # the most deadwood that a player may knock with in this round
    V_PILE_OPEN,  # 1 if the top of the pile may be taken in this draw
    V_MUST_KNOCK,  # 1 if the last discard was taken, which is allowed only to knock
    V_LAYOFFS_ALLOWED,
    V_KNOWN,  # the opponent's cards that the seat knows: taken and still held, or shown
    V_SEEN,  # all cards whose place the seat knows: its hand, the pile, known and shown cards
    V_LEFT,  # the knocker's deadwood, once it is shown
    V_PILE,  # the cards of the pile
    V_MINE,  # the seat's own cards that the opponent knows: taken and still held
    V_TO_ACT,  # 1 if the seat decides now
    V_MELDS,  # the melds that the player to act may lay off on
) = range(21)
V_LENGTH: Final = V_MELDS + MOST_MELDS

# ---------------------------------------------------------------------------- an action

A_PASS, A_DRAW, A_TAKE, A_DISCARD, A_KNOCK, A_BIG_GIN, A_LAY_OFF, A_SHOW, A_FINISH = range(9)
"""Kinds of action, as in :mod:`hollywood.gin.actions`."""

A_KIND: Final = 0
A_CARD: Final = 1  # the card to discard or lay off
A_ONTO: Final = 2  # the number of the meld to lay it off on
A_MELDS: Final = 3  # the spread, or the defender's melds, as masks; 0 for no meld
A_LENGTH: Final = A_MELDS + MOST_MELDS
