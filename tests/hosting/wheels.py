"""The built wheels, and environments that have one of them with what it declares to need, and nothing else."""

import compileall
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]


def build_wheel(source: Path, target: Path) -> Path:
    """The wheel of a source tree, with its client in it."""
    build = [sys.executable, "-P", "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    subprocess.run(build, cwd=source, check=True, capture_output=True)
    (found,) = target.glob("*.whl")
    return found


def copy_source(target: Path) -> Path:
    """What a wheel is built from, to be changed."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)
    unwanted = shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc")
    shutil.copytree(ROOT / "src", target / "src", ignore=unwanted)
    return target


class Environment:
    """A virtual environment made without a network: what is needed comes from the one that runs the tests."""

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
    """The packages and modules of a distribution, and what it says of itself."""
    for top in {file.parts[0] for file in found.files or () if ".." not in file.parts}:
        target = site / top
        if not target.exists() and top != "__pycache__":
            target.symlink_to(str(found.locate_file(top)))


def _script(folder: Path) -> Path:
    """As an installer makes it."""
    script = folder / "doctor-rat"
    script.write_text(f"#!{folder / 'python'} -P\nfrom doctor_rat.cli import main\nmain()\n")
    script.chmod(0o755)
    return script
