"""What people can ask of a table: a closed union (tag `do`). Each has a client-made id, so that it can be repeated."""

from doctor_rat.rules import Action, Group, Role
from doctor_rat.rules.values import Value
from doctor_rat.table.entries import Plan
from doctor_rat.table.options import OptionChanges, Options
from doctor_rat.table.phrases import Phrase
from doctor_rat.table.values import BotLevel, CommandId, SeatId, To


class _Command(Value, frozen=True, tag_field="do", forbid_unknown_fields=True):
    id: CommandId


class ChangeOptions(_Command, frozen=True, tag="options"):
    options: Options


class SetOptions(_Command, frozen=True, tag="set-options"):
    """Change some options, and with them what can't stay as it is."""

    changes: OptionChanges


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat with these roles, or change to them."""

    roles: tuple[Role, ...]


class SeatBot(_Command, frozen=True, tag="seat-bot"):
    roles: tuple[Role, ...]
    level: BotLevel


class Stand(_Command, frozen=True, tag="stand"):
    """Give up one's seat before the start, or a bot's."""

    seat: SeatId


class MarkYoungest(_Command, frozen=True, tag="youngest"):
    seat: SeatId


class Ready(_Command, frozen=True, tag="ready"):
    ready: bool


class Start(_Command, frozen=True, tag="start"):
    """Begin; with `fill` bots of this level take the empty seats."""

    fill: BotLevel | None = None


class DrawDiet(_Command, frozen=True, tag="draw-diet"):
    """Draw a diet. If the Diet card is Mandatory or Forbidden it is shown, and waits for the number of `cards`."""

    group: Group
    cards: int | None = None


class ChooseDiet(_Command, frozen=True, tag="choose-diet"):
    group: Group
    diet: str


class FinishSetup(_Command, frozen=True, tag="deal"):
    """The doctor has settled every diet."""


class Act(_Command, frozen=True, tag="act"):
    """Actions of one's own role, all or none. `count` says after how many game actions they were decided."""

    count: int
    actions: tuple[Action, ...]
    alone: bool = False
    """Colleagues: the youngest of a team decides without the others."""


class Propose(_Command, frozen=True, tag="propose"):
    count: int
    plan: Plan
    agreed: bool = False


class Decide(_Command, frozen=True, tag="decide"):
    """The youngest decides, since the rats don't agree."""

    count: int
    plan: Plan


class Talk(_Command, frozen=True, tag="talk"):
    text: str
    to: To = To.EVERYONE


class Say(_Command, frozen=True, tag="say"):
    phrase: Phrase
    to: To = To.EVERYONE


class GoAway(_Command, frozen=True, tag="leave"):
    """Go away; during a game a bot sits in."""


class TakeOver(_Command, frozen=True, tag="take-over"):
    """Let a bot sit in for a player who is gone."""

    seat: SeatId


class ComeBack(_Command, frozen=True, tag="come-back"):
    pass


class Kick(_Command, frozen=True, tag="kick"):
    seat: SeatId


class LetIn(_Command, frozen=True, tag="let-in"):
    """Let someone come again who was removed; `person` is their number in the host's list."""

    person: int


class MakeHost(_Command, frozen=True, tag="make-host"):
    seat: SeatId


class TakeSeat(_Command, frozen=True, tag="take-seat"):
    """Play on in place of a bot."""

    seat: SeatId


class Mute(_Command, frozen=True, tag="mute"):
    seat: SeatId
    muted: bool


Gather = ChangeOptions | SetOptions | Sit | SeatBot | Stand | MarkYoungest | Ready | Start
"""Before the start."""
Command = (
    Gather
    | DrawDiet
    | ChooseDiet
    | FinishSetup
    | Act
    | Propose
    | Decide
    | Talk
    | Say
    | GoAway
    | TakeOver
    | ComeBack
    | Kick
    | LetIn
    | MakeHost
    | TakeSeat
    | Mute
)
