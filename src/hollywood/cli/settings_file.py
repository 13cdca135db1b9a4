"""The settings file: what a person wants as the default of an option, in TOML.

Names above the first table hold for every command that has the option, and a table holds for one
command. An option has the name that it has on the command line, without the dashes::

    language = "de"

    [play]
    rules = "may-i"
    bot = ["club", "simple"]

What is typed counts more than the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from hollywood.cli.parsing import Parser, either, meant
from hollywood.cli.places import settings_path
from hollywood.errors import HollywoodError

EVERYWHERE = ("language", "plain", "quiet", "rules", "width")
"""The options that can stand above the tables."""
_LONGEST = 1 << 20


class Setting(NamedTuple):
    """One line of the file: for a command, or ``None`` for all; an option's name; its value."""

    command: str | None
    name: str
    value: Any


class SettingsFile(NamedTuple):
    """A settings file that was read; without a path, or with no settings, if there is none."""

    path: Path | None
    settings: tuple[Setting, ...]

    def of(self, command: str) -> Iterator[Setting]:
        """Yield what holds for a command; what counts more comes later."""
        yield from (each for each in self.settings if each.command is None)
        yield from (each for each in self.settings if each.command == command)


def read(commands: Sequence[str]) -> SettingsFile:
    """Read this person's settings file, if there is one; HollywoodError if it is not valid."""
    path = settings_path()
    if path is None:
        return SettingsFile(None, ())
    try:
        with path.open("rb") as file:
            raw = file.read(_LONGEST + 1)
    except (FileNotFoundError, NotADirectoryError):
        return SettingsFile(path, ())
    except (OSError, ValueError) as error:
        raise HollywoodError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    if len(raw) > _LONGEST:
        raise HollywoodError(f"{path} is no settings file: it is too long")
    return SettingsFile(path, tuple(_settings(_tables(path, raw), path, commands)))


def apply(found: SettingsFile, command: str, parser: Parser) -> None:
    """Make the settings the defaults of a command's parser; HollywoodError if one cannot be."""
    options = options_of(parser)
    for setting in found.of(command):
        action = options.get(setting.name)
        if action is not None:
            parser.prefer(action.dest, _value(setting, action, found.path))
        elif setting.command is not None:
            known = [*options] or ["none"]
            raise _wrong(setting, f"is no option: {meant(setting.name, known)}", found.path)


def options_of(parser: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """Return the options that a settings file can set, by name."""
    return {
        name.removeprefix("--"): action
        for action in parser._actions  # noqa: SLF001
        if not isinstance(action, argparse._HelpAction)  # noqa: SLF001
        for name in action.option_strings
        if name.startswith("--")
    }


def _tables(path: Path, raw: bytes) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(raw.decode("utf-8-sig").replace("\r\n", "\n"))
    except UnicodeDecodeError:
        raise HollywoodError(f"{path} is not text in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise HollywoodError(f"{path} is no TOML: {error}") from None


def _settings(tables: Mapping[str, Any], path: Path, commands: Sequence[str]) -> Iterator[Setting]:
    for name, value in tables.items():
        if not isinstance(value, dict):
            if name not in EVERYWHERE:
                known = ", ".join(EVERYWHERE)
                raise HollywoodError(f"{path}: {name} cannot stand above the tables: {known} can")
            yield Setting(None, name, value)
        elif name not in commands:
            raise HollywoodError(f"{path}: there is no command {name!r}: {meant(name, commands)}")
        else:
            yield from (Setting(name, each, given) for each, given in value.items())


def _value(setting: Setting, action: argparse.Action, path: Path | None) -> Any:
    """Return the value as the parser would have read it."""
    given = setting.value
    if action.nargs == 0:
        if not isinstance(given, bool):
            raise _wrong(setting, f"cannot be {given!r}: true or false", path)
        return action.const if given else action.default
    several = isinstance(action, argparse._AppendAction)  # noqa: SLF001
    values = given if several and isinstance(given, list) else [given]
    read = [_one(setting, each, action, path) for each in values]
    return read if several else read[0]


def _one(setting: Setting, given: Any, action: argparse.Action, path: Path | None) -> Any:
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        raise _wrong(setting, f"cannot be {given!r}: a text or a number", path)
    try:
        value = action.type(str(given)) if callable(action.type) else str(given)
    except argparse.ArgumentTypeError as error:
        raise _wrong(setting, f"cannot be {given!r}: {error}", path) from None
    except (TypeError, ValueError):
        kind = "a whole number" if action.type is int else "a value of another kind"
        raise _wrong(setting, f"cannot be {given!r}: {kind}", path) from None
    if action.choices is not None and value not in action.choices:
        known = either([*map(str, action.choices)])
        raise _wrong(setting, f"cannot be {given!r}: {known}", path)
    return value


def _wrong(setting: Setting, words: str, path: Path | None) -> HollywoodError:
    where = "" if setting.command is None else f"[{setting.command}] "
    return HollywoodError(f"{path}: {where}{setting.name} {words}")
