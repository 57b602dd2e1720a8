"""Expert."""

from doctor_rat.bots.decision import Bot


def players() -> tuple[Bot, Bot, Bot]:
    # Imported here: other levels use parts of this one.
    from doctor_rat.bots.levels.expert.colleague import ExpertColleague
    from doctor_rat.bots.levels.expert.doctor import ExpertDoctor
    from doctor_rat.bots.levels.expert.rats import ExpertRats

    return ExpertDoctor(), ExpertRats(), ExpertColleague()
