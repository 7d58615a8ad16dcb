"""On SQLite, the index of messages is built while visitors send more of them."""

import pytest
from django.db import connection

from intarsia.moderation.subjects import kind_of
from intarsia.moderation.text_index import create_text_indexes, in_sqlite
from intarsia.moderation.text_index.in_sqlite import SQLiteRows
from intarsia.protection.models import JudgedSubmission

from .test_text_index import found, message

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL builds its index CONCURRENTLY."),
]


@pytest.fixture
def begun(monkeypatch) -> SQLiteRows:
    """The index has only c of the rows a, b and c."""
    monkeypatch.setattr(in_sqlite, "BATCH", 1)
    rows = without_triggers()
    for name in "abc":
        message(name, text=f"blue knives of {name}")
    rows._begin()
    rows._fill_batch()
    return rows


def without_triggers() -> SQLiteRows:
    """As after a migration that created the table again."""
    rows = SQLiteRows(connection, kind_of(JudgedSubmission))
    with connection.cursor() as cursor:
        for trigger in rows._triggers():
            cursor.execute(f'DROP TRIGGER "{trigger}"')
    return rows


def is_sound(rows: SQLiteRows) -> bool:
    """FTS5 raises an error if the index differs from the table."""
    with connection.cursor() as cursor:
        cursor.execute(f'INSERT INTO "{rows.index}"("{rows.index}", rank) VALUES (\'integrity-check\', 1)')
    return True


def test_messages_are_found_before_the_index_has_them(begun):
    message("d", text="blue knives of d")
    assert found("knives") == ["d", "c", "b", "a"]


def test_messages_that_are_sent_changed_or_deleted_meanwhile_are_in_the_index_once(begun):
    message("d", text="blue knives of d")
    for name in "bc":
        JudgedSubmission.objects.filter(name=name).update(text=f"green spoons of {name}")
    JudgedSubmission.objects.filter(name="a").delete()
    begun.create()

    assert (found("knives"), found("spoons")) == (["d"], ["c", "b"])
    assert begun.matches("spoons", 10) and not begun._is_unfilled() and is_sound(begun)


def test_migrate_continues_where_it_was_interrupted(begun):
    create_text_indexes()
    assert found("knives") == ["c", "b", "a"]
    assert not begun._is_unfilled() and is_sound(begun)


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_messages_are_stored_between_the_transactions_that_fill_the_index(monkeypatch):
    monkeypatch.setattr(in_sqlite, "BATCH", 1)
    rows = without_triggers()
    for name in "abc":
        message(name, text="blue knives")
    free = []

    def store_meanwhile(_seconds: float) -> None:
        free.append(not connection.in_atomic_block)
        message(f"meanwhile {len(free)}", text="blue knives")

    monkeypatch.setattr(in_sqlite.time, "sleep", store_meanwhile)
    rows.create()

    assert len(free) == 4 and all(free)
    assert len(found("knives")) == 3 + len(free)
    assert is_sound(rows)
