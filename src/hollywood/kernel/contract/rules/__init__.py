"""What may be done in a hand of May-I, what follows, and who sees what."""
