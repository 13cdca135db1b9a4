"""The server: its store, its wire, its people, and the table in the browser."""
