"""`doctor-rat judge`: is a row of foods good for a diet?"""

import sys
from collections.abc import Iterator

import click
import msgspec
from msgspec import Struct

from doctor_rat.rules import DoctorRatError, judge, parse_diet, parse_food


class Case(Struct, forbid_unknown_fields=True):
    identity: str
    diet: str
    foods: list[str]


_decoder = msgspec.json.Decoder(Case)
_encoder = msgspec.json.Encoder()


@click.command("judge")
@click.argument("identity", required=False)
@click.argument("diet", required=False)
@click.argument("foods", nargs=-1, metavar="FOOD...")
@click.option("--jsonl", is_flag=True, help="Read one case per line from standard input, and answer one per line.")
@click.option("--json", "as_json", is_flag=True, help="Answer as JSON.")
def judge_command(identity: str | None, diet: str | None, foods: tuple[str, ...], jsonl: bool, as_json: bool) -> None:
    """Say good or bad for each FOOD in a row, one food per meal.

    For example: doctor-rat judge 3rc alternating:c/v 2rl 4bc
    """
    if jsonl:
        if identity is not None:
            raise click.UsageError("With --jsonl, the cases come from standard input.")
        for answer in _answers():
            sys.stdout.buffer.write(answer + b"\n")
            sys.stdout.buffer.flush()
        return
    if identity is None or diet is None or not foods:
        raise click.UsageError("Name an identity, a diet, and at least one food.")
    try:
        good = _judge(Case(identity, diet, list(foods)))
    except DoctorRatError as error:
        if as_json:
            click.echo(_encoder.encode(_error(error.code, str(error))))
            sys.exit(1)
        raise click.ClickException(str(error)) from None
    if as_json:
        click.echo(_encoder.encode({"good": good}))
        return
    for food, verdict in zip(foods, good, strict=True):
        click.echo(f"{food} {'good' if verdict else 'bad'}")


def _judge(case: Case) -> tuple[bool, ...]:
    return judge(parse_food(case.identity), parse_diet(case.diet), map(parse_food, case.foods))


def _answers() -> Iterator[bytes]:
    for line in sys.stdin.buffer:
        if line.strip():
            yield _encoder.encode(_answer(line))


def _answer(line: bytes) -> dict[str, object]:
    try:
        return {"good": _judge(_decoder.decode(line))}
    except DoctorRatError as error:
        return _error(error.code, str(error))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return _error("bad-json", str(error))


def _error(code: str, message: str) -> dict[str, object]:
    return {"error": {"code": code, "message": message}}
