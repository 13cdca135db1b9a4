"""The rules of a hand of May-I over integers, and the vectors that hold it."""
