"""What speaks for and against each candidate, from what the side knew. `why` compares the best with what was done."""

from collections.abc import Iterator
from itertools import islice

from doctor_rat.analysis.decision_options import Actions
from doctor_rat.analysis.merits_colleague import of_colleague
from doctor_rat.analysis.merits_doctor import of_offer, of_serving, of_window
from doctor_rat.analysis.merits_rats import of_plan, of_prediction
from doctor_rat.analysis.moments import Moment
from doctor_rat.analysis.values import DecisionStage, Sentence
from doctor_rat.rules import Variant

MOST = 3


def merits(moment: Moment, act: Actions) -> tuple[Sentence, ...]:
    """Up to three."""
    return tuple(islice(spoken(moment, act), MOST))


def spoken(moment: Moment, act: Actions) -> Iterator[Sentence]:
    if moment.state.config.variant is Variant.COLLEAGUES:
        return of_colleague(moment, act)
    return _BY_STAGE[moment.stage](moment, act)


_BY_STAGE = {
    DecisionStage.OFFER: of_offer,
    DecisionStage.SERVE: of_serving,
    DecisionStage.WINDOW: of_window,
    DecisionStage.PLAN: of_plan,
    DecisionStage.RETAKE: of_plan,
    DecisionStage.PREDICT: of_prediction,
}
