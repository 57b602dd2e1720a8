"""`doctor-rat serve --open`."""

import asyncio
import sys
from pathlib import Path

from databases import fresh_url
from server.house import run
from server.process import Server

BROWSER = f"""#!{sys.executable}
import sys
from urllib.request import ProxyHandler, build_opener
with build_opener(ProxyHandler({{}})).open(sys.argv[1] + "/health", timeout=60) as answer:
    print("opened", sys.argv[1], answer.status, flush=True)
"""
"""A browser that stays in front of whoever started it until it has been answered, as those in a terminal do."""


def test_the_game_is_opened_in_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)

    async def scene() -> None:
        async with Server(fresh_url("sqlite", tmp_path), "--open", BROWSER=str(browser)) as server:
            while f"opened {server.url} 200" not in server.output:
                await asyncio.sleep(0)

    run(scene())
