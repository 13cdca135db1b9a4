"""Which hands the opponent may hold in gin, given what the opponent has done."""
