"""A check is one folder and one entry of the list; checks that a site adds are registered in the same way."""

import ast
import itertools
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from django.http import HttpResponse
from django.urls import path

from intarsia.moderation.labels import reason_label
from intarsia.protection import checks
from intarsia.protection.api import Submission, judge
from intarsia.protection.checks.catalog import CHECKS
from intarsia.protection.checks.definition import CheckDefinition
from intarsia.protection.checks.rate.check import WEIGHTS
from intarsia.protection.checks.registration import register, unregister
from intarsia.protection.forms.api import Message, judge_request, register_check
from intarsia.protection.verdict.registry import checks_in_use

from .senders import BROWSER, QUESTION, without_javascript
from .test_judge import by_a_person

FOLDERS = sorted(file.parent for file in Path(checks.__file__).parent.glob("*/check.py"))
# Parts of reasons that are composed.
NAMED = {"source": list(WEIGHTS), "extent": list(WEIGHTS["address"])}
# A check in a package of a site, of the same shape as those of this package.
GREETING = {
    "__init__.py": "",
    "check.py": """
from intarsia.protection.api import Evidence, Submission

def greeting(submission: Submission) -> Evidence | None:
    return Evidence("greets_the_team", "words", -0.5) if submission.lookups.own.get("greeting") else None
""",
    "lookup.py": """
def names_a_colleague(submitted):
    return "Mara" in submitted.message.text
""",
    "call.py": """
from intarsia.wire import Call

def colleagues(request):
    return "Mara, Jonas"

COLLEAGUES = Call("colleagues", colleagues, "public_read", routes=["greeting/v1/colleagues"], response_model=str)
""",
    "views.py": """
from django.http import HttpResponse

def portrait(request, name):
    return HttpResponse(f"Portrait of {name}")
""",
    "definition.py": """
from django.urls import path
from intarsia.protection.checks.definition import CheckDefinition
from intarsia.protection.signal_collection.lookups.lookup import own_lookup
from .call import COLLEAGUES
from .check import greeting
from .lookup import names_a_colleague
from .views import portrait

GREETING = CheckDefinition(
    greeting,
    {"greets_the_team": "The message greets somebody of the team."},
    own_lookup("greeting", names_a_colleague),
    calls=[COLLEAGUES],
    urls=[path("portraits/<slug:name>/", portrait, name="portrait")],
)
""",
}


def test_list_contains_the_checks_of_all_folders():
    assert {check.check.__module__.rpartition(".")[0].rpartition(".")[2] for check in CHECKS} == {
        folder.name for folder in FOLDERS
    }
    assert set(checks_in_use()) >= {check.check for check in CHECKS}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_PROT_SRV_11_every_reason_has_a_label_in_the_folder_of_its_check(folder):
    """PROT-SRV-11"""
    labels: defaultdict[str, set[str]] = defaultdict(set)
    for check in CHECKS:
        labels[check.check.__module__.split(".")[-2]] |= check.labels.keys()

    assert _reasons_in(folder / "check.py") == labels[folder.name]


def register_as_a_site(definition: CheckDefinition) -> None:
    look_up = import_module("greeting_check.lookup").names_a_colleague
    register_check(
        definition.check, labels=definition.labels, look_up=look_up, calls=definition.calls, urls=definition.urls
    )


@pytest.fixture(params=[register, register_as_a_site])
def greeting(request, tmp_path, monkeypatch) -> Iterator[CheckDefinition]:
    package = tmp_path / "greeting_check"
    package.mkdir()
    for name, source in GREETING.items():
        (package / name).write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    definition = import_module("greeting_check.definition").GREETING
    request.param(definition)
    yield definition
    unregister(definition)
    for module in [name for name in sys.modules if name.partition(".")[0] == "greeting_check"]:
        del sys.modules[module]


@pytest.mark.django_db
def test_folder_of_another_package_becomes_a_check_by_one_entry(greeting, rf, client):
    request = rf.post("/contact/", without_javascript(), headers=BROWSER)
    reasons = [
        {one.reason for one in judge_request(request, "contact", Message(text)).verdict.reasons}
        for text in (f"Dear Mara, {QUESTION}", QUESTION)
    ]

    assert ["greets_the_team" in found for found in reasons] == [True, False]
    assert reason_label("greets_the_team") == "The message greets somebody of the team."
    with pytest.raises(ValueError, match="There is a check 'greeting' already"):
        register(greeting)


@pytest.mark.django_db
def test_call_and_view_of_another_package_answer_by_the_same_entry(greeting, client):
    by_rest = client.post("/api/greeting/v1/colleagues")
    by_ajax = client.post("/ajax/", {"action": "colleagues"})
    view = client.get("/protection/portraits/mara/")

    assert [response.content.decode() for response in (by_rest, by_ajax, view)] == [
        *("Mara, Jonas", "Mara, Jonas"),
        "Portrait of mara",
    ]
    assert view.resolver_match.view_name == "intarsia_protection:portrait"


@pytest.mark.django_db
def test_call_and_view_of_a_check_are_gone_without_its_entry(greeting, client):
    unregister(greeting)
    try:
        responses = [client.post("/ajax/", {"action": "colleagues"}), client.get("/protection/portraits/mara/")]
        assert [response.status_code for response in responses] == [400, 404]
    finally:
        register(greeting)


def test_two_checks_cannot_have_urls_of_one_name(greeting):
    def other(_submission: Submission) -> None:
        return None

    with pytest.raises(ValueError, match="Two URLs of checks have the name 'pixel'"):
        register_check(other, labels={}, urls=[path("other.gif", lambda _request: HttpResponse(), name="pixel")])
    unregister(CheckDefinition(other, {}))


def test_nothing_is_judged_before_checks_are_registered(monkeypatch):
    monkeypatch.setattr("intarsia.protection.verdict.registry._checks", {})

    with pytest.raises(RuntimeError, match="Add 'intarsia.protection' to INSTALLED_APPS"):
        judge(by_a_person())
    assert judge(Submission("", by_a_person().received), checks=[CHECKS[0].check]).outcome == "allow"


def _reasons_in(check: Path) -> set[str]:
    """The first argument of each Evidence."""
    calls = [node for node in ast.walk(ast.parse(check.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return set().union(*(_texts(call.args[0]) for call in calls if getattr(call.func, "id", "") == "Evidence"))


def _texts(reason: ast.expr) -> set[str]:
    if isinstance(reason, ast.IfExp):
        return _texts(reason.body) | _texts(reason.orelse)
    if isinstance(reason, ast.JoinedStr):
        parts = [
            [part.value] if isinstance(part, ast.Constant) else NAMED[ast.unparse(part.value)] for part in reason.values
        ]
        return {"".join(one) for one in itertools.product(*parts)}
    return {ast.literal_eval(reason)}
