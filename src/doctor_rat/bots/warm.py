"""Compiles the kernel ahead of time, so that no player waits for it: `python -m doctor_rat.bots.warm`."""

import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from random import Random
from typing import NamedTuple

from doctor_rat.bots.cache import NONE, PATIENCE, compiling, find_cache, use_cache
from doctor_rat.bots.decision import Bot
from doctor_rat.bots.quick_bot import QuickBot
from doctor_rat.bots.registry import LEVELS, bot_named
from doctor_rat.rules import (
    IDENTITIES,
    Config,
    State,
    Variant,
    acting,
    apply,
    new_deal,
    new_game,
    outcome,
    role_of,
    view,
)

COLLEAGUES = Config(Variant.COLLEAGUES, IDENTITIES[:2])


class WarmPart(NamedTuple):
    """What is compiled together: the bots that share most of their code."""

    name: str
    levels: tuple[str, ...]
    config: Config


PARTS = (
    WarmPart("simple", LEVELS[:-1], Config()),
    WarmPart("strongest", LEVELS[-1:], Config()),
    WarmPart("colleagues", LEVELS, COLLEAGUES),
)
"""What a first game needs comes first; the strongest level has by far the most code of its own."""
GIVES_WAY = 10
"""How much nicer a thread that compiles is than the one that meanwhile answers people."""
DEPTH = 64 * 1024 * 1024
"""Bytes of stack for the compiler; some systems give threads little."""

WarmLevel = tuple[str, Variant]
"""A level can be ready in one variant and not in another."""


def warm_up(folder: str = NONE, tell: Callable[[WarmLevel], None] = lambda _: None) -> None:
    """Compile everything, and tell of each level that is done. Waits for other processes that compile in this folder,
    and uses their results."""
    left = [part for part in PARTS if not _warmed(part, folder, 0, tell)]
    for part in left:
        _warmed(part, folder, PATIENCE, tell)


class Waking:
    """Compiles in a thread. From the first level on, bots can be asked for."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._done: set[WarmLevel] = set()
        self._news: SimpleQueue[Exception | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._compile, daemon=True)

    def start(self) -> None:
        """Returns once the first level is ready, or raises why it never will be."""
        threading.stack_size(DEPTH)
        self.thread.start()
        if (why := self._news.get()) is not None:
            raise why

    def bot(self, level: str, variant: Variant) -> Bot:
        """The one asked for, or whoever can stand in until it is compiled."""
        found = stand_in(level, variant, self._done)
        return QuickBot() if found is None else bot_named(found)

    def _compile(self) -> None:
        _give_way()
        try:
            warm_up(self._folder, self._tell)
        except Exception as error:
            self._news.put(error)
            raise

    def _tell(self, level: WarmLevel) -> None:
        self._done.add(level)
        self._news.put(None)


def stand_in(level: str, variant: Variant, done: set[WarmLevel]) -> str | None:
    """The strongest level that is ready and not stronger than this one. Bots that aren't levels need no compiling."""
    if level not in LEVELS:
        return level
    able = LEVELS[: LEVELS.index(level) + 1]
    config = _like(variant)
    return next((each for each in reversed(able) if (each, config.variant) in done), None)


def _give_way() -> None:
    """Linux counts niceness by thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), GIVES_WAY)


def warm_for(level: str, variant: Variant) -> None:
    """What one bot needs for one game."""
    _play(level, _like(variant))


def _like(variant: Variant) -> Config:
    """The game that compiles the same: complications need nothing of their own."""
    return COLLEAGUES if variant is Variant.COLLEAGUES else Config()


def _warmed(part: WarmPart, folder: str, patience: float, tell: Callable[[WarmLevel], None]) -> bool:
    """Compiles the part, unless others are at it and we have no patience; returns whether nobody else was at it."""
    with compiling(folder, f"-{part.name}", patience) as ours:
        if ours or patience:
            for level in part.levels:
                _play(level, part.config)
                tell((level, part.config.variant))
    return ours


def _play(level: str, config: Config) -> State:
    rng = Random(1)
    bot = bot_named(level)
    state = new_game(config, new_deal(config, rng))
    while outcome(state) is None and state.board.meal < 3:
        role = role_of(acting(state.board)[0], config.variant)
        for action in bot.decide(view(state, role), rng).actions:
            state, _ = apply(state, action)
    return state


if __name__ == "__main__":
    use_cache(found := find_cache())
    warm_up(found)
