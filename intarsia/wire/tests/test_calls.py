"""Calls of page scripts (RUN-AJAX) and their nonces (PROT-NON)."""

import json
import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from intarsia.wire import views
from intarsia.wire.named_calls.registry import CallError, register, registered_temporarily


def fresh_nonce(client: Client, previous: str = ""):
    fields = {
        "spbc_remote_call_action": "get_fresh_wpnonce",
        "plugin_name": "intarsia",
        "nonce_prev": previous,
        "initial_request_params": "{}",
    }
    return client.post("/", fields)


def hello(request):
    return {"text": f"Hello {request.POST['name']}"}


def test_action_field_of_a_post_names_the_call(client):
    """RUN-AJAX-01"""
    with registered_temporarily("hello", hello, guard="public_read"):
        answer = client.post("/ajax/", {"action": "hello", "name": "Ada"})

        assert answer.json() == {"success": True, "data": {"text": "Hello Ada"}}
        assert client.get("/ajax/", {"action": "hello"}).status_code == 405


def test_handler_that_returns_a_str_answers_with_plain_html(client):
    with registered_temporarily(
        "fragment", lambda request: "<p>one more</p>", guard="public_read", endpoint="listing-ajax"
    ):
        answer = client.post("/listing-ajax/", {"action": "fragment"})

    assert answer.content == b"<p>one more</p>"
    assert answer["Cache-Control"] == "no-store"


def test_security_field_is_accepted_as_nonce(client):
    """RUN-AJAX-04, PROT-NON-04, PROT-NON-05"""
    nonce = fresh_nonce(client).json()["wpnonce"]

    with registered_temporarily("hello", hello, guard="nonce"):
        answer = client.post("/ajax/", {"action": "hello", "name": "Ada", "security": nonce})

    assert re.fullmatch("[0-9a-f]{10}", nonce)
    assert answer.status_code == 200


@pytest.mark.parametrize("security", ["", "0123456789", "not a nonce", "é" * 10])
def test_missing_or_wrong_nonce_fails_without_running_the_handler(client, security):
    """RUN-AJAX-05, PROT-REQ-16"""
    done = []

    with registered_temporarily("hello", done.append, guard="nonce"):
        answer = client.post("/ajax/", {"action": "hello", "security": security})

    assert answer.status_code == 403
    assert answer.json()["data"]["status"] == 403
    assert done == []


def test_nonce_of_visitor_protection_is_not_valid_for_calls_of_the_page(client):
    """PROT-NON-06"""
    sent = {"spbc_remote_call_action": "get_fresh_wpnonce", "plugin_name": "antispam", "nonce_prev": ""}
    nonce = client.post("/", sent).json()["wpnonce"]

    with registered_temporarily("hello", hello, guard="nonce"):
        answer = client.post("/ajax/", {"action": "hello", "name": "Ada", "security": nonce})

    assert answer.status_code == 403


def test_nonce_of_another_site_is_rejected(client, settings):
    """PROT-NON-06"""
    nonce = fresh_nonce(client).json()["wpnonce"]

    with registered_temporarily("hello", hello, guard="nonce"):
        answer = client.post(
            "/ajax/", {"action": "hello", "name": "Ada", "security": nonce}, headers={"host": "other.example"}
        )

    assert answer.status_code == 403


def test_well_formed_nonce_is_exchanged_for_a_fresh_one(client):
    """PROT-NON-06"""
    assert "wpnonce" in fresh_nonce(client, "0123456789").json()
    assert fresh_nonce(client, "0123456789'--").status_code == 400


@pytest.mark.parametrize("path", ["/127.0.0.1:8000", "/contact/", "/ajax/"])
def test_fresh_nonce_is_available_on_any_path(client, path):
    """PROT-NON-04: scripts that treat a host without a scheme as a URL post to a path of the page."""
    answer = client.post(path, {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""})

    assert re.fullmatch("[0-9a-f]{10}", answer.json()["wpnonce"])


@pytest.mark.parametrize("fields", [{"name": "get_fresh_wpnonce"}, {"spbc_remote_call_action": "get_fresh"}])
def test_a_message_that_names_the_call_in_another_field_gets_no_nonce(client, fields):
    """PROT-NON-04"""
    with registered_temporarily("hello", hello, guard="public_read"):
        answer = client.post("/ajax/", {"action": "hello", "name": "Ada"} | fields)

    assert "wpnonce" not in answer.json() and answer.status_code == 200


def test_other_views_can_still_read_the_posted_body(client):
    """PROT-NON-04"""

    def raw(request):
        return {"name": request.POST["name"], "file": request.FILES["file"].read().decode()}

    with registered_temporarily("raw", raw, guard="public_read"):
        for text in ("short get_fresh_wpnonce", "x" * 9000):
            file = SimpleUploadedFile("a.txt", text.encode())
            answer = client.post("/ajax/", {"action": "raw", "name": "Ada", "file": file})
            assert answer.json()["data"] == {"name": "Ada", "file": text}


def test_requests_for_nonces_are_rate_limited(client):
    """PROT-NON-06"""
    answers = [fresh_nonce(client).status_code for _ in range(31)]

    assert answers[29:] == [200, 429]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "none", "origin": "http://testserver"}, 403),
        ({"origin": "http://testserver"}, 200),
        ({"origin": "http://testserver.evil.example"}, 403),
        ({"origin": "null", "referer": "http://testserver/contact/"}, 200),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"referer": "http://["}, 403),
        ({}, 403),
    ],
)
def test_same_origin_call_is_rejected_from_other_origins(client, headers, status):
    with registered_temporarily("hello", hello, guard="origin"):
        answer = client.post("/ajax/", {"action": "hello", "name": "Ada"}, headers=headers)

    assert answer.status_code == status
    assert answer.json()["success"] is (status == 200)


def test_call_without_a_guard_cannot_be_registered():
    with pytest.raises(TypeError, match="guard"):
        register("open")(hello)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="Use one of"):
        register("open", guard="nobody")(hello)  # type: ignore[arg-type]


def test_unknown_call_and_too_large_body_are_rejected(client):
    with registered_temporarily("hello", hello, guard="public_read", max_bytes=100):
        assert client.post("/ajax/", {"action": "nothing"}).status_code == 400
        assert client.post("/ajax/", {"action": "hello", "name": "x" * 200}).status_code == 413


def test_call_error_shows_its_message_and_an_exception_shows_no_detail(client, caplog):
    """RUN-AJAX-02, RUN-AJAX-03"""

    def refuse(request):
        raise CallError("The shop is closed.", 409)

    def fail(request):
        raise RuntimeError("secret detail")

    with (
        registered_temporarily("refuse", refuse, guard="public_read"),
        registered_temporarily("fail", fail, guard="public_read"),
    ):
        assert client.post("/ajax/", {"action": "refuse"}).json()["data"]["message"] == "The shop is closed."
        failed = client.post("/ajax/", {"action": "fail"})

    assert failed.status_code == 500
    assert "secret" not in json.dumps(failed.json())
    assert "secret detail" in caplog.text


def test_rate_limit_counts_per_visitor(client):
    with registered_temporarily("hello", hello, guard="public_read", per_minute=2):
        ours = [client.post("/ajax/", {"action": "hello", "name": "a"}).status_code for _ in range(3)]
        other = client.post("/ajax/", {"action": "hello", "name": "b"}, REMOTE_ADDR="192.0.2.7").status_code

    assert ours == [200, 200, 429]
    assert other == 200


def error_of(answer) -> tuple[int, bool, int]:
    envelope = answer.json()
    return answer.status_code, envelope["success"], envelope["data"]["status"]


def test_get_request_is_rejected_in_the_json_envelope(client):
    """RUN-AJAX-05"""
    answer = client.get("/ajax/")
    assert error_of(answer) == (405, False, 405)
    assert answer["Allow"] == "POST"


@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        ("no boundary at all", "multipart/form-data", 400),
        ("<call action='hello'/>", "application/xml", 400),
        ("--b\r\nno part of any form\r\n", "multipart/form-data; boundary=b", 400),
        ('{"action": "hello", "name": ' + "[" * 500 + "]" * 500 + "}", "application/json", 400),
        ("&".join(f"field{number}=1" for number in range(1001)), "application/x-www-form-urlencoded", 400),
        ("text=" + "x" * 2_700_000, "application/x-www-form-urlencoded", 413),
    ],
    ids=["bad multipart", "XML", "no parts", "a pit of JSON", "too many fields", "too much in one field"],
)
def test_unreadable_body_is_rejected_in_the_json_envelope(client, body, content_type, status):
    """RUN-AJAX-05"""
    with registered_temporarily("hello", hello, guard="public_read", max_bytes=10 * 1024 * 1024):
        answer = client.post("/ajax/", body, content_type=content_type)

    assert error_of(answer) == (status, False, status)


@pytest.mark.parametrize("charset", ["zlib", "hex", "rot13", "idna", "utf-16", "nothing"])
@pytest.mark.parametrize("action", ["hello", "get_fresh_wpnonce"])
def test_charset_that_is_not_for_text_is_ignored(client, charset, action):
    """RUN-AJAX-05, PROT-NON-04"""
    parts = {"action": "hello", "name": "Ada", "spbc_remote_call_action": action}
    body = "".join(
        f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n' for name, value in parts.items()
    )
    with registered_temporarily("hello", hello, guard="public_read"):
        kind = f"multipart/form-data; boundary=b; charset={charset}"
        answer = client.generic("POST", "/ajax/", f"{body}--b--\r\n".encode(), content_type=kind)

    assert answer.status_code == 200
    assert answer.json().keys() & {"data", "wpnonce"}


def test_body_larger_than_any_call_accepts_is_rejected_before_reading(rf):
    """RUN-AJAX-05"""
    request = rf.post("/ajax/", {"action": "unknown"})
    request.META["CONTENT_LENGTH"] = str(150 * 1024 * 1024)
    with registered_temporarily("hello", hello, guard="public_read"):
        answer = views.ajax(request)

    assert answer.status_code == 413
    assert not request._read_started


@pytest.mark.parametrize(
    ("asked_by", "opens"), [("intarsia", ["page"]), ("antispam", ["protection"]), ("", ["protection"])]
)
def test_PROT_NON_06_a_nonce_opens_the_calls_of_one_class_only(client, asked_by, opens):
    fields = {"spbc_remote_call_action": "get_fresh_wpnonce", "plugin_name": asked_by, "nonce_prev": ""}
    nonce = client.post("/", fields).json()["wpnonce"]

    with (
        registered_temporarily("page", lambda request: {}, guard="nonce"),
        registered_temporarily("protection", lambda request: {}, guard="nonce", call_class="protection"),
    ):
        answers = {name: client.post("/ajax/", {"action": name, "security": nonce}) for name in ("page", "protection")}

    assert [name for name, answer in answers.items() if answer.status_code == 200] == opens
