"""FTS5 with three characters per term. Triggers keep it as the table is, also for bulk changes and other programs.

The triggers come first. Then the rows of before are added, the newest first, in short transactions between which
visitors' messages are stored. Until all are added, a table holds the highest key that is not, and searches read all
rows. `migrate` continues where it was interrupted.
"""

import time
from typing import Any

from django.db import OperationalError, transaction
from django.db.models import QuerySet

from .rows import Rows

# About a tenth of a second for messages of 400 characters.
BATCH = 200


class SQLiteRows(Rows):
    @property
    def index(self) -> str:
        return f"{self.table}_text"

    @property
    def unfilled(self) -> str:
        return f"{self.index}_unfilled"

    def _in_index(self, text: str, most: int, records: QuerySet | None) -> list[int]:
        if self._is_unfilled():
            return self._containing(text, most, records)
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
        if len(self._triggers()) < len(TRIGGERS):
            self._begin()
        while self._is_unfilled():
            started = time.monotonic()
            self._fill_batch()
            if not self.connection.in_atomic_block:
                # SQLite has no queue for writers. One that never pauses keeps all others waiting until they fail.
                time.sleep(time.monotonic() - started)

    def _begin(self) -> None:
        """An index without rows, that gets each row that is stored or changed from now on."""
        columns, key = ", ".join(self._columns()), self._key()
        with self._atomic(), self.connection.cursor() as cursor:
            for table in (self.unfilled, self.index):
                cursor.execute(f'DROP TABLE IF EXISTS "{table}"')
            cursor.execute(
                f'CREATE VIRTUAL TABLE "{self.index}" USING fts5('
                f"{columns}, content='{self.table}', content_rowid={key}, tokenize='trigram')"
            )
            for name, trigger in TRIGGERS.items():
                cursor.execute(f'DROP TRIGGER IF EXISTS "{self.index}_{name}"')
                cursor.execute(self._trigger(name, trigger, columns))
            cursor.execute(f'CREATE TABLE "{self.unfilled}" AS SELECT MAX({key}) AS highest FROM "{self.table}"')

    def _fill_batch(self) -> None:
        key, columns = self._key(), ", ".join(self._columns())
        below = f'SELECT {key} FROM "{self.table}" WHERE {key} <= (SELECT highest FROM "{self.unfilled}")'
        lowest = self._rows(f"SELECT MIN({key}) FROM ({below} ORDER BY {key} DESC LIMIT %s)", BATCH)[0]
        with self._atomic(), self.connection.cursor() as cursor:
            if lowest is None:
                cursor.execute(f'DROP TABLE "{self.unfilled}"')
                return
            # A row that was changed meanwhile is in the index already.
            cursor.execute(
                f'INSERT INTO "{self.index}"(rowid, {columns}) SELECT {key}, {columns} FROM "{self.table}" '
                f'WHERE {key} IN ({below} AND {key} >= %s) AND {key} NOT IN (SELECT id FROM "{self.index}_docsize")',
                [lowest],
            )
            cursor.execute(f'UPDATE "{self.unfilled}" SET highest = %s', [lowest - 1])

    def _is_unfilled(self) -> bool:
        return bool(self._rows("SELECT 1 FROM sqlite_master WHERE name = %s", self.unfilled))

    def _triggers(self) -> list[str]:
        """A migration that creates the table again deletes its triggers."""
        found = "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = %s AND name LIKE %s"
        return [str(name) for name in self._rows(found, self.table, f"{self.index}%")]

    def _trigger(self, name: str, when: str, columns: str) -> str:
        def values(row: str) -> str:
            return ", ".join(f"{row}.{column}" for column in [self._key(), *self._columns()])

        # FTS5 would be damaged by deleting a row that it does not have yet. It lists its rows in the table _docsize.
        delete = (
            f"""INSERT INTO "{self.index}"("{self.index}", rowid, {columns}) SELECT 'delete', {values("old")} """
            f'WHERE EXISTS (SELECT 1 FROM "{self.index}_docsize" WHERE id = old.{self._key()});'
            if name != "insert"
            else ""
        )
        insert = f'INSERT INTO "{self.index}"(rowid, {columns}) VALUES ({values("new")});' if name != "delete" else ""
        return (
            f'CREATE TRIGGER "{self.index}_{name}" {when.format(columns=columns)} ON "{self.table}" '
            f"BEGIN {delete} {insert} END"
        )

    def _key(self) -> str:
        meta: Any = self.kind.model._meta
        return self.connection.ops.quote_name(meta.pk.column)

    def _atomic(self) -> Any:
        return transaction.atomic(using=self.connection.alias)


TRIGGERS = {"insert": "AFTER INSERT", "delete": "AFTER DELETE", "update": "AFTER UPDATE OF {columns}"}
