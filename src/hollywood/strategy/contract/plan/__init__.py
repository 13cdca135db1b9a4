"""How near a hand is to its contract, and which cards would help."""
