"""A small typed client, for programs that play, watch or test over the network."""

from doctor_rat.client.api import Api
from doctor_rat.client.seat import Refusal, TablePlace, Visitor, new_id

__all__ = ["Api", "Refusal", "TablePlace", "Visitor", "new_id"]
