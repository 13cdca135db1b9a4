"""What Alembic runs to migrate: on the connection it is given, all steps or none.

Alembic loads this file under its own name, ``env_py``; imported in any other way it does nothing.
"""

from __future__ import annotations

from typing import Any

from alembic import context
from alembic.runtime.migration import MigrationContext, MigrationInfo

from hollywood.server.store.revisions import close_to_older
from hollywood.server.store.schema import metadata


def _taken(*, ctx: MigrationContext, step: MigrationInfo, **_: Any) -> None:
    """Close the database to older programs if a step has taken away what they need."""
    needs = getattr(getattr(step.up_revision, "module", None), "NEEDS", None)
    if needs is not None:
        assert ctx.connection is not None
        close_to_older(ctx.connection, needs)


def migrate() -> None:
    """Take the steps on the connection in the configuration's attributes."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,  # SQLite can: our connection issues BEGIN itself
        on_version_apply=_taken,  # type: ignore[arg-type]  # it is called by keywords
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":
    migrate()
