"""A decision of a finished game tried again: was that better?"""

from random import Random

from msgspec.structs import replace

from doctor_rat.analysis.account import FULL, options_at, seed_of, weigh_moment
from doctor_rat.analysis.moments import Moment, moments
from doctor_rat.analysis.values import AS_GOOD, Tried
from doctor_rat.review.game import Game
from doctor_rat.rules import Action, Code, Record, RecordError, Source, State, apply
from doctor_rat.rules.record import check_finished


def try_again(
    record: Record,
    step: int,
    actions: tuple[Action, ...],
    sources: tuple[Source, ...] | None = None,
    *,
    seed: int = 0,
    effort: float = FULL,
) -> Tried:
    """Weigh these actions instead of those that began the decision at this step. Refuses running games."""
    check_finished(record)
    if not actions:
        raise RecordError(Code.BAD_ACTION, action=step, text="", problem="nothing is done")
    moment = _with(record, step, actions, sources)
    rng = Random(f"{seed_of(record, seed)}/{step}/again")
    options = options_at(moment, rng)
    weighed = weigh_moment(moment, options, rng, effort)
    best = weighed.chances[weighed.best]
    return Tried(right=weighed.loss >= -AS_GOOD, chance=best + weighed.loss, best=best)


def _with(record: Record, step: int, actions: tuple[Action, ...], sources: tuple[Source, ...] | None) -> Moment:
    """The moment, in a game that went another way there. Raises if the actions break the rules."""
    game = Game(record, sources)
    if not any(moment.place == step for moment in moments(game)):
        raise RecordError(Code.BAD_ACTION, action=step, text=str(step), problem="nothing is decided there")
    last: State = game.states[step]
    for action in actions:
        last, _ = apply(last, action)
    other = replace(record, actions=last.actions, outcome=last.board.outcome)
    found = next(each for each in moments(Game(other, sources)) if each.place == step)
    if found.until != len(last.actions):
        raise RecordError(Code.BAD_ACTION, action=step, text=str(actions[-1]), problem="it's another decision")
    return found
