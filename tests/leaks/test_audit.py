"""By an independent reading of the record, every food, diet and card an audience is sent has been shown to it."""

import json
from random import Random
from typing import Any

import pytest

import referee
from doctor_rat.rules import Role, record_of, write_record
from doctor_rat.table import DietsFrom
from doctor_rat.table.wire import Delivery, audiences
from leaks.checker import Leak, Seen
from leaks.test_worlds import TABLES
from leaks.twins import Recorded, gather, make_setup, play_some
from table.company import run
from table.people import Person

pytestmark = pytest.mark.rule("10.1", "10.2", "10.3", "10.4", "10.5", "10.6")
NOTHING = referee.Knowledge()


class Audited(Recorded):
    """Checks everything as it is sent against the record so far."""

    def deliver(self) -> None:
        if not hasattr(self, "seen"):
            self.seen = {role: Seen() for role in self.sent}
        before = {role: len(sent) for role, sent in self.sent.items()}
        super().deliver()
        known = self._known()
        for role, sent in self.sent.items():
            for delivery in sent[before[role] :]:
                self._audit(role, delivery, known)

    def _known(self) -> dict[str, referee.Knowledge]:
        game = self.room.table.game
        if game is None:
            return {}
        record: dict[str, Any] = json.loads(write_record(record_of(game)))
        return referee.known(record, len(game.actions))

    def _audit(self, role: Role, delivery: Delivery, known: dict[str, referee.Knowledge]) -> None:
        if role is Role.DOCTOR and not known:
            return  # while he sets up he looks at every diet that there is
        if role is Role.DOCTOR and self.options.diets is DietsFrom.CHOSEN:
            self.seen[role].diets.clear()
        self.seen[role].take_in(delivery)
        self.seen[role].audit(known.get(role, NOTHING), self.options.identities)


async def play(name: str, seed: int) -> Audited:
    options, seated = TABLES[name]
    company = Audited(options, seed=seed, setup=make_setup(options, seed))
    people: list[Person] = await gather(company, seated)
    await play_some(company, people, 200, Random(seed))
    return company


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_sent_what_they_have_not_been_shown(name: str, seed: int) -> None:
    company = run(play(name, seed))
    assert company.room.table.game is not None
    for role in audiences(company.options.config()):
        assert len(company.seen[role].foods) > 5


def test_the_audit_finds_a_food_a_diet_and_a_card() -> None:
    for kind in ("4gl", "mandatory:l+ro", "step", "paranoia"):
        seen = Seen()
        seen.take_in({"news": {"entry": "acted"}, "somewhere": [{"deep": kind}]})
        with pytest.raises(Leak):
            seen.audit(NOTHING, [])
    seen = Seen()
    seen.take_in({"news": {"entry": "talked", "text": "4gl"}})
    seen.audit(NOTHING, [])
