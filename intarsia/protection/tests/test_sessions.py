"""PROT-ALT: signals stored on the server for one visitor, with the same verdict as from other storage."""

import json
import time

import pytest
from django.test import Client

from intarsia.protection.signal_collection.parsing.signals import signals_of
from intarsia.protection.signal_collection.sessions import store
from intarsia.state.recent_values import recent_values

from .senders import hidden_field, signals

AGENT = {"user-agent": "Mozilla/5.0 Firefox/140.0"}
OURS = "0123456789abcdef0123456789abcdef"
pytestmark = pytest.mark.django_db


def nonce(client: Client) -> str:
    return client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]


def save(client: Client, cookies: str, transport: str = "rest", number: str = OURS, **options):
    parts = {"cookies": cookies} | ({"apbct_session_id": number} if number else {})
    if transport == "rest":
        headers = AGENT | {"x-wp-nonce": nonce(client)}
        return client.post("/api/antispam/v1/alt_sessions", parts, headers=headers, **options)
    parts |= {"action": "apbct_alt_session__save__AJAX", "_ajax_nonce": nonce(client), "no_cache": "0.7"}
    return client.post("/ajax/", parts, headers=AGENT, **options)


def read(rf, number: str = OURS, ip: str = "127.0.0.1", cookies=None, agent: str = AGENT["user-agent"]):
    fields = {"apbct_session_id": number} if number else {}
    request = rf.post("/contact/", fields, REMOTE_ADDR=ip, headers={"user-agent": agent})
    request.COOKIES = cookies or {}
    return signals_of(request)


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_ALT_09_10_11_12_saved_values_reach_a_later_form(rf, transport):
    """PROT-ALT-09, PROT-ALT-10, PROT-ALT-11, PROT-ALT-12, PROT-ALT-13, PROT-ALT-14, PROT-SIG-19"""
    sent = signals()
    answer = save(Client(), json.dumps(sent), transport)

    assert answer.json() == {"success": True}
    assert answer["X-Robots-Tag"] == "noindex"
    assert not answer.cookies
    assert read(rf) == sent == signals_of(rf.post("/", hidden_field(sent)))


def test_PROT_ALT_13_saves_are_merged_and_pairs_are_accepted(rf):
    """PROT-ALT-13"""
    client = Client()
    save(client, json.dumps({"ct_timezone": 2, "ct_mouse_moved": True}))
    save(client, json.dumps([["ct_timezone", 3], ["product_cart", "mine"]]))

    assert read(rf) == {"ct_timezone": 3, "ct_mouse_moved": True}


def test_PROT_ALT_14_sessions_are_isolated(rf):
    """PROT-ALT-14"""
    save(Client(), '{"ct_timezone": 2}')
    save(Client(), '{"ct_timezone": 9}', number="f" * 32)
    save(Client(), '{"ct_timezone": 9}', REMOTE_ADDR="192.0.2.99")

    assert read(rf) == {"ct_timezone": 2}
    assert read(rf, number="") == read(rf, number="a" * 32) == read(rf, agent="Other") == {}
    assert read(rf, ip="192.0.2.98") == {}


def test_PROT_ALT_08_session_cookie_is_http_only(rf):
    """PROT-ALT-08"""
    first, second = Client(), Client()
    answer = save(first, '{"ct_timezone": 2, "apbct_force_alt_cookies": true}', number="")
    save(second, '{"ct_timezone": 9}', number="")
    cookie = answer.cookies[store.COOKIE]

    assert (cookie["httponly"], cookie["samesite"], cookie["path"], cookie["max-age"]) == (True, "Lax", "/", 86_400)
    assert read(rf, number="", cookies={store.COOKIE: cookie.value}) == {"ct_timezone": 2}
    save(first, '{"ct_has_scrolled": true}', number="")
    assert read(rf, number="", cookies={store.COOKIE: cookie.value}) == {"ct_timezone": 2, "ct_has_scrolled": True}


@pytest.mark.parametrize("transport", ["rest", "ajax"])
@pytest.mark.parametrize("cookies", ["", "{}", "[]", "no json", "7", "[1, 2]", "[" * 9000, '{"a": NaN'])
def test_PROT_ALT_14_request_without_values_is_an_error(rf, transport, cookies):
    """PROT-ALT-14"""
    answer = save(Client(), cookies, transport)

    assert answer.status_code == 200
    assert answer.json() == {"success": False, "error": "AltSessions: No cookies data provided."}
    assert read(rf) == {}


def test_PROT_REQ_16_saving_requires_a_nonce(rf):
    """PROT-REQ-16"""
    for wrong in ("", "0123456789"):
        answer = Client().post(
            "/api/antispam/v1/alt_sessions", {"cookies": '{"ct_timezone": 1}'}, headers=AGENT | {"x-wp-nonce": wrong}
        )
        assert answer.status_code == 403
        assert answer.json()["data"]["status"] == 403
    assert read(rf) == {}


def test_PROT_ALT_13_values_can_be_pairs_or_triples_and_one_of_another_shape_loses_no_other(rf):
    """PROT-ALT-13"""
    rows = [["ct_timezone", 2], ["ct_checked_emails", {"a@example.org": {"result": "EXISTS"}}, None], ["x"], 7, [[], 1]]

    assert save(Client(), json.dumps(rows)).json() == {"success": True}
    assert read(rf) == {"ct_timezone": 2, "ct_checked_emails": {"a@example.org": {"result": "EXISTS"}}}


def test_PROT_ALT_13_too_large_session_is_not_changed(rf):
    """PROT-ALT-13"""
    client = Client()
    save(client, '{"ct_timezone": 2}')
    save(client, json.dumps({"ct_pointer_data": [[1, 2, 3]] * 2500}))

    assert read(rf) == {"ct_timezone": 2}
    assert save(client, "x" * 40_000).status_code == 413


def test_PROT_ALT_13_session_expires_after_a_day(rf, monkeypatch):
    """PROT-ALT-13"""
    # Redis has its own clock.
    monkeypatch.delenv("REDIS_URL", raising=False)
    save(Client(), '{"ct_timezone": 2}')
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 86_401)

    assert read(rf) == {}


def test_no_session_without_the_store(rf, monkeypatch):
    def unavailable(*_args):
        raise OSError("disk")

    monkeypatch.setattr(type(recent_values()), "get", unavailable)
    monkeypatch.setattr(type(recent_values()), "put", unavailable)
    assert read(rf) == {}
    assert save(Client(), '{"ct_timezone": 2}').json() == {"success": True}


def test_PROT_SIG_14_each_form_has_its_own_cookie_record(rf):
    """PROT-SIG-14"""
    records = {f"apbct_visible_fields_{index}": {"visible_fields": f"field{index}"} for index in (0, 10, 11)}
    cookies = {name: json.dumps(record) for name, record in records.items()}

    def seen(field: str):
        request = rf.post("/", {field: "x"})
        request.COOKIES = cookies
        return signals_of(request).get("apbct_visible_fields")

    assert seen("field10") == {"visible_fields": "field10"}
    assert seen("field11") is None
