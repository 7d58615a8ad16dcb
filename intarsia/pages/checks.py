"""A check of `manage.py check`: options without which two editors on SQLite get an error."""

from typing import Any

from django.core.checks import CheckMessage, Warning, register
from django.db import connection


@register("intarsia")
def sqlite_waits_for_other_writers(**kwargs: Any) -> list[CheckMessage]:
    if connection.vendor != "sqlite":
        return []
    if str(connection.settings_dict["OPTIONS"].get("transaction_mode", "")).upper() == "IMMEDIATE":
        return []
    return [
        Warning(
            "If two people save at the same time, one of them gets the error “database is locked”.",
            hint=(
                'Set "transaction_mode": "IMMEDIATE" and "timeout": 20 in the OPTIONS of the SQLite database,'
                " or use PostgreSQL."
            ),
            id="intarsia.W002",
        )
    ]
