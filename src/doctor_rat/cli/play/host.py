"""The only place that holds a running game. The person's side gets only views, choices and events from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal

from doctor_rat.bots import Bot, BotReason
from doctor_rat.bots.reasons import may_be_told
from doctor_rat.bots.registry import bot_named
from doctor_rat.lab import shuffle
from doctor_rat.rules import (
    IDENTITIES,
    Action,
    Choice,
    Code,
    Config,
    Difficulty,
    Event,
    Outcome,
    Refused,
    Role,
    State,
    Variant,
    View,
    acting,
    apply,
    choices,
    events_for,
    new_game,
    outcome,
    record_of,
    role_of,
    roles,
    view,
    write_record,
)

PersonRole = Literal["rats", "doctor", "a"]


@dataclass(frozen=True)
class PlayOptions:
    role: PersonRole = "rats"
    variant: Variant = Variant.COLONY
    groups: int = 3
    yuck: int = 3
    first_game: bool = False
    seed: int | None = None
    record: Path | None = None
    bot: str = "random"
    difficulty: Difficulty | None = None


def deal_game(options: PlayOptions) -> State:
    """Shuffle and deal; the same seed gives the same game."""
    rng = Random(options.seed)
    together = options.variant is Variant.COLLEAGUES
    drawn = rng.sample(IDENTITIES, 2 if together else options.groups)
    identities = tuple(drawn if together else sorted(drawn))
    setup = shuffle(Config(options.variant, identities, options.yuck, options.difficulty), rng)
    deal = (setup.preset() if options.first_game else setup.draw_rest()).deal()
    return new_game(setup.config, deal)


class Host:
    def __init__(self, state: State, person: PersonRole, bot: Bot, rng: Random) -> None:
        self._state = state
        self._bot = bot
        self._rng = rng
        self._roles = _played_by(person, state.config)
        self._thoughts: list[tuple[int, Role, tuple[BotReason, ...]]] = []

    @classmethod
    def of(cls, options: PlayOptions) -> "Host":
        luck = None if options.seed is None else f"{options.seed}/bots"
        return cls(deal_game(options), options.role, bot_named(options.bot), Random(luck))

    @property
    def seen(self) -> View:
        """What the person sees. All rat groups see the same."""
        return view(self._state, self._roles[0])

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the person may do now, for all their seats."""
        return tuple(choice for role in self._roles for choice in choices(view(self._state, role)))

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self._state)

    def check(self, actions: Sequence[Action]) -> None:
        """Raise what the rules have against these actions, without playing them."""
        self._after(actions)

    def act(self, actions: Sequence[Action]) -> tuple[Event, ...]:
        """Play actions, all or nothing. Returns what the person may know of their effect."""
        log = len(self._state.log)
        self._state = self._after(actions)
        return events_for(self._state.log[log:], self._roles[0])

    def _after(self, actions: Sequence[Action]) -> State:
        state = self._state
        for action in actions:
            if state.board.rows != self._state.board.rows:
                # Madness has been judged: accepting or refusing another take would give away the verdict too early.
                raise Refused(Code.NOT_YOUR_TURN, "6.9", by=action.by)
            state, _ = apply(state, action)
        return state

    def let_bot_act(self) -> tuple[Event, ...]:
        """One decision of the bot whose turn it is. Returns what the person may know of it."""
        state = self._state
        role = role_of(acting(state.board)[0], state.config.variant)
        decision = self._bot.decide(view(state, role), self._rng)
        assert decision.actions, "a bot must do something"
        self._thoughts.append((state.board.meal, role, decision.reasons))
        return self.act(decision.actions)

    @property
    def said(self) -> tuple[BotReason, ...]:
        """What bots say about their latest decisions, if everyone may hear it."""
        latest = self._thoughts[-1][0] if self._thoughts else 0
        told = [reasons for meal, role, reasons in self._thoughts if meal == latest and may_be_told(role)]
        return tuple(reason for reasons in told for reason in reasons)

    @property
    def minds(self) -> dict[int, tuple[BotReason, ...]]:
        """What bots kept to themselves, by meal; nothing while the game runs."""
        found: dict[int, tuple[BotReason, ...]] = {}
        for meal, role, reasons in self._thoughts if self.outcome is not None else ():
            if not may_be_told(role):
                found[meal] = found.get(meal, ()) + reasons
        return found

    def record(self) -> bytes:
        return write_record(record_of(self._state))


def _played_by(person: PersonRole, config: Config) -> tuple[Role, ...]:
    match person:
        case "rats":
            return tuple(role for role in roles(config) if role.is_group)
        case "doctor":
            return (Role.DOCTOR,)
        case "a":
            return (Role.COLLEAGUE_0,)
