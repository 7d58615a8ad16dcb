"""The text of the button in the visual editor: a field of the form, saved with its document."""

import pytest
from django.test import override_settings

from intarsia.pages.editing.editor import boot
from intarsia.pages.editing.guard import editable_for
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
    assert settings_of(document) == {"button": "Ask"}
    settings_of(document)["button"] = "Enroll"
    assert editor.save(document, "publish").status_code == 200

    form.refresh_from_db()
    assert form.button == "Enroll" and "$form" not in form.document["root"]["props"]
    assert settings_of(editor.load()) == {"button": "Enroll"}
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


@override_settings(LANGUAGE_CODE="de")
def test_the_canvas_knows_the_usual_text_in_the_language_of_the_site(rf):
    request = rf.get("/")
    request.user = administrator()
    request.session = {}
    assert boot(editable_for(request, "form", web_form().pk))["canvasTexts"] == {"button": "Senden"}
