"""Tables at every phase, as the server shows them to a seat, without playing in a browser.

Greedy bots play whole matches inside this process from fixed secrets. At the first moment of each
phase, the message that the server would send to the viewer (its ``welcome``) is stored. A browser
then gets that message from the test's own socket (:mod:`tests.browser.staged`).
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from hollywood.bots import Driver, GreedyBot
from hollywood.contract import CallMayI, ContractView, next_moment
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View
from hollywood.play.text import to_json
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import Welcome
from hollywood.server.protocol.shown import ContractShown, GinShown
from hollywood.server.rooms.opening import new_card
from hollywood.server.sight.messages import welcome_for
from hollywood.server.table.offers import Offer, current_offer
from hollywood.server.table.seating import Place, Seating
from hollywood.server.table.state import TableState
from hollywood.server.table.viewers import Viewer

YOU = Seat(0)
NAMES = ("Ann", "Christopher", "Bo", "Maximiliane", "Cy", "Dee", "Wilhelmina", "Al")
MOST_STEPS = 6000
MANY = 20
"""This many cards are many: 21 are the most with May-I calls, 22 the most after a draw."""

Got = TypeVar("Got")


@dataclass(frozen=True)
class Setup:
    """A table: its game, how many sit there, and the rules that differ from the preset."""

    preset: str
    players: int = 2
    changes: tuple[tuple[str, Any], ...] = ()
    watched: bool = False
    calls: bool = False
    """The viewer calls for every discard."""
    names: tuple[str, ...] = NAMES

    @property
    def family(self) -> str:
        return "contract" if self.preset.startswith("may-i") else "gin"


def _gin(shown: Welcome) -> GinShown | None:
    boards = (each for each in shown.table.boards if isinstance(each, GinShown))
    return next((each for each in boards if each.place is not None), None)


def _contract(shown: Welcome) -> ContractShown | None:
    return next((each for each in shown.table.boards if isinstance(each, ContractShown)), None)


def _gin_phase(shown: Welcome) -> Iterator[str]:
    board = _gin(shown)
    if shown.table.stage == "over":
        yield "match over"
    if board is None:
        if shown.table.stage == "playing":
            yield "watched" if shown.table.you is None else "sits out"
        return
    mine = board.awaiting == board.place
    if shown.table.stage == "between":
        yield "round over" if board.knocker is not None else "dead hand"
    elif mine and board.phase == "discard":
        yield "discard"
        if board.options and board.options.knock is None:
            yield "may knock"
        if board.options and board.options.gin is None:
            yield "may go gin"
    elif mine and board.phase == "layoff":
        fits = bool(board.options and board.options.layoffs)
        yield "lay off" if fits else "show"
    elif mine:
        yield str(board.phase)
    elif board.knocker is None:
        yield "wait"


def _contract_phase(shown: Welcome) -> Iterator[str]:
    board = _contract(shown)
    many = board is not None and board.place is not None and board.sizes[board.place] >= MANY
    for phase in _plain_contract_phase(shown):
        yield phase
        if many:
            yield f"{phase}, many cards"


def _plain_contract_phase(shown: Welcome) -> Iterator[str]:
    board, table = _contract(shown), shown.table
    if table.stage == "over":
        yield "match over"
    if board is None:
        return
    options = board.options
    if table.stage == "between":
        yield "round over"
    if board.result is not None or options is None or board.place is None:
        return
    mine = board.awaiting == board.place
    if board.phase == "draw":
        if mine:
            yield "answer" if board.calls else "hold" if table.offer else "draw"
        elif any(call.seat == board.place for call in board.calls):
            yield "called"
        elif table.offer and options.call is None and board.discarder != board.place:
            yield "offer"
        else:
            yield "wait"
    elif mine:
        if board.down[board.place]:
            yield "lay off" if options.layoffs else "down"
        else:
            yield "lay down" if options.laydown else "discard"


def phases_of(setup: Setup, shown: Welcome) -> Iterator[str]:
    """The phases that a shown table is in, from the viewer's seat."""
    yield from (_gin_phase if setup.family == "gin" else _contract_phase)(shown)


class Caller(GreedyBot):
    """Calls for every discard it may call for, so that its hand grows."""

    def choose(self, view: View) -> Action | None:
        if isinstance(view, ContractView) and view.table.awaiting != view.seat:
            call = CallMayI(next_moment(view.table))
            return call if view.refusal(call) is None else None
        return super().choose(view)


class _Play:
    """Matches of one setup, played by bots, and what the viewer is shown of them."""

    def __init__(self, setup: Setup, wanted: frozenset[str]) -> None:
        self.setup = setup
        self.wanted = wanted
        self.found: dict[str, bytes] = {}
        self.clock_runs = False

    async def run(self) -> dict[str, bytes]:
        for number in range(40):
            await self._match(number)
            if self.wanted <= self.found.keys():
                return self.found
        raise AssertionError(f"{self.setup}: never came to {self.wanted - self.found.keys()}")

    async def _match(self, number: int) -> None:
        setup = self.setup
        form = NewTableForm(
            preset=setup.preset,
            players=setup.players,
            entrance="bot",
            changes=dict(setup.changes),
        )
        card = new_card(form, setup.names[0])

        def secrets(round_number: int, board: int) -> bytes:
            return hashlib.sha256(f"{number}/{round_number}/{board}".encode()).digest()

        names = setup.names[: setup.players]
        self.card = card
        bots = {Seat(seat): GreedyBot(name) for seat, name in enumerate(names)}
        if setup.calls:
            bots[YOU] = Caller(names[0])
        table = MatchTable.open(
            _rules(card.rules), names, first_dealer=Seat(number % setup.players), secrets=secrets
        )
        person = Place(person="you")
        others = (Place(bot="fast", name=name) for name in names[1:])
        self.seating = Seating(places=(person, *others))
        self.state = TableState(
            card, seating=self.seating, table=None, names={"you": names[0]}, moved_at=0
        )
        self.state.audience.add(Viewer("you"))
        self.state.table = table
        driver = Driver(table, bots)
        for _ in range(MOST_STEPS):
            if self.wanted <= self.found.keys() or self._look(table):
                return
            if table.match.in_play:
                driver._step()
                continue
            table.deal([b""] * setup.players)

    def _look(self, table: MatchTable) -> bool:
        """Store the moment if it is wanted; return whether the match is over."""
        state = self.state
        self._keep()
        if self.setup.family == "contract" and table.match.in_play:
            offer = current_offer(state)
            if offer is not None:
                until = state.now() + 4
                state.offer = Offer(offer.key, offer.card, until, 4.0, longer=until)
                self._keep()
                state.offer = None
        return state.outcome is not None

    def _keep(self) -> None:
        viewer = None if self.setup.watched else YOU
        shown = welcome_for(self.state, viewer, None, ())
        for phase in phases_of(self.setup, shown):
            if phase in self.wanted and phase not in self.found:
                self.found[phase] = to_json(shown)


class _Film(_Play):
    """Everything that the viewer is shown of one match."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, frozenset({"the end"}))
        self.shown: list[Welcome] = []

    async def film(self, number: int) -> list[Welcome]:
        await self._match(number)
        return self.shown

    def _keep(self) -> None:
        self.shown.append(welcome_for(self.state, YOU, None, ()))


def _rules(rules: Mapping[str, Any]) -> Any:
    from hollywood.match.presets import rules_from_mapping

    return rules_from_mapping(rules)


@cache
def staged(setup: Setup, *wanted: str) -> dict[str, bytes]:
    """Return the message of the first moment of each wanted phase.

    It runs in its own thread, because no other event loop can run beside a Playwright browser.
    """
    play = _Play(setup, frozenset(wanted))
    return _alone(play.run())


def filmed(setup: Setup, number: int = 0) -> list[Welcome]:
    """Return all that the viewer is shown of the match with this number, from deal to deal."""
    return _alone(_Film(setup).film(number))


def _alone(work: Coroutine[Any, Any, Got]) -> Got:
    with ThreadPoolExecutor(1) as alone:
        return alone.submit(asyncio.run, work).result()
