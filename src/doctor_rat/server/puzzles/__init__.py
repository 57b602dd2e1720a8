"""Puzzles for guests: which comes next, what is shown of it, and what an answer is worth."""
