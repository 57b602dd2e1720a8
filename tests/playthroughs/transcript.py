"""A first game of two people as it is sent to them: every command, and what each audience is told.

Abbreviated: scenes show only what changed since the last one sent to this audience, and in the middle of the game there
are none.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, to_builtins

from doctor_rat.rules import Food, Group, Role, parse_action
from doctor_rat.table import BotLevel, Command, CommandId, Denied, DietsFrom, GuestId, Options
from doctor_rat.table import commands as ask
from doctor_rat.table.phrases import Want
from doctor_rat.table.wire import Delivery, audiences
from rules.staging import GOOD, stocked
from stage import PRESET
from table.company import Company, plan_of, run, setup_of

DOCTOR, RATS, SPECTATOR = Role.DOCTOR, Role.GROUP_0, Role.SPECTATOR
NAMES = {DOCTOR: "doctor", RATS: "rats", SPECTATOR: "spectators"}
ID = CommandId("-")
WIDTH = 116


def write() -> str:
    return "\n".join(run(_Transcript().lines())) + "\n"


class _Transcript:
    def __init__(self) -> None:
        options = Options(diets=DietsFrom.PRESET)
        self.company = Company(options, setup=setup_of(stocked(PRESET, *GOOD)).preset())
        self.numbers = dict.fromkeys(audiences(options.config()), 0)
        self.scenes: dict[tuple[Role, str], dict[str, Any]] = {}
        self.brief = False
        self.text: list[str] = ["first-game, two people: Dora is the doctor, Ann plays all three groups"]

    async def lines(self) -> list[str]:
        await self.company.found("ann")
        self._tell("Ann makes the table")
        await self._gather()
        await self._first_meal()
        self.text += ["", "From here to the exam scenes are left out."]
        for meal in GOOD[1:]:
            self.brief = meal != GOOD[-1]
            await self._meal(meal)
        await self._do("dora", ask.Talk(ID, "Well done!"))
        return self.text

    async def _gather(self) -> None:
        await self._do("ann", ask.Sit(ID, (Role.GROUP_0, Role.GROUP_1, Role.GROUP_2)))
        await self._do("dora", ask.Sit(ID, (DOCTOR,)))
        await self._do("ann", ask.Start(ID, BotLevel.REGULAR))
        await self._do("dora", ask.Ready(ID, True))
        await self._do("ann", ask.Start(ID, BotLevel.REGULAR))

    async def _first_meal(self) -> None:
        """Step by step, with everything the rats don't hear about."""
        foods = GOOD[0].split()
        await self._do("dora", ask.Talk(ID, "psst"))
        await self._act(f"doctor offer {' '.join(foods)}")
        await self._do("ann", ask.Talk(ID, "I am\nhungry 🐀"))
        await self._act(f"doctor strict-menu 1 {foods[1]}")
        await self._do("ann", ask.Propose(ID, 3, plan_of({}), False))
        await self._act("doctor serve")
        await self._do("ann", ask.Say(ID, Want(Group(0), Food(foods[0]))))
        await self._do("ann", ask.Propose(ID, 3, plan_of({0: foods[2]}), False))
        await self._do("ann", ask.Propose(ID, 3, plan_of({0: foods[2], 2: foods[0]}), True))
        await self._act(f"doctor yuck-back 0 {foods[2]}")
        await self._do("ann", ask.Propose(ID, 6, plan_of({0: foods[2]}), True))
        trash = self.company.room.table.game.board.trash if self.company.room.table.game else ()
        await self._do("ann", ask.Propose(ID, 6, plan_of({0: trash[0]}), True))
        await self._act("doctor analyse")

    async def _meal(self, meal: str) -> None:
        await self._act(f"doctor offer {meal}", "doctor serve")
        plan = plan_of(dict(enumerate(meal.split())))
        await self._do("ann", ask.Propose(ID, self.company.room.table.open_count, plan, True))
        await self._act("doctor analyse")

    async def _act(self, *texts: str) -> None:
        actions = tuple(map(parse_action, texts))
        await self._do("dora", ask.Act(ID, self.company.room.table.count, actions))

    async def _do(self, who: str, command: Command) -> None:
        known = to_builtins(command)
        told = _words({key: entry for key, entry in known.items() if key not in ("do", "id")})
        self.text += ["", f"{who}> {known['do']} {told}".rstrip()]
        named = type(command)(*(self.company.next_id(), *list(_fields(command))[1:]))
        try:
            await self.company.room.handle(GuestId(who), who.title(), named)
        except Exception as error:  # every refusal is written down, and anything else raised again
            if not hasattr(error, "code"):
                raise
            self.text.append(f"  failed {error.code}: {error}" if isinstance(error, Denied) else f"  failed: {error}")
        self._tell()

    def _tell(self, what: str = "") -> None:
        """What each audience is sent; those sent the same are named together."""
        if what:
            self.text += ["", what]
        told: dict[tuple[str, ...], list[str]] = {}
        for role, number in self.numbers.items():
            new = self.company.room.since(role, number) or []
            self.numbers[role] += len(new)
            said = tuple(line for each in new for line in self._delivery(role, each))
            told.setdefault(said, []).append(NAMES[role])
        for said, names in told.items():
            self.text.append(f"  {', '.join(names)}:{'' if said else ' nothing'}")
            self.text += [f"    {part}" for line in said for part in _folded(line)]

    def _delivery(self, role: Role, delivery: Delivery) -> Iterator[str]:
        news = to_builtins(delivery.news)
        yield f"#{delivery.number} {news.pop('entry')} {_words(news)}".rstrip()
        for event in to_builtins(delivery.events):
            yield f"  {event.pop('event')} {_words(event)}"
        if delivery.proposals is not UNSET:
            table = self.scenes[role, "table"] | {"proposals": to_builtins(delivery.proposals)}
            yield from self._changed(role, "table", table)
        for part in ("table", "game", "setup"):
            scene = getattr(delivery, part)
            if scene is not UNSET:
                yield from self._changed(role, part, to_builtins(scene))

    def _changed(self, role: Role, part: str, scene: dict[str, Any]) -> Iterator[str]:
        board = scene.pop("board", {})
        flat = scene | {f"board.{key}": entry for key, entry in board.items()}
        before = self.scenes.get((role, part), {})
        self.scenes[role, part] = flat
        news = {key: entry for key, entry in flat.items() if before.get(key) != entry and key != "board.rows"}
        if news and not self.brief:
            yield f"  {part}: {_words(news)}"


def _fields(command: Command) -> Iterator[Any]:
    for name in command.__struct_fields__:
        yield getattr(command, name)


def _words(fields: dict[str, Any]) -> str:
    return " ".join(f"{key}={_plain(entry)}" for key, entry in fields.items())


def _plain(entry: Any) -> str:
    match entry:
        case dict():
            return f"{{{_words(entry)}}}"
        case list() | tuple():
            return f"[{' '.join(_plain(each) for each in entry)}]"
        case None:
            return "-"
        case str() if not entry.isprintable():
            return repr(entry)
        case bool():
            return "yes" if entry else "no"
        case str() if len(entry) == 64:
            return f"{entry[:6]}…"
        case _:
            return str(entry)


def _folded(line: str) -> Iterator[str]:
    """Wraps long lines."""
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    while len(line) > WIDTH:
        at = line.rfind(" ", len(indent) + 1, WIDTH)
        yield line[:at]
        line = indent + line[at + 1 :]
    yield line
