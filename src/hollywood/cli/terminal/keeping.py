"""Where matches are stored: a folder of records. None is overwritten, and each has one table."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path

from hollywood.cli.places import data_folder
from hollywood.cli.terminal.typing_back import resume_command
from hollywood.errors import RecordError
from hollywood.match.log import Entry
from hollywood.match.table import MatchTable
from hollywood.records import About, Record, Recorder, mend, read_record, replay
from hollywood.texts import ENGLISH, speech

SUFFIX = ".hollywood"


class Keeper:
    """The log of the table: writes each move to the record; an error if it cannot."""

    def __init__(self, recorder: Recorder, *, lock: int, language: str = ENGLISH) -> None:
        self.path: Path = recorder.path
        self._language = language
        self._recorder = recorder
        self._lock = lock

    def __call__(self, entry: Entry) -> None:
        """Write one entry."""
        try:
            self._recorder(entry)
        except OSError as error:
            say = speech(self._language)
            told = say(
                "error-not-written",
                path=str(self.path),
                why=str(error.strerror),
                command=resume_command(self.path),
            )
            raise RecordError(told) from None

    def close(self) -> None:
        """Close the file and release its lock."""
        self._recorder.close()
        os.close(self._lock)


def new_record(
    path: Path | None, game: str, language: str = ENGLISH, about: About | None = None
) -> Keeper:
    """Begin a record at ``path``, or under a new name in the data folder, with these headers."""
    if path is not None:
        return _keeper(Recorder.new(path, about), language)
    folder = data_folder()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return _keeper(_new_in(folder, game, about), language)
    except OSError as error:
        say = speech(language)
        told = say("error-no-folder", folder=str(folder), why=str(error.strerror))
        raise RecordError(told) from None


def read_match(path: Path, language: str = ENGLISH) -> tuple[Record, MatchTable]:
    """Read a record and replay it to its end."""
    if path.is_dir():
        say = speech(language)
        raise RecordError(say("error-is-folder", path=str(path)))
    try:
        record = read_record(path)
        return record, replay(record)
    except RecordError as error:
        where = "" if str(path) in str(error) else f"{path}: "
        raise RecordError(f"{where}{error}") from None


def continue_record(record: Record, language: str = ENGLISH) -> Keeper:
    """Continue a record that was read; RecordError if another table is writing it.

    A file that was changed on its way is first mended.
    """
    if record.mended and is_free(record.path):
        record = mend(record)
    lock = _locked(record.path, language)
    if record.path.stat().st_size < record.length:
        os.close(lock)
        say = speech(language)
        raise RecordError(say("error-shorter", path=str(record.path)))
    return Keeper(Recorder.continuing(record), lock=lock, language=language)


def is_free(path: Path) -> bool:
    """Whether no other table is playing the match now."""
    try:
        os.close(_locked(path))
    except (RecordError, OSError):
        return False
    return True


def beside(path: Path) -> Path:
    """Return a free name for the next match, next to an earlier one.

    >>> beside(Path("no-such/evening.hollywood")).name
    'evening-2.hollywood'
    """
    stem = re.sub(r"-\d+\Z", "", path.stem)
    number = 2
    while (found := path.with_name(f"{stem}-{number}{path.suffix}")).exists():
        number += 1
    return found


def _new_in(folder: Path, game: str, about: About | None) -> Recorder:
    stem = f"{datetime.now(tz=UTC).astimezone():%Y-%m-%d-%H%M}-{game}"
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        try:
            return Recorder.new(folder / (name + SUFFIX), about)
        except RecordError:  # taken by an earlier match
            number += 1


def _keeper(recorder: Recorder, language: str) -> Keeper:
    return Keeper(recorder, lock=_locked(recorder.path, language), language=language)


def _locked(path: Path, language: str = ENGLISH) -> int:
    from filelock import lock_descriptor

    lock = os.open(path, os.O_RDONLY)
    try:
        free = lock_descriptor(lock, blocking=False)
    except OSError:
        free = True  # a file system without locks
    if not free:
        os.close(lock)
        say = speech(language)
        raise RecordError(say("error-other-table", path=str(path)))
    return lock
