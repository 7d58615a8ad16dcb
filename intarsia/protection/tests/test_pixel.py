"""The pixel: its URL changes every three hours and identifies nobody, and loading it is evidence."""

import re

import pytest
from django.contrib.auth.models import AnonymousUser
from django.template import Context, Template
from django.test import Client
from wagtail.models import Site

from intarsia.protection.checks.pixel import pixel_url
from intarsia.protection.forms.judging import judge_request
from intarsia.protection.models import ProtectionSettings
from intarsia.protection.page_script.site_globals import public
from intarsia.protection.signal_collection.parsing.submission_of import Message
from intarsia.protection.tests.senders import BROWSER, by_a_person
from intarsia.wire.guarding.nonces import make_nonce

pytestmark = pytest.mark.django_db

ADDRESS = re.compile(r"http://testserver/protection/pixel/[0-9a-f]{32}\.gif")


def choose(pixel, *, has_detector=False):
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.pixel, rules.has_detector = pixel, has_detector
    rules.save()
    return rules


@pytest.fixture
def visitor():
    return Client(REMOTE_ADDR="192.0.2.7", headers=BROWSER)


def reasons(rf, fields=None):
    request = rf.post(
        "/contact/", by_a_person() if fields is None else fields, REMOTE_ADDR="192.0.2.7", headers=BROWSER
    )
    request.user = AnonymousUser()
    found = judge_request(request, "contact", Message("Do you teach beginners?", email="ana@example.org"))
    return {one.reason for one in found.verdict.reasons}


def test_pixel_url_is_shared_and_changes_every_three_hours(rf, monkeypatch):
    now = pixel_url.time.time()
    here = pixel_url.pixel_url(rf.get("/"))
    assert ADDRESS.fullmatch(here)
    assert pixel_url.pixel_url(rf.get("/", REMOTE_ADDR="198.51.100.9", headers=BROWSER)) == here

    periods = set()
    for hour in range(24):
        monkeypatch.setattr(pixel_url.time, "time", lambda hour=hour: now + hour * 3600)
        periods.add(pixel_url.pixel_url(rf.get("/")))
    # Eight complete periods, or nine incomplete ones.
    assert here in periods and len(periods) in (8, 9)


def test_pixel_is_not_cached_and_counts_for_the_visitor(rf, visitor):
    rules = choose("2")
    assert "pixel_missing" in reasons(rf)

    answer = visitor.get(public(rf.get("/"), rules)["pixel__url"])

    assert (answer.status_code, answer["Content-Type"], answer.content[:6]) == (200, "image/gif", b"GIF89a")
    assert "no-store" in answer["Cache-Control"]
    assert not answer.cookies
    assert "pixel_loaded" in reasons(rf)


def test_previous_pixel_url_is_valid_and_older_ones_are_not(rf, visitor, monkeypatch):
    choose("2")
    now, here = pixel_url.time.time(), pixel_url.pixel_url(rf.get("/"))

    monkeypatch.setattr(pixel_url.time, "time", lambda: now + pixel_url.CHANGES_EVERY)
    assert visitor.get(here).status_code == 200
    monkeypatch.setattr(pixel_url.time, "time", lambda: now + 2 * pixel_url.CHANGES_EVERY)
    assert visitor.get(here).status_code == 404


def test_forged_pixel_url_is_not_found(rf, visitor):
    choose("2")
    assert visitor.get(f"/protection/pixel/{'0' * 32}.gif").status_code == 404
    assert "pixel_missing" in reasons(rf)


def test_missing_pixel_is_ignored_without_javascript(rf):
    choose("2")

    assert "pixel_missing" not in reasons(rf, fields={})


def test_pixel_in_forms_works_on_cached_pages(rf, visitor):
    choose("1")
    form = Template('{% load protection %}{% protection_fields "contact" %}').render(Context({"request": rf.get("/")}))
    assert 'src="/protection/pixel.gif"' in form

    answer = visitor.get("/protection/pixel.gif", follow=True)
    assert answer.status_code == 200
    assert "pixel_loaded" in reasons(rf, fields={})


@pytest.mark.parametrize(
    ("pixel", "has_detector", "is_on"),
    [("0", False, False), ("1", True, True), ("2", True, True), ("3", True, False), ("3", False, True)],
)
def test_globals_say_if_the_pixel_is_on(rf, pixel, has_detector, is_on):
    values = public(rf.get("/"), choose(pixel, has_detector=has_detector))

    assert (values["pixel__setting"], values["pixel__enabled"], values["pixel__url"] is not None) == (
        pixel,
        is_on,
        is_on,
    )
    # Some page scripts never load it if it is automatic.
    assert ("pixel_missing" in reasons(rf)) == (is_on and pixel != "3")


def test_pixel_url_is_available_by_a_call(rf, visitor):
    nonce = make_nonce(rf.get("/", headers=BROWSER), "protection")
    answer = visitor.post("/api/antispam/v1/apbct_get_pixel_url", headers={"x-wp-nonce": nonce})

    assert ADDRESS.fullmatch(answer.content.decode())
