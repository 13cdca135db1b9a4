"""The review of gin: its choices, luck, and reasons."""
