"""A look back at what was played: what every decision cost, what was luck, and why."""
