"""Verdicts and decisions of earlier versions survive the move into records."""

import json
import os
import subprocess
import sys
from contextlib import ExitStack

import pytest

from e2e.services import postgresql

pytestmark = pytest.mark.services

MESSAGE, COMMENT, IP = "judgedsubmission", "comment", "192.0.2.7"


DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.programs("PostgreSQL"))]


@pytest.fixture(scope="module", params=DATABASES)
def migrated(request, tmp_path_factory) -> dict:
    with ExitStack() as running:
        is_sqlite = request.param == "sqlite"
        path = tmp_path_factory.mktemp("earlier") / "site.sqlite3"
        url = f"sqlite:///{path}" if is_sqlite else running.enter_context(postgresql())
        command = [sys.executable, "-m", "intarsia.moderation.tests.scratch.earlier_database"]
        environment = {**os.environ, "EARLIER_DATABASE": url}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_every_verdict_and_decision_becomes_a_record(migrated):
    # Subject, outcome, status, status before, removed, delivered, decided by somebody, lesson, IP, signals, reasons.
    assert migrated["records"] == {
        "held": [MESSAGE, "hold", "waiting", "", False, False, False, 0.0, IP, True, 1],
        "blocked": [MESSAGE, "block", "blocked", "", False, False, False, 0.0, IP, True, 1],
        "allowed": [MESSAGE, "allow", "allowed", "", False, True, False, 0.0, IP, True, 1],
        "released": [MESSAGE, "hold", "allowed", "", False, True, True, 0.0, IP, True, 1],
        "spam": [MESSAGE, "hold", "spam", "waiting", True, False, True, 0.25, IP, True, 1],
        "released spam": [MESSAGE, "block", "spam", "allowed", True, True, False, 0.0, IP, True, 1],
        "dismissed": [MESSAGE, "hold", "trash", "waiting", True, False, False, 0.0, IP, True, 1],
        "waiting comment": [COMMENT, "hold", "waiting", "", False, False, False, 0.0, IP, True, 1],
        "shown comment": [COMMENT, "allow", "allowed", "", False, True, True, 0.0, IP, True, 1],
        "trashed comment": [COMMENT, "allow", "trash", "allowed", True, True, False, 0.0, IP, True, 1],
        "never read": [COMMENT, "allow", "waiting", "", False, False, False, 0.0, IP, False, 0],
        "old spam": [COMMENT, "allow", "spam", "waiting", True, False, True, 0.0, IP, False, 0],
        "erased for good": [COMMENT, "allow", "trash", "", True, False, False, 0.0, None, False, 0],
        "reply by staff": [COMMENT, "", "allowed", "", False, True, False, 0.0, None, False, 0],
        "approved without a message": [COMMENT, "", "allowed", "", False, True, False, 0.0, IP, False, 0],
    }


def test_answers_of_comments_are_stored_only_with_the_comments(migrated):
    answers = ["allowed", "blocked", "dismissed", "held", "released", "released spam", "spam"]
    assert migrated["answers"] == answers
    assert migrated["states"] == {
        "waiting comment": "waiting",
        "shown comment": "approved",
        "reply by staff": "approved",
        "approved without a message": "approved",
        "trashed comment": "trash",
        "never read": "waiting",
        "old spam": "spam",
        "erased": "trash",
    }


def test_migration_backwards_restores_the_columns(migrated):
    before, after = migrated["before"], migrated["after"]
    assert after["messages"] == before["messages"]
    assert after["comments"] == before["comments"]
    assert set(after["entries"]) == {*before["entries"], "never read", "old spam", "erased"}
