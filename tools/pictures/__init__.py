"""Makes the pictures of the README and the docs from the real pages: ``make pictures``."""
