"""How far a win rate can be trusted."""

import math


def wilson(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval of a rate (Wilson's score interval)."""
    if not games:
        return (0.0, 1.0)
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (max(0.0, centre - half), min(1.0, centre + half))
