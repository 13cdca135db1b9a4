"""Many games, fast: the kernel plays them in chunks, on all cores or on several machines."""
