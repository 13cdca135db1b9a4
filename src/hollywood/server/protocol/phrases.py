"""Ready phrases of the chat: sent by their ids, and read by everybody in his own language.

The pages have the words (``phrases.ftl``). Here they are in English, for whoever reads a line
without them: it is kept with these words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "oh_no", "sorry", "one_moment", "again"
]

PHRASES: Mapping[Phrase, str] = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "thanks": "Thank you!",
    "oh_no": "Oh no!",
    "sorry": "Sorry, that was a slip.",
    "one_moment": "One moment, please.",
    "again": "Another match?",
}
