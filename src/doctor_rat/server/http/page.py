"""The HTTP API as a plain page: no scripts, nothing from other hosts."""

from html import escape
from typing import Any

from litestar import MediaType
from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td>{escape(method.upper())}</td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(call.get('description', ''))}</td><td>{_body(call)}</td></tr>"
            for path, calls in openapi_schema["paths"].items()
            for method, call in calls.items()
        ]
        title = escape(openapi_schema["info"]["title"])
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}: HTTP</title><h1>{title}: HTTP</h1>'
            '<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a>. Sockets and messages are described '
            "in docs/protocol.md.</p>"
            "<table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Body</th></tr></thead>"
            f"<tbody>{''.join(rows)}</tbody></table></html>"
        ).encode()


def _body(call: dict[str, Any]) -> str:
    """The name of the request body's type, if there is one."""
    content = call.get("requestBody", {}).get("content", {})
    names = [str(each.get("schema", {}).get("$ref", "")).rpartition("/")[2] for each in content.values()]
    return escape(", ".join(filter(None, names)))
