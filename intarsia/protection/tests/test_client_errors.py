"""PROT-ERR: errors that browsers report, their storage, and their permissions."""

import json
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission
from django.test import Client
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation.privacy.retention import forget
from intarsia.protection.forms.judging import judge_request
from intarsia.protection.models import ClientError
from intarsia.protection.page_script import client_errors
from intarsia.protection.signal_collection.parsing.submission_of import Message

from .senders import hidden_field

pytestmark = pytest.mark.django_db

LIST = "/admin/protection_errors/"


def noted(message="ctPublic is null", url="https://site.example/page/", agent="A browser") -> dict:
    return {"err": {"msg": message}, "url": url, "userAgent": agent}


def report(*errors, name="apbct_ct_js_errors", route="alt_sessions", part="cookies", **parts):
    client = Client()
    nonce = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    data = parts | {part: json.dumps({name: list(errors)})}
    return client.post(f"/api/antispam/v1/{route}", data, headers={"x-wp-nonce": nonce})


def kept() -> list[str]:
    return list(ClientError.objects.values_list("message", flat=True))


@pytest.mark.parametrize("name", ["apbct_ct_js_errors", "ct_js_errors"])
def test_errors_are_sent_with_a_call_and_start_no_session(name):
    """PROT-ERR-06, PROT-ERR-04"""
    answer = report(noted(), name=name)
    error = ClientError.objects.get()

    assert answer.json() == {"success": True} and not answer.cookies
    assert (error.message, error.page_url, error.user_agent, error.times) == (
        *("ctPublic is null", "https://site.example/page/", "A browser"),
        1,
    )


def test_errors_are_accepted_with_a_decoding_or_a_form(rf):
    """PROT-ERR-06"""
    report(noted(), route="apbct_decode_email", part="event_javascript_data", encodedEmails='{"0":"x"}')
    assert kept() == ["ctPublic is null"]

    sent = rf.post("/", hidden_field({"ct_js_errors": [noted("apbct in a form")]}))
    judge_request(sent, "enquiry", Message("Hello"))
    assert "apbct in a form" in kept()


def test_repeated_error_is_stored_once_and_counted():
    """PROT-ERR-05"""
    report(noted(), noted(agent="Another"))
    report(noted(url="https://site.example/other/"))
    error = ClientError.objects.get()

    assert (error.times, error.page_url) == (3, "https://site.example/other/")


@pytest.mark.parametrize(
    "wrong",
    [
        noted("the cart is null"),
        noted(7),
        {"err": "ctPublic"},
        {"err": {"msg": None}},
        "ctPublic",
        None,
        [noted()],
        {},
    ],
)
def test_errors_of_other_scripts_are_ignored(wrong):
    """PROT-ERR-02"""
    assert report(wrong, noted("apbct is null")).json() == {"success": True}
    assert kept() == ["apbct is null"]


@pytest.mark.parametrize("report", ["[", 7, {"a": 1}, None])
def test_malformed_error_report_is_ignored(report):
    """PROT-ERR-06"""
    client = Client()
    nonce = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    cookies = json.dumps({"apbct_ct_js_errors": report})
    answer = client.post("/api/antispam/v1/alt_sessions", {"cookies": cookies}, headers={"x-wp-nonce": nonce})

    assert answer.json() == {"success": True} and kept() == []


def test_query_of_the_page_is_not_stored():
    """PROT-ERR-04"""
    message = "apbct: https://site.example/api/?email=ana@example.org#me failed for bob@example.org \0 \ud800"
    report(noted(message, url="https://ana:secret@site.example/page/?q=illness#part"))
    report(noted("apbct 2", url="javascript:alert(1)"), noted("apbct 3", url="http://["))
    pages = dict(ClientError.objects.values_list("message", "page_url"))

    assert pages == {
        "apbct: https://site.example/api/ failed for b**@***le.org  ?": "https://site.example/page/",
        "apbct 2": "",
        "apbct 3": "",
    }


def test_number_of_stored_errors_is_limited(monkeypatch):
    """PROT-ERR-06"""
    report(*[noted(f"apbct {number} " + "x" * 400) for number in range(40)])
    assert len(kept()) == client_errors.MAX_AT_ONCE
    assert {len(message) for message in kept()} == {300}
    report(noted("apbct once more"))
    assert "apbct once more" not in kept()

    monkeypatch.setattr(client_errors, "PER_MINUTE", 1000)
    monkeypatch.setattr(client_errors, "MAX_KEPT", 5)
    report(noted("apbct the newest"))
    assert len(kept()) == 5 and "apbct the newest" in kept()


def test_errors_are_deleted_after_a_month():
    """PROT-ERR-06"""
    site = Site.objects.get(is_default_site=True)
    for days in (29, 31):
        seen = timezone.now() - timedelta(days=days)
        ClientError.objects.create(site=site, message=f"apbct {days}", last_seen=seen)
    forget()

    assert kept() == ["apbct 29"]


def test_call_works_without_the_error_table(monkeypatch):
    def unavailable(*_args, **_options):
        raise RuntimeError("unavailable")

    monkeypatch.setattr(client_errors, "_write_down", unavailable)
    assert report(noted()).json() == {"success": True}


def test_only_administrators_read_and_delete_errors(client, admin_user, django_user_model):
    """PROT-ERR-06"""
    report(noted("ctPublic <b>is</b> null"))
    client.force_login(admin_user)
    page = client.get(LIST).content.decode()

    assert "ctPublic &lt;b&gt;is&lt;/b&gt; null" in page and "/page/" in page
    assert LIST in client.get("/admin/").content.decode()
    assert client.get(f"{LIST}new/").status_code == 404
    client.post(f"{LIST}delete/{ClientError.objects.get().pk}/")
    assert kept() == []
    assert "No errors reported." in client.get(LIST).content.decode()

    editor = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="writers")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    editor.groups.add(group)
    client.force_login(editor)
    assert client.get(LIST).status_code == 302


@pytest.mark.parametrize("text", ["apples", "orchard", "Lynx"])
def test_PROT_ERR_06_errors_are_found_by_message_page_and_browser(client, admin_user, text):
    report(
        noted("ctPublic has no apples", url="https://site.example/orchard/", agent="Lynx"),
        noted("ctPublic has no pears"),
    )
    client.force_login(admin_user)
    html = client.get(LIST, {"q": text}).content.decode()

    assert "ctPublic has no apples" in html and "ctPublic has no pears" not in html
