"""What a table's bots have to decide now, from what their seats see, and what their answers do."""

from doctor_rat.rules import DOCTOR, Action, Role, Take, View, role_of, view
from doctor_rat.rules.legal import acting
from doctor_rat.rules.values import Value
from doctor_rat.table.agreement import (
    all_youngest,
    awaited,
    is_running,
    joint_groups,
    proposed_by,
    rats,
    solo_groups,
    suggested_by,
    team,
    waits_for_solo,
    youngest,
)
from doctor_rat.table.decide import Draft, act, agree_now, play_plan, propose, sit_in
from doctor_rat.table.entries import Acted, Because, How, Plan, Suggested, Why
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table
from doctor_rat.table.values import BotLevel, SeatId, Stage


class Task(Value, frozen=True):
    """A decision a bot must make."""

    seat: SeatId
    role: Role
    """The role it decides for; for rats who plan together, any of its groups."""
    level: BotLevel
    count: int
    """The number of game actions so far."""
    joint: bool = False
    """A plan for all rats together, rather than its own move."""
    advice: bool = False
    """What it would do, as advice to the people of its team, who decide."""


class Thought(Value, frozen=True):
    """A bot's decision, and why."""

    actions: tuple[Action, ...]
    reasons: tuple[Because, ...] = ()


def tasks(table: Table) -> list[Task]:
    """Every decision waiting for a bot."""
    if not is_running(table) or table.game is None or not table.has_bots:
        return []
    found = [*_own_moves(table), *_solo_choices(table)]
    if joint_groups(table) and not waits_for_solo(table):
        for seat in rats(table):
            if seat.bot is not None and proposed_by(table, seat.id) is None:
                found.append(Task(seat.id, seat.roles[0], seat.bot, table.count, joint=True))
    return found


def _own_moves(table: Table) -> list[Task]:
    """The doctor's or a colleague's moves. In a team with people each bot advises once; among bots the first acts."""
    assert table.game is not None
    found: list[Task] = []
    for by in acting(table.game.board):
        if by == DOCTOR:
            seats = tuple(seat for seat in table.seats if seat.is_doctor)
        else:
            seats = team(table, by)
        advice = any(seat.is_person for seat in seats)
        for seat in seats if advice else seats[:1]:
            if seat.bot is not None and (not advice or suggested_by(table, seat.id) is None):
                found.append(Task(seat.id, seat.roles[0], seat.bot, table.count, advice=advice))
    return found


def _solo_choices(table: Table) -> list[Task]:
    found: list[Task] = []
    for group in solo_groups(table):
        named = table.decider(group)
        seat = None if named is None else table.seat(named)
        if seat is not None and seat.bot is not None:
            found.append(Task(seat.id, role_of(group, table.options.variant), seat.bot, table.count))
    return found


def sight(table: Table, task: Task) -> View:
    """All the bot gets: its role's view."""
    assert table.game is not None
    return view(table.game, task.role)


def answer(draft: Draft, task: Task, thought: Thought) -> None:
    """Add a bot's answer to the draft. The caller drops outdated answers: see `is_current`."""
    seat = draft.table.seat(task.seat)
    assert seat is not None
    if task.joint:
        _propose(draft, seat, thought)
    elif task.role.is_group:
        mine = tuple(action for action in thought.actions if action.by == task.role.number)
        act(draft, seat, mine[:1], thought.reasons)
    else:
        act(draft, seat, thought.actions, thought.reasons)


def is_current(table: Table, task: Task) -> bool:
    return task in tasks(table)


def _propose(draft: Draft, seat: Seat, thought: Thought) -> None:
    """A bot's plan is advice if people play; if none do, the youngest bot's plan is played."""
    groups = joint_groups(draft.table)
    foods = tuple(
        (action.by, action.food) for action in thought.actions if isinstance(action, Take) and action.by in groups
    )
    propose(draft, seat, Plan(foods), False, thought.reasons)


def set_up(draft: Draft) -> bool:
    """Let a bot doctor draw every diet that isn't settled. False if it has nothing to do."""
    table = draft.table
    if table.stage is not Stage.SETUP or table.setup is None:
        return False
    if not any(seat.is_doctor and seat.bot is not None for seat in table.seats):
        return False
    for group in table.config.groups:
        if table.setup.diets[group] is None:
            draft.draw(group)
    draft.deal()
    return True


def expire(draft: Draft) -> None:
    """A slow table's deadline has passed: play the youngest's plan, or else have bots sit in for those awaited."""
    table = draft.table
    decides = youngest(table)
    known = None if decides is None else proposed_by(table, decides.id)
    groups = joint_groups(table)
    wanted = _wanted_by_youngest(table)
    if known is not None and groups and known.plan.groups == groups and not waits_for_solo(table):
        play_plan(draft, known.plan, How.DEADLINE)
    elif wanted is not None:
        draft.add(Acted(wanted.seat, (wanted.action,)))
    else:
        sit_in(draft, Why.DEADLINE, *[seat for seat in awaited(table) if seat.is_person])
        agree_now(draft)


def _wanted_by_youngest(table: Table) -> Suggested | None:
    """What the youngest of the acting side in Colleagues would do."""
    deciding = {seat.id for seat in all_youngest(table) if seat is not None}
    return next((each for each in table.suggestions if each.seat in deciding), None)
