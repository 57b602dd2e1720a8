"""Bots with one fault each, which the arena and the check must notice."""

from itertools import count
from random import Random
from typing import Any

from doctor_rat.bots import BotReason, Decision
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.rules import FOODS, Diet, Offer, Pass, Role, Serve, Take, View, choices
from doctor_rat.rules.legal import takeable


class Idle:
    def decide(self, view: View, rng: Random) -> Decision:
        return Decision(())


class Illegal(RandomBot):
    """Takes, offers and passes things that aren't there."""

    def decide(self, view: View, rng: Random) -> Decision:
        if view.role is Role.DOCTOR:
            return Decision((Offer("doctor", FOODS[:4]),))
        number = view.board.groups[view.role.number or 0]
        if view.board.takers:
            food = next(food for food in FOODS if food not in takeable(view.board, view.board.takers[0]))
            return Decision((Take(view.board.takers[0], food),))
        return Decision((Pass(number), Pass(number)))


class Usurper(RandomBot):
    """Makes other players' moves."""

    def decide(self, view: View, rng: Random) -> Decision:
        if view.role is Role.DOCTOR:
            return Decision((Take(view.board.groups[0], FOODS[0]),))
        if view.role.is_group:
            return Decision((Serve("doctor"),))
        other = view.board.groups[1 - (view.role.number or 0)]
        return Decision((Pass(other),))


class Moody:
    """Its answer depends on how often it was asked."""

    def __init__(self) -> None:
        self._asked = count()

    def decide(self, view: View, rng: Random) -> Decision:
        found = [action for choice in choices(view) for action in choice.actions()]
        return Decision((found[next(self._asked) % len(found)],))


class Stubborn:
    """Repeats its answer when asked again, but depends on the luck of its very first decision."""

    def __init__(self) -> None:
        self._mood: float | None = None

    def decide(self, view: View, rng: Random) -> Decision:
        if self._mood is None:
            self._mood = rng.random()
        found = [action for choice in choices(view) for action in choice.actions()]
        return Decision((found[int(self._mood * len(found))],))


DICE = Random()
"""One for the whole process, like the `random` module; a test seeds it."""


class OwnDice(RandomBot):
    """Rolls its own dice."""

    def decide(self, view: View, rng: Random) -> Decision:
        return super().decide(view, DICE)


KNOWN: dict[int, Diet] = {}
"""What Gossip has seen, readable from any seat."""


class Gossip(RandomBot):
    """Notes every diet it sees, and uses what it noted in other seats of the same process."""

    def decide(self, view: View, rng: Random) -> Decision:
        KNOWN.update({group: diet for group, diet in enumerate(view.diets) if diet is not None})
        board = view.board
        if not board.takers or board.takers[0] not in KNOWN:
            return super().decide(view, rng)
        group = board.takers[0]
        foods = takeable(board, group)
        good = [food for food in foods if KNOWN[group].accepts(food, board.rows[group].last, board.meal)]
        return Decision((Take(group, (good or list(foods))[0]),))


class Crashing:
    def decide(self, view: View, rng: Random) -> Decision:
        raise ZeroDivisionError("no idea")


class Speechless:
    def decide(self, view: View, rng: Random) -> Any:
        return None


class Unsendable(RandomBot):
    """Gives a reason that JSON can't represent."""

    def decide(self, view: View, rng: Random) -> Decision:
        strange: Any = {"food": object}
        return Decision(super().decide(view, rng).actions, (BotReason("strange", strange),))


class Listing(RandomBot):
    """Uses a list where a tuple belongs, so it doesn't round-trip."""

    def decide(self, view: View, rng: Random) -> Decision:
        actions: Any = list(super().decide(view, rng).actions)
        return Decision(actions)
