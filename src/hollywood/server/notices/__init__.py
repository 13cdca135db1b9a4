"""Notices: telling people who are not at the table that it waits for them, by Web Push or mail."""
