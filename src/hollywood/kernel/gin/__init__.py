"""The rules of a round of gin over integers: what may be done, what follows, what it pays."""
