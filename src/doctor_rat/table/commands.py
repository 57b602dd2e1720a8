"""What people can ask of a table: a closed union (tag `do`). Each has a client-made id, so repeating it is safe."""

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
    """Change some options, along with whatever must change with them."""

    changes: OptionChanges


class Sit(_Command, frozen=True, tag="sit"):
    """Take a seat with these roles, or change roles."""

    roles: tuple[Role, ...]


class SeatBot(_Command, frozen=True, tag="seat-bot"):
    roles: tuple[Role, ...]
    level: BotLevel


class Stand(_Command, frozen=True, tag="stand"):
    """Give up your own seat, or a bot's, before the start."""

    seat: SeatId


class MarkYoungest(_Command, frozen=True, tag="youngest"):
    seat: SeatId


class Ready(_Command, frozen=True, tag="ready"):
    ready: bool


class Start(_Command, frozen=True, tag="start"):
    """Begin. With `fill`, bots of this level take the empty seats."""

    fill: BotLevel | None = None


class DrawDiet(_Command, frozen=True, tag="draw-diet"):
    """Draw a diet. If the Diet card is Mandatory or Forbidden, it is shown and waits for the number of `cards`."""

    group: Group
    cards: int | None = None


class ChooseDiet(_Command, frozen=True, tag="choose-diet"):
    group: Group
    diet: str


class FinishSetup(_Command, frozen=True, tag="deal"):
    """The doctor has settled every diet."""


class Act(_Command, frozen=True, tag="act"):
    """Actions of your own role, all or nothing. `count` is the number of game actions they were decided after."""

    count: int
    actions: tuple[Action, ...]
    alone: bool = False
    """In Colleagues: the youngest of a team decides without the others."""


class Propose(_Command, frozen=True, tag="propose"):
    count: int
    plan: Plan
    agreed: bool = False


class Decide(_Command, frozen=True, tag="decide"):
    """The youngest decides, because the rats don't agree."""

    count: int
    plan: Plan


class Talk(_Command, frozen=True, tag="talk"):
    text: str
    to: To = To.EVERYONE


class Say(_Command, frozen=True, tag="say"):
    phrase: Phrase
    to: To = To.EVERYONE


class GoAway(_Command, frozen=True, tag="leave"):
    """Leave. During a game, a bot sits in."""


class TakeOver(_Command, frozen=True, tag="take-over"):
    """Have a bot sit in for a player who is gone."""

    seat: SeatId


class ComeBack(_Command, frozen=True, tag="come-back"):
    pass


class Kick(_Command, frozen=True, tag="kick"):
    seat: SeatId


class LetIn(_Command, frozen=True, tag="let-in"):
    """Readmit someone who was removed. `person` is their number in the host's list."""

    person: int


class MakeHost(_Command, frozen=True, tag="make-host"):
    seat: SeatId


class TakeSeat(_Command, frozen=True, tag="take-seat"):
    """Take over a bot's seat."""

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
