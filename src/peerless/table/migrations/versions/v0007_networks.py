"""Who made a table, as a keyed hash of the network, so that limits hold after a restart."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("network", sa.String(32)))
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.bulk_insert(keys, [{"name": "networks", "key": secrets.token_hex(32)}])


def downgrade() -> None:
    op.drop_table("keys")
    op.drop_column("tables", "network")
