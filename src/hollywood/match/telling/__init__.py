"""Rules, results, and sheets in words for people to read."""
