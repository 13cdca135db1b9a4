"""Errors for people to read: what was wrong and what is allowed, in one line.

Everything that a user can cause raises a :class:`HollywoodError`; anything else that escapes is a
bug.
"""


class HollywoodError(ValueError):
    """A request that cannot be fulfilled; the text says what is allowed instead."""


class CardsError(HollywoodError):
    """Cards that cannot be read, are given twice, or are not in the pack."""


class RulesError(HollywoodError):
    """An unknown preset or knob, a knob outside its range, or knobs that contradict each other."""


class PositionError(HollywoodError):
    """A position that no play could reach: wrong sizes, a card twice, a wrong phase."""


class IllegalAction(HollywoodError):
    """An action the rules do not permit now; the table is unchanged."""


class RecordError(HollywoodError):
    """A record that cannot be read, was edited, or comes from another version."""
