"""Cards as people type them and as a screen reader says them."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

from hollywood.cards import JOKER, RANKS, SUITS, Card
from hollywood.errors import CardsError

CARD = re.compile(r"(?<![\w'-])(?:[A2-9TJQK][cdhs]|XX)(?![\w'-])")
_ROW = re.compile(rf"{CARD.pattern}\*?(?: {CARD.pattern}\*?)*")
_RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_FILLERS = {"of", "the", "and"}


def read_card(text: str) -> Card:
    """Read one card, in letters or in words; CardsError for anything else.

    >>> read_card("7h"), read_card("Seven of Hearts"), read_card("10 spades")
    (7h, 7h, Ts)
    """
    found = read_cards(text)
    if len(found) != 1:
        raise CardsError("name one card, as in 7h" if not found else "name one card at a time")
    return found[0]


def read_cards(text: str) -> list[Card]:
    """Read cards separated by spaces or commas, in letters or in words."""
    words = [word for word in re.split(r"[\s,]+", text.lower()) if word and word not in _FILLERS]
    cards: list[Card] = []
    while words:
        word = words.pop(0)
        rank, suit = _rank(word), _suit(words[0]) if words else None
        if word in {"joker", "xx"}:
            cards.append(JOKER)
        elif rank is not None and suit is not None:
            cards.append(Card(RANKS[rank] + suit))
            words.pop(0)
        else:
            try:
                cards.append(Card(word))
            except CardsError:
                raise CardsError(
                    f"{word!r} is not a card: write 7h or seven of hearts, with c, d, h or s"
                ) from None
    return cards


def is_card(text: str) -> bool:
    """Whether a text is one card."""
    try:
        read_card(text)
    except CardsError:
        return False
    return True


def spoken(text: str, *, capitals: bool = False) -> str:
    """Return a text with its cards in words, and rows of cards as people read them aloud.

    With ``capitals``, a card at the beginning of a sentence is capitalized.

    >>> spoken("Melds: 3c 3d 3h; 7s 8s 9s. Left Kd.")
    'Melds: threes of clubs, diamonds and hearts; seven, eight and nine of spades. Left king of
    diamonds.'
    """

    def said(row: re.Match[str]) -> str:
        words = _row([Card(word.rstrip("*")) for word in row[0].split()])
        begins = capitals and (row.start() == 0 or text[: row.start()].endswith(". "))
        return f"{words[0].upper()}{words[1:]}" if begins else words

    return _ROW.sub(said, text)


def _row(cards: list[Card]) -> str:
    one_suit = all(card.suit == cards[0].suit for card in cards)
    if len(cards) > 2 and one_suit and all(b.rank - a.rank == 1 for a, b in pairwise(cards)):
        ranks = _listed([_RANKS[card.rank - 1] for card in cards])
        return f"{ranks} of {_SUITS[cards[0].suit]}"
    return ", ".join(_of_rank(list(alike)) for _, alike in groupby(cards, lambda c: c.rank))


def ranks_name(rank: int) -> str:
    """Return the name of several cards of a rank.

    >>> ranks_name(6), ranks_name(13)
    ('sixes', 'kings')
    """
    return "sixes" if rank == 6 else f"{_RANKS[rank - 1]}s"


def _of_rank(cards: list[Card]) -> str:
    """Write cards of one rank together, in words."""
    first = cards[0]
    if len(cards) == 1 or first == JOKER:
        return ", ".join(card.name for card in cards)
    return f"{ranks_name(first.rank)} of {_listed([_SUITS[card.suit] for card in cards])}"


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _rank(word: str) -> int | None:
    """The index of a rank named without its suit."""
    if word in {"1", "10"} or (len(word) == 1 and word.upper() in RANKS):
        return {"1": 0, "10": 9}.get(word, RANKS.find(word.upper()))
    return next((n for n, name in enumerate(_RANKS) if word in {name, f"{name}s"}), None)


def _suit(word: str) -> str | None:
    if len(word) == 1 and word in SUITS:
        return word
    return next((n[0] for n in _SUITS if word in {n, n[:-1]}), None)
