"""Play in your browser, against bots or with friends on the same network.

With --terminal you play here, in lines of plain text, against bots. If you name no game, the table
asks for one; during play `?` shows what you can type. Every match is saved as you play. After an
interruption you can continue it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hollywood.cli.levels import in_a_line
from hollywood.cli.parsing import typed
from hollywood.cli.reading import add_language_argument, add_settings_argument, in_utf8, language_in
from hollywood.cli.serve import PORT
from hollywood.errors import HollywoodError
from hollywood.texts import speech

INTERRUPTED = 130
EVERYWHERE = "0.0.0.0"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "preset", metavar="PRESET", nargs="?", help="the game, by its name in `hollywood presets`"
    )
    parser.add_argument("--rules", metavar="PRESET", help="the same")
    add_settings_argument(parser)
    parser.add_argument("--terminal", action="store_true", help="play here, in lines of plain text")
    browser = parser.add_argument_group("in the browser")
    browser.add_argument(
        "--host",
        default=EVERYWHERE,
        help="the address to listen on (default: the whole network; 127.0.0.1: only this machine)",
    )
    browser.add_argument("--port", type=int, help=f"the port (default {PORT})")
    browser.add_argument("--data", metavar="DIR", type=Path, help="the folder for all tables")
    browser.add_argument(
        "--no-open", dest="show", action="store_false", help="only print the address of the table"
    )
    browser.add_argument("--json", action="store_true", help="print the address as one JSON object")
    parser.add_argument(
        "--players",
        type=int,
        metavar="N",
        help="the number of players: gin with 3 is cutthroat, with 4 partnership; "
        "contract games 4 or more",
    )
    parser.add_argument("--name", help="your name on the sheet")
    parser.add_argument(
        "--bot",
        dest="bots",
        metavar="KIND",
        action="append",
        help=f"how well a bot plays: {in_a_line()}; repeat it to mix levels. The last one takes "
        "up to a second a move, fast 10 ms, the others move at once. Or one of your own, as for "
        "`hollywood arena`; in the browser with a name, as for `hollywood serve`. In the terminal "
        "also follows, a level that changes until you win half of your matches",
    )
    parser.add_argument(
        "--dealer", metavar="NAME", help="who deals first: a name, `me`, or random (the default)"
    )
    parser.add_argument(
        "--seed", type=in_utf8, help="the same seed gives the same decks, dealer and bots"
    )
    parser.add_argument("--luck", metavar="TEXT", type=in_utf8, help="your words for every shuffle")
    parser.add_argument("--record", metavar="FILE", type=Path, help="where to keep the match")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="continue a match; without FILE the newest one that is not over",
    )
    parser.add_argument(
        "--plain", action="store_true", help="sentences and spoken cards, for a screen reader"
    )
    parser.add_argument("--width", type=int, metavar="N", help="the width of a line, 20 or more")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Open the table in the browser, or play in the terminal."""
    return _play_here(arguments) if arguments.terminal else _play_in_browser(arguments)


def _play_in_browser(given: argparse.Namespace) -> int:
    from hollywood.arena.players import is_outside
    from hollywood.cli.parlour import open_parlour, page_for, terminal_only

    names = ("name", "dealer", "seed", "luck", "record", "resume", "plain", "width", "language")
    only = {f"--{name}": typed(given, name) for name in names}
    only["--bot"] = any(not is_outside(name) for name in typed(given, "bots") or ())
    terminal_only(only)
    path = page_for(given.preset or given.rules, given.settings, given.players)
    open_parlour(
        path,
        host=given.host,
        port=given.port,
        data=given.data,
        bots=[name for name in given.bots or () if is_outside(name)],
        show=given.show,
        as_json=given.json,
    )
    return 0


def _play_here(arguments: argparse.Namespace) -> int:
    """Play a match in the terminal, or continue one."""
    from hollywood.cli import output
    from hollywood.cli.places import data_folder
    from hollywood.cli.terminal.door import Door
    from hollywood.cli.terminal.screen import NARROWEST, EndOfInput, Screen
    from hollywood.cli.terminal.sitting import Leave
    from hollywood.cli.terminal.typing_back import resume_command

    language = language_in(arguments)
    say = speech(language)
    if arguments.json:
        raise HollywoodError("--json is for the table in the browser: here a person plays")
    if arguments.width is not None and arguments.width < NARROWEST:
        raise HollywoodError(say("error-width", n=arguments.width, least=NARROWEST))
    screen = Screen(plain=arguments.plain, width=arguments.width, language=language)
    door = Door(screen, arguments)
    status, out = 0, sys.stdout
    try:
        door.enter()
    except (Leave, EndOfInput):
        pass
    except KeyboardInterrupt:
        status, out = INTERRUPTED, sys.stderr
        output.say(to=out)
    else:
        return 0
    finally:
        door.close()
    if door.path is None:
        output.say(say("door-goodbye-early"), to=out)
    elif door.over:
        output.say(say("door-goodbye"), to=out)
    else:
        again = resume_command(door.path, newest=door.path.parent == data_folder())
        output.say(say("door-kept", command=again), to=out)
    return status
