"""Clocks, open tables, rematches, names, a chat, and drafts that outlive a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("listed", sa.BigInteger))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    op.create_index("tables_due", "tables", ["due"])
    op.create_index("tables_listed", "tables", ["listed"])
    op.create_table(
        "names",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(300), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.JSON, nullable=False),
    )
    op.create_index("drafts_touched", "drafts", ["touched"])


def downgrade() -> None:
    op.drop_table("drafts")
    op.drop_table("chat")
    op.drop_table("names")
    op.drop_index("tables_listed", "tables")
    op.drop_index("tables_due", "tables")
    for column in ("rematch", "listed", "due", "clock"):
        op.drop_column("tables", column)
