"""The score book of a game with real cards: its lines, edits, merging, and what follows from it."""
