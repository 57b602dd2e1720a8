"""From a record to its review."""

from doctor_rat.review.frames import curves, frames
from doctor_rat.review.game import Game
from doctor_rat.review.highlights import highlights
from doctor_rat.review.plans import plans
from doctor_rat.review.values import Review
from doctor_rat.rules import Record, Source
from doctor_rat.rules.record import continued


def review(record: Record, sources: tuple[Source, ...] | None = None) -> Review:
    """The whole review. A record doesn't say where its diets came from: by default, they were drawn.

    A faulty record raises a `RecordError` that names the action. Running games are allowed: anyone who has the record
    knows every secret already. Nobody else may be shown the review of one.
    """
    game = Game(record, sources)
    first, last = game.states[0], game.states[-1]
    found, study = plans(game), continued(record)
    begun = 0 if study is None else study.step
    return Review(
        variant=game.config.variant,
        identities=game.config.identities,
        yuck=game.config.yuck,
        sources=first.deal.sources,
        diets=tuple(map(str, game.diets)),
        outcome=last.board.outcome,
        frames=frames(game),
        plans=found,
        curves=curves(game),
        highlights=tuple(each for each in highlights(game, found) if each.frame >= begun),
        study=study,
    )
