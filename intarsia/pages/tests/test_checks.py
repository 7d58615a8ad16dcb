"""`manage.py check` warns of a SQLite database that cannot serve two editors."""

import pytest
from django.core.checks import run_checks
from django.db import connection


@pytest.mark.parametrize(
    ("vendor", "options", "warnings"),
    [
        ("sqlite", {}, ["intarsia.W002"]),
        ("sqlite", {"timeout": 20}, ["intarsia.W002"]),
        ("sqlite", {"transaction_mode": "deferred"}, ["intarsia.W002"]),
        ("sqlite", {"transaction_mode": "immediate"}, []),
        ("postgresql", {}, []),
    ],
)
def test_check_warns_of_sqlite_without_immediate_transactions(monkeypatch, vendor, options, warnings):
    monkeypatch.setattr(connection, "vendor", vendor)
    monkeypatch.setitem(connection.settings_dict, "OPTIONS", options)

    assert [warning.id for warning in run_checks(tags=["intarsia"])] == warnings
