"""The source of chance at real tables."""

from random import SystemRandom

from doctor_rat.difficulty import shuffle as shuffle_to_order
from doctor_rat.rules import Setup
from doctor_rat.table import Options
from doctor_rat.table.ports import PlainDealer, settle


class SystemDealer(PlainDealer):
    """Deals from the system's cryptographic randomness, to the requested difficulty if there is one."""

    def __init__(self) -> None:
        super().__init__(SystemRandom())

    def shuffle(self, options: Options) -> Setup:
        if options.difficulty is None:
            return super().shuffle(options)
        return settle(shuffle_to_order(options.config(), SystemRandom(), one_family=options.one_family), options)
