"""Tournaments between bots and programs: round robin, Swiss, and knockout; tables and ratings."""
