"""The server killed, stopped, cut off, its disk full: whatever happens, nothing is ever lost."""
