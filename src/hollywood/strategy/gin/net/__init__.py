"""What a position of gin is worth, as a small learned net judges it."""
