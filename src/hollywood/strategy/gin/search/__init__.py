"""The searching player of gin: plays every choice out in the same imagined rounds."""
