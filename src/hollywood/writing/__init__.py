"""Text that people write: names and chat in any language, and how they fit into other text.

All input goes through this package: the pages, the terminal, the library, score sheets, and
records. The rules are those of the Unicode Consortium: UAX 31 for joiners, UTS 39 for characters
that deceive the eye, UTS 51 for emoji, UAX 9 for the direction of writing.
"""

from hollywood.writing.direction import FSI, PDI, bare, isolated, isolated_within
from hollywood.writing.names import (
    LONGEST,
    LONGEST_NAME,
    LineRefused,
    NameRefused,
    as_line,
    as_name,
    looks,
    told_apart,
)
from hollywood.writing.places import readable
from hollywood.writing.widths import left, right, width_of

__all__ = [
    "FSI",
    "LONGEST",
    "LONGEST_NAME",
    "PDI",
    "LineRefused",
    "NameRefused",
    "as_line",
    "as_name",
    "bare",
    "isolated",
    "isolated_within",
    "left",
    "looks",
    "readable",
    "right",
    "told_apart",
    "width_of",
]
