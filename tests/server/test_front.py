"""The page that hosts the client: its addresses, its policy, its preview."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from server.house import PLENTY, Friends
from server.test_http import at

PLACES = ("/", "/new", "/learn", "/rules", "/past", "/settings", "/review", "/review/x", "/table/x", "/continue/x")
NOWHERE = ("/nowhere", "/table", "/table/x/y", "/continue", "/gallery", "/favicon.ico", "/rules.php", "/index.html")


def client_of(folder: Path, page: str) -> str:
    (folder / "client").mkdir()
    (folder / "client" / "index.html").write_text(page)
    (folder / "client" / "robots.txt").write_text("User-agent: *")
    (folder / "client" / "manifest.webmanifest").write_text("{}")
    return str(folder / "client")


def test_what_is_not_there_has_the_status_that_says_so(tmp_path: Path) -> None:
    client = client_of(tmp_path, "<!doctype html><title>Rat</title>")

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        for path in (*PLACES, *NOWHERE):
            answer = await http.get(path)
            assert answer.status_code == (404 if path in NOWHERE else 200), path
            assert "<title>Rat</title>" in answer.text, path
            assert (await http.head(path)).status_code == answer.status_code
        assert (await http.get("/robots.txt")).headers["content-type"] == "text/plain; charset=utf-8"
        manifest = await http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"

    at(tmp_path, scene, replace(PLENTY, client=client))


def hash_of(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_the_page_s_own_inline_lines_may_run_and_no_others(tmp_path: Path) -> None:
    page = "<!doctype html><style>p{}</style><script>let a;</script><script src='/b.js'></script>"
    client = client_of(tmp_path, page)

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        policy = (await http.get("/")).headers["content-security-policy"].split("; ")
        assert f"script-src 'self' {hash_of('let a;')}" in policy
        assert f"style-src 'self' {hash_of('p{}')}" in policy
        assert not any("unsafe" in each for each in policy if not each.startswith("style-src-attr"))
        assert "sha256" not in (await http.get("/robots.txt")).headers["content-security-policy"]
        assert "sha256" not in (await http.get("/api/me")).headers["content-security-policy"]

    at(tmp_path, scene, replace(PLENTY, client=client))


@pytest.mark.parametrize(
    ("public_url", "shown"), [("", "/share.png"), ("https://rats.example/", "https://rats.example/share.png")]
)
def test_previews_find_the_picture(tmp_path: Path, public_url: str, shown: str) -> None:
    client = client_of(tmp_path, '<meta property="og:image" content="/share.png" /><a href="/">/</a>')

    async def scene(_: Friends, http: httpx.AsyncClient) -> None:
        page = (await http.get("/table/x")).text
        assert page == f'<meta property="og:image" content="{shown}" /><a href="/">/</a>'

    at(tmp_path, scene, replace(PLENTY, client=client, public_url=public_url))
