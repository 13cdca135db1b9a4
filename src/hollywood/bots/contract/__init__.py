"""The players of May-I: a policy or the search behind a readable view."""
