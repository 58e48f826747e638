"""Alembic's entry: the connection is handed over by the store."""

from __future__ import annotations

from alembic import context

from peerless.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
