"""May-I at the terminal: what is told, asked and answered."""
