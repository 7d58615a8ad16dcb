"""PROT-SRV-14: what cannot be read is answered on the contact page itself, and nothing is stored."""

import pytest
from django.core import mail
from django.test import Client
from wagtail.models import Site

from demo.texts import contact
from intarsia.pages.models import DocumentPage
from intarsia.protection.models import JudgedSubmission

pytestmark = pytest.mark.django_db


@pytest.fixture
def page():
    home = Site.objects.get(is_default_site=True).root_page
    return home.add_child(instance=DocumentPage(title="Contact", slug="contact"))


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
def test_what_nobody_can_read_is_answered_by_a_sentence_beside_the_form(page, body, content_type, status):
    answer = Client(headers={"sec-fetch-site": "same-origin"}).post("/contact/write/", body, content_type)

    assert answer.status_code == status
    assert contact.FORM_UNREADABLE in answer.content.decode() and "<form" in answer.content.decode()
    assert not JudgedSubmission.objects.exists() and not mail.outbox
