"""Puzzles for guests: which comes next, what is shown, and what an answer is worth."""
