"""Deals that several tables play: the deal of the day, challenges, tournaments, and the guard that keeps them apart."""
