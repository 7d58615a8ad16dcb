"""The call that decodes contacts: PROT-DEC-04 to -10, -19, -20, -22 to -25."""

import json
import time

import pytest
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group, Permission
from django.test import Client

from intarsia.protection.checks.event_token import tokens as event_tokens
from intarsia.protection.checks.proof_of_work.page_proofs import page_challenge
from intarsia.protection.encoding import decoding, tokens
from intarsia.protection.encoding.decode_limits import COPIED
from intarsia.protection.page_script.proof import issue_proof
from intarsia.wire.guarding.nonces import make_nonce

from .work import solved

pytestmark = pytest.mark.django_db

REST = "/api/antispam/v1/apbct_decode_email"
ANA, BOB = "ana@example.org", "bob@example.org?subject=<b>"


@pytest.fixture
def client() -> Client:
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def nonce(rf) -> str:
    return make_nonce(rf.get("/"), "protection")


def person(**changes):
    """The signals of a visitor who reads for a while and clicks."""
    signals = {
        "ct_checkjs": issue_proof("testserver"),
        "ct_ps_timestamp": int(time.time()) - 20,
        "ct_screen_info": {"fullWidth": 1440, "fullHeight": 900, "visibleWidth": 1440, "visibleHeight": 800},
        "ct_timezone": 1,
        "ct_mouse_moved": True,
        "apbct_headless": False,
    }
    return {**signals, **changes}


def parts(*encoded: str, signals=None) -> dict[str, str]:
    return {
        "post_url": "http://testserver/contact/",
        "referrer": "",
        "encodedEmails": json.dumps(dict(enumerate(encoded))),
        "event_javascript_data": json.dumps(person() if signals is None else signals),
    }


def ask(client, nonce, data):
    answer = client.post(REST, data, headers={"x-wp-nonce": nonce})
    assert answer.status_code == 200
    return answer.json()


def test_both_transports_decode_for_a_person(client, nonce):
    """PROT-DEC-04, PROT-DEC-05, PROT-DEC-07, PROT-DEC-08, PROT-DEC-09, PROT-DEC-10, PROT-DEC-20"""
    data = parts(tokens.encode(ANA), tokens.encode(BOB))
    by_rest = ask(client, nonce, data)
    by_ajax = client.post("/ajax/", {**data, "action": "apbct_decode_email", "_ajax_nonce": nonce, "no_cache": "0.5"})

    assert by_rest == by_ajax.json()
    assert by_rest == {
        "success": True,
        "data": [
            {
                "is_allowed": True,
                "show_comment": False,
                "comment": "",
                "encoded_email": tokens.encode(contact),
                "decoded_email": contact,
            }
            for contact in (ANA, BOB)
        ],
    }


def test_signals_can_be_json(client, nonce):
    body = {"encodedEmails": {"0": tokens.encode(ANA)}, "event_javascript_data": person()}
    answer = client.post(REST, json.dumps(body), content_type="application/json", headers={"x-wp-nonce": nonce})

    assert answer.json()["data"][0]["decoded_email"] == ANA


ROBOTS = {
    "no signals and no token": {},
    "a press that no person made": person(ct_mouse_moved=False),
    "a browser that a program drives": person(apbct_headless=True),
    "a proof of its own making": person(ct_checkjs="0" * 64, ct_mouse_moved=False),
}


@pytest.mark.parametrize("signals", ROBOTS.values(), ids=ROBOTS.keys())
def test_bot_gets_a_comment_and_no_contact(client, nonce, signals):
    """PROT-DEC-22, PROT-DEC-23, PROT-DEC-24"""
    answer = client.post(REST, parts(tokens.encode(ANA), signals=signals), headers={"x-wp-nonce": nonce})
    (item,) = answer.json()["data"]

    assert (item["is_allowed"], item["show_comment"], item["decoded_email"]) == (False, True, "")
    assert item["comment"]
    assert ANA.encode() not in answer.content


@pytest.mark.parametrize(("ahead", "is_allowed"), [(0, False), (3600, True)], ids=["too fast", "a clock that is fast"])
def test_click_right_after_the_page_was_opened_decodes_nothing(client, nonce, ahead, is_allowed):
    """PROT-DEC-22"""
    signals = person(ct_ps_timestamp=time.time() + ahead)
    answer = client.post(REST, parts(tokens.encode(ANA), signals=signals), headers={"x-wp-nonce": nonce})

    assert answer.json()["data"][0]["is_allowed"] == is_allowed


def token_of(client_address: str, findings: list[str], rf) -> str:
    return event_tokens.issue(rf.get("/", REMOTE_ADDR=client_address), findings)


@pytest.mark.parametrize(
    ("issued", "is_allowed"),
    [
        (("127.0.0.1", []), True),
        (("192.0.2.1", []), False),
        (("127.0.0.1", ["driven_by_webdriver"]), False),
    ],
    ids=["of this browser", "of somebody else", "of a browser that a program drives"],
)
def test_token_is_valid_repeatedly_for_its_browser(client, nonce, rf, issued, is_allowed):
    """PROT-DEC-04, PROT-DEC-23"""
    sent = parts(tokens.encode(ANA))
    del sent["event_javascript_data"]
    sent["event_token"] = token_of(*issued, rf)

    assert [ask(client, nonce, sent)["data"][0]["is_allowed"] for _ in range(2)] == [is_allowed] * 2


@pytest.mark.parametrize("token", ["false", "", "0" * 64])
def test_request_without_token_and_signals_is_blocked(client, nonce, token):
    """PROT-DEC-23"""
    sent = {"encodedEmails": json.dumps({"0": tokens.encode(ANA)}), "event_token": token}
    (item,) = ask(client, nonce, sent)["data"]

    assert (item["is_allowed"], item["decoded_email"]) == (False, "") and item["comment"]


@pytest.mark.parametrize("string", ["nothing", "<b>&'", "é" * 9, "A" * 9000, "\x00", tokens.encode(ANA)[:-2] + "AA"])
def test_unknown_or_changed_string_is_not_decoded(client, nonce, string):
    """PROT-DEC-10, PROT-DEC-19, PROT-DEC-25"""
    known, unknown = ask(client, nonce, parts(tokens.encode(ANA), string))["data"]

    assert known["decoded_email"] == ANA
    assert (unknown["encoded_email"], unknown["decoded_email"], unknown["is_allowed"]) == (string, "", True)


@pytest.mark.parametrize("nothing", ["", "{}", "[]", "null", "no JSON", "7", '{"0": 7}', "[" * 9000])
def test_empty_request_gets_an_empty_response(client, nonce, nothing):
    answer = ask(client, nonce, {**parts(), "encodedEmails": nothing})
    assert answer == {"success": True, "data": False}


def test_duplicates_are_one_item_and_the_number_is_limited(client, nonce):
    """PROT-DEC-03"""
    many = [tokens.encode(f"person{number}@example.org") for number in range(decoding.MAX_ITEMS + 2)]

    assert len(ask(client, nonce, parts(many[0], many[0]))["data"]) == 1
    items = ask(client, nonce, parts(*many))["data"]
    assert [item["is_allowed"] for item in items] == [True] * decoding.MAX_ITEMS + [False] * 2
    assert not any(item["decoded_email"] for item in items[-2:])


@pytest.mark.parametrize("ip", ["198.51.100.4", "2001:db8:1:2::{:x}"], ids=["IPv4", "a network of IPv6"])
def test_decoding_has_a_rate_limit_per_client(client, nonce, ip):
    """PROT-DEC-23"""
    answers = []
    for number in range(COPIED.of_client + 2):
        client.defaults["REMOTE_ADDR"] = ip.format(number)
        found = ask(client, nonce, parts(tokens.encode(f"person{number}@example.org")))["data"]
        answers.append(found[0]["is_allowed"])

    assert answers == [True] * COPIED.of_client + [False] * 2


def worked(rf, **headers) -> dict:
    page = {"referer": "http://testserver/contact/"} | headers
    return {"intarsia_proof": solved(page_challenge(rf.get("/", headers=page)).model_dump())}


def test_a_browser_that_worked_gets_as_much_as_one_with_a_token(client, nonce, rf):
    """PROT-DEC-23: once, and for an hour."""
    client.defaults["HTTP_REFERER"] = "http://testserver/contact/"
    contacts = [tokens.encode(f"person{number}@example.org") for number in range(COPIED.of_client + 2)]
    answers = [ask(client, nonce, parts(contacts[0], signals=person(**worked(rf))))]
    answers += [ask(client, nonce, parts(contact, signals={})) for contact in contacts[1:]]

    assert all(answer["data"][0]["is_allowed"] for answer in answers)


def test_work_for_another_client_proves_no_browser(client, nonce, rf):
    """PROT-DEC-23"""
    for signals in (worked(rf, **{"user-agent": "Another"}), {"intarsia_proof": "forged"}):
        client.defaults["HTTP_REFERER"] = "http://testserver/contact/"
        answer = ask(client, nonce, parts(tokens.encode(ANA), signals=person(ct_checkjs="") | signals))
        assert answer["data"][0]["decoded_email"] == ""


def test_staff_decode_without_signals(client, nonce, django_user_model, db):
    """PROT-DEC-06, PROT-DEC-20"""
    client.force_login(get_user_model().objects.create_superuser("owner", "owner@example.org", "x"))
    sent = {
        "action": "apbct_decode_email",
        "encodedEmails": json.dumps({"0": tokens.encode(ANA)}),
        "_ajax_nonce": nonce,
    }
    (item,) = client.post("/ajax/", sent).json()["data"]

    assert (item["is_allowed"], item["decoded_email"]) == (True, ANA)


def test_signed_in_visitor_is_judged_like_others(client, nonce, db):
    client.force_login(get_user_model().objects.create_user("member", "member@example.org", "x"))
    sent = {"encodedEmails": json.dumps({"0": tokens.encode(ANA)}), "_wpnonce": nonce}

    assert client.post(REST, sent).json()["data"][0]["is_allowed"] is False


@pytest.mark.parametrize("loses", ["permission", "account"])
def test_PROT_DEC_20_former_staff_is_judged_like_a_visitor(client, nonce, loses):
    """PROT-DEC-20, PROT-DEC-22"""
    group = Group.objects.create(name="moderators")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    ben = get_user_model().objects.create_user("ben", "ben@example.org", "x")
    ben.groups.add(group)
    client.force_login(ben)
    encoded = json.dumps({"0": tokens.encode(ANA)})
    sent = {"action": "apbct_decode_email", "encodedEmails": encoded, "_ajax_nonce": nonce}
    assert client.post("/ajax/", sent).json()["data"][0]["decoded_email"] == ANA

    if loses == "permission":
        group.permissions.clear()
    else:
        get_user_model().objects.update(is_active=False)
    (item,) = client.post("/ajax/", sent).json()["data"]
    assert (item["is_allowed"], item["decoded_email"]) == (False, "")
    assert Client().post("/ajax/", sent).json()["data"][0]["decoded_email"] == ""


@pytest.mark.parametrize("wrong", ["", "0123456789", "another site's", "yesterday's"])
def test_PROT_DEC_20_staff_also_need_a_nonce(client, admin_user, rf, settings, monkeypatch, wrong):
    """PROT-DEC-20, PROT-REQ-16: otherwise scripts of other sites could use the browser of a signed-in owner."""
    settings.ALLOWED_HOSTS = ["testserver", "elsewhere.example"]
    client.force_login(admin_user)
    made = {"another site's": make_nonce(rf.get("/", headers={"host": "elsewhere.example"}), "protection")}
    now = time.time()
    with monkeypatch.context() as past:
        past.setattr(time, "time", lambda: now - 5 * 24 * 60 * 60)
        made["yesterday's"] = make_nonce(rf.get("/"), "protection")
    encoded = json.dumps({"0": tokens.encode(ANA)})

    sent = {"action": "apbct_decode_email", "encodedEmails": encoded, "_ajax_nonce": made.get(wrong, wrong)}
    answer = client.post("/ajax/", sent)
    assert answer.status_code == 403 and ANA not in answer.content.decode()


def test_comment_is_in_the_language_of_the_page(client, nonce):
    """PROT-DEC-18"""
    english, german = (
        ask(client, nonce, {**parts(tokens.encode(ANA), signals={}), "lang": language})["data"][0]["comment"]
        for language in ("en", "de")
    )
    assert english != german


def test_decoding_requires_a_nonce(client):
    """PROT-REQ-16"""
    data = parts(tokens.encode(ANA))
    by_ajax = client.post("/ajax/", {**data, "action": "apbct_decode_email"})

    assert client.post(REST, data).json()["data"] == {"status": 403}
    assert (by_ajax.status_code, by_ajax.content) == (403, b"-1")


def test_recognized_person_can_decode_for_an_hour(client, nonce, rf):
    """PROT-SRV-08: apbct_email_encoder_passed is stored on the server and not in a cookie, so it cannot be copied."""
    asked = parts(tokens.encode("ana@example.org"), signals={})

    def is_allowed(**options) -> bool:
        return ask(client, nonce, asked | options)["data"][0]["is_allowed"]

    # What any program can send recognizes nobody.
    assert is_allowed(event_javascript_data=json.dumps(person())) and not is_allowed()
    assert is_allowed(event_token=token_of("127.0.0.1", [], rf)) and is_allowed()
    client.defaults["HTTP_USER_AGENT"] = "Another"
    assert not is_allowed()
