"""Plants each fault in a copy of the source and shows that a test catches it.

A fault is a file here, a leak in tests/leaks, a lost write in tests/losses or a stall in tests/stalls: `file` (below
src/doctor_rat), `why`, and the text `old` that becomes `new`. A fault with a `rule` must be caught by a test that cites
it, one with `tests` by a test in there.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import Struct, toml

# Only a failing test counts. If a fault breaks the import of a whole file, the other files still run.
OPTIONS = ("-p", "no:cacheprovider", "--tb=native")
FIRST, ALL = ("-x",), ("--continue-on-collection-errors",)
LONGEST = 1_200
"""Seconds. Tests that hang catch nothing."""

HERE = Path(__file__).parent
LEAKS, LOSSES, STALLS = HERE.parent / "leaks", HERE.parent / "losses", HERE.parent / "stalls"
ROOT = HERE.parent.parent


class Fault(Struct, forbid_unknown_fields=True):
    file: str
    why: str
    old: str
    new: str
    rule: str = ""
    tests: str = "tests"


def faults() -> dict[str, Fault]:
    paths = [path for folder in (HERE, LEAKS, LOSSES, STALLS) for path in sorted(folder.glob("*.toml"))]
    return {path.stem: toml.decode(path.read_bytes(), type=Fault) for path in paths}


def plant(fault: Fault, folder: Path) -> None:
    """Copies the source into this folder with the fault in it."""
    source = folder / "doctor_rat"
    shutil.copytree(ROOT / "src" / "doctor_rat", source, ignore=shutil.ignore_patterns("__pycache__"))
    target = source / fault.file
    text = target.read_text()
    if text.count(fault.old) != 1:
        raise SystemExit(f"{fault.file} holds {fault.old!r} {text.count(fault.old)} times, not once")
    target.write_text(text.replace(fault.old, fault.new))


def catch(fault: Fault) -> str | None:
    """The first test that fails; None if the fault slips through."""
    with tempfile.TemporaryDirectory() as folder:
        plant(fault, Path(folder))
        return _failing(fault, folder, FIRST) or _failing(fault, folder, ALL)


def _failing(fault: Fault, folder: str, options: tuple[str, ...]) -> str | None:
    cited = ("--rule", fault.rule) if fault.rule else ()
    try:
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *cited, *OPTIONS, *options, *_tests_of(fault)],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"} | _compiled(fault, folder),
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return None
    failed = [line for line in run.stdout.splitlines() if line.startswith("FAILED")]
    return failed[0].split(" - ")[0] if run.returncode == 1 and failed else None


def _tests_of(fault: Fault) -> list[str]:
    """With a rule, only the files that cite it: collecting all the others takes longer than running these."""
    place = ROOT / fault.tests
    if not fault.rule or not place.is_dir():
        return [fault.tests]
    citing = re.compile(rf"mark\.rule\([^)]*\"{re.escape(fault.rule)}\"")
    return [str(path) for path in sorted(place.rglob("test_*.py")) if citing.search(path.read_text())]


def _compiled(fault: Fault, folder: str) -> dict[str, str]:
    """Code compiled with a fault in it must not be reused."""
    return {"NUMBA_CACHE_DIR": folder} if fault.file.startswith(("bots/kernel/", "difficulty/")) else {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("names", nargs="*", help="only these faults")
    options = parser.parse_args()
    kept = {name: fault for name, fault in faults().items() if not options.names or name in options.names}
    with ThreadPoolExecutor(options.jobs) as pool:
        caught: dict[str, str | None] = {}
        for name, test in zip(kept, pool.map(catch, kept.values()), strict=True):
            caught[name] = test
            print(f"{kept[name].rule:>5}  {name:28} {test or 'SLIPPED THROUGH'}", flush=True)
    print(f"{sum(test is not None for test in caught.values())} of {len(caught)} caught")
    sys.exit(not all(caught.values()))


if __name__ == "__main__":
    main()
