"""The hard mathematics, over plain integers.

A hand of one deck is one integer (:mod:`hollywood.cards.card` draws it), a meld is the hand of its
cards, a table is a list indexed by the cards of one suit. Nothing here speaks to a person or checks
what it is given; :mod:`hollywood.melds` is the readable face. Functions take integers and lists and
loop over them, so that they can be compiled one day.
"""
