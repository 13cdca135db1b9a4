"""The least deadwood of a gin hand, and what a defender can lay off."""
