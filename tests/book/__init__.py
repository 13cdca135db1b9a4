"""Score books of games with real cards."""
