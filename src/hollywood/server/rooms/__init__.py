"""Tables that are awake: the lock, the log, who looks on; how a table sleeps and wakes."""
