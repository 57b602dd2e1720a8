"""Bodies that hold records: the records in them stay undecoded."""

from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State

from doctor_rat.protocol.codes import ServerCode
from doctor_rat.server.faults import Fault


class RecordRequest(Request[Any, Any, State]):
    """Decodes straight into what the handler expects. Litestar would first build all values of a record."""

    async def json(self) -> Any:
        expected = self.route_handler.parsed_data_field
        assert expected is not None
        try:
            return msgspec.json.decode(await self.body(), type=expected.annotation)
        except msgspec.MsgspecError:
            raise Fault(ServerCode.UNREADABLE) from None
