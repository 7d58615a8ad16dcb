"""PROT-SRV-14: a request that cannot be parsed is answered on the contact page, and nothing is stored."""

import re

import pytest
from django.core import mail
from django.test import Client
from wagtail.models import Site

from demo.texts import contact
from intarsia.pages.models import BuilderPage
from intarsia.protection.models import JudgedSubmission
from intarsia.protection.tests.senders import BROWSER, by_a_person, by_a_robot

pytestmark = pytest.mark.django_db


@pytest.fixture
def page():
    home = Site.objects.get(is_default_site=True).root_page
    return home.add_child(instance=BuilderPage(title="Contact", slug="contact"))


@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        (b"message=" + b"x" * 4_000_000, "application/x-www-form-urlencoded", 413),
        (b"message=" + b"x" * 1_000_000, "application/x-www-form-urlencoded", 413),
        (b"&".join(b"a%d=1" % number for number in range(2000)), "application/x-www-form-urlencoded", 400),
        (b"--x\r\nContent-Disposition: form-data; name=", "multipart/form-data; boundary=x", 400),
        (b"[" * 5000, "application/json", 400),
    ],
)
def test_an_unreadable_request_gets_a_message_above_the_form(page, body, content_type, status):
    answer = Client(headers={"sec-fetch-site": "same-origin"}).post("/contact/write/", body, content_type)

    assert answer.status_code == status
    assert contact.FORM_UNREADABLE in answer.content.decode() and "<form" in answer.content.decode()
    assert not JudgedSubmission.objects.exists() and not mail.outbox


@pytest.mark.parametrize(
    ("fields", "status", "key"),
    [
        (by_a_person(subject=contact.FORM_SUBJECTS[0]), 200, "success"),
        (by_a_person(), 422, "errors"),
        (by_a_robot(subject=contact.FORM_SUBJECTS[0]), 200, "apbct"),
    ],
)
def test_PROT_BLK_02_a_script_that_asks_for_json_gets_json_and_everybody_else_the_page(page, fields, status, key):
    """PROT-BLK-02"""
    visitor = Client(headers=BROWSER | {"sec-fetch-site": "same-origin"})
    answer = visitor.post("/contact/write/", fields, headers={"accept": "application/json"})

    assert answer.status_code == status and key in answer.json()
    page_answer = visitor.post("/contact/write/", fields, headers={"accept": "text/html, application/json"})
    assert page_answer.headers.get("Content-Type", "").startswith("text/html")


def test_browsers_fill_in_name_and_email(page, client):
    """WCAG 1.3.5"""
    shown = client.get("/contact/write/").content.decode()

    for name in ("name", "email"):
        assert f'autocomplete="{name}"' in re.search(rf'<input[^>]*name="{name}"[^>]*>', shown)[0]


def test_a_form_test_is_answered_in_json(page, client, admin_user):
    client.force_login(admin_user)
    client.post("/admin/protection_test/test/", {"url": "/contact/"})
    fields = by_a_person(subject=contact.FORM_SUBJECTS[0])
    answer = client.post("/contact/write/", fields, headers=BROWSER | {"accept": "application/json"})

    assert answer.json()["apbct"]["comment"].startswith("This was a test: nothing was stored or sent.")
    assert not mail.outbox
