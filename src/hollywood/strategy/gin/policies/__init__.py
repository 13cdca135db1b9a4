"""Players of gin that decide from one view, without search."""
