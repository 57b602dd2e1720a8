"""Files, gzipped once for everyone."""

import gzip
from pathlib import PurePosixPath

_TEXT = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")


def packed(name: str, plain: bytes) -> bytes | None:
    """None if that wouldn't help."""
    return gzip.compress(plain, 9, mtime=0) if PurePosixPath(name).suffix in _TEXT else None
