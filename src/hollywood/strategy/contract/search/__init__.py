"""The searching player of May-I: every choice is played out in the same imagined rounds."""
