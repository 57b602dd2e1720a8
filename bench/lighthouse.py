"""Lighthouse on the home page, a table in play, a lesson and a review, for a phone and a desktop.

python bench/lighthouse.py [--chromium PATH] [--address URL] [--pages review ...]

Without an address it starts its own server. Needs Node: `npm ci` in bench/lighthouse, done on the first run.
"""

import argparse
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

HERE = Path(__file__).parent / "lighthouse"
LEAST = {"performance": 95, "accessibility": 100}


def main() -> None:
    parser = argparse.ArgumentParser()
    found = shutil.which("chromium") or shutil.which("google-chrome") or "chromium"
    parser.add_argument("--chromium", default=found)
    parser.add_argument("--address", default="")
    parser.add_argument(
        "--pages", nargs="*", default=[], help="home, table, lesson or review; all of them if none is named"
    )
    options = parser.parse_args()
    if not (HERE / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=HERE, check=True)
    if options.address:
        measure(options.address, options.chromium, options.pages)
    else:
        with serving() as address:
            measure(address, options.chromium, options.pages)


def measure(address: str, chromium: str, pages: list[str]) -> None:
    with subprocess.Popen(
        ["node", "run.mjs", address, chromium, *pages], cwd=HERE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            row = json.loads(line)
            low = [name for name, least in LEAST.items() if row[name] < least]
            print(" ".join(f"{name} {value}" for name, value in row.items()), "LOW" if low else "", flush=True)
    if running.returncode:
        sys.exit(running.returncode)


@contextmanager
def serving() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).parent / "doctor-rat"), "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/tables.db"])
        try:
            wait_for(port)
            wait_for_bots(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as asking:
            if asking.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nobody answers at port {port}")


def wait_for_bots(port: int) -> None:
    """While they warm up, both cores are busy, and the browser measures that."""
    for _ in range(600):
        with urlopen(f"http://127.0.0.1:{port}/api/bots", timeout=10) as answer:
            if not json.load(answer)["waking"]:
                return
        time.sleep(0.5)
    raise TimeoutError("the bots don't wake up")


if __name__ == "__main__":
    main()
