"""Bots at a live table: when they move, which workers think for them, and hints for people."""
