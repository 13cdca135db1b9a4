"""The arena: compares players on the same cards, each in every seat, including outside programs.

:mod:`hollywood.arena.running` plays pairs, :mod:`hollywood.arena.figures` sums up the results, and
:mod:`hollywood.arena.seats` seats bots and any program that reads and writes lines of JSON.
"""
