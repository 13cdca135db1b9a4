"""Show which settings are in force, and where each of them comes from.

A settings file in TOML changes the defaults of the options. Names above the first table, as in
language = "de", hold for every command; a table, as in [play], holds for one. HOLLYWOOD_SETTINGS
names another file, or none if it is empty. The file is checked whole.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hollywood.cli import output, settings_file
from hollywood.cli.places import SETTINGS, data_folder, settings_path


class InForce(NamedTuple):
    """A setting in force: its command if it holds for one, its name, its value, its source."""

    command: str | None
    name: str
    value: Any
    source: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--all", action="store_true", help="also show the options nobody has set")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Show the settings; HollywoodError if the file is not valid."""
    from hollywood.cli.main import COMMANDS
    from hollywood.cli.parsing import parser_of

    found = settings_file.read([command.name for command in COMMANDS])
    rows = [*_surroundings(found)]
    for command in COMMANDS:
        parser = parser_of(command)
        usual = {name: each.default for name, each in settings_file.options_of(parser).items()}
        settings_file.apply(found, command.name, parser)
        given = {each.name: each for each in found.of(command.name)}
        for name, default in usual.items():
            if name in given and (given[name].command or arguments.all):
                rows.append(InForce(command.name, name, given[name].value, str(found.path)))
            elif arguments.all and name not in given:
                rows.append(InForce(command.name, name, _plain(default), "default"))
    if arguments.json:
        output.say(output.one_json(_as_json(found, rows)))
    else:
        _show(found, rows)
    return 0


def _surroundings(found: settings_file.SettingsFile) -> Iterator[InForce]:
    """Yield what holds for every command."""
    from hollywood.texts import language_of_environment

    given = {each.name: each.value for each in found.settings if each.command is None}
    if "language" not in given:
        names = ("LC_ALL", "LC_MESSAGES", "LANG")
        source = next((name for name in names if os.environ.get(name)), "default")
        yield InForce(None, "language", language_of_environment(), source)
    for name, value in given.items():
        yield InForce(None, name, value, str(found.path))
    source = "XDG_DATA_HOME" if os.environ.get("XDG_DATA_HOME") else "default"
    yield InForce(None, "folder of matches", str(data_folder()), source)
    for name in ("COLUMNS", "NO_COLOR"):
        if name in os.environ:
            yield InForce(None, name, os.environ[name], "environment")


def _show(found: settings_file.SettingsFile, rows: list[InForce]) -> None:
    if found.path is None:
        output.say(output.wrapped(f"No settings file is read: {SETTINGS} is empty."))
    else:
        there = "" if found.path.exists() else " (it is not there; you can make it)"
        output.say(f"Settings file: {found.path}{there}")
    for command in dict.fromkeys(row.command for row in rows):
        output.say("\n" + output.heading(command or "For all commands"))
        cells = [
            (row.name, _told(row.value), f"({_source(row.source)})")
            for row in rows
            if row.command == command
        ]
        output.say(output.table(cells))


def _source(source: str) -> str:
    path = settings_path()
    return "settings file" if path is not None and source == str(path) else source


def _told(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None or value == "" else str(value)


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Path) else value


def _as_json(found: settings_file.SettingsFile, rows: list[InForce]) -> dict[str, Any]:
    path = found.path
    return {
        "file": None if path is None else str(path),
        "exists": path is not None and path.exists(),
        "settings": [row._asdict() for row in rows],
    }
