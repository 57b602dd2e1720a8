"""A refusal as a page, for people who followed a link; programs, our own client among them, get JSON."""

from functools import cache
from html import escape
from http import HTTPStatus

from litestar.connection import ASGIConnection

from doctor_rat.locales import LANGUAGES, MissingWordsError, plain_words, words
from doctor_rat.protocol.codes import ServerCode
from doctor_rat.protocol.messages import Problem
from doctor_rat.server.faults import STATUS

_HEAD = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    '<meta name="color-scheme" content="light dark"><title>Doctor Rat</title>'
)
_STYLE = "font: 1.1rem/1.5 sans-serif; max-width: 32rem; margin: 4rem auto; padding: 0 1rem"


def wants_page(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a browser is navigating, rather than a script fetching."""
    goes = connection.headers.get("sec-fetch-mode", "navigate") == "navigate"
    return goes and "text/html" in connection.headers.get("accept", "")


def refusal_page(problem: Problem, accepted: str) -> bytes:
    language = preferred(accepted)
    said = escape(_sentence(language, problem))
    home = escape(plain_words(language, "nav-home"))
    return (
        f'<!doctype html><html lang="{language}">{_HEAD}<body style="{_STYLE}"><h1>Doctor Rat</h1>'
        f'<p>{said}</p><p><a href="/">{home}</a></p></html>'
    ).encode()


def _in_all_languages(code: ServerCode) -> bytes:
    """For refusals sent before the request's language is read."""
    said = "".join(f'<p lang="{each}">{escape(plain_words(each, f"error-{code}"))}</p>' for each in LANGUAGES)
    return (
        f'<!doctype html><html lang="en">{_HEAD}<meta name="code" content="{code}">'
        f'<body style="{_STYLE}"><h1>Doctor Rat</h1>{said}</html>'
    ).encode()


@cache
def refusal(code: ServerCode) -> bytes:
    """A whole response. A page, because the request hasn't been read yet; our client looks only at the status."""
    body, status = _in_all_languages(code), HTTPStatus(STATUS[code])
    line = f"{status} {status.phrase}".encode()
    head = b"HTTP/1.1 %b\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: %d\r\n"
    rest = b"Cache-Control: no-store\r\nRetry-After: 5\r\nConnection: close\r\n\r\n"
    return head % (line, len(body)) + rest + body


def preferred(accepted: str) -> str:
    """The first supported language in an `Accept-Language` header: browsers put the best first."""
    wanted = (each.partition(";")[0].strip().lower().partition("-")[0] for each in accepted[:200].split(","))
    return next((each for each in wanted if each in LANGUAGES), LANGUAGES[0])


def _sentence(language: str, problem: Problem) -> str:
    try:
        return words(language, f"error-{problem.code}", problem.arguments)
    except (MissingWordsError, LookupError, ValueError):
        return words(language, f"error-{ServerCode.INTERNAL}")
