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
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", type_=sa.String(100), existing_type=sa.String(20))
        tables.add_column(sa.Column("entries", sa.Integer))
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("entries")
