"""The client's files, and an index of only the open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_OPEN = sa.text("access = 'open' AND NOT archived AND stage <> 'over'")


def upgrade() -> None:
    op.create_table(
        "client_files",
        sa.Column("path", sa.String, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_open", "tables", ["touched_at"], sqlite_where=_OPEN, postgresql_where=_OPEN)


def downgrade() -> None:
    op.drop_index("ix_tables_open", "tables")
    op.drop_table("client_files")
