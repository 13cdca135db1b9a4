"""Between the table and OpenSpiel's gin rummy: sight one way, moves the other; without OpenSpiel.

The first part turns what a seat knows into a round of OpenSpiel's; the second turns a decision of
OpenSpiel's bot into an action of the table. ``board`` is a ``GinShown`` at which the seat is to
act.

OpenSpiel's bots look at a state, and a state is reached by playing a round: ten cards to player 0,
ten to player 1, an upcard, and then the moves. Player 0 acts first, and so is our non-dealer. Of a
state SimpleBot sees its own hand, the upcard, the cards under it, the size of the stock, and the
melds that a knocker has laid. So a round that ends in the same sight is as good as the real one,
and this module builds the shortest: every player who draws discards the drawn card, and if that
makes it the wrong player's turn, the one before takes the upcard. Such a round exists for each of
our positions. The real round need not: OpenSpiel ends it at the fiftieth card taken from the pile.

The other player's hidden cards may be any unseen ones; cards taken and not discarded are in that
hand.

Cards are written as at the table, ``"7h"``, or numbered as in OpenSpiel: spades, clubs, diamonds,
hearts, 13 each from the ace. Moves are OpenSpiel's numbers too; a card's number stands for its
discard, or for its deal by chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Action = dict[str, Any]
"""An action as it is written at the table; so are melds."""

RANKS, SUITS = "A23456789TJQK", "scdh"
DRAW_UPCARD, DRAW_STOCK, PASS, KNOCK, FIRST_MELD = range(52, 57)
LONGEST_RUN = 5
"""The longest run; OpenSpiel lays longer ones in pieces."""

PLAYED: dict[str, object] = {
    "family": "gin",
    "players": 2,
    "hand_size": 10,
    "set_sizes": [3, 4],
    "run_min": 3,
    "run_suits": "same",
    "ace": "low",
    "ace_points": 1,
    "face_points": 10,
    "upcard_option": True,
    "both_pass": "nondealer_draws_stock",
    "knock_limit": 10,
    "knock_discard": "face_up",
    "oklahoma": False,
    "layoff_on_gin": False,
    "knocker_layoff": False,
    "big_gin": None,
    "stock_floor": 2,
    "stock_end": "immediate",
}
"""The knobs that OpenSpiel's game, or this translation, fixes; others decide the score."""


def other_rules(rules: Mapping[str, Any]) -> str | None:
    """Say in one line which knob of ``rules`` OpenSpiel does not support; None if it can play.

    >>> other_rules(PLAYED | {"knock_limit": 0})
    'OpenSpiel plays knock_limit=10, not 0; preset eaai is what it plays'
    """
    for knob, value in PLAYED.items():
        if rules[knob] != value:
            return (
                f"OpenSpiel plays {knob}={value}, not {rules[knob]}; preset eaai is what it plays"
            )
    return None


def number(card: str) -> int:
    """Return OpenSpiel's number of a card.

    >>> [number(card) for card in ("As", "Ac", "7d", "Kh")]
    [0, 13, 32, 51]
    """
    return 13 * SUITS.index(card[1]) + RANKS.index(card[0])


def written(card: int) -> str:
    """Return the card with a number of OpenSpiel's.

    >>> written(32)
    '7d'
    """
    return RANKS[card % 13] + SUITS[card // 13]


def numbers(cards: Iterable[str]) -> list[int]:
    """Return OpenSpiel's numbers of cards, in their order."""
    return [number(card) for card in cards]


def pieces(laid: Mapping[str, Any]) -> list[tuple[int, ...]]:
    """Cut a meld of the table into melds that OpenSpiel has a name for; the cards are sorted.

    >>> pieces({"kind": "run", "cards": ["Ac", "2c", "3c", "4c", "5c", "6c"]})
    [(13, 14, 15), (16, 17, 18)]
    """
    left, cut = sorted(numbers(laid["cards"])), []
    while len(left) > LONGEST_RUN:
        size = min(LONGEST_RUN, len(left) - 3)  # at least three are left for the last piece
        cut.append(tuple(left[:size]))
        left = left[size:]
    return [*cut, tuple(left)]


def player_at(board: Mapping[str, Any]) -> int:
    """Return which of OpenSpiel's players the viewer of a board is: the non-dealer is 0."""
    return int(board["place"] == board["dealer"])


def story(board: Mapping[str, Any], melds: Mapping[tuple[int, ...], int]) -> list[int]:
    """Return the moves, including chance's, of a round that ends in what the viewer sees.

    The rules are those of ``PLAYED``; ``melds`` has OpenSpiel's number of each of its melds, by its
    sorted cards.
    """
    mine, player = numbers(board["hands"][board["place"]]), player_at(board)
    pile = numbers(board["discards"])
    if board["phase"] == "layoff":
        return _after_knock(board, melds, mine, player, pile)
    last: list[int] = []
    if board["phase"] == "discard":
        taken = board["taken"]
        if taken is None:
            drawn = number(board["drawn"])
            last = [DRAW_STOCK, drawn]
        else:
            drawn = number(taken)
            last = [DRAW_UPCARD]
            pile = [*pile, drawn]
        mine.remove(drawn)
    hands = _seated(player, mine, _others(board, mine, pile, last))
    if board["phase"] == "upcard":
        return [*hands[0], *hands[1], *pile, *([PASS] * player)]
    return [*_to_draw(player, hands, pile), *last]


def _after_knock(
    board: Mapping[str, Any],
    melds: Mapping[tuple[int, ...], int],
    mine: list[int],
    player: int,
    pile: list[int],
) -> list[int]:
    """The viewer defends, and has laid nothing off; the knocker discarded the top of the pile."""
    spread = [piece for laid in board["spread"] for piece in pieces(laid)]
    his = [card for piece in spread for card in piece] + numbers(board["left"])
    knocker, *under = 1 - player, *pile
    thrown = under.pop()
    if under:
        draw = [DRAW_STOCK, thrown]  # as if the discard had been drawn
    else:  # nobody has drawn from the stock: the upcard was taken
        draw, under = [DRAW_UPCARD], his[:1]
        his = [*his[1:], thrown]
    return [
        *_to_draw(knocker, _seated(knocker, his, mine), under),
        *draw,
        KNOCK,
        thrown,
        *(FIRST_MELD + melds[piece] for piece in spread),
        PASS,
    ]


def _others(
    board: Mapping[str, Any], mine: Sequence[int], pile: Sequence[int], last: Sequence[int]
) -> list[int]:
    """A hand that the other player may hold: all known cards of it, and unseen cards."""
    known = numbers(board["known"][1 - board["place"]])
    seen = {*mine, *pile, *known, *last}
    hidden = [card for card in range(52) if card not in seen]
    return [*known, *hidden[: 10 - len(known)]]


def _seated(player: int, hand: list[int], others: list[int]) -> tuple[list[int], list[int]]:
    return (hand, others) if player == 0 else (others, hand)


def _to_draw(player: int, hands: Sequence[list[int]], pile: Sequence[int]) -> list[int]:
    """The moves until ``player`` is to draw, both hold ``hands``, and ``pile`` lies open.

    The pile is given bottom to top; its last card is the upcard. One card lies under it for each
    card drawn from the stock. Nobody draws a hand's card on the way, so the hands are as dealt,
    except if the other player must take an upcard to make the turns come out right.
    """
    *under, upcard = pile
    other, draws = 1 - player, len(under)
    if draws and draws % 2 == player:
        return [*hands[0], *hands[1], under[0], PASS, PASS, *_thrown_on([*under[1:], upcard])]
    dealt = [list(hand) for hand in hands]
    took, dealt[other][0] = dealt[other][0], upcard
    first, *then = [*under, took]
    passes = [PASS, PASS] if draws else [PASS] * other
    return [*dealt[0], *dealt[1], first, *passes, *_thrown_on(then), DRAW_UPCARD, upcard]


def _thrown_on(cards: Iterable[int]) -> list[int]:
    """Each card in its turn drawn from the stock and discarded."""
    return [move for card in cards for move in (DRAW_STOCK, card, card)]


# ---------------------------------------------------------------------------- the bot's decision

_DRAWS = {DRAW_UPCARD: "take", DRAW_STOCK: "draw", PASS: "pass"}


def meld(cards: Iterable[int]) -> Action:
    """Return a meld as the table reads it: three or more cards of a rank, or of a suit in order.

    >>> meld([2, 0, 1])
    {'kind': 'run', 'cards': ['As', '2s', '3s']}
    """
    ordered = sorted(cards)
    kind = "set" if ordered[0] % 13 == ordered[1] % 13 else "run"
    return {"kind": kind, "cards": [written(card) for card in ordered]}


def dearest(cards: Iterable[str]) -> str:
    """Return the card that OpenSpiel's bot would discard from these: one of the highest rank.

    >>> dearest(["Ts", "Jd", "9h"])
    'Jd'
    """
    return max(cards, key=lambda card: (RANKS.index(card[0]), number(card)))


def draw(move: int) -> Action:
    """Return the action that takes a card, or declines the first upcard."""
    return {"type": _DRAWS[move]}


def throw(board: Mapping[str, Any], card: str) -> Action:
    """Return the discard of a card; if it was just taken, of the highest card that may go.

    That is one outside the best melds, or any if all others are in them.
    """
    barred = {each for each, _ in board["options"]["barred"]}
    if card in barred:
        hand = board["hands"][board["place"]]
        left = [each for each in board["arrangement"]["left"] if each not in barred]
        card = dearest(left or [each for each in hand if each not in barred])
    return {"type": "discard", "card": card}


def knock(
    board: Mapping[str, Any], thrown: str, laid: Sequence[Action], *, repaired: bool = False
) -> Action:
    """Return the knock with ``laid``, or with the best spread for this discard if ``repaired``.

    If the discard was just taken, it is the best knock with another card; if there is none, it is a
    plain discard.
    """
    knocks = board["options"]["knocks"]  # the least deadwood first
    if not knocks:
        return throw(board, thrown)
    allowed = [each for each in knocks if each["discard"] == thrown]
    best = (allowed or knocks)[0]
    spread = laid if allowed and not repaired else best["spreads"][0]["melds"]
    return {"type": "knock", "discard": best["discard"], "spread": list(spread)}


def show(laid: Sequence[Action]) -> Action:
    """Return the end of a defense without layoffs."""
    return {"type": "show", "melds": list(laid)}


def defence(board: Mapping[str, Any]) -> Action:
    """Return the next move of the best defense."""
    best = board["options"]["defence"]
    if best["layoffs"]:
        return {"type": "lay_off", **best["layoffs"][0]}
    return show(best["melds"])
