"""Who reads a knob: the engine, and the people who play. Each check returns what is missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hollywood.match.telling.told import rules_told
from hollywood.play.knobs import Maybe, OneOf
from hollywood.texts import languages
from tests.knobs.exempt import (
    ENGINE_ELSEWHERE,
    NOT_IN_GOALS,
    NOT_IN_TERMINAL,
    NOT_ON_BOARD,
    silent,
)
from tests.knobs.family import CONTRACT, GIN, Family, last
from tests.knobs.source import ROOT, attributes, files
from tests.match import test_told as telling
from tests.texts.catalogues import messages
from tools import rules_tables

FORM = ROOT / "web" / "src" / "pages" / "new" / "rules.ts"
BASES = {GIN.name: telling.GIN_BASES, CONTRACT.name: telling.CONTRACT_BASES}
TABLES = {
    GIN.name: {"": "GinRules", "shutout": "Shutout"},
    CONTRACT.name: {"": "ContractRules", "may_i": "MayIRules"},
}


def engine(family: Family) -> set[str]:
    """The readable engine reads it. Printing it, or writing it as a number, is not enough."""
    folders = ("gin", "contract", "match", "melds")
    read = attributes(*files(*folders, without=("telling", "vectors")))
    known = silent(family) | ENGINE_ELSEWHERE.keys()
    return {name for name in family.names - known if last(name) not in read}


def in_words(family: Family) -> set[str]:
    """The rules in English change when it is changed, on top of some rules at least."""
    missing = family.names - silent(family)
    for base in BASES[family.name].values():
        rules = family.cast(base)
        told = rules_told(rules)  # type: ignore[arg-type]
        for name, other in telling.changes(rules):  # type: ignore[arg-type]
            if name in missing and rules_told(other) != told:
                missing.discard(name)
    return missing


def sources(family: Family) -> set[str]:
    """``tools/rules_tables.py`` says where it comes from."""
    return {
        name
        for name in family.names
        if last(name) not in rules_tables.SOURCES[_table(family, name)]
    }


def rules_page(family: Family) -> set[str]:
    """``docs/rules.md`` has a line for it."""
    text = rules_tables.PAGE.read_text(encoding="utf-8")
    tables = dict(re.findall(r"<!-- table: (\S+) -->(.*?)<!-- end -->", text, re.DOTALL))
    return {
        name for name in family.names if f"\n| `{last(name)}` |" not in tables[_table(family, name)]
    }


def form_labels(family: Family) -> set[str]:
    """The form for a new table has a label for it in every language."""
    known = set.intersection(*(_form(language, "knob-") for language in languages()))
    return {name for name in family.names - {"family"} if name.replace(".", "-") not in known}


def form_values(family: Family) -> set[str]:
    """The form for a new table has a word for each of its named values in every language."""
    known = set.intersection(*(_form(language, "knob-value-") for language in languages()))
    known |= {"gin", "contract", "A", "2", "K"}  # the two games, and cards
    return {
        name
        for name, entry in family.knobs()
        if not set(_values(entry.metadata["domain"])) <= known
    }


def form_groups(family: Family) -> set[str]:
    """The form for a new table shows it in a group of knobs."""
    return {name for name in family.names if "." not in name} - in_form_groups() - {"family"}


def in_form_groups() -> set[str]:
    """The names in the groups of knobs of the form for a new table."""
    text = FORM.read_text(encoding="utf-8")
    (body,) = re.findall(r"const GROUPS.*?= \{\n(.*?)^\};", text, re.DOTALL | re.MULTILINE)
    return set(" ".join(re.findall(r'"([^"]*)"', body)).split())


def board(family: Family) -> set[str]:
    """The board in the browser depends on it, or it is exempt."""
    shown = attributes("server/sight")  # the only source of its table's rules for the client
    known = NOT_ON_BOARD[family.name]
    return {name for name in family.names - known if last(name) not in shown}


def goals(family: Family) -> set[str]:
    """The terminal tells beginners, or it is exempt."""
    told = attributes("cli/terminal/goals.py")
    known = NOT_IN_GOALS[family.name]
    return {name for name in family.names - known if last(name) not in told}


def terminal(family: Family) -> set[str]:
    """What is typed and shown in the terminal depends on it, or it is exempt."""
    read = attributes(*files("cli/terminal", without=("goals.py",)))
    known = NOT_IN_TERMINAL[family.name]
    return {name for name in family.names - known if last(name) not in read}


def _values(domain: Any) -> Iterator[str]:
    """Yield the named values of a knob."""
    if isinstance(domain, Maybe):
        yield from _values(domain.domain)
    if isinstance(domain, OneOf):
        yield from domain.values


def _form(language: str, what: str) -> set[str]:
    names = messages(language, pages=True)
    return {name.removeprefix(what) for name in names if name.startswith(what)}


def _table(family: Family, name: str) -> str:
    """The table of the rules' page that a knob is in."""
    return TABLES[family.name][name.rpartition(".")[0]]
