"""Simulated people: each knows the table by what they are sent, and acts only by commands."""

from random import Random

from msgspec.structs import replace

from doctor_rat.rules import Diet, Food, Group, Role
from doctor_rat.rules.choices import Choice, MayTake
from doctor_rat.table import Command, CommandId, Stage
from doctor_rat.table import commands as ask
from doctor_rat.table.picture import Picture
from doctor_rat.table.wire import GameView, Scene, SeatView, TableView, audience_of
from table.company import Company, plan_of

PATIENCE = 2_000


class Person(Picture):
    """A person at a table. `hunch` are the diets they believe in; without it they take anything."""

    def __init__(self, name: str, rng: Random, hunch: tuple[Diet, ...] = ()) -> None:
        super().__init__()
        self.name = name
        self._rng = rng
        self._hunch = hunch
        self._commands = 0

    def wants(self) -> Command | None:
        """What this person does now; None if it is up to others."""
        assert self.table is not None
        mine = next(seat for seat in self.table.seats if seat.name == self.name.title())
        if mine.bot is not None:
            return None
        if self.table.stage is Stage.SETUP and mine.roles == (Role.DOCTOR,):
            return self._set_up()
        if self.table.stage is not Stage.GAME:
            return None
        return self._rat(self.table, mine) if mine.roles[0].is_group else self._doctor(self.table, mine)

    def _id(self) -> CommandId:
        self._commands += 1
        return CommandId(f"{self.name}-{self._commands}")

    def _set_up(self) -> Command:
        assert self.setup is not None
        for group, diet in enumerate(self.setup.diets):
            if self.setup.waiting[group] is not None:
                return ask.DrawDiet(self._id(), Group(group), self._rng.choice((1, 2)))
            if diet is None and self._rng.random() < 0.5:
                return ask.DrawDiet(self._id(), Group(group))
            if diet is None:
                return ask.ChooseDiet(self._id(), Group(group), self._rng.choice(self.setup.allowed[group]))
        return ask.FinishSetup(self._id())

    def _doctor(self, table: TableView, mine: SeatView) -> Command | None:
        """The doctor's move, or a colleague's: goes along with what a teammate wants."""
        found = self._choices(mine.roles[0])
        if not found:
            return None
        wanted = [each.action for each in table.suggestions if each.seat != mine.id]
        if any(each.seat == mine.id for each in table.suggestions) and not wanted:
            return None
        action = wanted[0] if wanted else self._rng.choice(list(self._rng.choice(found).actions()))
        return ask.Act(self._id(), table.count, (action,))

    def _choices(self, role: Role) -> list[Choice]:
        assert self.game is not None
        by = "doctor" if role is Role.DOCTOR else role.number
        return [choice for choice in self.game.choices if choice.by == by]

    def _rat(self, table: TableView, mine: SeatView) -> Command | None:
        for each in table.solo:
            if each.seat == mine.id and each.group in table.solo_now:
                found = [choice for choice in self._game.choices if choice.by == each.group]
                if found:
                    return ask.Act(self._id(), table.count, (self._rng.choice(list(found[0].actions())),))
        if table.solo_now or not table.joint:
            return None
        return self._plan(table, mine)

    @property
    def _game(self) -> GameView:
        assert self.game is not None
        return self.game

    def _plan(self, table: TableView, mine: SeatView) -> Command | None:
        """Usually joins the first plan proposed; sometimes insists on another, and the youngest decides."""
        own = next((each for each in table.proposals if each.seat == mine.id), None)
        agreed = [each for each in table.proposals if each.agreed and each.seat != mine.id]
        if agreed and self._rng.random() < 0.8:
            return ask.Propose(self._id(), table.count, agreed[0].plan, True)
        plan = plan_of(self._foods(table))
        if own is not None and mine.youngest and self._rng.random() < 0.3:
            return ask.Decide(self._id(), table.count, plan)
        return ask.Propose(self._id(), table.count, plan, self._rng.random() < 0.8)

    def _foods(self, table: TableView) -> dict[int, str]:
        plan: dict[int, str] = {}
        for choice in self._game.choices:
            if isinstance(choice, MayTake) and choice.by in table.joint:
                free = [food for food in choice.foods if food not in plan.values()]
                plan[choice.by] = self._rng.choice(self._good(choice.by, free) or free)
        return plan

    def _good(self, group: Group, foods: list[Food]) -> list[Food]:
        if not self._hunch:
            return []
        board = self._game.board
        return [food for food in foods if self._hunch[group].accepts(food, board.rows[group].last, board.meal)]


def scene_of(company: Company, person: Person) -> TableView:
    """Worked out from nothing that was kept from earlier tables."""
    return Scene(replace(company.room.table)).table_view(audience_of(company.seat(person.name)))


async def play_out(company: Company, people: list[Person]) -> None:
    """Everyone acts when they can, bots too, until the game is over."""
    for _ in range(PATIENCE):
        await company.think()
        for person in people:
            person.hear(company.seen_by(person.name, person.number))
        if company.room.table.stage is Stage.OVER:
            return
        for person in people:
            person.hear(company.seen_by(person.name, person.number))
            assert person.table == scene_of(company, person), "what was left out had changed"
            command = person.wants()
            if command is not None:
                await company.do(person.name, command)
    raise AssertionError("the game doesn't end")
