"""Cards as people type them and as a screen reader says them, in the words of their language.

Cards in letters, as in ``7h``, and English words are understood in every language.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby, pairwise
from typing import NamedTuple

from hollywood.cards import JOKER, RANKS, SUITS, Card
from hollywood.errors import CardsError
from hollywood.texts import ENGLISH, speech

CARD = re.compile(r"(?<![\w'-])(?:[A2-9TJQK][cdhs]|XX)(?![\w'-])")
_ROW = re.compile(rf"{CARD.pattern}\*?(?: {CARD.pattern}\*?)*")
_BETWEEN = re.compile(r"[\s,;]+|(?<=[^\W\d])-(?=[^\W\d])")
_NOTED = re.compile(r"(?:10|[a2-9tjqk])[cdhs]")


class _Words(NamedTuple):
    """The words that players type for cards in a language: folded, each with its meaning."""

    ranks: dict[str, str]
    suits: dict[str, str]
    jokers: frozenset[str]
    fillers: frozenset[str]


def folded(text: str) -> str:
    """Return a text in its form for comparison: lowercase, without accents.

    >>> folded("Königin"), folded("Cœur")
    ('konigin', 'coeur')
    """
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.replace("œ", "oe")


def read_card(text: str, language: str = ENGLISH) -> Card:
    """Read one card, in letters or in words; CardsError for anything else.

    >>> read_card("7h"), read_card("Seven of Hearts"), read_card("10 spades")
    (7h, 7h, Ts)
    >>> read_card("Herz-Sieben", "de"), read_card("as de pique", "fr")
    (7h, As)
    """
    found = read_cards(text, language)
    if len(found) != 1:
        say = speech(language)
        raise CardsError(say("cards-none") if not found else say("cards-several"))
    return found[0]


def read_cards(text: str, language: str = ENGLISH) -> list[Card]:
    """Read cards separated by spaces or commas, in letters or in words."""
    known = _words(language)
    words = [word for word in _BETWEEN.split(folded(text)) if word and word not in known.fillers]
    cards: list[Card] = []
    at = 0
    while at < len(words):
        word = words[at]
        pair = _named(word, words[at + 1] if at + 1 < len(words) else "", known)
        if pair is not None:
            cards.append(pair)
        elif word in known.jokers:
            cards.append(JOKER)
        elif _NOTED.fullmatch(word):
            cards.append(Card(word))
        else:
            say = speech(language)
            raise CardsError(say("cards-unknown", text=_short(word)))
        at += 1 if pair is None else 2
    return cards


def read_cards_or_kind(text: str, language: str = ENGLISH) -> list[Card]:
    """Read cards, or all cards of a rank or a suit; CardsError for anything else.

    >>> read_cards_or_kind("jacks")
    [Jc, Jd, Jh, Js]
    >>> len(read_cards_or_kind("Herz", "de"))
    13
    """
    known, kind = _words(language), folded(text.strip())
    if kind in known.ranks:
        return [Card(known.ranks[kind] + suit) for suit in SUITS]
    if kind in known.suits:
        return [Card(rank + known.suits[kind]) for rank in RANKS]
    return read_cards(text, language)


def is_card(text: str, language: str = ENGLISH) -> bool:
    """Whether a text is one card."""
    try:
        read_card(text, language)
    except CardsError:
        return False
    return True


def spoken(text: str, language: str = ENGLISH, *, capitals: bool = False) -> str:
    """Return a text with its cards in words, and rows of cards as people read them aloud.

    With ``capitals``, a card at the beginning of a sentence is capitalized.

    >>> spoken("Melds: 3c 3d 3h; 7s 8s 9s. Left Kd.")
    'Melds: threes of clubs, diamonds and hearts; seven, eight and nine of spades. Left king of
    diamonds.'
    """

    def said(row: re.Match[str]) -> str:
        words = _row([Card(word.rstrip("*")) for word in row[0].split()], language)
        begins = capitals and (row.start() == 0 or text[: row.start()].endswith(". "))
        return f"{words[0].upper()}{words[1:]}" if begins else words

    return _ROW.sub(said, text)


def ranks_name(rank: int, language: str = ENGLISH) -> str:
    """Return the name of several cards of a rank.

    >>> ranks_name(6), ranks_name(13)
    ('sixes', 'kings')
    """
    say = speech(language)
    return say("cards-ranks").split()[rank - 1]


def suit_name(suit: int, language: str = ENGLISH) -> str:
    """The name of a suit, by its place in ``SUITS``.

    >>> suit_name(2)
    'hearts'
    """
    say = speech(language)
    return say("cards-suits").split()[suit]


def _row(cards: list[Card], language: str) -> str:
    say = speech(language)
    one_suit = all(card.suit == cards[0].suit for card in cards)
    if len(cards) > 2 and one_suit and all(b.rank - a.rank == 1 for a, b in pairwise(cards)):
        ranks = _listed([_rank_name(card, language) for card in cards], language)
        return say("cards-in-suit", ranks=ranks, suit=suit_name(cards[0].suit, language))
    alike = (list(group) for _, group in groupby(cards, lambda card: card.rank))
    return ", ".join(_of_rank(group, language) for group in alike)


def _of_rank(cards: list[Card], language: str) -> str:
    """Write cards of one rank together, in words."""
    say = speech(language)
    first = cards[0]
    if first == JOKER:
        return ", ".join(say("cards-joker").split()[0] for _ in cards)
    if len(cards) == 1:
        rank, suit = _rank_name(first, language), suit_name(first.suit, language)
        return say("cards-card", rank=rank, suit=suit)
    suits = _listed([suit_name(card.suit, language) for card in cards], language)
    return say("cards-alike", ranks=ranks_name(first.rank, language), suits=suits)


def _rank_name(card: Card, language: str) -> str:
    say = speech(language)
    return say("cards-rank").split()[card.rank - 1]


def _listed(words: list[str], language: str) -> str:
    """Join words without the comma that English has before the last one."""
    return speech(language).listed([", ".join(words[:-1]), words[-1]])


def _named(first: str, second: str, known: _Words) -> Card | None:
    """The card that two words name, in either order."""
    for rank, suit in ((first, second), (second, first)):
        if rank in known.ranks and suit in known.suits:
            return Card(known.ranks[rank] + known.suits[suit])
    return None


@cache
def _words(language: str) -> _Words:
    ranks = {"1": "A", "10": "T", **{rank.lower(): rank for rank in RANKS}}
    suits = {suit: suit for suit in SUITS}
    jokers, fillers = {"xx"}, {""}
    for each in {ENGLISH, language}:
        say = speech(each)
        for names in (say("cards-rank"), say("cards-ranks")):
            ranks |= zip(folded(names).split(), RANKS, strict=True)
        for names in (say("cards-suits"), say("cards-suit")):
            suits |= zip(folded(names).split(), SUITS, strict=True)
        jokers |= set(folded(say("cards-joker")).split())
        fillers |= set(folded(say("cards-fillers")).split())
    return _Words(ranks, suits, frozenset(jokers), frozenset(fillers))


def _short(word: str) -> str:
    return f"{word[:20]}…" if len(word) > 20 else word
