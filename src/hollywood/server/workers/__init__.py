"""Worker processes, and how those who ask them take turns."""
