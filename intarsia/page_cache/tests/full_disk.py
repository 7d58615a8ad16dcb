"""A disk without space, for this process: files cannot become longer than a few bytes."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from django.db import connection
from django.db.utils import DatabaseErrorWrapper


@contextmanager
def full_disk(most_bytes: int = 24) -> Iterator[None]:
    """`most_bytes` of each file can be written in place, as on a full disk. With 0, nothing can be written at all.

    The limit is that of the process, so it is lifted while the database works: that one is on another disk.
    """
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, before[1]))

    def lift() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    # Django enters it around each call of the database's library.
    class OnAnotherDisk(DatabaseErrorWrapper):
        def __enter__(self) -> None:
            lift()
            super().__enter__()

        def __exit__(self, *error: Any) -> None:
            limit()
            super().__exit__(*error)

    limit()
    try:
        with mock.patch.object(connection, "wrap_database_errors", OnAnotherDisk(connection)):
            yield
    finally:
        lift()
