"""Which hands the other player of gin may hold, after all that he was seen to do."""
