"""A small neural network that says what a position of gin is worth."""
