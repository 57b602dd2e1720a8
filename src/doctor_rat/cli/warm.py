"""`doctor-rat warm`: compile the bots ahead of time."""

import os
from time import monotonic

import click


@click.command("warm")
@click.option("--cache", help="Folder for the compiled bots.  [default: same as `serve`]")
@click.option("--data", help="The server's data folder.  [default: same as `serve`]")
def warm_command(cache: str | None, data: str | None) -> None:
    """Compile the bots ahead of time, for images and packages. It takes about a minute, once."""
    from doctor_rat.bots.cache import NONE, find_cache, use_cache
    from doctor_rat.server.settings import SettingsError, read_settings

    try:
        settings = read_settings(os.environ, cache=cache, data=data)
    except SettingsError as error:
        raise click.ClickException(str(error)) from None
    folder = find_cache(settings.cache, settings.data_folder)
    if folder == NONE or (settings.cache and not folder.startswith(settings.cache)):
        raise click.ClickException(f"Can't write to {settings.cache or 'any folder'}: name another with --cache.")
    use_cache(folder)
    from doctor_rat.bots.warm import warm_up

    since = monotonic()
    warm_up(folder)
    click.echo(f"The bots are ready after {monotonic() - since:.0f} s, stored in {folder}")
