"""Which game is played: from the command line, or from a question at the door."""

from __future__ import annotations

from hollywood.cli.reading import USUAL_GAME, rules_named
from hollywood.cli.terminal.screen import Screen
from hollywood.contract import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS
from hollywood.match.english import one_line
from hollywood.match.presets import PRESETS, AnyRules

_MENU = (
    (USUAL_GAME, "Hollywood gin: three games at once on one sheet"),
    ("gin", "Gin rummy: one game to 100, with boxes and bonuses"),
    ("may-i", "May-I: contract rummy for four to six, with wild aces"),
)
_CONTRACT_PLAYERS = 4


def ask_game(screen: Screen) -> str:
    """Ask which game to play and return its preset."""
    screen.heading("Welcome to the Hollywood table.")
    for number, (_, words) in enumerate(_MENU, 1):
        screen.say(f"{number}  {words}", indent="  ", hanging="     ")
    screen.say(f"{len(_MENU) + 1}  Others", indent="  ", hanging="     ")
    offered = [name for name, _ in _MENU]
    while True:
        screen.say("Which game? Enter deals Hollywood gin.")
        line = screen.read().lower().replace(" ", "-").rstrip(".")
        if not line:
            return USUAL_GAME
        if line.isdecimal() and 1 <= int(line[:4]) <= len(offered):
            return offered[int(line[:4]) - 1]
        if line == str(len(_MENU) + 1) or "others".startswith(line):
            offered = list(PRESETS)
            for number, name in enumerate(offered, 1):
                screen.say(
                    f"{number}  {name}: {one_line(PRESETS[name])}", indent="  ", hanging="     "
                )
            continue
        found = [name for name in PRESETS if name == line] or [
            name for name in PRESETS if name.startswith(line)
        ]
        if len(found) == 1:
            return found[0]
        shown = f"{line[:20]}..." if len(line) > 20 else line
        screen.say(f"There is no game {shown!r}: type a number or a name.")


def chosen_rules(preset: str, settings: list[str], players: int | None) -> AnyRules:
    """Return the rules of a table for ``players``.

    For gin, three play cutthroat and four, six or eight are partners, unless a form is set; a form
    that is set brings its number of players.
    """
    rules = rules_named(preset, settings=[])
    if isinstance(rules, ContractRules):
        return rules.with_settings(settings)
    given = {setting.partition("=")[0].strip(): setting for setting in settings}
    if players is None and "form" not in given:
        players = _players_in(given.get("players", ""))
    more = [] if players is None or "players" in given else [f"players={players}"]
    if players is not None and "form" not in given:
        forms = [form for form, counts in FORMS_BY_PLAYERS.items() if players in counts]
        if not forms:
            raise RulesError(f"--players cannot be {players}: gin is for 2, 3, 4, 6 or 8")
        more.append(f"form={forms[0]}")
    elif "form" in given and players is None and "players" not in given:
        counts = FORMS_BY_PLAYERS.get(given["form"].partition("=")[2].strip(), ())
        more += [f"players={count}" for count in counts[:1]]
    return rules.with_settings([*settings, *more])


def _players_in(setting: str) -> int | None:
    number = setting.partition("=")[2].strip()
    return int(number) if number.isdecimal() and len(number) < 4 else None


def players_of(rules: AnyRules, wanted: int | None) -> int:
    """Return how many sit at the table; RulesError when the game is not for that many."""
    if not isinstance(rules, ContractRules):
        if wanted is not None and wanted != rules.players:
            raise RulesError(f"--players={wanted} contradicts players={rules.players} of the rules")
        return rules.players
    if wanted is None:
        return _CONTRACT_PLAYERS if _CONTRACT_PLAYERS in rules.players else min(rules.players)
    if wanted not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        raise RulesError(f"--players cannot be {wanted}: this game is for {allowed}")
    return wanted


def known_as(preset: str) -> str:
    """Return the name of a preset as records are named after it."""
    return preset.strip().lower().replace(" ", "-").replace("_", "-")
