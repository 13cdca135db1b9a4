"""A score book at the terminal: a line typed is a line on the sheet, saved before it is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from hollywood.book.editing import edited
from hollywood.book.exporting import as_csv
from hollywood.book.linking import link_text
from hollywood.book.model import Book, Change, Round
from hollywood.book.previewing import Difference, differences
from hollywood.book.telling import flaw_told
from hollywood.book.working import LineWorked, Worked, work_out
from hollywood.cli import output
from hollywood.cli.results import read_names
from hollywood.cli.terminal import score_shelf as shelf
from hollywood.cli.terminal.score_words import person, read_round
from hollywood.cli.terminal.screen import EndOfInput, Screen
from hollywood.cli.terminal.words import means
from hollywood.errors import HollywoodError
from hollywood.match.course import ContractCourse, Course, GinCourse
from hollywood.match.telling.drawing import draw_penalties, draw_sheet
from hollywood.match.telling.paper import width_of
from hollywood.match.telling.reading import money, paid, read_entry
from hollywood.play.text import to_json
from hollywood.texts import Problem, told
from hollywood.writing import isolated

_LEAVE = ("q", "quit", "exit", "bye")


class ScoreTable:
    """One book, its file, and the person who types."""

    def __init__(self, screen: Screen, kept: shelf.Kept) -> None:
        self._screen = screen
        self._kept = kept
        self._author = shelf.author()
        self._say = screen.speech
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "change": self._change,
            "delete": self._delete,
            "insert": self._insert,
            "note": self._note,
            "sheet": self._sheet,
            "lines": self._lines,
            "title": self._title,
            "names": self._names,
            "dealer": self._dealer,
            "link": self._link,
            "csv": self._csv,
            "json": self._json,
        }

    @property
    def book(self) -> Book:
        """The book as it is in its file."""
        return self._kept.book

    def sit(self) -> None:
        """Take lines until the person leaves."""
        self._sheet("")
        self._next()
        while True:
            try:
                line = self._screen.read()
            except EndOfInput:
                return
            word, _, rest = line.strip().partition(" ")
            if word.casefold() in _LEAVE and not rest:
                return
            try:
                self._do(word, rest.strip(), line.strip())
            except HollywoodError as error:
                self._screen.say(told(error, self._screen.language))

    def _do(self, word: str, rest: str, line: str) -> None:
        if not line:
            self._sheet("")
            self._next()
            return
        command = self._commands.get(word.casefold())
        # A person may be called like a command: a name comes with points, a command does not.
        if command is not None and not (rest and self._is_round(line)):
            command(rest)
            return
        self._edit(Change(do="add", round=self._read(line)))
        self._told_last(self._work().lines[-1])
        self._next()

    def _is_round(self, line: str) -> bool:
        try:
            self._read(line)
        except HollywoodError:
            return False
        return True

    def _read(self, text: str) -> Round:
        course = self._work().course
        penalties = isinstance(course, ContractCourse)
        names, language = self.book.head.names, self._screen.language
        return read_round(text, names, penalties=penalties, language=language)

    def _work(self) -> Worked:
        return work_out(self.book)

    def _edit(self, change: Change) -> None:
        self._kept = shelf.change(
            self._kept,
            lambda book: edited(book, change, author=self._author, time=shelf.now()),
        )

    # -------------------------------------------------------------------------- commands

    def _help(self, rest: str) -> None:
        del rest
        say = self._say
        contract = isinstance(self._work().course, ContractCourse)
        self._screen.literal(say("score-help-may-i" if contract else "score-help-gin"))
        self._screen.literal(say("score-help-edit"))
        self._screen.literal(say("score-help-files"))

    def _undo(self, rest: str) -> None:
        del rest
        self._edit(Change(do="undo"))
        self._sheet("")
        self._next()

    def _redo(self, rest: str) -> None:
        del rest
        self._edit(Change(do="redo"))
        self._sheet("")
        self._next()

    def _change(self, rest: str) -> None:
        line, text = self._numbered(rest)
        self._surely(Change(do="change", line=line, round=self._read(text)))

    def _delete(self, rest: str) -> None:
        self._surely(Change(do="delete", line=self._numbered(rest)[0]))

    def _insert(self, rest: str) -> None:
        line, text = self._numbered(rest)
        self._surely(Change(do="insert", line=line, round=self._read(text)))

    def _note(self, rest: str) -> None:
        name, text = self._numbered(rest)
        line = self.book.line(name)
        assert line is not None
        noted = replace(line.round, note=text)
        self._edit(Change(do="change", line=name, round=noted))
        self._lines("")

    def _title(self, rest: str) -> None:
        self._edit(Change(do="set", head={"title": rest}))

    def _names(self, rest: str) -> None:
        """Give the people other names, in the order of the sheet."""
        names = self.book.head.names
        found = read_names(rest)
        if len(found) != len(names):
            raise Problem("score-names", n=len(names), names=", ".join(names))
        self._edit(Change(do="set", head={"names": found}))
        self._sheet("")
        self._next()

    def _dealer(self, rest: str) -> None:
        first = person(rest, self.book.head.names)
        self._surely(Change(do="set", head={"first": first}))

    def _link(self, rest: str) -> None:
        del rest
        self._screen.show(link_text(self.book))

    def _csv(self, rest: str) -> None:
        self._export(rest, as_csv(self.book).encode())

    def _json(self, rest: str) -> None:
        self._export(rest, to_json(self.book))

    def _export(self, name: str, data: bytes) -> None:
        say = self._say
        if not name:
            raise Problem("score-which-file")
        path = Path(name).expanduser()
        try:
            with path.open("xb") as file:
                file.write(data)
        except OSError as error:
            raise Problem("score-not-written", path=str(path), why=str(error.strerror)) from None
        self._screen.literal(say("score-written", path=str(path)))

    def _numbered(self, rest: str) -> tuple[str, str]:
        """Return the id of the line with a typed number, and the words after it."""
        number, _, text = rest.partition(" ")
        lines = self.book.written
        if not number.isdecimal() or not 1 <= int(number[:6]) <= len(lines):
            raise Problem("score-no-line", n=len(lines))
        return lines[int(number) - 1].id, text.strip()

    def _surely(self, change: Change) -> None:
        """Show what a change changes, ask, and make it."""
        say = self._say
        after = edited(self.book, change, author=self._author)
        found = differences(self.book, after)
        shown = [text for each in found if (text := self._told(each)) is not None]
        self._screen.say(say("score-changes" if shown else "score-no-change"))
        for text in shown:
            self._screen.say(text, indent="  ", hanging="    ")
        self._screen.question(say("score-sure"))
        answer = self._screen.read().strip()
        # Whoever types something else does not say yes.
        if answer and not means(answer, "yes", self._screen.language):
            self._screen.say(say("score-left"))
            return
        self._edit(change)
        self._sheet("")
        self._next()

    # -------------------------------------------------------------------------- telling

    def _told(self, found: Difference) -> str | None:
        """Say one difference; ``None`` for what another one says already."""
        say = self._say
        course = self._work().course
        names = course.sheet.sides if isinstance(course, GinCourse) else self.book.head.names
        people = self.book.head.names
        before, after = (self._number(each) for each in (found.before, found.after))
        who = found.who
        match found.what:
            case "total":
                name = isolated(names[who or 0])
                what = say("score-total", n=found.column or 0, name=name)
            case "boxes":
                name = isolated(names[who or 0])
                what = say("score-boxes", n=found.column or 0, name=name)
            case "net" | "penalty":
                what = say(f"score-{found.what}", name=isolated(names[who or 0]))
            case "cents":
                what = say("score-cents", name=isolated(people[who or 0]))
                before, after = (
                    money(each or 0, self._say) for each in (found.before, found.after)
                )
            case "closed":
                what = say("score-closed", n=found.column or 0)
                before, after = (self._side(each, names) for each in (found.before, found.after))
            case "dealer":
                what = say("score-dealer")
                before, after = (self._side(each, people) for each in (found.before, found.after))
            case "winner" if isinstance(course, GinCourse):
                what = say("score-winner")
                before, after = (self._side(each, names) for each in (found.before, found.after))
            case _:
                return None
        return say("score-before-after", what=what, before=before, after=after)

    def _number(self, number: int | None) -> str:
        return "–" if number is None else str(number)

    def _side(self, number: int | None, names: tuple[str, ...]) -> str:
        return "–" if number is None else isolated(names[number])

    def _sheet(self, rest: str) -> None:
        del rest
        for line in sheet_lines(self._work().course, self._screen, self.book.head.layout):
            self._screen.show(line)

    def _lines(self, rest: str) -> None:
        del rest
        for line in self._work().lines:
            self._told_last(line)

    def _told_last(self, line: LineWorked) -> None:
        """Say one line: what it scored and where, and what is wrong with it."""
        say, names = self._say, self.book.head.names
        worked = self._work()
        if isinstance(worked.course, GinCourse) and line.entry is not None:
            scored = read_entry(worked.course.sheet, line.entry, say)
            moved = line.entry != line.number  # lines before it are not on the sheet
            self._screen.say(f"{line.number}: {scored}" if moved else scored)
        elif line.entry is not None:
            points = ", ".join(
                f"{isolated(name)} {each}" for name, each in zip(names, line.penalties, strict=True)
            )
            self._screen.say(f"{line.number}: {points}")
        else:
            self._screen.say(say("score-off", n=line.number))
        if line.after_end:
            self._screen.say(say("flaw-after_end"), indent="   ")
        for flaw in line.flaws:
            self._screen.say(flaw_told(flaw, names, self._screen.language), indent="   ")
        stored = self.book.line(line.id)
        if stored is not None and stored.round.note:
            self._screen.say(isolated(stored.round.note), indent="   ")

    def _next(self) -> None:
        """Say who deals next, and who sits out."""
        worked, say, names = self._work(), self._say, self.book.head.names
        coming = worked.next
        if coming is None:
            course = worked.course
            self._screen.say(say("score-over"))
            if isinstance(course, GinCourse):
                for each in paid(course.payments, names, course.rules, say):
                    self._screen.say(each)
            return
        parts = [say("score-deals", name=isolated(names[coming.dealer]))]
        if coming.out:
            parts.append(say("score-out", name=isolated(names[coming.out[0]])))
        if coming.contract is not None:
            parts.append(say("score-contract", n=coming.hand or 0, contract=coming.contract))
        self._screen.say(" ".join(parts))


def sheet_lines(course: Course, screen: Screen, layout: str) -> list[str]:
    """Return the sheet of a match: drawn if there is room, otherwise in sentences."""
    drawn = _drawn(course, screen, layout, plain=screen.plain)
    if not screen.plain and any(width_of(line) > screen.width for line in drawn.splitlines()):
        sentences = _drawn(course, screen, layout, plain=True)
        return [output.wrapped(line) for line in sentences.splitlines()]
    return drawn.splitlines()


def _drawn(course: Course, screen: Screen, layout: str, *, plain: bool) -> str:
    if isinstance(course, ContractCourse):
        return draw_penalties(
            course.sheet,
            contracts=course.rules.contracts,
            plain=plain,
            width=screen.width,
            language=screen.language,
        )
    return draw_sheet(
        course.sheet,
        layout=layout,
        plain=plain,
        width=screen.width,
        language=screen.language,
    )
