"""The conformance check for bots: puts one through its paces and says what it breaks. Public, so that you can check any
bot."""

from collections import Counter
from collections.abc import Callable, Collection
from enum import StrEnum
from random import Random

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from doctor_rat.belief import sample_world
from doctor_rat.bots.decision import Bot, BotFault, Decision
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.difficulty import new_deal
from doctor_rat.rules import (
    DOCTOR,
    Action,
    Config,
    Difficulty,
    Refused,
    Role,
    State,
    Take,
    Variant,
    acting,
    apply,
    new_game,
    outcome,
    role_of,
    view,
)
from doctor_rat.rules.cards import EXAM
from doctor_rat.rules.legal import takeable
from doctor_rat.rules.testing.conformance import CONFIGS

THOROUGH = 0.3
"""The share of decisions that are checked in other worlds."""


class BotPart(StrEnum):
    """The parts a bot can play."""

    DOCTOR = "doctor"
    RATS = "rats"
    COLLEAGUE = "colleague"

    def fits(self, variant: Variant) -> bool:
        return (self is BotPart.COLLEAGUE) == (variant is Variant.COLLEAGUES)


class Findings(Struct):
    """How much the check actually tried: if it saw nothing, it proves nothing."""

    games: int = 0
    exams: int = 0
    """Games that reached meal 8."""
    decisions: Counter[str] = field(default_factory=Counter)
    """By part."""
    worlds: int = 0
    """How many decisions were compared with those in another world."""


def check_bot(
    make: Callable[[], Bot],
    *,
    games: int = 2,
    seed: int = 0,
    variants: Collection[Variant] = tuple(Variant),
    parts: Collection[BotPart] = tuple(BotPart),
    configs: Collection[Config] = CONFIGS,
    thorough: float = THOROUGH,
) -> Findings:
    """Let the bot that `make` makes play this many games of every kind in each of these parts. Raises BotFault.

    It must always act, and only with legal actions of its own role. Equal views and equal luck must get equal answers:
    from the same bot, from a new one, and in other worlds that look the same to its role.
    """
    findings = Findings()
    for number in range(games):
        for config in configs:
            for part in parts:
                if config.variant in variants and part.fits(config.variant):
                    rng = Random(f"{seed}/{number}/{config}/{part}")
                    # A requested difficulty says something about the diets, and so about the worlds that look the same.
                    asked = replace(config, difficulty=rng.choice((None, *Difficulty)))
                    _Inspection(make, asked, part, rng, findings, thorough, len(parts) > 1).play()
    return findings


class _Inspection:
    """One game in which one part is the bot's."""

    def __init__(
        self,
        make: Callable[[], Bot],
        config: Config,
        part: BotPart,
        rng: Random,
        findings: Findings,
        thorough: float,
        both_sides: bool,
    ) -> None:
        self._make = make
        self._bot = make()
        self._config = config
        self._part = part
        self._rng = rng
        self._findings = findings
        self._thorough = thorough
        # A colleague sits on both sides anyway; a bot for the doctor need not know how to play rats.
        self._both_sides = both_sides or part is BotPart.COLLEAGUE
        # In half of the games we ask it but don't play its answer: a bot may take over in positions it would never
        # reach on its own, and a poor player would never see the later meals.
        self._follow = rng.random() < 0.5
        self._colleague = rng.choice((Role.COLLEAGUE_0, Role.COLLEAGUE_1))

    def play(self) -> None:
        state = new_game(self._config, new_deal(self._config, self._rng))
        while outcome(state) is None:
            role = role_of(acting(state.board)[0], self._config.variant)
            following = self._ask(state, role) if self._is_own(role) else None
            state = following if following and self._follow else self._play_luckily(state, role)
        self._findings.games += 1
        self._findings.exams += state.board.meal == EXAM

    def _is_own(self, role: Role) -> bool:
        match self._part:
            case BotPart.DOCTOR:
                return role is Role.DOCTOR
            case BotPart.RATS:
                return role.is_group
            case BotPart.COLLEAGUE:
                return role is self._colleague

    def _play_luckily(self, state: State, role: Role) -> State:
        """Plays at random, but mostly good foods: otherwise few games would last."""
        if not state.board.takers:
            actions = RandomBot().decide(view(state, role), self._rng).actions
        else:
            group = self._rng.choice(state.board.takers)
            foods = takeable(state.board, group)
            diet, last = state.deal.diets[group], state.board.rows[group].last
            good = [food for food in foods if diet.accepts(food, last, state.board.meal)]
            actions = (Take(group, self._rng.choice(good if good and self._rng.random() < 0.9 else foods)),)
        for action in actions:
            state, _ = apply(state, action)
        return state

    def _ask(self, state: State, role: Role) -> State:
        """Ask for a decision in every way that must give the same answer; returns the state after it."""
        luck = self._rng.getrandbits(64)
        decision = self._decide(state, role, self._bot, luck)
        following = self._carry_out(state, role, decision)
        self._check_json(state, role, decision)
        again = self._decide(state, role, self._bot, luck)
        self._demand(again == decision, "asked twice, it decided differently", state, role)
        new = self._decide(state, role, self._make(), luck)
        self._demand(new == decision, "a new one of its kind decided differently: it keeps something", state, role)
        self._findings.decisions[self._part] += 1
        if self._rng.random() < self._thorough:
            self._check_worlds(state, role, decision, luck)
        return following

    def _check_worlds(self, state: State, role: Role, decision: Decision, luck: int) -> None:
        """In a world that looks the same to its role, it must decide the same, even if it played the other side
        there."""
        seen = view(state, role)
        world = sample_world(seen, self._rng)
        assert view(world, role) == seen, "a sampled world must look the same"
        for each in (state, world):
            if self._both_sides and role is not Role.DOCTOR:
                self._play_other_side(each, role, luck)
            found = self._decide(each, role, self._bot, luck)
            promise = "in a world that looks the same to it, it decided differently: it knows a secret"
            self._demand(found == decision, promise, state, role)
        self._findings.worlds += 1

    def _play_other_side(self, world: State, role: Role, luck: int) -> None:
        """Let the bot make the last decision of the other side, which knows more, in this world."""
        moment, latest = new_game(world.config, world.deal), None
        for action in world.actions:
            actor = role_of(acting(moment.board)[0], world.config.variant)
            if actor is not role and not (actor.is_group and role.is_group):
                latest = (moment, actor)
            moment, _ = apply(moment, action)
        if latest is not None:
            self._decide(*latest, self._bot, luck)

    def _decide(self, state: State, role: Role, bot: Bot, luck: int) -> Decision:
        try:
            decision = bot.decide(view(state, role), Random(luck))
        except Exception as error:
            raise self._fault(f"it broke down with {type(error).__name__}: {error}", state, role) from error
        self._demand(isinstance(decision, Decision), f"it answered {decision!r}, which isn't a Decision", state, role)
        return decision

    def _carry_out(self, state: State, role: Role, decision: Decision) -> State:
        self._demand(bool(decision.actions), "it did nothing", state, role)
        following = state
        for action in decision.actions:
            self._demand(isinstance(action, Action), f"{action!r} isn't an action", state, role)
            self._demand(self._is_by(action, role), f"it tried `{action}`, which isn't for it to do", state, role)
            try:
                following, _ = apply(following, action)
            except Refused as error:
                raise self._fault(f"it tried `{action}`, which isn't legal: {error}", state, role) from None
        return following

    def _is_by(self, action: Action, role: Role) -> bool:
        """The rats decide together; everyone else acts alone."""
        if role.is_group:
            return action.by in self._config.groups
        return action.by == (DOCTOR if role is Role.DOCTOR else role.number)

    def _check_json(self, state: State, role: Role, decision: Decision) -> None:
        """Decisions travel between processes."""
        try:
            again = msgspec.json.decode(msgspec.json.encode(decision), type=Decision)
        except (msgspec.MsgspecError, TypeError, NotImplementedError) as error:
            raise self._fault(f"its decision can't be sent as JSON: {error}", state, role) from None
        self._demand(again == decision, "its decision reads back differently from JSON", state, role)

    def _demand(self, kept: bool, broken: str, state: State, role: Role) -> None:
        if not kept:
            raise self._fault(broken, state, role)

    def _fault(self, broken: str, state: State, role: Role) -> BotFault:
        kind = f"{self._config.variant} with {len(self._config.identities)} groups"
        return BotFault(f"As {role} in {kind}, meal {state.board.meal}: {broken}.\n{state!r}")
