"""What to do about the rules: policies, belief, nets, search and training, over vectors.

`kernel` says what the rules are; this package says how to play by them.
"""
