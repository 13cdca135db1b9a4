"""Tables that are awake: the lock, the log, the viewers; how a table sleeps and wakes."""
