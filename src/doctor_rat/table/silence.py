"""Who may talk when, to whom, and about what (RULES 4.1, 6.2, 7.6)."""

from doctor_rat.rules import Group, Phase
from doctor_rat.rules.legal import acting
from doctor_rat.rules.values import Value
from doctor_rat.table.agreement import is_silenced, team
from doctor_rat.table.errors import Denied, TableCode
from doctor_rat.table.phrases import Phrase, PhraseKind, groups_of, is_possible, kind_of, shaky
from doctor_rat.table.seats import Seat
from doctor_rat.table.table import Table
from doctor_rat.table.values import Stage, To

_ANSWERS = (
    PhraseKind.AGREE,
    PhraseKind.DISAGREE,
    PhraseKind.UNSURE,
    PhraseKind.DECIDE,
    PhraseKind.THINKING,
)
_GREETINGS = (PhraseKind.HELLO, PhraseKind.PRAISE, PhraseKind.THANKS, PhraseKind.AGAIN)
_DIETS = (PhraseKind.CLAIM, PhraseKind.EITHER, PhraseKind.ASK)
_FOODS = (
    PhraseKind.WANT,
    PhraseKind.AVOID,
    PhraseKind.TRY,
    PhraseKind.MEANS,
    PhraseKind.TRASH,
    PhraseKind.SWAP,
    PhraseKind.SAFE,
    PhraseKind.LEAVE,
)
TOPICS = {
    "foods": _FOODS,
    "diets": (*_DIETS, PhraseKind.LOOK),
    "answers": _ANSWERS,
    "greetings": _GREETINGS,
}
"""All phrases, grouped as they are offered."""
AT = {
    Stage.LOBBY: (*_GREETINGS, *_ANSWERS),
    Stage.SETUP: (*_ANSWERS, *_DIETS),
    Stage.GAME: (*_FOODS, *_DIETS, PhraseKind.LOOK, *_ANSWERS),
    Stage.OVER: (*_GREETINGS, *_ANSWERS, *_DIETS, PhraseKind.LOOK),
}
"""What can be said at each stage, likeliest first."""
ALOUD = (
    PhraseKind.WANT,
    PhraseKind.AVOID,
    PhraseKind.TRY,
    PhraseKind.TRASH,
    PhraseKind.SAFE,
    PhraseKind.CLAIM,
    PhraseKind.EITHER,
    PhraseKind.LOOK,
    PhraseKind.UNSURE,
    PhraseKind.THINKING,
)
"""How a side of Colleagues thinks aloud: it neither asks nor answers the other side (RULES 7.6)."""


class Sayable(Value, frozen=True):
    """The phrases available to those who may talk."""

    to: To
    kinds: tuple[PhraseKind, ...]
    groups: tuple[Group, ...]
    """The groups they may speak about."""
    shaky: tuple[Group, ...]
    """Those of them that have two crosses, for `safe`."""


# Who


def check_may_talk(table: Table, seat: Seat | None, to: To = To.EVERYONE) -> None:
    if seat is None:
        raise Denied(TableCode.SILENT_SPECTATOR)
    code = silence(table, seat, to)
    if code is not None:
        raise Denied(code)


def silence(table: Table, seat: Seat, to: To) -> TableCode | None:
    """Why this person can't talk to them now."""
    if to is To.SIDE and not has_talk_of_its_own(table, seat):
        return TableCode.NO_SIDE_TALK
    if seat.muted:
        return TableCode.MUTED
    if to is To.SIDE or table.stage in (Stage.LOBBY, Stage.OVER):
        return None
    if seat.is_doctor:
        return TableCode.SILENT_DOCTOR
    if seat.colleague is not None and not is_choosing(table, seat.colleague):
        return TableCode.SILENT_TURN
    return TableCode.SILENT_SOLO if is_silenced(table, seat.id) else None


def has_talk_of_its_own(table: Table, seat: Seat) -> bool:
    """During the game, several people on one side of Colleagues talk among themselves; afterwards everyone talks."""
    if seat.colleague is None or table.stage is not Stage.GAME:
        return False
    people = [each.guest for each in team(table, seat.colleague) if each.guest is not None]
    return len([guest for guest in people if guest not in table.kicked]) > 1


def is_choosing(table: Table, side: Group) -> bool:
    """A side of Colleagues thinks aloud only while it chooses: at all other times it is the other side's doctor."""
    if table.game is None or table.game.board.phase not in (Phase.CHOOSE, Phase.RETAKE):
        return False
    return side in acting(table.game.board)


# What


def check_may_say(table: Table, seat: Seat, phrase: Phrase, to: To) -> None:
    """Refuse a phrase that makes no sense in this game, at this moment or to these listeners."""
    if kind_of(phrase) not in AT[table.stage]:
        raise Denied(TableCode.PHRASE_NOT_NOW)
    if not is_possible(phrase, table.config, None if table.game is None else table.game.board):
        raise Denied(TableCode.BAD_PHRASE)
    kinds, groups = _range(table, seat.colleague, to)
    if kind_of(phrase) not in kinds or not set(groups_of(phrase)) <= set(groups):
        raise Denied(TableCode.PHRASE_ACROSS)


def sayable(table: Table, side: Group | None, to: To) -> Sayable:
    """What a player of this side of Colleagues (or anyone, in other games) may say to these listeners."""
    kinds, groups = _range(table, side, to)
    if table.game is None:
        return Sayable(to, kinds, groups, ())
    board = table.game.board
    in_danger = tuple([group for group in shaky(board) if group in groups])
    senseless = {PhraseKind.SAFE} if not in_danger else set()
    senseless |= {PhraseKind.TRASH} if not board.trash else set()
    return Sayable(to, tuple([kind for kind in kinds if kind not in senseless]), groups, in_danger)


def _range(table: Table, side: Group | None, to: To) -> tuple[tuple[PhraseKind, ...], tuple[Group, ...]]:
    """Which phrases are allowed, and about which groups."""
    if to is To.EVERYONE and side is not None and table.stage is Stage.GAME:
        return ALOUD, (side,)
    return AT[table.stage], table.config.groups


def all_sayable(table: Table, side: Group | None) -> tuple[Sayable, ...]:
    """One for each set of listeners. Whether someone may talk at all is in their seat's view."""
    everyone = sayable(table, side, To.EVERYONE)
    if side is None or table.stage is not Stage.GAME:
        return (everyone,)
    return everyone, sayable(table, side, To.SIDE)
