"""Conversion of May-I between the engine's objects and the kernel's integers."""
