"""Notices: telling people away from a table that it waits for them, by Web Push or mail."""
