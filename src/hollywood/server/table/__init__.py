"""One table as it stands: who sits where, what may be done, and what follows."""
