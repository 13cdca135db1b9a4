"""Several servers over one PostgreSQL: who has which table, and how the others reach it."""
