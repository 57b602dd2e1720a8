"""Everything a server stores, in SQLite or PostgreSQL. Nothing here knows about HTTP."""

from doctor_rat.server.storage.backup import backup, restore
from doctor_rat.server.storage.errors import StorageCode, StorageError, Unusable, WriteFailed
from doctor_rat.server.storage.lists import ListPlace
from doctor_rat.server.storage.orders import Order, OrderKind
from doctor_rat.server.storage.storage import Storage, open_storage
from doctor_rat.server.storage.values import Guest, NewLink, NewToken, Summary

__all__ = [
    "Guest",
    "ListPlace",
    "NewLink",
    "NewToken",
    "Order",
    "OrderKind",
    "Storage",
    "StorageCode",
    "StorageError",
    "Summary",
    "Unusable",
    "WriteFailed",
    "backup",
    "open_storage",
    "restore",
]
