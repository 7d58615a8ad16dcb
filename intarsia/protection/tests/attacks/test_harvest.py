"""Attacks on contacts, and what they gain at most."""

import html
import json
import re
from base64 import urlsafe_b64encode

import pytest
from django.test import Client, RequestFactory
from django.utils.safestring import mark_safe
from wagtail.models import Page

from intarsia.protection.checks.event_token import tokens as event_tokens
from intarsia.protection.encoding import decoding, tokens
from intarsia.protection.encoding.decode_limits import COPIED, PROVEN, DecodeLimit
from intarsia.protection.encoding.in_html.html import encode_html
from intarsia.protection.encoding.in_html.markup import Encoding
from intarsia.protection.encoding.page_encoding import encoded_html
from intarsia.protection.templatetags.contacts import hide_contacts

from ..test_decoding import REST, parts, person

pytestmark = pytest.mark.django_db
GUESS = "ana@example.org"


@pytest.fixture
def nonce(client) -> str:
    sent = {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}
    return client.post("/", sent).json()["wpnonce"]


def harvested(nonce: str, ips: list[str], signals: dict, scope: str = "{}", *, has_token: bool = False) -> int:
    """How many contacts somebody gets who asks for one from each IP address."""
    found = 0
    for number, ip in enumerate(ips):
        encoded = tokens.encode(f"person{number}@example.org", scope.format(number))
        client, asked = Client(REMOTE_ADDR=ip), parts(encoded, signals=signals)
        if has_token:
            asked["event_token"] = event_tokens.issue(RequestFactory().get("/", REMOTE_ADDR=ip), [])
        answer = client.post(REST, asked, headers={"x-wp-nonce": nonce})
        found += f'"person{number}@example.org"'.encode() in answer.content
    return found


OF_ONE_NETWORK = [f"2001:db8:1:2::{number:x}" for number in range(1, 201)]


@pytest.mark.parametrize(("has_token", "limit"), [(True, PROVEN), (False, COPIED)])
def test_two_hundred_ips_of_one_network_harvest_as_much_as_one(nonce, has_token, limit):
    """PROT-DEC-23"""
    assert harvested(nonce, OF_ONE_NETWORK, person(), has_token=has_token) == limit.of_client


def test_copied_signals_of_many_clients_harvest_a_tenth_of_what_browsers_get(nonce):
    """PROT-DEC-23: `ct_checkjs` alone, which any program can read in a file of the site."""
    ips = [f"192.0.2.{number}" for number in range(1, COPIED.of_site + 21)]

    assert harvested(nonce, ips, person()) == COPIED.of_site == PROVEN.of_site / 10
    # It uses up nothing of what people with a proven browser get.
    assert harvested(nonce, ips[:5], person(), has_token=True) == 5


@pytest.mark.parametrize("signal", ["ct_mouse_moved", "ct_has_scrolled", "ct_has_key_up", "ct_has_input_focused"])
def test_invented_signals_without_a_proof_of_the_script_harvest_nothing(nonce, signal):
    """PROT-DEC-23"""
    invented = {key: value for key, value in person().items() if key != "ct_checkjs"} | {signal: True}

    assert harvested(nonce, ["192.0.2.7"], invented) == harvested(nonce, ["192.0.2.7"], {signal: True}) == 0


def test_many_clients_harvest_a_page_and_a_site_slowly(nonce, monkeypatch):
    """PROT-DEC-23"""
    monkeypatch.setattr(decoding, "PROVEN", DecodeLimit("few", of_client=20, of_page=3, of_site=8))
    ips = [f"192.0.2.{number}" for number in range(1, 13)]

    assert harvested(nonce, ips[:6], person(), scope="one page", has_token=True) == 3
    # The six before count, too.
    assert harvested(nonce, ips[6:], person(), scope="page {}", has_token=True) == 2


def tokens_in(page: str) -> list[str]:
    return re.findall(r'data-original-string="([^"]+)"', page)


def test_a_guess_in_a_comment_cannot_be_compared_with_a_contact_of_the_page(client):
    """PROT-DEC-25"""
    page = f"<p>{GUESS}</p>"
    comments = "".join(f"<article data-by-visitor><p>{GUESS}</p></article>" for _comment in range(2))
    found = tokens_in(hide_contacts(mark_safe(f"{page}{comments}<footer>{GUESS}</footer>")))

    first, one, other, last = found
    assert first == last and len({first, one, other}) == 3
    assert {tokens.decode(token) for token in found} == {GUESS}


def test_a_guess_cannot_be_compared_with_a_contact_of_another_page_or_of_a_page_that_repeats_it():
    """PROT-DEC-25"""
    home = Page.objects.get(depth=2)
    footer = mark_safe(f"<footer>{GUESS}</footer>")
    repeated = mark_safe(f"<p>Thank you, {GUESS}!</p>{footer}")
    shown = [tokens_in(hide_contacts(part, page)) for part in (footer, repeated) for page in (home, home.get_parent())]

    assert len({token for one in shown for token in one}) == 4
    # A page that is rendered again has the same bytes.
    assert tokens_in(hide_contacts(footer, home)) == shown[0]


def test_tokens_of_earlier_versions_in_cached_pages_still_decode(settings):
    """PROT-DEC-25"""
    # Made by version 0.1 under this key.
    settings.SECRET_KEY = "an old page"
    assert tokens.decode("0wd8z5C01qhNyDNoHJpRhBXJtyoPVud_7CO6k9PCH4T1dg") == GUESS


def test_html_that_pages_share_is_encoded_once_and_has_tokens_of_each_page():
    """PROT-DEC-25"""
    island = html.escape(json.dumps({"text": f"Write to {GUESS}"}))
    part = f'<in-island data-widget_type="heading" data-settings="{island}"><p>Write to {GUESS}</p></in-island>'
    shared = f"{part}<article data-by-visitor>{GUESS}</article>"
    pages = [Encoding(hint="Click").within(scope) for scope in ("one", "two")]

    for page in pages:
        assert encoded_html(shared, page) == encode_html(shared, page)
    assert encoded_html(shared, pages[0]) != encoded_html(shared, pages[1])


def test_a_visitor_cannot_write_a_placeholder_of_a_token():
    guess = urlsafe_b64encode(GUESS.encode()).decode()
    written = f"\ue010{guess}.\ue011 \ue010{'0' * 16}{guess}.\ue011"

    assert encoded_html(f"<p>{written} a@example.org</p>", Encoding()).count("data-original-string") == 1
    assert written in encoded_html(f"<p>{written} a@example.org</p>", Encoding())
