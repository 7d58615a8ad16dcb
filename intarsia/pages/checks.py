"""Checks of `manage.py check`: editors on SQLite who wait for each other, and pages behind URLs of the project."""

from typing import Any

from django.core.checks import CheckMessage, Tags, register
from django.db import DatabaseError, connection

from intarsia.wire.system_checks.messages import message

from .taken_urls import hidden_pages


@register("intarsia")
def sqlite_waits_for_other_writers(**kwargs: Any) -> list[CheckMessage]:
    if connection.vendor != "sqlite":
        return []
    if str(connection.settings_dict["OPTIONS"].get("transaction_mode", "")).upper() == "IMMEDIATE":
        return []
    text = "If two people save at the same time, one of them gets the error “database is locked”."
    options = '"transaction_mode": "IMMEDIATE" and "timeout": 20'
    return [message("W002", text, f"Set {options} in the OPTIONS of the SQLite database, or use PostgreSQL.")]


@register(Tags.database)
def pages_can_be_reached(*, databases: Any = None, **_options: Any) -> list[CheckMessage]:
    if not databases:
        return []
    try:
        urls = hidden_pages()
    except DatabaseError:
        # Before the first migration.
        return []
    if not urls:
        return []
    text = f"Visitors cannot reach pages, because the URLs of the project come first: {', '.join(urls)}."
    return [message("W122", text, "Give the pages other slugs, or the project other URLs, as INTARSIA_URLS does.")]
