"""The table as people use it: the real pages in a real browser, with the real server."""
