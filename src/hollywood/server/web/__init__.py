"""The table in the browser, as the web sees it: addresses, identity, safety, operation."""
