"""Existing values survive the migrations that rename their fields."""

import json
import subprocess
import sys

import pytest


@pytest.mark.services
def test_renamed_fields_keep_their_values(tmp_path):
    command = [sys.executable, "-m", "intarsia.protection.tests.scratch.renamed_fields", str(tmp_path / "site.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "decision": True,
        "learned words": True,
        "notification settings": True,
        "comment": True,
        "comment in the trash": True,
        "IP addresses": True,
        "blocked": True,
        "permission to read the log of the firewall": True,
        "reasons": True,
        "text of the firewall page": True,
    }
