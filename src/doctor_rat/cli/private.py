"""Files with people's data are only for the user who runs the program."""

import os


def keep_private() -> None:
    """Applies to everything made from here on: the database, its journals, backups and their folders."""
    os.umask(0o077)
