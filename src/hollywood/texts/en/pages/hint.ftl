# The button for a hint.

hint-button = Hint
hint-key = What would a strong player do?
hint-thinking = The strongest player is thinking …
hint-close = Close the hint
hint-notYet = Hints are for your own decisions. Wait for your turn.
hint-quick = The strongest player is still getting ready. This is a faster player’s advice.
hint-says = Hint: { $words }
