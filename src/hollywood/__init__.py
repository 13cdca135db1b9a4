"""The Hollywood rummy family: Hollywood gin, gin rummy, and the May-I contract game.

``docs/design.md`` lists the packages and the order of their imports. The names below are loaded on
first use, so ``import hollywood`` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hollywood.bots import make_bot, play_on
    from hollywood.cards import Card, Hand, Pack, parse_cards
    from hollywood.contract import ContractRound, ContractRules, ContractView
    from hollywood.errors import (
        CardsError,
        HollywoodError,
        IllegalAction,
        PositionError,
        RecordError,
        RulesError,
    )
    from hollywood.gin import GinRound, GinRules, GinView
    from hollywood.match.course import ContractCourse, GinCourse
    from hollywood.match.match import Match
    from hollywood.match.penalty_sheet import PenaltySheet
    from hollywood.match.presets import PRESETS, rules_for
    from hollywood.match.sheet import Entry, ScoreSheet
    from hollywood.match.table import MatchTable
    from hollywood.play import Action, Bot, Discard, DrawStock, Event, Seat, TakeDiscard, View
    from hollywood.records import Recorder, read_record, replay

    __version__: str

_HOMES = {
    "hollywood.bots": ("make_bot", "play_on"),
    "hollywood.cards": ("Card", "Hand", "Pack", "parse_cards"),
    "hollywood.contract": ("ContractRound", "ContractRules", "ContractView"),
    "hollywood.errors": (
        "CardsError",
        "HollywoodError",
        "IllegalAction",
        "PositionError",
        "RecordError",
        "RulesError",
    ),
    "hollywood.gin": ("GinRound", "GinRules", "GinView"),
    "hollywood.match.course": ("ContractCourse", "GinCourse"),
    "hollywood.match.match": ("Match",),
    "hollywood.match.penalty_sheet": ("PenaltySheet",),
    "hollywood.match.presets": ("PRESETS", "rules_for"),
    "hollywood.match.sheet": ("Entry", "ScoreSheet"),
    "hollywood.match.table": ("MatchTable",),
    "hollywood.play": (
        "Action",
        "Bot",
        "Discard",
        "DrawStock",
        "Event",
        "Seat",
        "TakeDiscard",
        "View",
    ),
    "hollywood.records": ("Recorder", "read_record", "replay"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "PRESETS",
    "Action",
    "Bot",
    "Card",
    "CardsError",
    "ContractCourse",
    "ContractRound",
    "ContractRules",
    "ContractView",
    "Discard",
    "DrawStock",
    "Entry",
    "Event",
    "GinCourse",
    "GinRound",
    "GinRules",
    "GinView",
    "Hand",
    "HollywoodError",
    "IllegalAction",
    "Match",
    "MatchTable",
    "Pack",
    "PenaltySheet",
    "PositionError",
    "RecordError",
    "Recorder",
    "RulesError",
    "ScoreSheet",
    "Seat",
    "TakeDiscard",
    "View",
    "__version__",
    "make_bot",
    "parse_cards",
    "play_on",
    "read_record",
    "replay",
    "rules_for",
]


def __getattr__(name: str) -> Any:
    """Load a public name, or the version, the first time it is used."""
    if name == "__version__":
        from importlib.metadata import version

        return version("hollywood")
    if name in _HOME_OF:
        return getattr(import_module(_HOME_OF[name]), name)
    raise AttributeError(f"module 'hollywood' has no attribute {name!r}")
