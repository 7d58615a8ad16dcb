"""Staff try a form before visitors use it: nothing is stored or mailed."""

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client

from intarsia.jobs.models import Job
from intarsia.webforms.confirmations.models import FormConfirmation
from intarsia.webforms.delivery.models import Delivery
from intarsia.webforms.form_templates.making import make_form
from intarsia.webforms.form_templates.templates import template_called
from intarsia.webforms.models import Entry, FormFile
from intarsia.webforms.tests.builders import hidden_inputs, notification, web_form

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
    assert "Teachers Not sent. Its condition does not hold for these answers." in text
    assert "Visitor Not sent. With these answers, it has no recipient." in text
    assert "Thanks: the first one without a condition." in text
    assert not any(model.objects.exists() for model in (Entry, Delivery, FormFile, Job))
    assert mail.outbox == []


def test_a_test_checks_answers_like_a_submission(staff):
    response = sent_in_test_mode(staff, school_visit(), input_1="school")
    html = BeautifulSoup(response.content, "html.parser")

    assert html.select_one(".gform_validation_error")
    assert html.select_one("form.form__form")["action"].startswith("/admin/")


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


def test_staff_without_an_address_are_told_what_to_do(staff):
    form = school_visit()
    User.objects.update(email="")
    response = staff.post(test_url(form, "mails/"), {"notification": key_of(form, "Office")}, follow=True)

    assert "Your account has no e-mail address." in text_of(response)
    assert mail.outbox == []


@pytest.mark.parametrize("key", ["contact", "order"])
def test_the_notification_of_a_template_is_shown_before_it_was_ever_published(staff, key):
    form = make_form(template_called(key), "en", "owner@example.org")
    response = staff.get(test_url(form, "mails/"))

    assert "owner@example.org" in text_of(response)
    assert f"Test: {'Message from Example' if key == 'contact' else 'Order of Ada Example'}" in text_of(response)
