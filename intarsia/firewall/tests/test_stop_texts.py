"""PROT-SRV-12: owners can change the texts of the firewall page, and blocked requests make no queries."""

import json

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.firewall.tests.guarded_site import LISTED, answer
from intarsia.protection.texts.known import GROUPS
from intarsia.protection.texts.models import OwnText

pytestmark = pytest.mark.django_db
PAGE = "/admin/protection_texts/"


def default_site() -> Site:
    return Site.objects.get(is_default_site=True)


def test_PROT_SRV_12_changed_text_applies_in_its_language_only(site, client, admin_user, django_assert_num_queries):
    """PROT-SRV-12, PROT-SRV-04"""
    client.force_login(admin_user)
    assert "Firewall page" in client.get(PAGE).content.decode()
    client.post(f"{PAGE}?language=de", {"firewall_title": "Gleich geht es <weiter>"})
    site.firewall.texts.read()

    with django_assert_num_queries(0):
        german = site.ask(LISTED, HTTP_ACCEPT_LANGUAGE="de")[1]
        english = site.ask(LISTED, HTTP_ACCEPT_LANGUAGE="en")[1]
    assert "<h1>Gleich geht es &lt;weiter&gt;</h1>" in german and "Bitte warten Sie acht Sekunden" in german
    assert "<h1>One moment, please</h1>" in english


def test_PROT_SRV_12_page_after_a_failed_challenge_uses_custom_texts(site):
    """PROT-SRV-12"""
    OwnText.objects.create(site=default_site(), language="en", name="firewall_early", text="Slowly, please.")

    assert "Slowly, please." in answer(site.ask(LISTED, HTTP_USER_AGENT="Firefox")[1]).content.decode()


def test_PROT_SRV_12_each_site_has_its_own_texts(site):
    """PROT-SRV-12"""
    other = Site.objects.create(hostname="other.example", port=8443, root_page=default_site().root_page)
    for one, text in ((other, "Other"), (default_site(), "Default")):
        OwnText.objects.create(site=one, language="en", name="firewall_title", text=text)
    site.firewall.texts.read()

    hosts = ("other.example:8443", "other.example", "testserver", "unknown.example")
    titles = [site.ask(LISTED, HTTP_HOST=host)[1].partition("<h1>")[2].partition("<")[0] for host in hosts]
    assert titles == ["Other", "Other", "Default", "Default"]


def test_PROT_SRV_12_scripts_get_texts_in_the_visitors_language(site):
    """PROT-SRV-12"""
    _status, body, headers = site.ask(LISTED, HTTP_SEC_FETCH_DEST="empty", HTTP_ACCEPT_LANGUAGE="de")

    assert headers["Content-Type"] == "application/json"
    assert json.loads(body)["data"]["message"].startswith("Ihr Netzwerk wurde blockiert.")


@pytest.mark.parametrize("name", GROUPS["firewall"])
def test_every_text_of_the_page_can_be_changed(client, admin_user, name):
    client.force_login(admin_user)

    assert f'name="{name}"' in client.get(PAGE).content.decode()


def test_default_texts_are_used_if_the_database_fails(site):
    assert "One moment, please" in site.ask(LISTED)[1]
    assert Client(REMOTE_ADDR=LISTED).post("/protection/check/", {}).status_code == 403
