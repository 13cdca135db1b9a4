"""The rules of a round of gin over integers: legal actions, their effects, the score."""
