"""Calls to people who aren't looking: Web Push, with their consent."""
