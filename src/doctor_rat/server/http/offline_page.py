"""The page shown offline: the service worker (`web/public/sw.js`) fetches it in advance."""

from html import escape

from litestar import get
from litestar.params import FromQuery
from litestar.response import Response

from doctor_rat.locales import LANGUAGES, plain_words
from doctor_rat.server.http.edge import SECURITY, AnyRequest
from doctor_rat.server.http.refusal_page import preferred

_PAGE = (
    "margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; padding: 0 1.5rem; "
    "box-sizing: border-box; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif; color-scheme: light dark; "
    "background: light-dark(#a9d3de, #17132a); color: light-dark(#2b2140, #f3ead8)"
)
_PAPER = "max-width: 28rem; margin: 0"
_LINK = (
    "margin-top: 1.5rem; padding: 0.7rem 1.4rem; border-radius: 0.6rem; background: #ffd489; color: #2b2140; "
    "font-weight: 600; text-decoration: none"
)
_PLATE = (
    '<svg viewBox="0 0 120 80" width="160" aria-hidden="true">'
    '<ellipse cx="60" cy="52" rx="56" ry="24" fill="#6a5c74"/><ellipse cx="60" cy="49" rx="50" ry="20" fill="#e3dccf"/>'
    '<path d="M36 50q24 14 48 0" fill="none" stroke="#9a919d" stroke-width="4" stroke-linecap="round"/></svg>'
)


def offline_page(language: str) -> bytes:
    """An empty plate; the link leads to where the browser wanted to go."""
    title, text, again = (escape(plain_words(language, f"no-connection-{part}")) for part in ("title", "text", "again"))
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Doctor Rat</title>'
        f'<body style="{_PAGE}">{_PLATE}<h1>{title}</h1><p style="{_PAPER}">{text}</p>'
        f'<a style="{_LINK}" href="">{again}</a></body></html>'
    ).encode()


@get("/offline", include_in_schema=False)
async def offline(request: AnyRequest, language: FromQuery[str | None] = None) -> Response[bytes]:
    spoken = language if language in LANGUAGES else preferred(request.headers.get("accept-language", ""))
    return Response(offline_page(spoken), media_type="text/html", headers=SECURITY)
