"""Drop what nothing uses: a guest's language is the client's concern, and nothing reads when they were last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_column("guests", "language")
    op.drop_column("guests", "seen_at")


def downgrade() -> None:
    op.add_column("guests", sa.Column("language", sa.String))
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
