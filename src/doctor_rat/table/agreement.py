"""How the rats agree on a plan, who decides alone, and what is still to be decided together."""

from collections.abc import Sequence

from doctor_rat.rules import DOCTOR, Action, Board, Complication, Food, Group, Phase, Predict, Take, Variant
from doctor_rat.rules.legal import acting, hungry_groups
from doctor_rat.table.entries import Plan, Proposed, Suggested
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table, once, once_until_moved
from doctor_rat.table.values import SeatId, Stage, Vote


@once_until_moved
def rats(table: Table) -> tuple[Seat, ...]:
    return tuple([seat for seat in table.seats if seat.is_rat])


@once_until_moved
def joint_groups(table: Table) -> tuple[Group, ...]:
    """The groups whose food all rats choose together now; none in Colleagues."""
    if table.game is None or table.options.variant is Variant.COLLEAGUES:
        return ()
    board = table.game.board
    if board.phase is Phase.RETAKE:
        groups: tuple[Group, ...] = board.takers
    elif board.phase is Phase.CHOOSE:
        groups = hungry_groups(board)
    else:
        return ()
    return groups if not table.solo else tuple(group for group in groups if decides_alone(table, group) is None)


@once_until_moved
def solo_groups(table: Table) -> tuple[Group, ...]:
    """The groups whose player must decide alone now."""
    if table.game is None or not table.solo:
        return ()
    return tuple([by for by in acting(table.game.board) if by != DOCTOR and decides_alone(table, by) is not None])


def decides_alone(table: Table, group: Group) -> SeatId | None:
    """Who decides this group's next choice alone (RULES 6.2); None if all rats agree on it."""
    named = table.decider(group)
    if named is None or table.game is None or not _is_the_cards_own(table.game.board, group):
        return None
    return named


def _is_the_cards_own(board: Board, group: Group) -> bool:
    """Gluttony's effect is the second food and Megalomania's the prediction; every other card's is the one food."""
    match board.complications[group]:
        case Complication.GLUTTONY:
            if board.retake is not None and board.retake.group == group:
                return board.retake.at > 0
            return bool(board.plates[group])
        case Complication.MEGALOMANIA:
            return board.phase is Phase.PREDICT
        case _:
            return True


def waits_for_solo(table: Table) -> bool:
    """Solo choices come before the common plan."""
    return bool(solo_groups(table))


def plannable(table: Table) -> tuple[Food, ...]:
    """While someone else chooses first, a plan may name any food on the table; afterwards the rules say which."""
    if table.game is None or not joint_groups(table) or not waits_for_solo(table):
        return ()
    return (*table.game.board.centre, *table.game.board.trash)


def is_silenced(table: Table, seat: SeatId) -> bool:
    """Whether this player must apply a card's effect without consulting anyone."""
    if not table.solo or _has_nobody_to_consult(table, seat):
        return False
    return any(each.seat == seat and _keeps_silent(table, each.group) for each in table.solo)


def _keeps_silent(table: Table, group: Group) -> bool:
    """While the card's effect is due. If that is the group's one food, from the moment the card is drawn."""
    assert table.game is not None
    board = table.game.board
    if board.complications[group] in (Complication.GLUTTONY, Complication.MEGALOMANIA):
        return group in solo_groups(table)
    served = board.phase is not Phase.PREPARE
    return not served or group in board.takers or group in hungry_groups(board)


def _has_nobody_to_consult(table: Table, seat: SeatId) -> bool:
    """A lone person who plays several groups may think aloud about their foods (RULES 4.6)."""
    people = [each for each in rats(table) if each.is_person]
    return len(people) == 1 and people[0].id == seat and len(people[0].groups) > 1


def youngest(table: Table) -> Seat | None:
    """The one who decides when the rats don't agree."""
    return _youngest(rats(table))


def youngest_of(table: Table, colleague: Group) -> Seat | None:
    """The one who decides when a side of Colleagues doesn't agree (RULES 7.6)."""
    return _youngest(team(table, colleague))


def all_youngest(table: Table) -> tuple[Seat | None, ...]:
    """The youngest of the rats, or of each side of Colleagues."""
    if table.options.variant is not Variant.COLLEAGUES:
        return (youngest(table),)
    return tuple([youngest_of(table, colleague) for colleague in table.config.groups])


def _youngest(found: Sequence[Seat]) -> Seat | None:
    """The person marked as youngest, else the first person; among bots alone, likewise."""
    people = [seat for seat in found if seat.is_person] or list(found)
    return next((seat for seat in people if seat.youngest), people[0] if people else None)


def people_with(table: Table, seat: Seat) -> list[Seat]:
    """The people who choose together with this seat, including its own: rats, or one side of Colleagues."""
    return [each for each in table.seats if each.is_person and each.is_with(seat)]


def vote_of(table: Table, seat: Seat) -> Vote:
    people = people_with(table, seat)
    if people and not seat.is_person:
        return Vote.ADVISES
    if len(people) < 2:
        return Vote.ALONE
    return Vote.LEADS if _youngest(people) == seat else Vote.SHARES


def agreed_plan(table: Table) -> Plan | None:
    """The complete plan that every rat person wants, if there is one and nobody has to decide alone first."""
    agreed = agreeing(table)
    if not agreed:
        return None
    people = [seat for seat in rats(table) if seat.is_person]
    if not people or any([seat.id not in agreed for seat in people]):
        return None
    groups = joint_groups(table)
    if not groups or waits_for_solo(table):
        return None
    plan = proposal_of(table, people[0].id)
    if plan is None or not covers(plan, groups):
        return None
    return plan if all(proposal_of(table, seat.id) == plan for seat in people[1:]) else None


@once
def agreeing(table: Table) -> list[SeatId]:
    """The seats that have agreed to a plan."""
    return [each.seat for each in table.proposals if each.agreed]


def proposal_of(table: Table, seat: SeatId) -> Plan | None:
    """What this seat has agreed to."""
    found = proposed_by(table, seat)
    return found.plan if found is not None and found.agreed else None


def proposed_by(table: Table, seat: SeatId) -> Proposed | None:
    return next((each for each in table.proposals if each.seat == seat), None)


def suggested_by(table: Table, seat: SeatId) -> Suggested | None:
    return next((each for each in table.suggestions if each.seat == seat), None)


def covers(plan: Plan, groups: tuple[Group, ...]) -> bool:
    return plan.groups == groups


def team(table: Table, colleague: Group) -> tuple[Seat, ...]:
    return tuple(seat for seat in table.seats if seat.colleague == colleague)


def agreed_suggestion(table: Table) -> Suggested | None:
    """What all people of a team in Colleagues want to do, as the last of them suggested it."""
    if not table.suggestions:
        return None
    for colleague in table.config.groups:
        people = {seat.id for seat in team(table, colleague) if seat.is_person}
        wanted = [each for each in table.suggestions if each.seat in people]
        if wanted and len(wanted) == len(people) and len({str(each.action) for each in wanted}) == 1:
            return wanted[-1]
    return None


def may_act(table: Table, seat: Seat, action: Action) -> bool:
    """Whether this seat decides this action on its own."""
    if seat.is_doctor:
        return action.by == DOCTOR
    if seat.is_rat:
        return isinstance(action, Take | Predict) and decides_alone(table, action.by) == seat.id
    return action.by == seat.colleague


def is_running(table: Table) -> bool:
    return table.stage is Stage.GAME


@once
def awaited(table: Table) -> tuple[Seat, ...]:
    """The seats the game is waiting for."""
    if table.stage is Stage.SETUP:
        return tuple(seat for seat in table.seats if seat.is_doctor)
    if table.game is None or not is_running(table):
        return ()
    named = {table.decider(group) for group in solo_groups(table)}
    if named:
        return tuple(seat for seat in table.seats if seat.id in named)
    if joint_groups(table):
        people = tuple([seat for seat in rats(table) if seat.is_person])
        agreed = agreeing(table)
        # If they have all agreed, but to different plans, it is up to all of them.
        return tuple([seat for seat in people if seat.id not in agreed]) or people
    found = acting(table.game.board)
    return tuple(seat for seat in table.seats if (seat.is_doctor and DOCTOR in found) or seat.colleague in found)
