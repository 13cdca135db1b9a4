"""Print the rules of a game in plain words, with your house rules.

Every rule is a setting with a name. `--json` lists the names and values, and `--set NAME=VALUE`
changes one.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.reading import (
    add_language_argument,
    add_settings_argument,
    language_in,
    rules_named,
)

if TYPE_CHECKING:
    from hollywood.match.presets import AnyRules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "preset", metavar="PRESET", help="the game, by its name in `hollywood presets`"
    )
    add_settings_argument(parser)
    parser.add_argument(
        "--differences",
        action="store_true",
        help="only show the settings that differ from the defaults of this kind of game",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object: every setting")
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules."""
    rules = rules_named(arguments.preset, arguments.settings)
    if arguments.differences:
        _tell_differences(rules, as_json=arguments.json)
    elif arguments.json:
        output.say(output.one_json(rules.to_mapping()))
    else:
        _tell(rules, language_in(arguments))
    return 0


def differences(rules: AnyRules) -> dict[str, dict[str, Any]]:
    """Return the settings that differ from their defaults, each as its value and the default."""
    return _compare(rules.to_mapping(), type(rules)().to_mapping(), "")


def _compare(
    values: dict[str, Any], usual: dict[str, Any], prefix: str
) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        default = usual[name]
        if value == default:
            continue
        if name != "points" and isinstance(value, dict) and isinstance(default, dict):
            found |= _compare(value, default, f"{prefix}{name}.")
        else:
            found[prefix + name] = {"value": value, "default": default}
    return found


def _tell_differences(rules: AnyRules, *, as_json: bool) -> None:
    different = differences(rules)
    if as_json:
        output.say(output.one_json(different))
    elif not different:
        output.say("Every setting has its usual value.")
    else:
        rows = [
            (f"{name} = {_text(entry['value'])}", f"usually {_text(entry['default'])}")
            for name, entry in different.items()
        ]
        output.say(output.table(rows, indent=""))


def _tell(rules: AnyRules, language: str) -> None:
    from hollywood.match.telling.told import one_line, rules_told

    output.say(output.wrapped(one_line(rules, language)))
    for section in rules_told(rules, language):
        output.say()
        output.say(output.heading(section.title))
        output.say(output.wrapped(" ".join(section.sentences), indent="  "))
        if section.rows:
            output.say(output.table(section.rows, indent="    "))


def _text(value: Any) -> str:
    """Write a value as `--set` reads it."""
    if isinstance(value, list):
        return ",".join(map(_text, value))
    return value if isinstance(value, str) else output.one_json(value).replace("null", "none")
