"""What Alembic runs to migrate: on the connection it is given, all steps or none.

Alembic loads this file under its own name, ``env_py``; imported in any other way it does nothing.
"""

from __future__ import annotations

from alembic import context

from hollywood.server.store.schema import metadata


def migrate() -> None:
    """Take the steps on the connection in the configuration's attributes."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=metadata,
        transactional_ddl=True,  # SQLite can: our connection issues BEGIN itself
    )
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":
    migrate()
