"""Which versions of uvicorn and websockets our own protocols were tried with: they override private parts of both."""

from importlib.metadata import version

TRIED = {"uvicorn": ("0.54",), "websockets": ("17.4",)}
"""Tried by tests/stalls and bench/server.py. With any other version the plain line serves."""


def untried() -> str | None:
    """What isn't known to us, and what that means, for the log."""
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
