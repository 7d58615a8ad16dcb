"""A GIN index of three characters, by the extension pg_trgm, which an owner of the database may create."""

import logging
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from django.db import DatabaseError, transaction
from django.db.models import QuerySet

from .rows import Rows

logger = logging.getLogger(__name__)


class PostgreSQLRows(Rows):
    @property
    def index(self) -> str:
        return f"{self.table}_text"

    def _in_index(self, text: str, most: int, records: QuerySet | None) -> list[int]:
        pattern = f"%{self.connection.ops.prep_for_like_query(text)}%"
        key = self.connection.ops.quote_name(self.kind.model._meta.pk.column)
        # The records can join the same table under its own name.
        is_about, values = self._about(f"found_row.{key}", records)
        found = (
            f'SELECT {key} FROM "{self.table}" AS found_row WHERE {self._text()} LIKE UPPER(%s) AND {is_about} '
            f"ORDER BY {key} DESC LIMIT %s"
        )
        return self._rows(found, pattern, *values, most)

    def create(self) -> None:
        is_valid = self._rows("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass(%s)", f'"{self.index}"')
        if is_valid == [True]:
            return
        # Visitors' messages are stored meanwhile. PostgreSQL can do this only outside a transaction.
        is_inside = self.connection.in_atomic_block
        concurrently, content = "" if is_inside else "CONCURRENTLY", f"({self._text()} gin_trgm_ops)"
        # The savepoint keeps an error from the transaction that is outside.
        within: AbstractContextManager[Any] = (
            transaction.atomic(using=self.connection.alias) if is_inside else nullcontext()
        )
        try:
            with within, self.connection.cursor() as cursor:
                cursor.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
                # One that was interrupted stays, and is used by no search.
                cursor.execute(f'DROP INDEX {concurrently} IF EXISTS "{self.index}"')
                cursor.execute(f'CREATE INDEX {concurrently} "{self.index}" ON "{self.table}" USING gin {content}')
        except DatabaseError as error:
            logger.warning(
                "Searches in messages read all rows, because their index cannot be created (%s). If PostgreSQL's "
                "extension pg_trgm is missing, create it as a superuser. Then run migrate again.",
                error,
            )

    def _text(self) -> str:
        return "UPPER({} || E'\\n' || {} || E'\\n' || {})".format(*self._columns())
