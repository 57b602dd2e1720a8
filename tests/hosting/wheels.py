"""The built wheels, and environments that contain one of them with its declared dependencies and nothing else."""

import compileall
import re
import subprocess
import sys
import venv
from collections.abc import Iterator, Sequence
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def build_wheel(source: Path, target: Path) -> Path:
    """Builds the wheel of a source tree, including the client."""
    build = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (found,) = target.glob("*.whl")
    return found


ASSET = re.compile(r"[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|webp|png|json|ftl|mp3)")
"""The name of a client file that changes with its content."""
NEXT = "next-"


def next_version(wheel: Path, folder: Path) -> Path:
    """The same wheel as if its version and every client file had changed."""
    folder.mkdir(parents=True)
    target = folder / wheel.name.replace(_version(wheel), NEXT_VERSION)
    with ZipFile(wheel) as packed, ZipFile(target, "w") as changed:
        names = [name for path in packed.namelist() if "/client/assets/" in path for name in [Path(path).name]]
        for path in packed.namelist():
            body = _renamed(packed.read(path), names) if "/client/" in path else packed.read(path)
            if path.endswith(".dist-info/METADATA"):
                body = re.sub(rb"(?m)^Version: .*$", f"Version: {NEXT_VERSION}".encode(), body, count=1)
            changed.writestr(_next_path(path, names), body)
    return target


NEXT_VERSION = "99.0"


def _version(wheel: Path) -> str:
    return wheel.name.split("-")[1]


def _next_path(path: str, names: Sequence[str]) -> str:
    folder, _, name = path.rpartition("/")
    return f"{folder}/{NEXT}{name}" if name in names else path


def _renamed(body: bytes, names: Sequence[str]) -> bytes:
    """The text with every reference to a renamed file updated."""
    for name in names:
        body = re.sub(rb"(?<![\w-])" + re.escape(name.encode()), f"{NEXT}{name}".encode(), body)
    return body


class Environment:
    """A virtual environment made without a network: dependencies come from the one that runs the tests."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.bin = folder / "bin"
        (self.site,) = folder.glob("lib/python*/site-packages")
        with ZipFile(wheel) as packed:
            packed.extractall(self.site)
        # As installers do: a user who can't write here would compile at every start.
        compileall.compile_dir(self.site / "doctor_rat", quiet=2)
        self._provide(next(self.site.glob("*.dist-info")))
        self.script = _script(self.bin)

    def _provide(self, info: Path) -> None:
        seen: set[str] = set()
        waiting = list(_needed(Distribution.at(info), set()))
        while waiting:
            wanted = waiting.pop()
            if str(wanted) in seen:
                continue
            seen.add(str(wanted))
            found = distribution(wanted.name)
            _link(found, self.site)
            waiting += _needed(found, wanted.extras)

    def python(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [str(self.bin / "python"), "-P", *arguments], check=False, capture_output=True, text=True, timeout=300
        )


def _needed(found: Distribution, extras: set[str]) -> Iterator[Requirement]:
    for text in found.requires or ():
        wanted = Requirement(text)
        chosen = [wanted.marker is None or wanted.marker.evaluate({"extra": extra}) for extra in (*extras, "")]
        if any(chosen):
            yield wanted


def _link(found: Distribution, site: Path) -> None:
    """The packages and modules of a distribution, and its metadata."""
    for top in {file.parts[0] for file in found.files or () if ".." not in file.parts}:
        target = site / top
        if not target.exists() and top != "__pycache__":
            target.symlink_to(str(found.locate_file(top)))


def _script(folder: Path) -> Path:
    """As an installer writes it."""
    script = folder / "doctor-rat"
    script.write_text(f"#!{folder / 'python'} -P\nfrom doctor_rat.cli import main\nmain()\n")
    script.chmod(0o755)
    return script
