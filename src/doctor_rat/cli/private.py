"""Files that hold people's data are for the user who runs the program."""

import os


def keep_private() -> None:
    """From here on: the database with its journals, backups, folders that are made for them."""
    os.umask(0o077)
