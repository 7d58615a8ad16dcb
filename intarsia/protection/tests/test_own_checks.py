"""Checks that a site adds. The example of the guide is one."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import AnonymousUser

from intarsia.moderation.labels import reason_label
from intarsia.protection.api import Evidence, Submission, judge
from intarsia.protection.checks.definition import CheckDefinition
from intarsia.protection.checks.registration import unregister
from intarsia.protection.forms.api import Message, judge_as_test, judge_request, register_check
from intarsia.protection.verdict.registry import checks_in_use
from scripts.checks.pure_imports import ALLOWED, faults

from .senders import BROWSER, QUESTION, without_javascript
from .test_judge import by_a_person

pytestmark = pytest.mark.django_db

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "docs" / "examples" / "own-check"
GUIDE = ROOT / "docs" / "guides" / "protect-a-form.md"


@pytest.fixture
def example(monkeypatch) -> Iterator[None]:
    """The app of the example, ready."""
    monkeypatch.syspath_prepend(EXAMPLE)
    import own_check.apps as apps

    apps.OwnCheckConfig("own_check", apps).ready()
    yield
    folder = "own_check.order_number"
    check, labels = import_module(f"{folder}.check").order_number, import_module(f"{folder}.labels").LABELS
    unregister(CheckDefinition(check, labels))
    for module in [name for name in sys.modules if name.partition(".")[0] == "own_check"]:
        del sys.modules[module]


@pytest.fixture
def reasons(rf):
    """The weights of the reasons for a message of Mara, who has an order."""

    def judged(text: str, judging=judge_request) -> dict[str, float]:
        request = rf.post("/contact/", without_javascript(), headers=BROWSER)
        request.user = AnonymousUser()
        result = judging(request, "contact", Message(text, email="Mara@example.org"))
        found = result.verdict.reasons if judging is judge_request else result.reasons
        return {one.reason: one.weight for one in found}

    return judged


@pytest.mark.parametrize(
    ("text", "reason", "weight"),
    [
        ("Where is my order A-20517?", "own_order", -2.0),
        ("Where is my order A-20518?", "unknown_order", 0.8),
    ],
)
@pytest.mark.parametrize("judging", [judge_request, judge_as_test])
def test_check_of_the_example_weighs_what_it_looked_up(example, reasons, judging, text, reason, weight):
    assert reasons(text, judging)[reason] == weight
    assert "order" in reason_label(reason)


def test_check_of_the_example_is_pure_and_is_registered_like_those_of_this_package(example):
    check = EXAMPLE / "own_check" / "order_number" / "check.py"
    allowed = (*ALLOWED["intarsia/protection/checks/*/check.py"], "intarsia.protection.api")

    assert list(faults(check.read_text("utf-8"), "own_check/order_number/check.py", allowed)) == []
    assert {"order_number", "pixel"} < {one.__name__ for one in checks_in_use()}


def test_check_of_the_example_says_nothing_without_a_number(example, reasons):
    assert not reasons(QUESTION).keys() & {"own_order", "unknown_order"}


def test_failing_check_and_lookup_of_a_site_hold_nobody(reasons, caplog):
    def broken(_submission: Submission) -> Evidence:
        family: Any = "weather"
        return Evidence("odd", family, 9.0)

    def ask(_submitted):
        raise RuntimeError("the shop does not answer")

    register_check(broken, labels={}, look_up=ask)
    try:
        with pytest.raises(ValueError, match="There is a check 'broken' already"):
            register_check(broken, labels={})
        assert "odd" not in reasons(QUESTION)
        assert judge(by_a_person()).outcome == "allow"
    finally:
        unregister(CheckDefinition(broken, {}))
    assert "The lookup of the check 'broken' failed" in caplog.text
    assert "The evidence 'odd' has 'weather', which is not one of words, sender" in caplog.text


def test_guide_shows_the_example():
    assert "docs/examples/own-check" in GUIDE.read_text("utf-8")
