"""The table in the browser: rooms, the store, people, and pages."""
