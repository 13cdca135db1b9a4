"""Write the tables of docs/rules.md from the knobs themselves: ``python tools/rules_tables.py``.

A table stands between two comments, ``<!-- table: NAME -->`` and ``<!-- end -->``; everything else
in the file is written manually. The tests fail if a table is out of date.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from hollywood.cli.rules import differences
from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.gin.rules import GinRules, Shutout
from hollywood.match.presets import PRESETS
from hollywood.match.telling.knobs_told import about
from hollywood.play.knobs import Rules, knobs_of

PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
GROUPS: dict[str, type[Rules]] = {
    "GinRules": GinRules,
    "Shutout": Shutout,
    "ContractRules": ContractRules,
    "MayIRules": MayIRules,
}

# Where each rule comes from. "Page" is what the page of a preset says, "custom" an outside standard
# where the pages are silent or another school, "ours" a decision of this project.
SOURCES: dict[str, dict[str, str]] = {
    "GinRules": {
        "family": "ours: names the game in a file of rules",
        "players": "pages: two; custom: more (Bicycle, rummy-games.com)",
        "form": "pages: two-handed; custom: the others (rummy-games.com, Bicycle, Spruce)",
        "decks": "pages: one pack; `hollywood-rounds` is silent",
        "hand_size": "pages: ten",
        "set_sizes": "pages: three or four",
        "run_min": "pages: three or more",
        "run_suits": "pages: the same; `hollywood-rounds`: any",
        "ace": (
            "pages: low (`hollywood-rummy` only implies it); custom: the others (rummy-games.com)"
        ),
        "ace_points": "pages: 1; custom: 15 when runs go around the corner",
        "face_points": "pages: 10",
        "first_dealer": "pages: random; `hollywood-rounds`: or chosen",
        "next_dealer": (
            "pages: the winner, or in turn (`hollywood-rounds`, `gin`); custom: the loser"
        ),
        "dealer_after_draw": "pages: the same; `hollywood-rounds` is silent; ours: the next",
        "upcard_option": "pages: yes; custom: no",
        "both_pass": "pages: from the stock; `hollywood-rounds` is silent",
        "rediscard_taken": "page `gin`: no; the others are silent, and custom says no",
        "knock_limit": "pages: ten; custom: 0 (straight gin, rummyrulebook.com)",
        "knock_discard": "page `gin`: face down; others: like every discard",
        "oklahoma": "custom (Bicycle, pagat)",
        "oklahoma_ace": "custom: gin only; in some houses one point",
        "spade_doubles": "custom (Bicycle, pagat)",
        "multiplier": "pages: none; ours: a table can play for more",
        "layoff": "pages: yes",
        "layoff_on_gin": "pages: no; `hollywood-rounds` makes no exception for gin, so yes",
        "knocker_layoff": "page `gin`: no; the others allow only the opponent",
        "gin_bonus": "pages: 20 or 25",
        "gin_bonus_allowed": "pages `hollywood-gin`, `hollywood-rummy`: 25 or 20",
        "undercut_bonus": "pages: 10; modern custom: 25",
        "undercut_on_tie": "pages: yes",
        "gin_undercut": "pages: never; `hollywood-rounds` contradicts itself; custom: no score",
        "big_gin": "pages: no big gin; custom: 31, 35 or 50",
        "stock_floor": "pages: two; `hollywood-rounds` is silent",
        "stock_end": "pages: at once; custom: the fiftieth card (rubl.com)",
        "turn_cap": "ours: two players could trade discards forever, and no page forbids it",
        "scoring": "pages: three games at once; `gin`: one",
        "games": "pages: three; `gin`: one",
        "games_at_once": "custom: a new game opens as one closes (rummy-games.com)",
        "credit": "pages: the winner's own wins; `hollywood-rounds`: rounds",
        "closed_entry": "ours: shift, following custom (rummy-games.com, pokerwiner.com)",
        "target": "pages: 100; custom: 125, 150 and more",
        "series_end": "pages: all three, where they say it; ours: two wins",
        "overall": "pages: two of three; custom: the others",
        "game_bonus": "page `gin`: 100; the Hollywood pages have none",
        "shutout": "page `gin`: 200 instead of the 100; custom: doubling (Scarne)",
        "box_bonus": "page `gin`: 20; custom: 25",
        "gin_extra_boxes": "custom (pagat)",
        "undercut_extra_boxes": "custom (pagat)",
        "partners_extra_boxes": "custom (rummytalk.com)",
        "doubled_boxes": "custom: a spade doubles them too (rummytalk.com, pagat)",
        "third_game_doubled": "custom (rummytalk.com)",
        "sweep_doubled": "custom",
        "settlement": "page `gin`, corrected: the lower total pays",
        "stake": "ours, as on paper sheets",
        "rounding": "custom",
    },
    "Shutout": {
        "kind": "page `gin`: instead of the game bonus; custom: the others",
        "points": "page `gin`: 200",
    },
    "ContractRules": {
        "family": "ours: names the game in a file of rules",
        "players": ("page: four to six, typically; a table can choose other numbers"),
        "decks": "page: two",
        "jokers": "page: none; custom: jokers in other games of the family",
        "deal": "page: eleven, in all seven hands",
        "contracts": "page",
        "set_min": "page: three",
        "run_min": "page: four",
        "wild": "page: aces; custom: jokers and twos",
        "min_naturals_per_meld": "page: a meld cannot be only aces",
        "more_wilds_than_naturals": "page: yes, one other card will do; custom in some houses: no",
        "wilds_side_by_side": "page: yes (adjacent aces); custom in some houses: no",
        "run_low": "page: nothing below a two; custom: the ace",
        "run_high": "page: nothing above a king; custom: the ace",
        "laydown": "page: exactly; custom in some houses: more, or none longer",
        "duplicate_rank_sets": "ours: the page is silent, so yes",
        "adjacent_same_suit_runs": "ours: the page is silent, so yes",
        "run_gap": "custom in some houses: two; one is what not touching means",
        "take_after_laying_down": "page: yes; custom in some houses: no",
        "layoff_requires_down": "ours: the page only implies it",
        "layoff_same_turn": "page: yes; custom in some houses: only in a later turn",
        "layoff_targets": "page: anywhere on the table, taken literally: own melds too",
        "displace_ace": (
            "page: in runs, to an end of the same run; custom elsewhere: never, or to the hand"
        ),
        "may_i": "page",
        "may_i_own_discard": "ours: in the next turn this is one of the other players, so yes",
        "go_out_without_discard": "page: yes",
        "last_hand": "page: all melded, no discard",
        "points": "page",
        "out_in_one_turn": "page: the score of a player who goes out is 0; custom in some houses",
        "first_dealer": "custom: random; the page is silent",
        "next_dealer": "page",
        "winner": "page",
        "total_tie": "ours: the page is silent",
        "stock_exhausted": "custom: the page is silent",
        "rediscard_taken": "ours: the page is silent, so yes",
        "turn_cap": "ours: the page sets no limit",
    },
    "MayIRules": {
        "who": "page: players who have not laid down",
        "when": "page: before the turn begins; in some houses also after a draw from the stock",
        "per_turn": "page: one, but not firmly (its author never saw more)",
        "limit": "page: five",
        "max_cards": "page: 21, the same limit counted in cards",
        "penalty_cards": "page: one; custom elsewhere: two",
        "deny_forces_discard": "page: yes",
        "priority": "page: the first, ties clockwise; custom: clockwise only",
        "withdraw": "page: yes",
        "counted": "ours: only allowed calls, as the 21 cards imply",
        "after": "page: stock or the next discard",
    },
}


# The family of each group, and the knob that holds it.
INSIDE = {
    "GinRules": ("gin", ""),
    "Shutout": ("gin", "shutout."),
    "ContractRules": ("contract", ""),
    "MayIRules": ("contract", "may_i."),
}


def what(group: str, name: str) -> str:
    """Say what a knob of a group decides."""
    family, within = INSIDE[group]
    return about(family, f"{within}{name}")


def knob_table(name: str) -> str:
    """Return the table of a rules class."""
    lines = ["| knob | permitted | default | what it decides | source |", "|---|---|---|---|---|"]
    for entry in knobs_of(GROUPS[name]):
        cells = (
            f"`{entry.name}`",
            entry.metadata["domain"].allowed(),
            f"`{_written(_plain(entry.default))}`",
            what(name, entry.name),
            SOURCES[name][entry.name],
        )
        lines.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(lines)


def difference_table(preset: str) -> str:
    """Return the table of a preset's settings that are not the default."""
    different = differences(PRESETS[preset])
    if not different:
        return "Every knob has its default."
    lines = ["| knob | here | default |", "|---|---|---|"]
    lines += [
        f"| `{name}` | `{_written(entry['value'])}` | `{_written(entry['default'])}` |"
        for name, entry in different.items()
    ]
    return "\n".join(lines)


def filled(text: str) -> str:
    """Return the page with every table written again."""

    def table(match: re.Match[str]) -> str:
        name = match[1]
        body = knob_table(name) if name in GROUPS else difference_table(name)
        return f"<!-- table: {name} -->\n\n{body}\n\n<!-- end -->"

    return re.sub(r"<!-- table: (\S+) -->.*?<!-- end -->", table, text, flags=re.DOTALL)


def _plain(value: Any) -> Any:
    return value.to_mapping() if hasattr(value, "to_mapping") else value


def _written(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(_written, value))
    return value if isinstance(value, str) else json.dumps(value).replace("null", "none")


def main() -> int:
    """Write the tables into the page."""
    before = PAGE.read_text(encoding="utf-8")
    after = filled(before)
    PAGE.write_text(after, encoding="utf-8")
    print(f"{PAGE.name}: {'as it was' if after == before else 'written again'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
