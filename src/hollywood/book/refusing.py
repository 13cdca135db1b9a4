"""Why something cannot be done with a book; the texts are in ``terminal/score.ftl``."""

from __future__ import annotations

from hollywood.texts import Problem


class BookRefused(Problem):
    """A change, a link, or a file that is refused; the book is unchanged."""
