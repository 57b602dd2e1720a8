"""The conformance check for bots: good ones pass, and it notices every fault."""

from collections.abc import Callable

import pytest

from bots import faulty
from doctor_rat.bots import LEVELS, Bot, bot_named
from doctor_rat.bots.decision import BotFault
from doctor_rat.bots.random_bot import RandomBot
from doctor_rat.bots.testing import BotPart, check_bot
from doctor_rat.rules import Variant
from doctor_rat.rules.testing.conformance import CONFIGS

COLONY = (BotPart.DOCTOR, BotPart.RATS)


@pytest.fixture(autouse=True)
def _forget() -> None:
    """Bots that keep state between games must not keep it between tests."""
    faulty.KNOWN.clear()
    faulty.DICE.seed(7)


def test_the_random_bot_passes_in_every_part() -> None:
    findings = check_bot(RandomBot, games=2)
    assert findings.games == 2 * (4 * 2 + 4 * 2 + 2)
    assert min(findings.decisions[part] for part in BotPart) > 20
    assert findings.worlds > 80
    assert findings.exams > 3


SLOW = ("expert", BotPart.DOCTOR)


@pytest.mark.parametrize("part", BotPart)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_passes_in_every_part(level: str, part: BotPart) -> None:
    configs = [config for config in CONFIGS if part.fits(config.variant)]
    some = configs[2:3] if (level, part) == SLOW else configs
    findings = check_bot(lambda: bot_named(level), games=1, parts=(part,), configs=some)
    assert findings.games == len(some)
    assert findings.decisions[part] > 15
    assert findings.worlds > 2


@pytest.mark.soak
def test_the_slowest_passes_in_every_game() -> None:
    level, part = SLOW
    assert check_bot(lambda: bot_named(level), games=1, parts=(part,)).games == 8


@pytest.mark.parametrize(
    ("make", "broken"),
    [
        (faulty.Idle, "did nothing"),
        (faulty.Illegal, "isn't legal"),
        (faulty.Usurper, "isn't for it to do"),
        (faulty.Moody, "asked twice"),
        (faulty.Stubborn, "it keeps something"),
        (faulty.OwnDice, "decided differently"),
        (faulty.Crashing, "broke down with ZeroDivisionError: no idea"),
        (faulty.Speechless, "isn't a Decision"),
        (faulty.Unsendable, "can't be sent"),
        (faulty.Listing, "reads back differently"),
    ],
)
@pytest.mark.parametrize("part", BotPart)
def test_a_fault_is_noticed_in_every_part(make: Callable[[], Bot], broken: str, part: BotPart) -> None:
    with pytest.raises(BotFault, match=broken) as caught:
        check_bot(make, games=3, parts=(part,))
    assert "parse_state(" in str(caught.value)


@pytest.mark.parametrize("parts", [COLONY, (BotPart.COLLEAGUE,)])
def test_a_secret_from_another_seat_is_noticed(parts: tuple[BotPart, ...]) -> None:
    with pytest.raises(BotFault, match="it knows a secret"):
        check_bot(faulty.Gossip, games=3, parts=parts)


def test_even_poor_rats_are_asked_in_the_exam() -> None:
    assert check_bot(RandomBot, games=4, parts=(BotPart.RATS,)).exams >= 4


def test_only_the_variants_and_parts_asked_for_are_played() -> None:
    findings = check_bot(RandomBot, games=1, variants=(Variant.COMPLICATIONS,), parts=(BotPart.RATS,))
    assert findings.games == 4
    assert set(findings.decisions) == {BotPart.RATS}


def test_the_same_seed_checks_the_same() -> None:
    one, two, other = (check_bot(RandomBot, games=1, seed=seed) for seed in (3, 3, 4))
    assert one == two
    assert one != other
