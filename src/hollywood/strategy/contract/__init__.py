"""How to play May-I, from the greedy player to the search."""
