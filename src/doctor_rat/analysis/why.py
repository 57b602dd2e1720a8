"""Why the best decision was the best, from the inference itself: each sentence follows from what the side knew."""

from collections.abc import Iterator
from itertools import islice

from doctor_rat.analysis.decision_options import Actions, DecisionOptions
from doctor_rat.analysis.merits import merits
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import DecisionStage, Sentence
from doctor_rat.analysis.weighing import Weighed
from doctor_rat.analysis.why_colleague import of_colleague
from doctor_rat.analysis.why_doctor import of_offer, of_serving, of_window
from doctor_rat.analysis.why_rats import of_plan
from doctor_rat.rules import Variant

MOST = 3


def reasons(moment: Moment, options: DecisionOptions, weighed: Weighed) -> tuple[Sentence, ...]:
    """Up to three."""
    best, chosen = tuple(options.candidates[weighed.best]), tuple(options.candidates[options.chosen])
    return compared(moment, best, chosen)


def compared(moment: Moment, best: Actions, chosen: Actions) -> tuple[Sentence, ...]:
    """Where nothing sets the two apart, what there is to say of the best, or else of what was done."""
    found = tuple(islice(explained(moment, best, chosen), MOST))
    return found if found or best == chosen else merits(moment, best) or merits(moment, chosen)


def explained(moment: Moment, best: Actions, chosen: Actions) -> Iterator[Sentence]:
    if moment.state.config.variant is Variant.COLLEAGUES:
        yield from of_colleague(moment, best, chosen)
    elif moment.stage is DecisionStage.OFFER:
        yield from of_offer(moment, best, chosen)
    elif moment.stage is DecisionStage.SERVE:
        yield from of_serving(moment, best, chosen)
    elif moment.stage is DecisionStage.WINDOW:
        yield from of_window(moment, best, chosen)
    elif moment.stage is not DecisionStage.PREDICT:
        yield from of_plan(moment, best, chosen)
