"""The searching player of gin: every choice is played out in the same imagined rounds."""
