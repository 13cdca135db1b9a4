"""Conversion of gin between the engine's objects and the kernel's vectors."""
