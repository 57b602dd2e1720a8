"""An index to find the tables a guest made without scanning all logs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    first = sa.text("number = 1")
    op.create_index("ix_entries_founder", "entries", ["by_guest"], sqlite_where=first, postgresql_where=first)


def downgrade() -> None:
    op.drop_index("ix_entries_founder", "entries")
