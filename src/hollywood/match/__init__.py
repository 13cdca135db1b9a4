"""Whole matches: columns and sheets, settlement, dealers, who sits where, and the table itself."""
