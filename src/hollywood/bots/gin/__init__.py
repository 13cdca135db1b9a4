"""The players of gin: a policy or the search behind a readable view."""
