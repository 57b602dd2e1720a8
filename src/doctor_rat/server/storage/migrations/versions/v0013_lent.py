"""Whether a guest's finished games may become puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("puzzles", sa.Boolean))


def downgrade() -> None:
    op.drop_column("profiles", "puzzles")
