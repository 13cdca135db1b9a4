"""The gin players: a policy or the search behind a readable view."""
