"""What a gin hand is worth: the least deadwood, and what a defender can lay off."""
