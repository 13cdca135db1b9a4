"""The arena: players compared on the same cards, each in every seat; outside programs among them.

:mod:`hollywood.arena.running` plays pairs, :mod:`hollywood.arena.figures` says what they come to,
and :mod:`hollywood.arena.programs` lets any program play that reads and writes lines of JSON.
"""
