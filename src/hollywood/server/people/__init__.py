"""People: identity, names, and how well they play."""
