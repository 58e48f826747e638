"""Longer seeds; how many entries a table's journal has, so that a lost one is noticed; and a row
that is written to see whether anything can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("long_seed", sa.String(100)))
    op.add_column("tables", sa.Column("entries", sa.Integer))
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_column("tables", "entries")
    op.drop_column("tables", "long_seed")
