"""A line-based table in the terminal: one person, bots, and sentences that read well aloud."""
