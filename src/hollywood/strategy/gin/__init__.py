"""How to play gin: from simple policies to the search."""
