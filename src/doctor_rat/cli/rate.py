"""`doctor-rat rate`: how hard is a deal?"""

import sys
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from doctor_rat.cli.files import pick
from doctor_rat.lab import GAMES, DealRating, rate
from doctor_rat.rules import Config, Diet, DoctorRatError, Food, Record, Variant, parse_diet, parse_food, replay
from doctor_rat.rules.cards import YUCK_TOKENS

Named = tuple[Config, tuple[Diet, ...]]


@click.command("rate")
@click.argument("groups", nargs=-1, metavar="IDENTITY=DIET...")
@click.option("--variant", type=click.Choice([variant.value for variant in Variant]), help="[default: colony]")
@click.option("--yuck", type=int, help=f"Yuck! tokens.  [default: {YUCK_TOKENS}]")
@click.option(
    "--record",
    "file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Rate a recorded game's deal instead.",
)
@click.option("--game", "number", type=click.IntRange(min=1), help="Which game of a JSON Lines file.")
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=GAMES,
    show_default=True,
    help="How many games to simulate.",
)
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
def rate_command(
    groups: tuple[str, ...],
    variant: str | None,
    yuck: int | None,
    file: Path | None,
    number: int | None,
    games: int,
    as_json: bool,
) -> None:
    """Say how hard a deal is: how many of 100 games bots lose with it, and by which diet.

    For example: doctor-rat rate 1bl=mandatory:rb 2gv=forbidden:l 3rc=mandatory:3
    """
    _check_usage(groups, file, number, given=variant is not None or yuck is not None)
    record = pick(file, number or 1) if file is not None else None
    try:
        config, diets = _read(groups, variant, yuck) if record is None else _deal_of(record)
        rating = rate(config, diets, games)
    except DoctorRatError as error:
        if as_json:
            click.echo(msgspec.json.encode({"error": {"code": error.code, "message": str(error)}}))
            sys.exit(1)
        raise click.ClickException(str(error)) from None
    if as_json:
        click.echo(msgspec.json.encode(rating))
    else:
        _print(config.identities, diets, rating)


def _check_usage(groups: Sequence[str], file: Path | None, number: int | None, *, given: bool) -> None:
    if file is not None and (groups or given):
        raise click.UsageError("With --record, the diets and options come from the record.")
    if file is None and number is not None:
        raise click.UsageError("--game only works with --record.")
    if file is None and not groups:
        raise click.UsageError("Name each group's identity and diet, such as 3rc=step, or give a --record.")
    for text in groups:
        if "=" not in text:
            raise click.UsageError(f"{text!r} isn't an identity and a diet: write them like this: 3rc=step.")


def _read(groups: Sequence[str], variant: str | None, yuck: int | None) -> Named:
    pairs = [text.split("=", 1) for text in groups]
    identities = tuple(parse_food(identity) for identity, _ in pairs)
    diets = tuple(parse_diet(diet) for _, diet in pairs)
    return Config(Variant(variant or "colony"), identities, YUCK_TOKENS if yuck is None else yuck), diets


def _deal_of(record: Record) -> Named:
    """Reads only the deal: the game needn't be finished, or its actions legal."""
    state = next(replay(record))
    return state.config, state.deal.diets


def _print(identities: Sequence[Food], diets: Sequence[Diet], rating: DealRating) -> None:
    click.echo(f"{rating.score} out of 100: {rating.word}")
    width = max(len(str(diet)) for diet in diets)
    for identity, diet, share in zip(identities, diets, rating.shares, strict=True):
        click.echo(f"{identity}  {diet!s:{width}}  {share:3}%")
