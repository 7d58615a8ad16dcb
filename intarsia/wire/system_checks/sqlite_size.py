"""SQLite writes one thing at a time, and changes of a large tree take long."""

from typing import Any, Final

from django.core.checks import CheckMessage, Tags, register
from django.db import DEFAULT_DB_ALIAS, DatabaseError, connections

from .messages import message

MOST_PAGES: Final = 2_000


@register(Tags.database)
def sqlite_has_few_pages(*, databases: Any = None, **_options: Any) -> list[CheckMessage]:
    connection = connections[DEFAULT_DB_ALIAS]
    if DEFAULT_DB_ALIAS not in (databases or ()) or connection.vendor != "sqlite":
        return []
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT COUNT(*) FROM wagtailcore_page")
            pages = cursor.fetchone()[0]
    except DatabaseError:
        # Before the first migration.
        return []
    if pages <= MOST_PAGES:
        return []
    text = f"The SQLite database has {pages} pages, so changing the slug of a page with many children can fail."
    return [message("W119", text, f"Move to PostgreSQL: SQLite is for up to {MOST_PAGES} pages.")]
