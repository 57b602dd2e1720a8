"""The process's limit on open files; every connection is one."""

import sys

RESERVED = 200
"""For the database, the bots' processes and everything else."""


def raise_file_limit(wanted: int) -> int:
    """Ask for this many, or as many as the system allows. Returns the limit that now applies."""
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
