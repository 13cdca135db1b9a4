"""How the net of gin learns from play."""
