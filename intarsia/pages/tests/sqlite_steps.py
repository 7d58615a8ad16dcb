"""What a query costs, without a clock."""

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection


@contextmanager
def steps_of_sqlite() -> Iterator[list[int]]:
    """Counts the instructions of SQLite's virtual machine, in thousands. PostgreSQL is measured by `make bench`."""
    steps: list[int] = []
    if connection.vendor != "sqlite":
        yield steps
        return
    connection.ensure_connection()
    connection.connection.set_progress_handler(lambda: steps.append(1) and 0, 1000)
    yield steps
    connection.connection.set_progress_handler(None, 0)
