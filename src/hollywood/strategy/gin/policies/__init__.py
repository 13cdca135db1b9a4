"""Players of gin that decide from one view, without search."""

KERNEL = "kernel:"
"""How the names of policies begin that somebody else wrote: ``kernel:module:function``."""
