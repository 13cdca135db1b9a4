"""A whole match as one text file: written during play, then read, replayed, and verified."""

from hollywood.records.about import About
from hollywood.records.lines import FORMAT_VERSION
from hollywood.records.reader import Record, read_record, read_records
from hollywood.records.replay import go_on, replay
from hollywood.records.writer import Recorder, mend

__all__ = [
    "FORMAT_VERSION",
    "About",
    "Record",
    "Recorder",
    "go_on",
    "mend",
    "read_record",
    "read_records",
    "replay",
]
