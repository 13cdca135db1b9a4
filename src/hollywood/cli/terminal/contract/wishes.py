"""The person's standing answers to discards that they may call for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from hollywood.cards import Card
from hollywood.contract import ContractView
from hollywood.contract.standing import helps_by_call
from hollywood.texts.saying import Speech

Rest = Literal["ask", "ask-if-nearer", "call-if-nearer", "pass"]

_REST_TEXTS: dict[Rest, str] = {
    "ask": "wishes-ask-on",
    "ask-if-nearer": "wishes-nearer-ask",
    "call-if-nearer": "wishes-nearer-call",
    "pass": "wishes-auto-on",
}


@dataclass
class Wishes:
    """Wishes for one hand, or with ``stay`` for the match; what is not decided is asked.

    ``rest`` is for the cards in neither list. ``own`` asks about the person's own discards too.
    Cards in ``done`` are not called for in this hand any more: the person got or discarded them.
    """

    rest: Rest = "ask"
    own: bool = False
    want: list[Card] = field(default_factory=list)
    never: list[Card] = field(default_factory=list)
    stay: bool = False
    done: set[Card] = field(default_factory=set)

    def begin_hand(self) -> None:
        """Forget what was for the last hand only."""
        self.done.clear()
        if not self.stay:
            self.rest, self.own = "ask", False
            self.want.clear()
            self.never.clear()

    def wants(self, card: Card | None) -> bool:
        """Whether a card is called for whenever that is possible."""
        return card in self.want and card not in self.done

    def decide(self, cards: Iterable[Card], into: Literal["want", "never"]) -> None:
        """Put cards into one list, and take them out of the other."""
        into_list, other = (self.want, self.never) if into == "want" else (self.never, self.want)
        for card in cards:
            if card in other:
                other.remove(card)
            if card not in into_list:
                into_list.append(card)
            self.done.discard(card)

    def answer(
        self, view: ContractView, card: Card, *, own: bool
    ) -> Literal["call", "pass", "ask"]:
        """Return how a discard on offer is answered; ``own`` if the person discarded it."""
        if self.wants(card):
            return "call"
        if self.rest == "pass" or card in self.never or (own and not self.own):
            return "pass"
        if self.rest == "ask":
            return "ask"
        helps = helps_by_call(view, card)
        if helps is False:
            return "pass"
        return "call" if helps and self.rest == "call-if-nearer" else "ask"

    def told(self, say: Speech) -> str:
        """The wishes in sentences."""
        open_wants = [card for card in self.want if card not in self.done]
        asks_own = self.rest == "ask" and self.own
        said = [say("ask-ask" if asks_own else _REST_TEXTS[self.rest])]
        for text, cards in (("want", open_wants), ("never", self.never)):
            if cards:
                said.append(say(f"wishes-{text}-some", cards=" ".join(map(str, cards))) + ".")
        said.append(say("wishes-stays" if self.stay else "wishes-ends"))
        return " ".join(said)

    def __bool__(self) -> bool:
        """Whether they answer anything."""
        return self.rest != "ask" or bool(self.never) or any(map(self.wants, self.want))
