"""Puzzles: how well guests solve them, what they have answered, and how hard each one proved to be."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "solvers",
        _guest(),
        *_rating(),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("best_storm", sa.Integer, nullable=False),
        sa.Column("storm_at", sa.BigInteger, nullable=False),
        sa.Column("storm_tried", sa.Integer, nullable=False),
        sa.Column("storm_solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "solutions",
        _guest(),
        sa.Column("puzzle_id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("correct", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float),
    )
    op.create_index("ix_solutions_guest_id_at", "solutions", ["guest_id", "at"])
    op.create_table("puzzles", sa.Column("id", sa.String, primary_key=True), *_rating())


def _guest() -> "sa.Column[str]":
    return sa.Column("guest_id", sa.String, sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)


def _rating() -> "list[sa.Column[float]]":
    return [sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility")]


def downgrade() -> None:
    for table in ("puzzles", "solutions", "solvers"):
        op.drop_table(table)
