"""The people: who they are, what they are called, how well they play."""
