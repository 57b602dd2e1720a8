"""`doctor-rat serve --open`."""

import asyncio
import subprocess
import sys
from pathlib import Path

from databases import fresh_url
from server.house import run
from server.process import Server

BROWSER = f"""#!{sys.executable}
import subprocess
import sys
from urllib.request import ProxyHandler, build_opener
with build_opener(ProxyHandler({{}})).open(sys.argv[1] + "/health", timeout=60) as answer:
    print("opened", sys.argv[1], answer.status, flush=True)
"""
"""A browser that blocks its caller until it gets an answer, as terminal browsers do."""


def test_the_game_is_opened_in_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(BROWSER)
    browser.chmod(0o755)

    async def scene() -> None:
        async with Server(fresh_url("sqlite", tmp_path), "--open", BROWSER=str(browser)) as server:
            while f"opened {server.url} 200" not in server.output:
                await asyncio.sleep(0)

    run(scene())


LOADED = """
import asyncio, os, sys
from doctor_rat.server.run import serving
from doctor_rat.server.settings import read_settings
from doctor_rat.server.thinking.workers import Inline

async def start():
    settings = read_settings(os.environ, database=sys.argv[1], data=sys.argv[2], port=0)
    async with serving(settings, thinker=Inline()):
        print(*(name for name in sys.argv[3:] if name in sys.modules))

asyncio.run(start())
"""


def test_the_first_page_waits_for_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    """Neither another database's driver nor the migrations of an up-to-date file nor what only bots compute with."""
    url = fresh_url("sqlite", tmp_path)
    needless = ("asyncpg", "sqlalchemy.orm", "sqlalchemy.dialects.postgresql", "alembic", "numba", "numpy")

    def loaded() -> str:
        command = [sys.executable, "-c", LOADED, url, str(tmp_path), *needless]
        return subprocess.run(command, capture_output=True, text=True, check=True, timeout=120).stdout.strip()

    loaded()  # makes the file
    assert loaded() == ""
