"""Tests of what people may write."""
