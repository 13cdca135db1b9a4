"""Experiments with the players: duels, judges, best responses. Nothing here is part of the game."""
