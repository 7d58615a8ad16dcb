"""On PostgreSQL, the indexes of messages are built while visitors send more of them."""

from importlib import import_module

import pytest
from django.db import connection
from django.db.migrations.state import ProjectState
from django.db.models import Index
from django.test.utils import CaptureQueriesContext

from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.text_index import create_text_indexes
from intarsia.moderation.unlocked_index import AddIndexUnlocked

from .test_text_index import found, message

pytestmark = [
    pytest.mark.django_db(transaction=True, serialized_rollback=True),
    pytest.mark.skipif(connection.vendor != "postgresql", reason="SQLite fills its index in short transactions."),
]
TEXT_INDEX = "intarsia_protection_judgedsubmission_text"


def built(queries: CaptureQueriesContext, name: str) -> list[str]:
    return [query["sql"] for query in queries if "CREATE INDEX" in query["sql"] and name in query["sql"]]


def invalidate(name: str) -> None:
    """As after a building that was interrupted."""
    with connection.cursor() as cursor:
        cursor.execute("UPDATE pg_index SET indisvalid = false WHERE indexrelid = to_regclass(%s)", [name])


def test_text_index_is_built_without_a_lock_again_if_that_was_interrupted_and_only_then():
    message("Rita", text="blue knives")
    invalidate(TEXT_INDEX)
    with CaptureQueriesContext(connection) as queries:
        create_text_indexes()
        create_text_indexes()

    (statement,) = built(queries, TEXT_INDEX)
    assert "CREATE INDEX CONCURRENTLY" in statement and found("knives") == ["Rita"]


def test_indexes_of_lists_are_added_without_a_lock_again_if_that_was_interrupted():
    migration = import_module("intarsia.moderation.migrations.0010_indexes_of_all_apps").Migration
    operation = next(each for each in migration.operations if each.index.name == "record_for_charts")
    assert isinstance(operation, AddIndexUnlocked) and isinstance(operation.index, Index) and not migration.atomic
    invalidate("record_for_charts")
    state = ProjectState.from_apps(ModerationRecord._meta.apps)
    with CaptureQueriesContext(connection) as queries, connection.schema_editor(atomic=False) as editor:
        operation.database_forwards("intarsia_moderation", editor, state, state)

    (statement,) = built(queries, "record_for_charts")
    assert "CREATE INDEX CONCURRENTLY" in statement
