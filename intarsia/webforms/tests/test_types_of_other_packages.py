"""A field type that another package brings: offered in the editor, shown, checked by its rules and stored."""

import runpy
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from django.core.exceptions import ImproperlyConfigured

from intarsia.documents import contract
from intarsia.documents.tests.third_party_packages import installed, write_widget
from intarsia.pages.tests.builders import Editor, administrator
from intarsia.pages.tests.test_editor_screen import boot_of
from intarsia.rendering.data_loaders import LOADERS
from intarsia.webforms.display.field_settings.field_data import field_data
from intarsia.webforms.models import Entry

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "intarsia-iban" / "intarsia_iban"
GERMAN = "de89 3704 0044 0532 0130 00"


@pytest.fixture(autouse=True, scope="module")
def _package():
    with installed({"intarsia_iban": EXAMPLE}), pytest.MonkeyPatch.context() as patch:
        # Field types of installed apps get their loader at start-up.
        patch.setitem(LOADERS, "fields/iban", field_data)
        yield


@pytest.fixture
def form():
    return web_form(
        *CONTACT, {"type": "iban", "props": {"id": "account", "label": "Your account", "countries": "DE, at"}}
    )


def test_it_has_the_label_and_the_rules_that_all_fields_have():
    settings = contract.load("fields")["widgets"]["iban"]["settings"]

    assert list(settings) == [
        *("label", "description", "shown_if", "is_required", "error_message", "parameter"),
        "countries",
    ]


def test_the_form_editor_offers_it(form):
    session = Editor(form, administrator())
    session.kind = "form"
    (widget,) = boot_of(session)["thirdPartyWidgets"]

    assert widget["schema"]["label"] == "IBAN"
    assert widget["src"].startswith("/static/intarsia_iban/iban.js?v=")
    assert "problem" not in widget


def test_it_is_shown_like_our_own_with_its_stylesheet(form):
    page = page_with(form)
    html = BeautifulSoup(shown(page), "html.parser")
    field = html.find(id=f"field_{form.pk}_4")

    assert field.find("label", attrs={"for": f"input_{form.pk}_4"}).text.startswith("Your account")
    assert field.find("input", attrs={"name": "input_4"})["class"] == ["field__input", "iban__input"]


def test_its_answer_is_read_checked_and_stored_by_its_rules(form):
    html = shown(page_with(form))
    send(form, by_a_person(html, input_4=GERMAN))

    (entry,) = Entry.objects.all()
    assert entry.answers["4"] == "DE89370400440532013000"
    assert entry.texts["4"] == "DE89 3704 0044 0532 0130 00"


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("DE89 3704 0044 0532 0130 01", "This is not an IBAN. Copy it from your bank card or a statement."),
        (
            "GB82 WEST 1234 5698 7654 32",
            "Accounts in GB cannot be used. Enter the IBAN of another account.",
        ),
    ],
)
def test_a_wrong_answer_is_refused_with_the_text_of_its_type_and_stays_in_the_form(form, typed, message):
    html = shown(page_with(form))
    answer = send(form, by_a_person(html, input_4=typed)).content.decode()
    field = BeautifulSoup(answer, "html.parser").find(id=f"field_{form.pk}_4")

    assert message in field.text
    assert field.find("input")["value"].replace(" ", "") == typed.replace(" ", "")
    assert not Entry.objects.exists()


def test_a_hidden_one_has_no_answer():
    rule = {"all": [{"field": "name", "operator": "is", "value": "Nobody"}]}
    form = web_form(*CONTACT, {"type": "iban", "props": {"id": "account", "is_required": "yes", "shown_if": rule}})
    send(form, by_a_person(shown(page_with(form))))

    assert "4" not in Entry.objects.get().answers


def test_a_type_of_ours_cannot_be_replaced(tmp_path):
    write_widget(tmp_path, "email", catalog="fields")

    with pytest.raises(ImproperlyConfigured, match="one of Intarsia's own widgets"), installed({"package": tmp_path}):
        contract.load("fields")


def test_a_page_widget_may_have_the_same_name(tmp_path):
    write_widget(tmp_path, "iban")

    with installed({"package": tmp_path, "intarsia_iban": EXAMPLE}):
        assert "iban" in contract.load("fields")["widgets"]
        assert "words" in contract.load()["widgets"]["iban"]["settings"]


def test_a_script_that_fails_costs_only_its_field(tmp_path):
    write_widget(tmp_path, "iban", server="throw new Error('no such luck')", catalog="fields")
    with installed({"package": tmp_path}):
        form = web_form(*CONTACT, {"type": "iban", "props": {"id": "account"}})
        send(form, by_a_person(shown(page_with(form))))

    assert Entry.objects.count() == 1


def test_the_example_is_built_from_its_source():
    built = [EXAMPLE / "static" / "intarsia_iban" / "iban.js", EXAMPLE / "widgets" / "iban" / "server.js"]
    before = [file.read_text("utf-8") for file in built]
    runpy.run_path(str(EXAMPLE.parent / "bundle.py"))
    assert [file.read_text("utf-8") for file in built] == before
