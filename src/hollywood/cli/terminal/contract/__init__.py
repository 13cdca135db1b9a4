"""May-I at the terminal: what it shows and asks, and how it reads the answers."""
