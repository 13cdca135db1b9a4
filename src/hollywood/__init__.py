"""The Hollywood rummy family: Hollywood gin, gin rummy, and the May-I contract game.

``docs/design.md`` lists the packages and the order of their imports. The names below are loaded on
first use, so ``import hollywood`` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hollywood.bots import make_bot, play_on
    from hollywood.cards import Card, Hand, Pack, parse_cards
    from hollywood.contract import ContractRound, ContractRules
    from hollywood.errors import HollywoodError, IllegalAction
    from hollywood.gin import GinRound, GinRules
    from hollywood.match.match import Match
    from hollywood.match.presets import PRESETS, rules_for
    from hollywood.match.sheet import Entry, ScoreSheet
    from hollywood.match.table import MatchTable
    from hollywood.play import Seat
    from hollywood.records import Recorder, read_record, replay

    __version__: str

_HOMES = {
    "hollywood.bots": ("make_bot", "play_on"),
    "hollywood.cards": ("Card", "Hand", "Pack", "parse_cards"),
    "hollywood.contract": ("ContractRound", "ContractRules"),
    "hollywood.errors": ("HollywoodError", "IllegalAction"),
    "hollywood.gin": ("GinRound", "GinRules"),
    "hollywood.match.match": ("Match",),
    "hollywood.match.presets": ("PRESETS", "rules_for"),
    "hollywood.match.sheet": ("Entry", "ScoreSheet"),
    "hollywood.match.table": ("MatchTable",),
    "hollywood.play": ("Seat",),
    "hollywood.records": ("Recorder", "read_record", "replay"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "PRESETS",
    "Card",
    "ContractRound",
    "ContractRules",
    "Entry",
    "GinRound",
    "GinRules",
    "Hand",
    "HollywoodError",
    "IllegalAction",
    "Match",
    "MatchTable",
    "Pack",
    "Recorder",
    "ScoreSheet",
    "Seat",
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
