"""A GIN index of three characters, by the extension pg_trgm, which an owner of the database may create."""

import logging

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
        create = f'CREATE INDEX IF NOT EXISTS "{self.index}" ON "{self.table}" USING gin ({self._text()} gin_trgm_ops)'
        try:
            with transaction.atomic(using=self.connection.alias), self.connection.cursor() as cursor:
                cursor.execute("CREATE EXTENSION IF NOT EXISTS pg_trgm")
                cursor.execute(create)
        except DatabaseError as error:
            logger.warning(
                "Searches in messages read all rows, because PostgreSQL's extension pg_trgm cannot be created (%s). "
                "Create it as a superuser, then run migrate again.",
                error,
            )

    def _text(self) -> str:
        return "UPPER({} || E'\\n' || {} || E'\\n' || {})".format(*self._columns())
