"""Seats for guests are claimed by invitations, which the maker of a table can change."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64)))
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64)),
    )


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_column("tables", "maker")
