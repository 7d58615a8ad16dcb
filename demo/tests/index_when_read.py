"""Updates Wagtail's search index and reference index when a test reads one of them, instead of at each save.

Most tests read neither. Each save of a page costs a dozen queries to update them, and publishing a new page saves it
three times.
"""

from collections.abc import Callable
from typing import Any

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.backends.signals import connection_created
from django_tasks.backends.immediate import ImmediateBackend

TABLES = ("wagtailsearch_indexentry", "wagtailcore_referenceindex")
DELAYED = ("modelsearch.tasks.insert_or_update_object_task", "wagtail.tasks.update_reference_index_task")

# Updates in the order of the last saves, by task and object.
_delayed: dict[tuple[Any, ...], Callable[[], Any]] = {}


class IndexWhenRead(ImmediateBackend):
    """Runs all other tasks at once."""

    def enqueue(self, task: Any, args: Any, kwargs: Any) -> Any:
        if task.module_path not in DELAYED:
            return super().enqueue(task, args, kwargs)
        key = (task.module_path, *args)
        _delayed.pop(key, None)
        _delayed[key] = lambda: super(IndexWhenRead, self).enqueue(task, args, kwargs)
        return None


def forget_delayed_updates() -> None:
    """At the end of a test, whose objects are rolled back."""
    _delayed.clear()


def _update_before(execute: Callable[..., Any], sql: str, *rest: Any) -> Any:
    if _delayed and any(table in sql for table in TABLES):
        updates = [*_delayed.values()]
        _delayed.clear()
        for update in updates:
            update()
    return execute(sql, *rest)


def _watch(connection: BaseDatabaseWrapper, **_options: Any) -> None:
    if _update_before not in connection.execute_wrappers:
        connection.execute_wrappers.append(_update_before)


connection_created.connect(_watch)
