"""A search without an index, for short texts and for other databases."""

from typing import Any

from django.core.exceptions import EmptyResultSet
from django.db.models import Q, QuerySet
from django.db.models.expressions import RawSQL

from ..subjects import SubjectKind

# A shorter text has no characters that an index could find: it is searched in so many of the newest rows.
MIN_CHARACTERS, NEWEST_ROWS = 3, 10_000


class Rows:
    """The rows of a registered model in one database. Subclasses have an index."""

    def __init__(self, connection: Any, kind: SubjectKind) -> None:
        self.connection, self.kind = connection, kind
        self.table = kind.model._meta.db_table
        self.fields = (kind.name, kind.email, kind.text)

    def matches(self, text: str, most: int, records: QuerySet | None = None) -> list[int]:
        """The primary keys of the newest rows that contain the text, without regard to case: all rows, or those that
        one of these records is about.
        """
        is_short = len(text) < MIN_CHARACTERS
        try:
            return (self._among_newest if is_short else self._in_index)(text, most, records)
        except EmptyResultSet:
            return []

    def create(self) -> None:
        """Does nothing if the index exists."""

    def _in_index(self, text: str, most: int, records: QuerySet | None) -> list[int]:
        return self._containing(text, most, records)

    def _among_newest(self, text: str, most: int, records: QuerySet | None) -> list[int]:
        """The records are limited first, by their index of dates: to join all of them takes seconds. PostgreSQL would
        compare all texts if it got their query instead of their keys.
        """
        if records is not None:
            newest = records.order_by("-received", "-pk").values_list("object_id", flat=True)[:NEWEST_ROWS]
            return self._containing(text, most, None, pk__in=list(newest))
        keys = self._all(None).order_by("-pk").values_list("pk", flat=True)
        return self._containing(text, most, None, pk__gt=keys[NEWEST_ROWS : NEWEST_ROWS + 1].first() or 0)

    def _containing(self, text: str, most: int, records: QuerySet | None, **where: Any) -> list[int]:
        name, email, content = (Q(**{f"{field}__icontains": text}) for field in self.fields)
        found = self._all(records).filter(name | email | content, **where).order_by("-pk")
        return list(found.values_list("pk", flat=True)[:most])

    def _all(self, records: QuerySet | None) -> Any:
        rows = self.kind.model._base_manager.using(self.connection.alias)
        return rows if records is None else rows.filter(pk__in=records.order_by().values("object_id"))

    def _about(self, key: str, records: QuerySet | None) -> tuple[str, tuple[Any, ...]]:
        """The condition that one of the records is about the row with this key, with its values. It looks up one record
        for each match, so a common word needs few of them.
        """
        if records is None:
            return "1 = 1", ()
        of_row = records.order_by().filter(object_id=RawSQL(key, ())).values("pk")
        sql, values = of_row.query.get_compiler(self.connection.alias).as_sql()
        return f"EXISTS ({sql})", values

    def _rows(self, sql: str, *values: Any) -> list[int]:
        with self.connection.cursor() as cursor:
            cursor.execute(sql, values)
            return [row[0] for row in cursor.fetchall()]

    def _columns(self) -> list[str]:
        """Quoted."""
        meta: Any = self.kind.model._meta
        return [self.connection.ops.quote_name(meta.get_field(field).column) for field in self.fields]
