"""Stands in for Python's module of this name: a traceback without colors.

That one makes the classes of its colors at each start, a tenth of the time until the first answer.
"""


class _Plain:
    def __getattr__(self, name: str) -> str:
        return ""


class _Theme:
    traceback = _Plain()


def can_colorize(**_: object) -> bool:
    """Whether to write in colors."""
    return False


def get_theme(**_: object) -> _Theme:
    """Return the colors of a traceback."""
    return _Theme()
