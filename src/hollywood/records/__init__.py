"""A whole match as one text file: written during play, then read, replayed, and verified."""

from hollywood.records.lines import FORMAT_VERSION
from hollywood.records.reader import Record, read_record
from hollywood.records.replay import go_on, replay
from hollywood.records.writer import Recorder

__all__ = ["FORMAT_VERSION", "Record", "Recorder", "go_on", "read_record", "replay"]
