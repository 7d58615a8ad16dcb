"""The text and the condition of the button in the visual editor: fields of the form, saved with its document."""

import pytest
from django.test import override_settings

from intarsia.pages.editing.editor import boot
from intarsia.pages.editing.requests.guard import editable_for
from intarsia.pages.tests.builders import Editor, administrator

from .builders import page_with, shown, web_form

pytestmark = pytest.mark.django_db


def opened(**values):
    form = web_form(**values)
    editor = Editor(form, administrator())
    editor.kind = "form"
    return form, editor, editor.load()


def settings_of(document: dict) -> dict:
    return document["root"]["props"]["$form"]


def test_it_is_saved_in_the_field_of_the_form_and_not_in_its_document():
    form, editor, document = opened(button="Ask")
    assert settings_of(document) == {"button": "Ask", "button_condition": None}
    settings_of(document)["button"] = "Enroll"
    assert editor.save(document, "publish").status_code == 200

    form.refresh_from_db()
    assert form.button == "Enroll" and "$form" not in form.document["root"]["props"]
    assert settings_of(editor.load())["button"] == "Enroll"
    assert ">Enroll</button>" in shown(page_with(form))


def test_a_draft_changes_nothing_that_visitors_see():
    form, editor, document = opened(button="Ask")
    settings_of(document)["button"] = "Enroll"
    assert editor.save(document, "autosave").status_code == 200

    form.refresh_from_db()
    assert form.button == "Ask" and form.get_latest_revision_as_object().button == "Enroll"


def test_a_document_without_it_keeps_it():
    form, editor, document = opened(button="Ask")
    del document["root"]["props"]["$form"]
    assert editor.save(document, "publish").status_code == 200
    # The same request again, whose first response was lost.
    editor.revision = None
    assert editor.save(document, "publish").status_code == 200

    form.refresh_from_db()
    assert form.button == "Ask"


@pytest.mark.parametrize("text", ["x" * 101, 7, None])
def test_an_invalid_text_is_refused_with_its_path(text):
    form, editor, document = opened()
    settings_of(document)["button"] = text
    answer = editor.save(document)

    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == ["root.props.$form.button"]
    assert not form.revisions.exists()


@pytest.mark.parametrize("given", ["abc", None, 7, ["button"]])
def test_settings_that_are_no_object_are_refused_also_after_a_newer_version(given):
    form, editor, document = opened(button="Ask")
    opened_revision = editor.revision
    assert editor.save(document, "autosave").status_code == 200
    document["root"]["props"]["$form"] = given
    answer = editor.save(document)
    assert answer.status_code == 422
    assert answer.json()["problems"] == [{"path": "root.props.$form", "message": "must be an object."}]

    # As a request whose first response was lost: it is compared with the newest version.
    editor.revision = opened_revision
    assert editor.save(document, "autosave").status_code == 409
    assert form.revisions.count() == 1


def test_an_unknown_setting_is_refused_with_its_path_instead_of_being_dropped():
    form, editor, document = opened(button="Ask")
    settings_of(document).update(button="Enroll", buton="Enrol", color="red")
    answer = editor.save(document)

    assert answer.status_code == 422
    assert [(problem["path"], problem["message"]) for problem in answer.json()["problems"]] == [
        ("root.props.$form.buton", "is not a setting of the form."),
        ("root.props.$form.color", "is not a setting of the form."),
    ]
    assert not form.revisions.exists()


CONDITION = {"all": [{"field": "topic", "operator": "is", "value": "Press"}]}


def test_FORM_COND_01_its_condition_is_saved_in_the_field_of_the_form():
    """FORM-COND-01"""
    form, editor, document = opened(button="Ask")
    settings_of(document)["button_condition"] = CONDITION
    assert editor.save(document, "publish").status_code == 200
    form.refresh_from_db()
    assert (form.button, form.button_condition) == ("Ask", CONDITION)

    settings_of(document)["button_condition"] = None
    assert editor.save(document, "publish").status_code == 200
    form.refresh_from_db()
    assert form.button_condition is None


@pytest.mark.parametrize("condition", ["", [], 7, {}, {"all": [{"field": "topic"}]}, {"all": [CONDITION] * 500}])
def test_an_invalid_condition_is_refused_with_its_path(condition):
    form, editor, document = opened()
    settings_of(document)["button_condition"] = condition
    answer = editor.save(document)

    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == ["root.props.$form.button_condition"]
    assert not form.revisions.exists()


@override_settings(LANGUAGE_CODE="de")
@pytest.mark.parametrize(
    ("saving", "texts"),
    [
        ({}, {"button": "Senden"}),
        ({"can_save": True}, {"button": "Senden", "save": "Speichern und später fortfahren"}),
        ({"can_save": True, "save_button": "Later"}, {"button": "Senden", "save": "Later"}),
    ],
)
def test_the_canvas_knows_the_texts_of_the_buttons_in_the_language_of_the_site(rf, saving, texts):
    request = rf.get("/")
    request.user = administrator()
    request.session = {}
    assert boot(editable_for(request, "form", web_form(**saving).pk))["canvasTexts"] == texts
