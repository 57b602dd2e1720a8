"""What is stored about one guest, besides tables and marks."""

from sqlalchemy import select

from doctor_rat.rules.values import Value
from doctor_rat.server.storage import schema
from doctor_rat.server.storage.database import Database
from doctor_rat.table.values import GuestId

_solution, _token = schema.solutions.c, schema.tokens.c


class Solution(Value, frozen=True):
    puzzle: str
    at: int
    correct: bool
    rating: float | None


class Own:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def devices(self, guest: GuestId) -> list[int]:
        """When each token was made. Only a hash of the token itself is stored."""
        found = select(_token.made_at).where(_token.guest_id == guest).order_by(_token.made_at)
        async with self._database.reading.connect() as connection:
            return list((await connection.execute(found)).scalars())

    async def solutions(self, guest: GuestId) -> list[Solution]:
        columns = (_solution.puzzle_id, _solution.at, _solution.correct, _solution.rating)
        found = select(*columns).where(_solution.guest_id == guest).order_by(_solution.at, _solution.puzzle_id)
        async with self._database.reading.connect() as connection:
            return [Solution(*row) for row in (await connection.execute(found)).all()]
