"""What the chosen eyes may see of a moment of a finished game. Its picture and text are made from nothing else."""

from collections.abc import Sequence

from msgspec.structs import replace

from doctor_rat.rules import Board, Desk, Diet, Record, Role, Source, State, Variant, replay, view
from doctor_rat.rules.record import check_finished, continued
from doctor_rat.rules.values import Value


class MomentSeen(Value, frozen=True):
    board: Board
    diets: tuple[Diet | None, ...]
    """The diets these eyes knew; none for the rats, though the end of a game reveals them."""
    desk: Desk | None
    eyes: str
    study: bool = False
    """Whether the game continues another."""


def moment_of(record: Record, sources: tuple[Source, ...], step: int, eyes: str) -> MomentSeen:
    """The moment after `step` actions. Refuses a game that isn't over."""
    return moment_at(states_of(record, sources), step, eyes, study=continued(record) is not None)


def states_of(record: Record, sources: tuple[Source, ...]) -> list[State]:
    check_finished(record)
    return list(replay(record, sources or None))


def moment_at(states: Sequence[State], step: int, eyes: str, *, study: bool) -> MomentSeen:
    return replace(seen_by(states[min(step, len(states) - 1)], eyes), study=study)


def seen_by(state: State, eyes: str) -> MomentSeen:
    if eyes != "all":
        return _through(state, Role(eyes))
    if state.config.variant is Variant.COLLEAGUES:
        both = [_through(state, role) for role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1)]
        return MomentSeen(both[0].board, _merged([each.diets for each in both]), None, eyes)
    found = _through(state, Role.DOCTOR)
    return MomentSeen(found.board, found.diets, found.desk, eyes)


def _through(state: State, role: Role) -> MomentSeen:
    seen = view(state, role, history=False)
    diets = tuple(diet if _knew(role, group) else None for group, diet in enumerate(seen.diets))
    return MomentSeen(seen.board, diets, seen.desk, role)


def _knew(role: Role, group: int) -> bool:
    """Whether they knew its diet while the game ran."""
    return role is Role.DOCTOR or (role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1) and role.number != group)


def _merged(diets: Sequence[tuple[Diet | None, ...]]) -> tuple[Diet | None, ...]:
    return tuple(one or other for one, other in zip(*diets, strict=True))
