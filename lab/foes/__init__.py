"""Opponents for measuring: they search, change their style, or set traps (:mod:`.players`)."""
