"""What makes the nets of gin and May-I: `make train`."""
