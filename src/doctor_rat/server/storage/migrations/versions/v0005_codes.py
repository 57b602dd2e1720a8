"""Tables can be found by a spoken code; those that aren't over get one."""

import json
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from doctor_rat.table.spoken import spoken_code
from doctor_rat.table.values import TableId

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_RUNNING = sa.text("SELECT id FROM tables WHERE stage <> 'over'")
_INVITING = sa.text(
    """SELECT body FROM entries WHERE table_id = :named
    AND (number = 1 OR body LIKE '%"entry":"kicked"%') ORDER BY number"""
)
_KEEP = sa.text("UPDATE tables SET code = :code WHERE id = :named")


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String))
    op.create_index("ix_tables_code", "tables", ["code"])
    connection = op.get_bind()
    for named in connection.execute(_RUNNING).scalars().all():
        if invite := _invite(connection.execute(_INVITING, {"named": named}).scalars().all()):
            connection.execute(_KEEP, {"named": named, "code": spoken_code(TableId(named), invite)})


def _invite(bodies: Sequence[str]) -> str:
    """The latest invitation: a kick may have changed it."""
    found = [body for body in map(json.loads, bodies) if body["entry"] in ("made", "kicked")]
    return next((body["invite"] for body in reversed(found) if body.get("invite")), "")


def downgrade() -> None:
    op.drop_index("ix_tables_code", "tables")
    op.drop_column("tables", "code")
