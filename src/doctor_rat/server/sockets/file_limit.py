"""How many files the system lets this process have open; every connection is one."""

import sys

RESERVED = 200
"""For the database, the bots' processes and whatever else is open."""


def raise_file_limit(wanted: int) -> int:
    """Ask for so many, or as many as may be had; how many there are now."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    may_have = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft < may_have:
        resource.setrlimit(resource.RLIMIT_NOFILE, (may_have, hard))
    return max(soft, may_have)
