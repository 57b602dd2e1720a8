"""Novice."""
