"""Players of gin that look at one view and decide at once."""
