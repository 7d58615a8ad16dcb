"""On PostgreSQL documents are stored as jsonb, and two people may save in the same instant."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .services import throwaway_postgresql

HERE = Path(__file__).parent
SAME_PROMISES = ("test_round_trips.py", "test_saving.py", "test_revisions.py", "test_document_field.py")
# It needs a database that several connections write to, so it is not collected with the others.
AT_ONCE = "saving_at_once.py"


@pytest.mark.services
def test_documents_keep_all_promises_on_postgresql():
    with throwaway_postgresql() as url:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
            + [str(HERE / name) for name in (*SAME_PROMISES, AT_ONCE)],
            cwd=HERE.parents[2],
            env={**os.environ, "DATABASE_URL": url},
            capture_output=True,
            text=True,
        )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
    assert "skipped" not in done.stdout
