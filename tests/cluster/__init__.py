"""Simulations on a Ray cluster: only where Ray is installed."""
