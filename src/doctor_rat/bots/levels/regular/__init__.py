"""Regular."""

from doctor_rat.bots.decision import Bot


def players(noise: float = 0.0) -> tuple[Bot, Bot, Bot]:
    # Imported here: other levels use parts of this one.
    from doctor_rat.bots.levels.regular.colleague import RegularColleague
    from doctor_rat.bots.levels.regular.doctor import RegularDoctor
    from doctor_rat.bots.levels.regular.rats import RegularRats

    return RegularDoctor(), RegularRats(noise), RegularColleague()
