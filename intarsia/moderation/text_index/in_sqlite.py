"""FTS5 with three characters per term. Triggers keep it as the table is, also for bulk changes and other programs."""

from typing import Any

from django.db import OperationalError
from django.db.models import QuerySet

from .rows import Rows


class SQLiteRows(Rows):
    @property
    def index(self) -> str:
        return f"{self.table}_text"

    def _in_index(self, text: str, most: int, records: QuerySet | None) -> list[int]:
        phrase = '"{}"'.format(text.replace('"', '""'))
        is_about, values = self._about(f'"{self.index}".rowid', records)
        newest = (
            f'SELECT rowid FROM "{self.index}" WHERE "{self.index}" MATCH %s AND {is_about} '
            "ORDER BY rowid DESC LIMIT %s"
        )
        try:
            return self._rows(newest, phrase, *values, most)
        except OperationalError:
            # The model was registered after the last `migrate`.
            return self._containing(text, most, records)

    def create(self) -> None:
        if len(self._triggers()) == len(TRIGGERS):
            return
        meta: Any = self.kind.model._meta
        columns, key = ", ".join(self._columns()), meta.pk.column
        with self.connection.cursor() as cursor:
            cursor.execute(f'DROP TABLE IF EXISTS "{self.index}"')
            cursor.execute(
                f'CREATE VIRTUAL TABLE "{self.index}" USING fts5('
                f"{columns}, content='{self.table}', content_rowid='{key}', tokenize='trigram')"
            )
            cursor.execute(f'INSERT INTO "{self.index}"("{self.index}") VALUES (\'rebuild\')')
            for name, trigger in TRIGGERS.items():
                cursor.execute(f'DROP TRIGGER IF EXISTS "{self.index}_{name}"')
                cursor.execute(self._trigger(name, trigger, columns, key))

    def _triggers(self) -> list[str]:
        """A migration that creates the table again deletes its triggers."""
        found = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s AND name LIKE %s"
        return [str(name) for name in self._rows(found, self.table, f"{self.index}%")]

    def _trigger(self, name: str, when: str, columns: str, key: str) -> str:
        def values(row: str) -> str:
            return ", ".join(f"{row}.{column}" for column in [f'"{key}"', *self._columns()])

        delete = (
            f'INSERT INTO "{self.index}"("{self.index}", rowid, {columns}) VALUES (\'delete\', {values("old")});'
            if name != "insert"
            else ""
        )
        insert = f'INSERT INTO "{self.index}"(rowid, {columns}) VALUES ({values("new")});' if name != "delete" else ""
        return (
            f'CREATE TRIGGER "{self.index}_{name}" {when.format(columns=columns)} ON "{self.table}" '
            f"BEGIN {delete} {insert} END"
        )


TRIGGERS = {"insert": "AFTER INSERT", "delete": "AFTER DELETE", "update": "AFTER UPDATE OF {columns}"}
