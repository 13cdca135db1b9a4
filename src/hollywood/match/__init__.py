"""Whole matches: columns and sheets, settlement, dealers, seating, and the table itself."""
