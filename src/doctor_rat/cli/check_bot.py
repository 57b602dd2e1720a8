"""`doctor-rat check-bot`: does a bot follow the rules for bots?"""

import click

from doctor_rat.bots.decision import BotFault
from doctor_rat.bots.registry import bot_named
from doctor_rat.bots.testing import BotPart, Findings, check_bot
from doctor_rat.cli.named_bot import check_name
from doctor_rat.rules import Variant


@click.command("check-bot")
@click.argument("bot", callback=check_name)
@click.option("--games", type=click.IntRange(min=1), default=2, show_default=True, help="Games of each kind.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option(
    "--variant",
    "variants",
    type=click.Choice([variant.value for variant in Variant]),
    multiple=True,
    help="Only this variant; can be repeated.",
)
@click.option("--role", type=click.Choice([*(part.value for part in BotPart), "all"]), default="all", show_default=True)
def check_bot_command(bot: str, games: int, seed: int, variants: tuple[str, ...], role: str) -> None:
    """Play BOT (a level or package.module:Class) in every role and report what it does wrong.

    Its answers must be legal and for its own role. Equal views and equal luck must give equal answers, and secrets
    of the game must not change them.
    """
    chosen = tuple(map(Variant, variants)) or tuple(Variant)
    parts = tuple(BotPart) if role == "all" else (BotPart(role),)
    if not any(part.fits(variant) for part in parts for variant in chosen):
        raise click.UsageError(f"There's no {role} in {' or '.join(chosen)}.")
    try:
        findings = check_bot(lambda: bot_named(bot), games=games, seed=seed, variants=chosen, parts=parts)
    except BotFault as fault:
        raise click.ClickException(f"{bot} fails. {fault}") from None
    _print(bot, findings)


def _print(bot: str, findings: Findings) -> None:
    total = findings.decisions.total()
    by_part = ", ".join(f"{count} as {part}" for part, count in findings.decisions.items())
    click.echo(f"{bot} passes: {findings.games} games, {findings.exams} of them reached the exam.")
    click.echo(f"{total} decisions: {by_part}. All were legal, for its own role, and can be sent as JSON.")
    click.echo(
        f"This bot and a new one were asked each again, and {findings.worlds} in another world that looks the same."
    )
    click.echo("The answer never changed.")
