"""Which identities a table plays with, if its people leave that to chance (RULES 2.1, 7.1)."""

from msgspec.structs import replace

from doctor_rat.rules import IDENTITIES, Food, Variant
from doctor_rat.table.options import Options
from doctor_rat.table.ports import Dealer


def hand_out(options: Options, dealer: Dealer, before: Options | None = None) -> Options:
    """These options, with random identities if they ask for it. Those handed out `before` stay if they can."""
    if not options.random_identities:
        return options
    if before is not None and before.random_identities and _sort(before) == _sort(options):
        return replace(options, identities=before.identities)
    return replace(options, identities=_picked(options, dealer))


def _sort(options: Options) -> tuple[bool, int]:
    return options.variant is Variant.COLLEAGUES, len(options.identities)


def _picked(options: Options, dealer: Dealer) -> tuple[Food, ...]:
    left = list(IDENTITIES)
    drawn = [left.pop(dealer.pick(len(left))) for _ in options.identities]
    # The order of two colleagues matters: the lower quantity starts.
    return tuple(drawn if options.variant is Variant.COLLEAGUES else sorted(drawn, key=IDENTITIES.index))
