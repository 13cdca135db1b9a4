"""The files in deploy/ say what the programs understand."""
