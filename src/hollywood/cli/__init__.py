"""The `hollywood` command."""
