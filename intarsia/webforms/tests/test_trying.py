"""Staff try a form before visitors use it: nothing is stored or mailed."""

import re
from functools import partial

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from intarsia.jobs.models import Job
from intarsia.webforms.confirmations.models import FormConfirmation
from intarsia.webforms.delivery.models import Delivery
from intarsia.webforms.form_templates.making import make_form
from intarsia.webforms.form_templates.templates import template_called
from intarsia.webforms.models import Entry, FormFile, Payment
from intarsia.webforms.tests.builders import hidden_inputs, notification, page_with, shown, web_form

KIND = {
    "type": "radio",
    "props": {
        "id": "kind",
        "label": "Kind of visit",
        "choices": [
            {"_id": "1", "label": "School", "value": "school"},
            {"_id": "2", "label": "Company", "value": "company"},
        ],
    },
}
PUPILS = {
    "type": "text",
    "props": {
        "id": "pupils",
        "label": "Pupils",
        "is_required": "yes",
        "shown_if": {"field": "kind", "operator": "is", "value": "school"},
    },
}
MAIL = {"type": "email", "props": {"id": "mail", "label": "E-mail"}}


def school_visit(**values):
    form = web_form(KIND, PUPILS, MAIL, title="Visit")
    form.notifications = [
        notification(name="Office"),
        notification(name="Teachers", condition={"field": "kind", "operator": "is", "value": "school"}),
        notification(name="Visitor", to="{E-mail:3}", cc="copy@example.org"),
    ]
    form.confirmations = [FormConfirmation(name="Thanks", message="<p>See you.</p>")]
    form.save()
    form.save_revision().publish()
    return form


def client_of(user):
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def staff(db):
    cache.clear()
    return client_of(User.objects.create_superuser("owner", "owner@example.org", "secret"))


def test_url(form, more=""):
    return f"/admin/snippets/intarsia_webforms/webform/test/{form.pk}/{more}"


test_url.__test__ = False


def sent_in_test_mode(staff, form, **answers):
    html = staff.get(test_url(form)).content.decode()
    return staff.post(test_url(form), {**hidden_inputs(html), "gform_submission_type": "submit", **answers})


def text_of(response):
    return " ".join(BeautifulSoup(response.content, "html.parser").get_text(" ").split())


def test_a_test_shows_what_would_happen_and_stores_and_mails_nothing(staff):
    """FORM-COND-07"""
    form = school_visit()
    response = sent_in_test_mode(staff, form, input_1="company")

    text = text_of(response)
    assert "This was a test: nothing was stored or sent." in text
    assert "Kind of visit Company" in text
    assert "Pupils “Kind of visit” is not “School” (now: Company)." in text
    assert "Office office@example.org" in text
    assert "Teachers Not sent. These answers do not meet its condition." in text
    assert "Visitor Not sent. These answers give it no recipient." in text
    assert "Thanks: the first one without a condition." in text
    assert not any(model.objects.exists() for model in (Entry, Delivery, FormFile, Job))
    assert mail.outbox == []


def test_a_test_checks_answers_like_a_submission(staff):
    response = sent_in_test_mode(staff, school_visit(), input_1="school")
    html = BeautifulSoup(response.content, "html.parser")

    assert html.select_one(".gform_validation_error")
    assert html.select_one("form.form__form")["action"].startswith("/admin/")


CV = {"type": "file_upload", "props": {"id": "cv", "label": "CV", "is_required": "yes", "extensions": "pdf"}}
BREAK = {"type": "page_break", "props": {"id": "second"}}


def test_FORM_UP_a_test_checks_files_and_stores_none(staff):
    """FORM-PAGE-18"""
    form = web_form(CV)
    sent = partial(sent_in_test_mode, staff, form)

    assert "This field is required." in text_of(sent())
    assert "Choose a file of one of these types: pdf" in text_of(sent(input_1=SimpleUploadedFile("cv.txt", b"CV")))
    assert "does not match its extension" in text_of(sent(input_1=SimpleUploadedFile("cv.pdf", b"GIF89a")))
    assert "CV cv.pdf" in text_of(sent(input_1=SimpleUploadedFile("cv.pdf", b"%PDF-1.7")))
    assert not FormFile.objects.exists()
    # Its script would upload files as soon as they are chosen.
    assert "data-upload" not in staff.get(test_url(form)).content.decode()


def test_a_file_is_asked_for_only_on_its_page_of_a_test(staff):
    form = web_form(CV, BREAK, MAIL)
    first = {"gform_source_page_number": "1", "gform_submission_type": "next"}
    last = {"gform_source_page_number": "2", "gform_submission_type": "submit"}

    assert "This field is required." in text_of(sent_in_test_mode(staff, form, **first))
    assert "This was a test" in text_of(sent_in_test_mode(staff, form, **last))


@pytest.mark.parametrize("provider", ["proof_of_work", "turnstile"])
def test_FORM_CAPT_a_captcha_says_that_it_counts_as_passed_in_a_test(staff, provider):
    form = web_form(MAIL, {"type": "captcha", "props": {"id": "check", "provider": provider}})
    html = staff.get(test_url(form)).content.decode()

    assert "Test mode: this check counts as passed." in html
    assert set(re.findall(r'data-captcha="(\w+)"', html)) == {"work"}
    assert "This was a test" in text_of(sent_in_test_mode(staff, form))


def test_FORM_CARD_a_card_is_tried_with_the_test_provider_and_nothing_is_paid(staff):
    """FORM-CARD-01"""
    order = {"type": "product", "props": {"id": "knife", "label": "Knife", "price": "10.00", "has_quantity": ""}}
    form = web_form(order, {"type": "credit_card", "props": {"id": "card", "label": "Card"}})
    sent = partial(sent_in_test_mode, staff, form, **{"input_1.3": "1"})

    assert 'data-payment="test"' in staff.get(test_url(form)).content.decode()
    assert "Enter your card." in text_of(sent())
    assert "This card has expired." in text_of(sent(input_2="test_visa_0069_expired_card"))
    assert "Card Visa •••• 4242" in text_of(sent(input_2="test_visa_4242_approved"))
    assert not Payment.objects.exists()


def test_FORM_COND_10_while_answers_change_a_test_says_which_rule_hides_each_field(staff):
    """FORM-COND-10"""
    inner = {"type": "text", "props": {"id": "inner", "label": "Inner"}}
    rule = {"field": "kind", "operator": "is", "value": "school"}
    section = {"type": "section", "props": {"id": "more", "label": "More", "shown_if": rule, "fields": [inner]}}
    form = web_form(KIND, PUPILS, section)
    explained = staff.post(test_url(form), {"intarsia_explain": "1", "input_1": "company"}).json()["hidden"]

    because = "“Kind of visit” is not “School” (now: Company)."
    assert explained == [
        {"field": "2", "row": "", "text": f"“Pupils” is hidden: {because}"},
        {"field": "3", "row": "", "text": f"“More” is hidden: {because}"},
    ]
    assert staff.post(test_url(form), {"intarsia_explain": "1", "input_1": "school"}).json() == {"hidden": []}
    assert "formTest" in staff.get(test_url(form)).content.decode()
    assert "formTest" not in shown(page_with(form))


@pytest.mark.parametrize(
    ("operator", "value", "because"),
    [
        ("is", "school", "“Kind of visit” is not “School” (now: Company)."),
        ("isnot", "company", "“Kind of visit” is “Company”."),
        ("in", ["school", "club"], "“Kind of visit” is not “School, club” (now: Company)."),
        ("contains", "sch", "“Kind of visit” does not contain “sch” (now: Company)."),
        ("starts_with", "sch", "“Kind of visit” does not start with “sch” (now: Company)."),
        ("ends_with", "ool", "“Kind of visit” does not end with “ool” (now: Company)."),
        ("is", "", "“Kind of visit” is filled."),
    ],
)
def test_FORM_COND_10_the_reason_is_a_sentence_for_each_operator(staff, operator, value, because):
    """FORM-COND-10"""
    rule = {"field": "kind", "operator": operator, "value": value}
    form = web_form(KIND, {"type": "text", "props": {"id": "pupils", "label": "Pupils", "shown_if": rule}})
    (explained,) = staff.post(test_url(form), {"intarsia_explain": "1", "input_1": "company"}).json()["hidden"]

    assert explained["text"] == f"“Pupils” is hidden: {because}"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "„Pupils“ ist ausgeblendet: „Kind of visit“ ist nicht „School“ (jetzt: Company)."),
        ("fr", "« Pupils » est masqué : « Kind of visit » n’est pas « School » (maintenant : Company)."),
    ],
)
def test_the_reason_has_the_quotation_marks_of_the_language_of_staff(staff, settings, language, text):
    settings.LANGUAGE_CODE = language
    rule = {"field": "kind", "operator": "is", "value": "school"}
    form = web_form(KIND, {"type": "text", "props": {"id": "pupils", "label": "Pupils", "shown_if": rule}})
    (explained,) = staff.post(test_url(form), {"intarsia_explain": "1", "input_1": "company"}).json()["hidden"]

    assert explained["text"].replace("\u202f", " ") == text


def test_a_test_that_is_too_large_says_so(staff, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 100
    response = sent_in_test_mode(staff, web_form(), input_1="x" * 200)

    assert response.status_code == 200 and "because it was too long" in text_of(response)


def test_a_test_is_of_the_newest_version_and_never_cached(staff):
    form = school_visit()
    form.description = "Only in the draft."
    form.save_revision()
    response = staff.get(test_url(form))

    assert "Only in the draft." in text_of(response)
    assert "Test mode" in text_of(response)
    assert "no-store" in response.headers["Cache-Control"]


@pytest.mark.parametrize("more", ["", "mails/"])
def test_visitors_and_staff_without_permission_cannot_test(staff, more):
    form, reader = school_visit(), User.objects.create_user("reader", "reader@example.org", "secret")

    for client in (Client(), client_of(reader)):
        assert client.get(test_url(form, more)).status_code == 302
        assert client.post(test_url(form, more), {"input_1": "company"}).status_code == 302


def key_of(form, name):
    return str(form.notifications.get(name=name).key)


def test_a_test_mail_goes_to_the_person_who_asks_and_to_nobody_else(staff):
    form = school_visit()
    shown = text_of(staff.get(test_url(form, "mails/")))
    response = staff.post(test_url(form, "mails/"), {"notification": key_of(form, "Visitor")}, follow=True)

    assert "New entry: Visit" in shown and "Send me a test" in shown
    assert "The test was sent to owner@example.org." in text_of(response)
    [sent] = mail.outbox
    assert sent.recipients() == ["owner@example.org"]
    assert sent.subject == "Test: New entry: Visit"
    assert "visitor@example.com" in sent.body
    assert not Entry.objects.exists()


def test_test_mails_are_limited(staff):
    form = school_visit()
    for _number in range(6):
        response = staff.post(test_url(form, "mails/"), {"notification": key_of(form, "Office")}, follow=True)

    assert "Wait a moment and try again." in text_of(response)
    assert len(mail.outbox) == 5


def test_staff_without_an_email_are_told_what_to_do(staff):
    form = school_visit()
    User.objects.update(email="")
    response = staff.post(test_url(form, "mails/"), {"notification": key_of(form, "Office")}, follow=True)

    assert "Your account has no e-mail address." in text_of(response)
    assert mail.outbox == []


def test_users_of_a_model_without_an_email_field_are_told_what_to_do(staff, monkeypatch):
    form = school_visit()
    monkeypatch.setattr(User, "EMAIL_FIELD", "no_such_field")
    response = staff.post(test_url(form, "mails/"), {"notification": key_of(form, "Office")}, follow=True)

    assert "Your account has no e-mail address." in text_of(response)
    assert mail.outbox == []


@pytest.mark.parametrize("key", ["contact", "order"])
def test_the_notification_of_a_template_is_shown_before_it_was_ever_published(staff, key):
    form = make_form(template_called(key), "en", "owner@example.org")
    response = staff.get(test_url(form, "mails/"))

    assert "owner@example.org" in text_of(response)
    assert f"Test: {'Message from Example' if key == 'contact' else 'Order of Ada Example'}" in text_of(response)
