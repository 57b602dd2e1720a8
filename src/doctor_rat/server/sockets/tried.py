"""The versions of uvicorn and websockets that our own protocols, which override private parts of both, work with."""

from importlib.metadata import version

TRIED = {"uvicorn": ("0.54",), "websockets": ("17.4",)}
"""Tested by tests/stalls and bench/server.py. Any other version gets the plain line."""


def untried() -> str | None:
    """For the log: which versions we haven't tried, and what follows from that; None if we have tried both."""
    found = {name: version(name) for name in TRIED}
    strange = [f"{name} {found[name]}" for name, known in TRIED.items() if not _is_one_of(found[name], known)]
    if not strange:
        return None
    tried = ", ".join(f"{name} {' or '.join(known)}" for name, known in TRIED.items())
    return (
        f"{' and '.join(strange)} not tried, only {tried}: serving by plain ASGI, slower and without limits on frames"
    )


def _is_one_of(found: str, known: tuple[str, ...]) -> bool:
    return any(found == each or found.startswith(f"{each}.") for each in known)
