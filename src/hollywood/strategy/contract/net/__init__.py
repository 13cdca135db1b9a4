"""What a position of May-I is worth, as a small learned net judges it."""
