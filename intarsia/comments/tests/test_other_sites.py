"""Comments on pages of other types, by a template tag."""

import json
import os
import subprocess
import sys

import pytest

# It makes a site of its own, with all of its tables.
pytestmark = pytest.mark.services


def test_PROT_BDG_07_template_tag_adds_comments_to_any_page_type(tmp_path):
    """PROT-BDG-07, PROT-SRV-14"""
    settings = "intarsia.comments.tests.scratch.settings"
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": settings, "SCRATCH_VAR": str(tmp_path)}
    command = [sys.executable, "-m", "intarsia.comments.tests.scratch.request_flow"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout.splitlines()[-1])

    assert result["has_a_form"]
    assert (result["states"], result["is_real_person"]) == (["approved", "approved"], [True, False])
    assert result["html"].count("apbct-trp") == 1 and "<h3" in result["html"]
    assert "wim@example.org" not in result["html"] and "lene@example.org" not in result["html"]
