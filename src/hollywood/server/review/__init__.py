"""Reviews of finished matches: their queue, their process, and what is kept of them."""
