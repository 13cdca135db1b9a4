"""How to play gin, from the simple policies to the search."""
