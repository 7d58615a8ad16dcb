"""Code that judges imports only what is listed for it."""

import pytest

from scripts.checks.pure_imports import ALLOWED, all_faults, faults

PATH = "intarsia/protection/checks/pixel/check.py"
OF_CHECKS = ALLOWED["intarsia/protection/checks/*/check.py"]


def test_checks_and_verdicts_import_only_what_is_allowed():
    assert list(all_faults()) == []


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("from django.db import models", "django.db"),
        ("import httpx", "httpx"),
        ("import json, socket", "socket"),
        ("from ...models import ProtectionSettings", "intarsia.protection.models"),
        ("from .lookup import pixel_state", "intarsia.protection.checks.pixel.lookup"),
        ("from ... import models", "intarsia.protection.models"),
        ("from . import views", "intarsia.protection.checks.pixel.views"),
        ("from intarsia.state.counters import counters", "intarsia.state.counters"),
        ("from ...verdictless import judge", "intarsia.protection.verdictless"),
        ("def pixel(submission):\n    import requests", "requests"),
    ],
)
def test_forbidden_import_of_a_check_is_found(line, module):
    assert list(faults(line, PATH, OF_CHECKS)) == [f"{PATH} imports {module}"]


@pytest.mark.parametrize(
    "line",
    [
        "import math",
        "from collections.abc import Mapping",
        "from ...verdict.verdict import Evidence",
        "from ...verdict import certainty",
        "from intarsia.protection.verdict.submission import Submission",
    ],
)
def test_import_from_the_verdict_or_the_standard_library_is_allowed(line):
    assert list(faults(line, PATH, OF_CHECKS)) == []
