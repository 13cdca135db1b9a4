"""Which game to play: from the command line, or from a question at the start."""

from __future__ import annotations

from hollywood.cli.levels import LEVELS_TOLD, USUAL
from hollywood.cli.reading import USUAL_GAME, rules_named
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import EndOfInput, Screen
from hollywood.cli.terminal.sitting import Leave
from hollywood.contract import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS
from hollywood.match.course import ContractCourse
from hollywood.match.match import Match
from hollywood.match.presets import PRESETS, AnyRules
from hollywood.match.telling.told import one_line
from hollywood.match.telling.wording import joined
from hollywood.match.telling.wording import points as in_points

_MENU = (
    (USUAL_GAME, "Hollywood gin: three games at once on one sheet"),
    ("gin", "Gin rummy: one game to 100, with boxes and bonuses"),
    ("may-i", "May-I: contract rummy for four to six, with wild aces"),
)
_CONTRACT_PLAYERS = 4
_HELP = (
    "Type the number or the name of a game. Hollywood gin is a good start. At the table, type goal "
    "for the aim of the game and ? for a list of commands; q leaves."
)


def ask_game(screen: Screen, *, unfinished: str | None = None) -> str | None:
    """Ask which game to play and return its preset; ``None`` resumes the unfinished match."""
    screen.heading("Welcome to the Hollywood table.")
    if unfinished is not None:
        screen.say(f"0  Go on: {unfinished}", indent="  ", hanging="     ")
    for number, (_, words) in enumerate(_MENU, 1):
        screen.say(f"{number}  {words}", indent="  ", hanging="     ")
    screen.say(f"{len(_MENU) + 1}  Others", indent="  ", hanging="     ")
    offered = [name for name, _ in _MENU]
    while True:
        screen.question("Which game? A number or a name; Enter for Hollywood gin; ? for help.")
        line = screen.read().lower().replace(" ", "-").rstrip(".")
        if not line:
            return USUAL_GAME
        if line in {"q", "quit", "exit", "bye"}:
            raise Leave
        if line in {"?", "help", "h"}:
            screen.literal(_HELP)
            continue
        if unfinished is not None and (line == "0" or line in {"go-on", "resume"}):
            return None
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


def ask_level(screen: Screen) -> str:
    """Ask how strong the bots are, and return their level."""
    names = list(LEVELS_TOLD)
    for number, (name, (words, takes)) in enumerate(LEVELS_TOLD.items(), 1):
        told = f"{number}  {name}: {words} ({takes})"
        screen.say(told, indent="  ", hanging="     ")
    while True:
        screen.question(f"How strong are the bots? A number or a name; Enter for {USUAL}.")
        try:
            line = screen.read().lower().rstrip(".")
        except EndOfInput:
            return USUAL
        if not line:
            return USUAL
        if line in {"q", "quit", "exit", "bye"}:
            raise Leave
        if line.isdecimal() and 1 <= int(line[:4]) <= len(names):
            return names[int(line[:4]) - 1]
        found = [name for name in names if name.startswith(line)]
        if len(found) == 1:
            return found[0]
        screen.say("Type one of the numbers or names; q leaves.")


def ask_dealer(screen: Screen, cast: Cast) -> str:
    """Ask who deals first, if the rules let the players choose; return "me" or a name.

    Enter or the end of the input returns "random".
    """
    others = [name for seat, name in enumerate(cast.names) if seat != cast.me]
    choices = ["me", *others]
    while True:
        screen.question(f"Who deals first? Type {', '.join(choices)}; Enter draws at random.")
        try:
            line = screen.read().lower().rstrip(".")
        except EndOfInput:
            return "random"
        if line in {"", "random", "lot", "lots"}:
            return "random"
        if line in {"q", "quit", "exit", "bye"}:
            raise Leave
        found = [name for name in choices if name.lower() == line] or [
            name for name in choices if name.lower().startswith(line)
        ]
        if len(found) == 1:
            return found[0]
        screen.say("Type one of the names; q leaves.")


def chosen_rules(preset: str, settings: list[str], players: int | None) -> AnyRules:
    """Return the rules of a table for ``players``.

    In gin, three people play cutthroat, and four, six, or eight play as partners, unless a form is
    set. A form that is set determines its number of players.
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


def ask_again(screen: Screen) -> bool:
    """Ask whether to play another match; the end of the input means no."""
    while True:
        screen.question("Another match of this game? Enter or y for yes; n for no.")
        try:
            line = screen.read().lower()
        except EndOfInput:
            return False
        if line in {"", "y", "yes"}:
            return True
        if line in {"n", "no", "q", "quit", "exit", "bye"}:
            return False


def standing(match: Match) -> str:
    """Describe a match in one line: the game, the opponents, and how far it is."""
    cast, course = Cast.playing(match.players), match.course
    others = joined([name for seat, name in enumerate(cast.names) if seat != cast.me])
    game = one_line(match.rules).partition(":")[0]
    if isinstance(course, ContractCourse):
        hand = min(len(course.sheet.hands) + 1, course.sheet.length)
        mine = in_points(course.sheet.totals[cast.me])
        return f"{game} against {others}, hand {hand} of {course.sheet.length}, {mine} so far"
    number = match.round_number if match.in_play else match.round_number + 1
    sheet = course.sheet
    won = "".join(
        f", game {column.number} won by {_bare(cast, sheet.sides[column.winner])}"
        for column in sheet.columns
        if column.winner is not None
    )
    column = next((c for c in sheet.columns if c.winner is None), sheet.columns[0])
    scores = ", ".join(
        f"{_bare(cast, side)} {total}"
        for side, total in zip(sheet.sides, column.totals, strict=True)
    )
    if not sheet.entries:
        return f"{game} against {others}, round {number}"
    where = f" in game {column.number}" if len(sheet.columns) > 1 else ""
    return f"{game} against {others}, round {number}{won}; {scores}{where}"


def _bare(cast: Cast, side: str) -> str:
    """Return the name of a side without the kinds of the bots."""
    for kind in set(cast.kinds.values()):
        side = side.replace(f" ({kind})", "")
    return side


def players_of(rules: AnyRules, wanted: int | None) -> int:
    """Return the number of players; RulesError if the game is not for that many."""
    if not isinstance(rules, ContractRules):
        if wanted is not None and wanted != rules.players:
            raise RulesError(f"--players={wanted} contradicts players={rules.players} in the rules")
        return rules.players
    if wanted is None:
        return _CONTRACT_PLAYERS if _CONTRACT_PLAYERS in rules.players else min(rules.players)
    if wanted not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        raise RulesError(
            f"--players cannot be {wanted}: this game is for {allowed}, "
            f"unless you change its rules with --set players={wanted}"
        )
    return wanted


def name_of(rules: AnyRules) -> str:
    """Return the name of the preset with these rules, or a plain name for house rules."""
    found = [name for name, preset in PRESETS.items() if preset == rules]
    return found[0] if found else ("gin" if rules.family == "gin" else "contract")
