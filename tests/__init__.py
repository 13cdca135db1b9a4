"""The tests, laid out like the source. They are a package, so that `tests.oracles` has one name."""
