"""Which game to play: from the command line, or from a question at the start."""

from __future__ import annotations

import re

from hollywood.cli.levels import LEVELS_TOLD, USUAL
from hollywood.cli.reading import USUAL_GAME, rules_named
from hollywood.cli.terminal.card_words import folded
from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.following import FOLLOWS
from hollywood.cli.terminal.parts import parted
from hollywood.cli.terminal.screen import EndOfInput, Screen
from hollywood.cli.terminal.sitting import Leave
from hollywood.cli.terminal.words import meanings, means, words_of
from hollywood.contract import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.rules import FORMS_BY_PLAYERS
from hollywood.match.course import ContractCourse
from hollywood.match.match import Match
from hollywood.match.presets import PRESETS, AnyRules
from hollywood.match.telling.reading import called
from hollywood.match.telling.told import one_line
from hollywood.texts import ENGLISH, speech
from hollywood.texts.saying import Speech

_MENU = (USUAL_GAME, "gin", "may-i")
_CONTRACT_PLAYERS = 4
_INDENT, _HANGING = "  ", "     "


def ask_game(screen: Screen, *, unfinished: str | None = None) -> str | None:
    """Ask which game to play and return its preset; ``None`` resumes the unfinished match."""
    say, language = screen.speech, screen.language
    screen.heading(say("door-welcome"))
    if unfinished is not None:
        _offer(screen, 0, say("door-go-on", match=unfinished))
    for number, name in enumerate(_MENU, 1):
        _offer(screen, number, say(f"door-game-{name}"))
    _offer(screen, len(_MENU) + 1, say("door-others"))
    offered = [*_MENU]
    while True:
        screen.question(say("door-which-game"))
        line = screen.read().lower().replace(" ", "-").rstrip(".")
        if not line:
            return USUAL_GAME
        if _leaves(line, language):
            raise Leave
        if line == "?" or line in _words("help", language):
            screen.literal(say("door-help"))
            continue
        if unfinished is not None and (line == "0" or means(line, "go-on", language)):
            return None
        if line.isdecimal() and 1 <= int(line[:4]) <= len(offered):
            return offered[int(line[:4]) - 1]
        others = meanings(language)["others"]
        if line == str(len(_MENU) + 1) or any(word.startswith(folded(line)) for word in others):
            offered = list(PRESETS)
            for number, name in enumerate(offered, 1):
                _offer(screen, number, f"{name}: {one_line(PRESETS[name], language)}")
            continue
        found = [name for name in PRESETS if name == line] or [
            name for name in PRESETS if name.startswith(line)
        ]
        if len(found) == 1:
            return found[0]
        shown = f"{line[:20]}..." if len(line) > 20 else line
        screen.say(say("door-no-game", name=shown))


def ask_level(screen: Screen) -> str:
    """Ask how strong the bots are, and return their level."""
    say = screen.speech
    names = list(LEVELS_TOLD)
    for number, name in enumerate(names, 1):
        told = say(
            "door-level", level=name, words=say(f"level-{name}"), time=say(f"level-time-{name}")
        )
        _offer(screen, number, told)
    names.append(FOLLOWS)
    _offer(screen, len(names), say("door-level-follows", level=FOLLOWS))
    while True:
        screen.question(say("door-which-level", level=USUAL))
        try:
            line = screen.read().lower().rstrip(".")
        except EndOfInput:
            return USUAL
        if not line:
            return USUAL
        if _leaves(line, screen.language):
            raise Leave
        if line.isdecimal() and 1 <= int(line[:4]) <= len(names):
            return names[int(line[:4]) - 1]
        found = [name for name in names if name.startswith(line)]
        if len(found) == 1:
            return found[0]
        screen.say(say("door-type-level"))


def ask_dealer(screen: Screen, cast: Cast) -> str:
    """Ask who deals first, if the rules let the players choose; return "me" or a name.

    Enter or the end of the input returns "random".
    """
    say, language = screen.speech, screen.language
    others = [name for seat, name in enumerate(cast.names) if seat != cast.me]
    me = say("typed-me").split()[0]
    while True:
        screen.question(say("door-who-deals", names=", ".join([me, *others])))
        try:
            line = screen.read().lower().rstrip(".")
        except EndOfInput:
            return "random"
        if not line or means(line, "random", language):
            return "random"
        if _leaves(line, language):
            raise Leave
        if means(line, "me", language):
            return "me"
        found = [name for name in others if name.lower() == line] or [
            name for name in others if name.lower().startswith(line)
        ]
        if len(found) == 1:
            return found[0]
        screen.say(say("door-type-name"))


def _offer(screen: Screen, number: int, words: str) -> None:
    screen.say(f"{number}  {words}", indent=_INDENT, hanging=_HANGING)


def _words(command: str, language: str) -> set[str]:
    return {*words_of(command, language), *words_of(command, ENGLISH)}


def _leaves(line: str, language: str) -> bool:
    return folded(line) in _words("quit", language)


def chosen_rules(
    preset: str, settings: list[str], players: int | None, language: str = ENGLISH
) -> AnyRules:
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
            say = speech(language)
            raise RulesError(say("error-players-of-gin", n=players))
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
    say, language = screen.speech, screen.language
    while True:
        screen.question(say("door-another"))
        try:
            line = screen.read().lower()
        except EndOfInput:
            return False
        if not line or means(line, "yes", language):
            return True
        if means(line, "none", language) or _leaves(line, language):
            return False


def standing(match: Match, say: Speech) -> str:
    """Describe a match in one line: the game, the opponents, and how far it is."""
    cast, course = Cast.playing(match.players, say.language), match.course
    others = say.listed([name for seat, name in enumerate(cast.names) if seat != cast.me])
    game = re.split(r"\s*:", one_line(match.rules, say.language))[0]
    if isinstance(course, ContractCourse):
        hand = min(len(course.sheet.hands) + 1, course.sheet.length)
        return say(
            "standing-hand",
            game=game,
            others=others,
            n=hand,
            of=course.sheet.length,
            points=course.sheet.totals[cast.me],
        )
    number = match.round_number if match.in_play else match.round_number + 1
    sheet = course.sheet
    told = say("standing-round", game=game, others=others, n=number)
    if not sheet.entries:
        return told
    sides = called([_bare(cast, side) for side in sheet.sides], say)
    for column in sheet.columns:
        if column.winner is not None:
            told += say("standing-won", n=column.number, name=sides[column.winner])
    column = next((c for c in sheet.columns if c.winner is None), sheet.columns[0])
    pairs = zip(sides, column.totals, strict=True)
    scores = ", ".join(f"{side} {total}" for side, total in pairs)
    if len(sheet.columns) > 1:
        scores = say("standing-game", scores=scores, n=column.number)
    return parted([told, scores], say)


def _bare(cast: Cast, side: str) -> str:
    """Return the name of a side without the kinds of the bots."""
    for kind in set(cast.kinds.values()):
        side = side.replace(f" ({kind})", "")
    return side


def players_of(rules: AnyRules, wanted: int | None, language: str = ENGLISH) -> int:
    """Return the number of players; RulesError if the game is not for that many."""
    say = speech(language)
    if not isinstance(rules, ContractRules):
        if wanted is not None and wanted != rules.players:
            raise RulesError(say("error-players-differ", n=wanted, players=rules.players))
        return rules.players
    if wanted is None:
        return _CONTRACT_PLAYERS if _CONTRACT_PLAYERS in rules.players else min(rules.players)
    if wanted not in rules.players:
        allowed = ", ".join(map(str, sorted(rules.players)))
        raise RulesError(say("error-players-of-contract", n=wanted, allowed=allowed))
    return wanted


def name_of(rules: AnyRules) -> str:
    """Return the name of the preset with these rules, or a plain name for house rules."""
    found = [name for name, preset in PRESETS.items() if preset == rules]
    return found[0] if found else ("gin" if rules.family == "gin" else "contract")
