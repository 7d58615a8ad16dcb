"""PROT-SRV-14: forms of Django and Wagtail on a site without pages of the builder."""

import json
import os
import subprocess
import sys

import pytest

# It makes a site of its own, with all of its tables.
pytestmark = pytest.mark.services

SETTINGS = "intarsia.protection.tests.scratch.settings"


@pytest.fixture(scope="module")
def walk(tmp_path_factory: pytest.TempPathFactory) -> dict:
    """The results for a person, a bot and a visitor without JavaScript."""
    folder = tmp_path_factory.mktemp("scratch")
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": SETTINGS, "SCRATCH_VAR": str(folder)}
    command = [sys.executable, "-m", "intarsia.protection.tests.scratch.request_flow"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_wagtail_form_is_protected_and_held_messages_can_be_allowed(walk):
    assert walk["is_marked"]
    assert walk["enquiries"] == {"person": 1, "robot": 0, "without_javascript": 1, "doubtful": 0, "released": 1}


def test_a_refused_visitor_reads_why_although_the_template_prints_errors_of_fields_only(walk):
    """The message is in the protected form, not in another one of the page."""
    html = walk["answers"]["robot"]

    assert '<form method="post"><ul class="errorlist nonfield" role="alert"><li>' in html
    assert html.count('role="alert"') == 1 and "errorlist" not in walk["answers"]["person"]


def test_PROT_SRV_10_staff_can_test_a_wagtail_form(walk):
    """PROT-SRV-10"""
    tested = walk["form_test"]
    assert tested.pop("choices") == [["/enquiry/", "Enquiry"]]
    assert tested.pop("opened") == "/enquiry/"
    assert tested == {"has_notice": True, "script_gets_notice": True, "is_rendered": True, "is_stored": False}


def test_registration_blocks_bots_and_allows_people(walk):
    assert walk["sign_ups"]["person"] == "active"
    assert walk["sign_ups"]["robot"] in ("none", "asleep")
    assert walk["sign_ups"]["without_javascript"] in ("active", "asleep")


def test_login_works_with_and_without_javascript(walk):
    assert walk["log_ins"]["person"] == walk["log_ins"]["without_javascript"] == 302


def test_passwords_are_not_stored(walk):
    assert "a long sentence" not in json.dumps(walk["kept"])
    assert any("answers" in fields for fields in walk["kept"])
