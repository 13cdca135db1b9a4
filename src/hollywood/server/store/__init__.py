"""What is kept: tables and their logs, people, ratings; on SQLite or PostgreSQL."""
