"""What a score on the sheet is worth: columns, whole sheets, the chance to win a match."""
