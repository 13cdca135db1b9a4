"""The review of a played match: the cost of each decision, luck, and the reasons."""
