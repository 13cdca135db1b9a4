"""Ready phrases of the chat: sent by their ids, and read by everybody in their own language.

The pages have the words (``phrases.ftl``). The English words are here, for readers without the
phrase; the log of the chat keeps them.
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
