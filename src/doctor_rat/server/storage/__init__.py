"""What a server keeps, in SQLite or PostgreSQL: logs, tables, guests, marks, leases. Nothing of HTTP in here."""

from doctor_rat.server.storage.backup import backup, restore
from doctor_rat.server.storage.errors import StorageCode, StorageError, Unusable, WriteFailed
from doctor_rat.server.storage.lists import Place
from doctor_rat.server.storage.orders import Order, OrderKind
from doctor_rat.server.storage.storage import Storage, open_storage
from doctor_rat.server.storage.values import Guest, Link, NewToken, Summary

__all__ = [
    "Guest",
    "Link",
    "NewToken",
    "Order",
    "OrderKind",
    "Place",
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
