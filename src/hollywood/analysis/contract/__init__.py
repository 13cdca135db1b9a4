"""The review of May-I: its choices, luck, and reasons."""
