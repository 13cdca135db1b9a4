"""Rules, results and sheets as people read them."""
