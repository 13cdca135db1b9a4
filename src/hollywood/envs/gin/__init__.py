"""Gin as an environment: the ids of its actions, and its planes."""
