"""`doctor-rat fit`: how do the people in these records choose?"""

from pathlib import Path

import click
import msgspec

from doctor_rat.cli.files import read_all


@click.command("fit")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write the result to a file for serve --people."
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
def fit_command(files: tuple[Path, ...], output: Path | None, as_json: bool) -> None:
    """Say how the rats in recorded games choose: the share of each kind of people, with its 95% interval.

    For example: doctor-rat fit games.jsonl --output people.json, then doctor-rat serve --people people.json
    """
    from doctor_rat.bots.thinking.fit import fit

    found = fit(record for file in files for record in read_all(file))
    if output is not None:
        output.write_bytes(msgspec.json.encode(found))
    if as_json:
        click.echo(msgspec.json.encode(found))
        return
    click.echo(f"{found.games} games")
    for kind, share in sorted(found.shares.items(), key=lambda entry: -entry[1]):
        low, high = found.intervals[kind]
        click.echo(f"{kind:10} {100 * share:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})")
