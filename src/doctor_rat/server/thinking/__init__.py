"""Slow work in other processes: bots, reviews, analyses, deduction sheets, pictures."""
