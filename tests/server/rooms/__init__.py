"""The rooms of the server: what a table does, what it shows, and what it must never show."""
