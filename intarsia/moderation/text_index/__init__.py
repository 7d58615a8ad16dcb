"""Finds rows that contain a text in their sender or content, among hundreds of thousands.

The database keeps an index of three characters for each registered model, so that nothing else must know when rows
are stored, changed or deleted. It is created after `migrate`.
"""

import sqlite3
from typing import Any

from django.db import connections, router
from django.db.models import QuerySet

from ..subjects import SubjectKind, kinds
from .in_postgresql import PostgreSQLRows
from .in_sqlite import SQLiteRows
from .rows import Rows

# Nobody reads more matches, and a word in all rows must not cost more than other words.
MAX_MATCHES = 2_000

# SQLite 3.34 (2020) and later.
HAS_TRIGRAMS = sqlite3.sqlite_version_info >= (3, 34)
BY_VENDOR = {"postgresql": PostgreSQLRows, "sqlite": SQLiteRows if HAS_TRIGRAMS else Rows}


def matching_keys(kind: SubjectKind, text: str, records: QuerySet | None = None) -> list[int]:
    """The primary keys of the newest rows that contain `text` in their sender or content. `records` limits the search
    to their rows.
    """
    return _rows(kind, router.db_for_read(kind.model)).matches(text, MAX_MATCHES, records)


def create_text_indexes(using: str = "default", **_signal: Any) -> None:
    """Creates the missing indexes after `migrate`."""
    existing = connections[using].introspection.table_names()
    for kind in kinds():
        if router.allow_migrate_model(using, kind.model) and kind.model._meta.db_table in existing:
            _rows(kind, using).create()


def _rows(kind: SubjectKind, using: str) -> Rows:
    """Databases other than PostgreSQL and SQLite have no index and read all rows."""
    connection = connections[using]
    return BY_VENDOR.get(connection.vendor, Rows)(connection, kind)
