"""The table in the browser: rooms, the store, the people, and the pages they are given."""
