"""Tables, their content and their journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("files", sa.JSON, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("mode", sa.String(32), nullable=False),
        sa.Column("battlefield", sa.String(64), nullable=False),
        sa.Column("heroes", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("content", sa.String(64), sa.ForeignKey("contents.hash"), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("result", sa.Text),
    )
    op.create_index("tables_open", "tables", ["result", "created"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("decision", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("journal")
    op.drop_index("tables_open", "tables")
    op.drop_table("tables")
    op.drop_table("contents")
