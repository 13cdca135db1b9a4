"""Players of May-I that look at one view and decide at once."""
