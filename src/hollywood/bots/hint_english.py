"""A hint in English: one sentence that says what to do and why."""

from __future__ import annotations

from collections.abc import Callable

from hollywood.bots.hints import Hint, Play, Reason
from hollywood.contract import actions as contract
from hollywood.gin import actions as gin
from hollywood.match.telling.wording import points as in_points
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

CLOSE = 0.5
"""In points, or matches in a hundred. Plays that differ by less count as equally good."""

Say = Callable[[Action | None], str]
"""Returns a name for an action, such as ``discard 7h``."""


def hint_in_english(hint: Hint, say: Say | None = None, *, lead: str = "") -> str:
    """Return the hint as a sentence that begins with ``lead``.

    >>> from hollywood.cards import Card
    >>> reason = Reason(cause="leaves", points=12, count=5)
    >>> discard = Play(action=Discard(Card("9h")))
    >>> draw = Play(action=Discard(Card("4c")))
    >>> hint_in_english(Hint(play=discard, reasons=(reason,), rival=draw, gain=1.3))
    'Discard 9h: 12 points of deadwood are left, and 5 cards would help; 1.3 points better than
    if you discard 4c.'
    """
    name = named if say is None else say
    causes = [*(_told(reason) for reason in hint.reasons)]
    if hint.expected is not None:
        causes.append(f"expect {_number(hint.expected)} penalty points")
    if hint.rival is not None and hint.gain is not None:
        causes.append(_compared(hint.gain, hint.chances, _play(hint.rival, name)))
    do = _play(hint.play, name)
    said = f"{lead}{do}: {'; '.join(causes)}" if causes else f"{lead}{do}"
    return f"{said[0].upper()}{said[1:]}."


def _compared(gain: float, chances: float | None, other: str) -> str:
    """Say how much better than ``other``; in chances if the hand is played for first place."""
    if (gain if chances is None else chances) < CLOSE:
        return f"about as good as if you {other}"
    if chances is None:
        return f"{_number(gain)} points better than if you {other}"
    return f"you win {_number(chances)} more matches in a hundred than if you {other}"


def _play(play: Play, name: Say) -> str:
    return name(play.action) if play.then is None else f"{name(play.action)} and {name(play.then)}"


def _number(value: float) -> str:
    return f"{value:.1f}"


def _told(reason: Reason) -> str:
    cards = " ".join(map(str, reason.cards))
    match reason.cause:
        case "gin":
            return "that is gin"
        case "big_gin":
            return "all cards are in melds"
        case "knock":
            return f"you knock with {reason.points}"
        case "leaves":
            helps = "1 card" if reason.count == 1 else f"{reason.count} cards"
            left = "1 point" if reason.points == 1 else f"{reason.points} points"
            are = "is" if reason.points == 1 else "are"
            return f"{left} of deadwood {are} left, and {helps} would help"
        case "makes":
            return f"it makes {cards}"
        case "no_meld":
            return f"{cards} makes no meld that would lower your deadwood"
        case "saves":
            return f"{in_points(reason.points or 0)} of deadwood less"
        case "best_answer":
            return "no other layoff would help"
        case "must_take":
            return "you denied it to the others, so you must take it"
        case "fits":
            return f"{cards} fits on the table"
        case "fits_not":
            return f"{cards} does not fit on the table"
        case "nearer" if reason.count == 0:
            return f"{cards} completes the contract"
        case "nearer":
            missing = "1 more card is" if reason.count == 1 else f"{reason.count} more cards are"
            return f"with {cards} only {missing} missing for the contract"
        case "no_nearer":
            return f"{cards} brings you no closer"
        case "enough":
            return "you have enough for the contract"
        case "goes_down":
            return f"{in_points(reason.points or 0)} no longer count against you"
        case "lighter":
            return f"you would be left with {in_points(reason.points or 0)} less"
        case "spare" if reason.count == 0:
            return f"the contract does not need it, and it counts {reason.points}"
        case "spare":
            short = "1 card" if reason.count == 1 else f"{reason.count} cards"
            return f"you are {short} short with or without it, and it counts {reason.points}"
    return "nothing else is worth trying"


def named(action: Action | None) -> str:
    """Name an action in a few words.

    >>> named(None), named(DrawStock())
    ('let it pass', 'draw from the stock')
    """
    match action:
        case None:
            return "let it pass"
        case DrawStock():
            return "draw from the stock"
        case TakeDiscard():
            return "take the discard"
        case Discard(card):
            return f"discard {card}"
        case gin.PassUpcard():
            return "pass"
        case gin.Knock(card):
            return f"knock and discard {card}"
        case gin.BigGin():
            return "show big gin"
        case gin.LayOff(card, onto):
            return f"lay {card} off on meld {onto + 1}"
        case gin.ShowHand():
            return "show your hand"
        case gin.Finish():
            return "finish"
        case contract.CallMayI():
            return "call May-I"
        case contract.AllowMayI():
            return "allow the call"
        case contract.DenyMayI():
            return "deny the call"
        case contract.LayDown(melds):
            return "lay down " + ", ".join(str(meld) for meld in melds)
        case contract.LayOff(card, onto, at):
            end = "" if at is None else f" at the {at}"
            return f"lay {card} off on meld {onto + 1}{end}"
        case contract.Displace(card, onto):
            return f"put {card} in place of the wild card in meld {onto + 1}"
    raise AssertionError(f"this is never suggested: {action!r}")
