"""Writes games as this version stores them into logs/: run it once for each new format, and never again."""

from pathlib import Path
from random import Random

import msgspec

from doctor_rat.rules import IDENTITIES, PRESET, Role, Variant
from doctor_rat.table import BotLevel, DietsFrom, Options, TableId
from doctor_rat.table import commands as ask
from doctor_rat.table.entries import FORMAT
from doctor_rat.table.phrases import Agree
from table.company import Company, run
from table.people import Person, play_out

FOLDER = Path(__file__).parent / "logs"
GAMES: dict[str, tuple[Options, dict[str, tuple[Role, ...]], int]] = {
    "complications": (
        Options(Variant.COMPLICATIONS, IDENTITIES[1:], diets=DietsFrom.PRESET),
        {"ann": (Role.GROUP_0,), "ben": (Role.GROUP_0, Role.GROUP_1), "dora": (Role.DOCTOR,)},
        5,
    ),
    "chosen": (Options(diets=DietsFrom.CHOSEN), {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,)}, 2),
    "drawn": (Options(diets=DietsFrom.CHOSEN), {"dora": (Role.DOCTOR,), "ann": (Role.GROUP_0,)}, 14),
    "colleagues": (
        Options(Variant.COLLEAGUES, IDENTITIES[:2]),
        {"ann": (Role.COLLEAGUE_0,), "ben": (Role.COLLEAGUE_1,), "cat": (Role.COLLEAGUE_0,)},
        3,
    ),
}


async def played(kind: str) -> Company:
    """A game in which nearly everything happens that a log can contain."""
    options, seated, seed = GAMES[kind]
    company = Company(options, seed=seed)
    owner = next(iter(seated))
    await company.found(owner)
    for who, held in seated.items():
        await company.sit(who, *held)
    await company.do(owner, ask.ChangeOptions(company.next_id(), options))
    for who in seated:
        await company.do(who, ask.Ready(company.next_id(), True))
    await company.do(owner, ask.Talk(company.next_id(), "Hello 🐀"))
    await company.do(owner, ask.Say(company.next_id(), Agree()))
    await company.start(owner, BotLevel.RANDOM)
    await company.do(owner, ask.GoAway(company.next_id()))
    await company.do(owner, ask.ComeBack(company.next_id()))
    hunch = tuple(PRESET[identity] for identity in options.identities) if options.diets is DietsFrom.PRESET else ()
    await play_out(company, [Person(who, Random(f"{who} {seed}"), hunch) for who in seated])
    await company.room.play_again(company.room.table.owner, TableId("t2"))
    return company


if __name__ == "__main__":
    for each in GAMES:
        path = FOLDER / f"format-{FORMAT}-{each}.jsonl"
        assert not path.exists(), "what was stored stays as it is"
        log = run(played(each)).store.logs[TableId("t1")]
        path.write_bytes(msgspec.json.Encoder().encode_lines(log))
