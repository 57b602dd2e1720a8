"""The bots you can request by name."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random

from doctor_rat.bots.decision import Bot, Decision
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.rules import Role, View


class Level:
    """One level of play for every role: a strategy for the doctor, one for the rats, one for colleagues."""

    def __init__(self, doctor: Bot, rats: Bot, colleague: Bot) -> None:
        self._doctor = doctor
        self._rats = rats
        self._colleague = colleague

    def decide(self, view: View, rng: Random) -> Decision:
        if view.role in (Role.COLLEAGUE_0, Role.COLLEAGUE_1):
            return self._colleague.decide(view, rng)
        bot = self._doctor if view.role is Role.DOCTOR else self._rats
        return bot.decide(view, rng)


def _level(name: str, *settings: float) -> Bot:
    """Imported on request: the reasoning bots need numba, the random one doesn't."""
    return Level(*import_module(f"doctor_rat.bots.levels.{name}").players(*settings))


def _person(name: str) -> Bot:
    """A bot that plays as people do, as a yardstick for the arena."""
    from doctor_rat.bots.people.colleague import PersonColleague
    from doctor_rat.bots.people.doctor import SomeDoctor
    from doctor_rat.bots.people.persons import parse
    from doctor_rat.bots.people.rats import PersonRats

    kind, seed = parse(name)
    return Level(SomeDoctor(seed), PersonRats(kind, seed), PersonColleague(kind, seed))


def _planned(name: str) -> Bot:
    """The same with rats from the grid that the doctors plan with."""
    from doctor_rat.bots.people.colleague import PersonColleague
    from doctor_rat.bots.people.doctor import SomeDoctor
    from doctor_rat.bots.people.persons import parse
    from doctor_rat.bots.people.planned import planned_person
    from doctor_rat.bots.people.rats import PersonRats

    kind, seed = parse(name)
    return Level(SomeDoctor(seed), PersonRats(kind, seed, planned_person), PersonColleague(kind, seed))


def _teacher() -> Bot:
    """The doctor of the lessons. In any other role it plays like a regular bot."""
    from doctor_rat.bots.levels.teacher.doctor import TeachingDoctor

    return _Teacher(TeachingDoctor())


class _Teacher:
    def __init__(self, doctor: Bot) -> None:
        self._doctor = doctor

    def decide(self, view: View, rng: Random) -> Decision:
        return self._doctor.decide(view, rng) if view.role is Role.DOCTOR else _level("regular").decide(view, rng)


LEVELS = ("novice", "regular", "expert")
"""From the weakest to the strongest: modules of `levels`, whose `players` are a doctor, rats and a colleague."""

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot} | {name: partial(_level, name) for name in LEVELS}

TEACHER = "teacher"
"""Only for lessons: people can't pick it."""


PARTNERS: dict[str, Callable[[str], Bot]] = {"person": _person, "grid": _planned}
"""By the word before the colon."""


def bot_named(name: str) -> Bot:
    """A bot by its level, as `noisy:0.1`, `person:7` or `person:similarity` (or `grid:` of the same), or as
    `package.module:Class`; a KeyError if there is none."""
    if name in BOTS:
        return BOTS[name]()
    if name == TEACHER:
        return _teacher()
    kind, _, rest = name.partition(":")
    if kind == "noisy":
        return _level("regular", float(rest))
    if kind in PARTNERS and rest:
        return PARTNERS[kind](rest)
    if rest:
        found: Bot = getattr(import_module(kind), rest)()
        return found
    raise KeyError(name)
