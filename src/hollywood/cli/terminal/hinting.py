"""A hint as a sentence in the player's language, from the texts of the pages."""

from __future__ import annotations

from hollywood.bots.hints import Hint, Play, Reason
from hollywood.cards import Card
from hollywood.cli.terminal.parts import parted
from hollywood.contract import actions as contract
from hollywood.gin import actions as gin
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.texts.saying import Speech, sentence

CLOSE = 0.5
"""Points, or matches in a hundred. Plays that differ by less count as equally good."""


def hint_told(hint: Hint, level: str, top: Card | None, say: Speech) -> str:
    """Return the hint of a level as a sentence; ``top`` is the top of the discard pile.

    >>> from hollywood.texts import speech
    >>> reason = Reason(cause="leaves", points=12, count=5)
    >>> discard = Play(action=Discard(Card("9h")))
    >>> hint_told(Hint(play=discard, reasons=(reason,)), "club", None, speech())
    'The club player would discard 9h: it leaves 12 deadwood, and 5 unseen cards would help.'
    """
    causes = [_told(reason, say) for reason in hint.reasons]
    if hint.expected is not None:
        causes.append(say("hint-expected", points=say.decimal(hint.expected, 1)))
    if hint.rival is not None and hint.gain is not None:
        causes.append(_compared(hint.gain, hint.chances, _play(hint.rival, top, say), say))
    play = say("hint-by", level=level, play=_play(hint.play, top, say))
    if not causes:
        return f"{sentence(play)}."
    return sentence(say("hint-sentence", play=play, why=parted(causes, say)))


def _compared(gain: float, chances: float | None, other: str, say: Speech) -> str:
    """How much better than ``other``; in chances of first place, if the play is for first place."""
    if (gain if chances is None else chances) < CLOSE:
        return say("hint-alike", play=other)
    if chances is None:
        return say("hint-better", points=say.decimal(gain, 1), play=other)
    return say("hint-wins", matches=say.decimal(chances, 1), play=other)


def _play(play: Play, top: Card | None, say: Speech) -> str:
    first = _named(play.action, top, say)
    if play.then is None:
        return first
    return say("hint-and", first=first, second=_named(play.then, top, say))


def _told(reason: Reason, say: Speech) -> str:
    cards = " ".join(map(str, reason.cards))
    points, count = reason.points or 0, reason.count or 0
    match reason.cause:
        case "knock" | "saves" | "goes_down" | "lighter":
            return say(f"hint-why-{reason.cause}", points=points)
        case "leaves":
            return say("hint-why-leaves", points=points, count=count)
        case "makes" | "no_meld" | "fits" | "fits_not" | "no_nearer":
            return say(f"hint-why-{reason.cause}", cards=cards)
        case "nearer" if reason.count == 0:
            return say("hint-why-complete", cards=cards)
        case "nearer":
            return say("hint-why-nearer", n=count, cards=cards)
        case "spare" if reason.count == 0:
            return say("hint-why-needless", points=points)
        case "spare":
            return say("hint-why-spare", n=count, points=points)
    return say(f"hint-why-{reason.cause}")


def _named(action: Action | None, top: Card | None, say: Speech) -> str:
    """Name an action in a few words."""
    match action:
        case None:
            return say("hint-pass")
        case DrawStock():
            return say("hint-do-draw")
        case TakeDiscard():
            return say("hint-do-take", card=str(top or ""))
        case Discard(card):
            return say("hint-do-discard", card=str(card))
        case gin.PassUpcard():
            return say("hint-do-pass")
        case gin.Knock(card):
            return say("hint-do-knock", card=str(card))
        case gin.BigGin():
            return say("hint-do-big_gin")
        case gin.LayOff(card, onto) | contract.LayOff(card, onto, _):
            return say("hint-do-lay_off", card=str(card), n=onto + 1)
        case gin.ShowHand():
            return say("hint-do-show")
        case gin.Finish():
            return say("hint-do-finish")
        case contract.CallMayI():
            return say("hint-do-call")
        case contract.AllowMayI():
            return say("hint-do-allow")
        case contract.DenyMayI():
            return say("hint-do-deny")
        case contract.LayDown(melds):
            return say("hint-do-lay_down", melds=", ".join(str(meld) for meld in melds))
        case contract.Displace(card, onto):
            return say("hint-do-displace", card=str(card), n=onto + 1)
    return say("hint-do-withdraw")
