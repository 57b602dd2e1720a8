"""The client's page: which addresses it answers, which inline code may run, what link previews show."""

import re
from base64 import b64encode
from hashlib import sha256

from doctor_rat.server.http.edge import SECURITY

_PLACES = re.compile(
    r"/|/(new|learn|rules|past|me|settings|privacy|review|puzzles|compare|day|cup)/?"
    r"|/(table|review|continue|puzzles|day|challenge|cup|progress)/[^/]+/?"
    r"|/compare/[^/]+/[^/]+/?"
)
"""Addresses the client has a view for; the same as in web/src/lib/router.svelte.ts."""
_INLINE = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)
_PREVIEWED = re.compile(rb'(<meta property="og:(?:image|url)" content=")/')
"""Open Graph needs absolute URLs."""


def is_place(path: str) -> bool:
    """Whether the client knows this address; at any other the page says that nothing is there."""
    return _PLACES.fullmatch(path) is not None


def security_of(page: bytes) -> dict[str, str]:
    """The usual headers, plus hashes that allow exactly the page's own inline code."""
    policy = SECURITY["Content-Security-Policy"]
    for kind, text in _INLINE.findall(page):
        found = b64encode(sha256(text).digest()).decode()
        policy = policy.replace(f"{kind.decode()}-src 'self'", f"{kind.decode()}-src 'self' 'sha256-{found}'")
    return {**SECURITY, "Content-Security-Policy": policy}


def at_address(page: bytes, public_url: str) -> bytes:
    """The page with absolute URLs for link previews, if the server knows its own address."""
    if not public_url:
        return page
    return _PREVIEWED.sub(rb"\1" + public_url.rstrip("/").encode() + b"/", page)
