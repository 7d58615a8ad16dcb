"""FORM-SUB-30: webhooks about entries: signed, repeated, and never sent to the site's own network."""

import socket
from datetime import timedelta

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from intarsia.jobs.testing import run_jobs
from intarsia.pages.tests.builders import administrator
from intarsia.webforms.delivery.pinned_request import NotSent, post
from intarsia.webforms.models import Delivery, Entry, FormWebhook
from intarsia.wire.requests.public_ip import is_public_ip

from .builders import by_a_person, page_with, send, shown, web_form
from .webhook_receiver import receiver, verified

pytestmark = pytest.mark.django_db

BOB = {"field": "name", "operator": "is", "value": "Bob"}


def webhook(url: str, **values) -> FormWebhook:
    return FormWebhook(**{"name": "Office", "url": url, **values})


def send_form(*webhooks, **answers):
    form = web_form(webhooks=list(webhooks))
    send(form, by_a_person(shown(page_with(form)), **answers))
    run_jobs()
    return form


def test_FORM_SUB_30_an_entry_is_sent_as_signed_json():
    with receiver() as running:
        form = send_form(webhook(running.url))
    [message] = running.messages(form.webhooks.get().secret)
    data, entry = message["data"], Entry.objects.get()

    assert message["type"] == "entry.created"
    assert (data["id"], data["form"]["title"], data["email"]) == (entry.pk, "Contact", "ana@example.org")
    assert data["answers"][0] == {"field": 1, "label": "Name", "value": "Ana", "text": "Ana"}
    assert Delivery.objects.get().sent


def test_FORM_SUB_30_a_changed_message_or_another_secret_is_noticed():
    with receiver() as running:
        form = send_form(webhook(running.url))
    [(headers, body)] = running.got

    with pytest.raises(ValueError, match="signature"):
        verified(form.webhooks.get().secret, headers, body.replace(b"Ana", b"Eve"))
    with pytest.raises(ValueError, match="signature"):
        verified(webhook("https://example.org/").secret, headers, body)


def test_FORM_SUB_30_a_failed_message_is_sent_again_with_the_same_id():
    with receiver(500) as running:
        send_form(webhook(running.url))
        assert Delivery.objects.get().error == "NotSent: The receiver responded with status 500."
        run_jobs(after=timedelta(hours=1))
    ids = [headers["webhook-id"] for headers, _body in running.got]

    assert len(ids) == 2 and len(set(ids)) == 1
    assert Delivery.objects.get().sent and not Delivery.objects.get().error


def test_FORM_SUB_30_staff_see_a_webhook_in_the_entry_and_send_it_again():
    staff = Client()
    staff.force_login(administrator())
    with receiver() as running:
        send_form(webhook(running.url))
        entry, delivery = Entry.objects.get(), Delivery.objects.get()
        assert running.url in staff.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()
        staff.post(f"/admin/webform_entries/act/{entry.pk}/", {"action": "resend", "delivery": delivery.pk})
        run_jobs()

    assert len(running.got) == 2


@pytest.mark.parametrize(("name", "number"), [("Bob", 1), ("Ana", 0)])
def test_FORM_SUB_30_a_webhook_is_sent_if_its_condition_is_met(name, number):
    with receiver() as running:
        send_form(webhook(running.url, condition=BOB), webhook(running.url, is_active=False), input_1=name)

    assert len(running.got) == number


def test_FORM_SUB_30_nothing_is_sent_to_the_network_of_the_site():
    with receiver(is_allowed=False) as running:
        send_form(webhook(running.url))

    assert running.got == []
    assert "which is not allowed" in Delivery.objects.get().error


def test_FORM_SUB_30_a_host_with_one_private_ip_is_refused(monkeypatch):
    """The connection goes to the checked IP address: nobody can give another one afterwards."""
    answers = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("93.184.215.14", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_options: answers)

    with pytest.raises(NotSent, match="not allowed"):
        post("https://example.org/", b"{}", {})


def test_FORM_SUB_30_a_host_with_an_umlaut_gets_the_entry(monkeypatch, settings):
    """FORM-SUB-30"""
    with receiver() as running:
        _name, port = running.host.split(":")
        asked, find = [], socket.getaddrinfo

        def answer(host, *arguments, **options):
            asked.append(host)
            return find("127.0.0.1", *arguments, **options)

        monkeypatch.setattr(socket, "getaddrinfo", answer)
        settings.INTARSIA_WEBHOOK_HOSTS = [f"bücher.example:{port}"]
        post(f"http://bücher.example:{port}/entries", b"{}", {})
        [(headers, _body)] = running.got

    assert "xn--bcher-kva.example" in asked and headers["host"] == f"xn--bcher-kva.example:{port}"


def test_FORM_SUB_30_redirects_are_not_followed():
    with receiver(302) as running:
        send_form(webhook(running.url))

    assert len(running.got) == 1 and "status 302" in Delivery.objects.get().error


@pytest.mark.parametrize(
    "ip",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
    ],
)  # fmt: skip
def test_FORM_SUB_30_private_ips_are_not_public(ip):
    assert not is_public_ip(ip)


def test_public_ips_are_public():
    assert is_public_ip("93.184.215.14") and is_public_ip("2606:2800:21f::1")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "example.org",
        "https://a:b@example.org/",
        "https://example.org:99999/",
    ],
)
def test_a_url_that_cannot_be_used_is_refused_when_it_is_saved(url):
    with pytest.raises(ValidationError):
        webhook(url).clean_fields(exclude=["form", "sort_order"])


def test_the_edit_page_of_a_form_shows_the_secret():
    form = web_form(webhooks=[webhook("https://example.org/")])
    staff = Client()
    staff.force_login(administrator())
    html = staff.get(f"/admin/snippets/intarsia_webforms/webform/edit/{form.pk}/").content.decode()

    assert form.webhooks.get().secret in html and "Save the form to see the secret." in html
