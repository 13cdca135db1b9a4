"""Bots at a live table: when they move, who thinks for them, and the hints that people ask for."""
