"""The command `doctor-rat`."""

import sys


def main() -> None:
    """Start the command line, which needs the extra `cli`."""
    try:
        from doctor_rat.cli.app import app
    except ModuleNotFoundError as error:
        if error.name not in ("click", "rich", "fluent"):
            raise
        sys.exit("The command line needs a few more packages: install doctor-rat[cli].")
    app()
