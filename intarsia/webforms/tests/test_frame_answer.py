"""Forms that are posted into a hidden frame."""

import pytest
from bs4 import BeautifulSoup

from intarsia.webforms.models import Entry, FormConfirmation

from .builders import by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

FRAME = {"sec-fetch-dest": "iframe"}


def body_of(response) -> BeautifulSoup:
    assert response.status_code == 200
    return BeautifulSoup(response.content.decode(), "html.parser").body


@pytest.fixture
def form():
    return web_form(submission_method="iframe")


@pytest.mark.parametrize(("headers", "fields"), [(FRAME, {}), ({}, {"gform_ajax": "form_id=1"})])
def test_FORM_SUB_05_the_answer_in_the_frame_has_the_confirmation(form, headers, fields):
    """FORM-SUB-05"""
    response = send(form, by_a_person(shown(page_with(form)), **fields), **headers)
    body = body_of(response)

    assert "GF_AJAX_POSTBACK" in body["class"]
    assert body.find(id=f"gform_wrapper_{form.pk}").find(id=f"gform_confirmation_message_{form.pk}")
    # A page of the same site may read it.
    assert response.headers["X-Frame-Options"] == "SAMEORIGIN" and Entry.objects.count() == 1


def test_FORM_SUB_05_the_answer_in_the_frame_has_the_form_with_errors(form):
    """FORM-SUB-05"""
    body = body_of(send(form, by_a_person(shown(page_with(form)), input_1="", display_title="0"), **FRAME))

    assert body.find(id=f"validation_message_{form.pk}_1") and not body.find(id=f"gform_title_{form.pk}")


@pytest.mark.parametrize("hidden", ["display_title", "display_description"])
def test_FORM_SUB_05_the_answer_in_the_frame_has_the_title_and_description_that_the_page_shows(hidden):
    """FORM-SUB-05"""
    form = web_form(submission_method="iframe", description="Ask for the next course.")
    body = body_of(send(form, by_a_person(shown(page_with(form)), input_1="", **{hidden: "0"}), **FRAME))

    assert bool(body.find(id=f"gform_title_{form.pk}")) is (hidden != "display_title")
    assert ("Ask for the next course." in body.text) is (hidden != "display_description")


def test_FORM_SUB_17_a_redirect_cannot_end_its_text():
    """FORM-SUB-17"""
    redirect = FormConfirmation(name="Away", type="redirect", url='https://example.org/?a="</script><b>')
    form = web_form(submission_method="iframe", confirmations=[redirect])
    body = body_of(send(form, by_a_person(shown(page_with(form))), **FRAME))

    assert 'gformRedirect(){document.location.href="https://example.org/?a=%22' in body.script.text
    assert not body.b


def test_FORM_SUB_06_without_a_script_the_page_is_loaded(form):
    """FORM-SUB-06"""
    assert send(form, by_a_person(shown(page_with(form)))).status_code == 302


def test_FORM_SUB_03_another_method_is_never_answered_in_a_frame():
    """FORM-SUB-03"""
    form = web_form()

    assert send(form, by_a_person(shown(page_with(form)), gform_submission_method="iframe"), **FRAME).status_code == 302


@pytest.mark.parametrize("method", ["postback", "ajax", "iframe"])
def test_FORM_SUB_02_the_form_says_its_method(method):
    """FORM-SUB-02"""
    form = web_form(submission_method=method)
    html = BeautifulSoup(shown(page_with(form)), "html.parser")

    assert html.find(id=f"gform_submission_method_{form.pk}")["value"] == method


def test_FORM_SUB_02_a_page_load_is_the_default():
    """FORM-SUB-02"""
    assert web_form().submission_method == "postback"
