"""How the net of May-I learns from play."""
