"""Puzzles to train with: positions from dealt hands, each with its best answer and the reason."""
