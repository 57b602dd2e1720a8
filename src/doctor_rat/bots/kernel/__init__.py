"""The bots' fast kernel: masks made by asking the rules, beliefs, and playouts compiled by numba."""

from doctor_rat.bots.cache import settle_cache

settle_cache()
