"""Which hands the other players of May-I may hold, after all that they were seen to do."""
