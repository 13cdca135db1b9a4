"""Many matches as data: a database to search, statistics of it, and an open data set."""
