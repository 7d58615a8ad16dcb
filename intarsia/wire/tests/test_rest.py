"""Calls over REST: PROT-REQ-01, -03, -04, -16, and a fuzz test that no call responds with 500."""

import json

import orjson
import pytest
from django.test import Client
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import BaseModel, Json

from intarsia.wire.guarding.nonces import make_nonce
from intarsia.wire.named_calls.registry import CallError, register, registered_temporarily, rest_calls

BASE = "/api/antispam/v1"


class Greeting(BaseModel):
    name: str
    languages: Json[dict[str, str]] = {}


class Greeted(BaseModel):
    text: str


def greet(request, parts: Greeting) -> Greeted:
    """Says hello."""
    return Greeted(text=f"Hello {parts.name}, {','.join(parts.languages.values())}")


@pytest.fixture
def greeting():
    with registered_temporarily(
        "say_hello",
        greet,
        guard="nonce",
        routes=["antispam/v1/hello"],
        per_minute=5,
        max_bytes=2048,
        request_model=Greeting,
        response_model=Greeted,
    ):
        yield


@pytest.fixture
def nonce(rf) -> str:
    return make_nonce(rf.get("/"))


PARTS = {"name": "Ada", "languages": '{"0": "English"}'}


def test_rest_and_ajax_give_the_same_response(client, greeting, nonce):
    """PROT-REQ-01, PROT-REQ-02, PROT-REQ-03, PROT-REQ-04, PROT-REQ-05"""
    by_rest = client.post(f"{BASE}/hello", PARTS, headers={"x-wp-nonce": nonce})
    by_ajax = client.post("/ajax/", {**PARTS, "action": "say_hello", "_ajax_nonce": nonce, "no_cache": "0.75"})

    assert by_rest.json() == by_ajax.json() == {"text": "Hello Ada, English"}
    assert by_rest["Cache-Control"] == by_ajax["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("url", "action"), [(f"{BASE}/hello", {}), ("/ajax/", {"action": "say_hello"})])
def test_json_body_is_read_like_a_form(client, greeting, nonce, url, action):
    body = json.dumps({"name": "Ada", "languages": {"0": "English"}, **action})
    answer = client.post(url, body, content_type="application/json", headers={"x-wp-nonce": nonce})

    assert answer.json() == {"text": "Hello Ada, English"}


@pytest.mark.parametrize("part", ["_wpnonce", "_ajax_nonce", "security"])
def test_form_field_is_accepted_as_nonce(client, greeting, nonce, part):
    assert client.post(f"{BASE}/hello", {**PARTS, part: nonce}).status_code == 200


@pytest.mark.parametrize("headers", [{}, {"x-wp-nonce": "0123456789"}, {"x-wp-nonce": "ünlikely"}])
def test_wrong_nonce_gives_403_in_the_shape_of_each_transport(client, greeting, headers):
    """PROT-REQ-16: the responses that page scripts take for an expired nonce, REST PROT-NON-01, ajax PROT-NON-02"""
    by_rest = client.post(f"{BASE}/hello", PARTS, headers=headers)
    by_ajax = client.post("/ajax/", {**PARTS, "action": "say_hello"}, headers=headers)

    assert by_rest.status_code == by_ajax.status_code == 403
    assert by_rest.json()["data"] == {"status": 403}
    assert by_rest.json()["code"] == "rest_cookie_invalid_nonce"
    assert by_ajax.content == b"-1"


def test_both_transports_share_one_rate_limit(client, greeting, nonce):
    headers = {"x-wp-nonce": nonce}
    for url in (f"{BASE}/hello", "/ajax/") * 2:
        client.post(url, {**PARTS, "action": "say_hello"}, headers=headers)

    assert client.post(f"{BASE}/hello", PARTS, headers=headers).status_code == 200
    assert client.post(f"{BASE}/hello", PARTS, headers=headers).status_code == 429


def test_too_large_body_and_invalid_field_are_rejected_with_a_reason(client, greeting, nonce):
    headers = {"x-wp-nonce": nonce}
    large = client.post(f"{BASE}/hello", {"name": "x" * 3000}, headers=headers)
    wrong = client.post(f"{BASE}/hello", {"name": "Ada", "languages": "no JSON"}, headers=headers)

    assert (large.status_code, large.json()["code"]) == (413, "rest_too_large")
    assert (wrong.status_code, wrong.json()["code"]) == (400, "rest_invalid_param")
    assert "languages" in wrong.json()["message"]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("<name>Ada</name>", "application/xml"),
        ("--b\r\nname=Ada", "multipart/form-data; boundary=b"),
        ('{"languages": ' + "[" * 900 + "]" * 900 + "}", "application/json"),
    ],
)
def test_unreadable_body_is_rejected_even_if_no_field_is_needed(client, nonce, body, kind):
    """PROT-REQ-16"""
    with registered_temporarily("idle", lambda request: {}, guard="nonce", routes=["antispam/v1/idle"]):
        answer = client.post(f"{BASE}/idle", body, content_type=kind, headers={"x-wp-nonce": nonce})

    assert (answer.status_code, answer.json()["code"]) == (400, "rest_invalid_body")


@pytest.mark.django_db
def test_unknown_route_gives_a_json_error(client, greeting):
    answers = [client.post(f"{BASE}/nothing"), client.get(f"{BASE}/hello")]

    assert [answer.status_code for answer in answers] == [404, 404]
    assert {answer.json()["code"] for answer in answers} == {"rest_no_route"}


@pytest.mark.django_db
def test_namespace_is_configurable(client, greeting, nonce, settings):
    settings.INTARSIA_ANTISPAM_NAMESPACE = "cleantalk-antispam"
    settings.ROOT_URLCONF = "intarsia.wire.urls"
    headers = {"x-wp-nonce": nonce}

    assert client.post("/api/cleantalk-antispam/v1/hello", PARTS, headers=headers).status_code == 200
    other = client.post(f"{BASE}/hello", PARTS, headers=headers)
    assert other.status_code == 404 and other["Content-Type"].startswith("text/html")


def test_call_errors_and_exceptions_have_the_rest_error_shape(client, caplog):
    def refuse(request):
        raise CallError("The shop is closed.", 409)

    def fail(request):
        raise RuntimeError("secret detail")

    with (
        registered_temporarily("refuse", refuse, guard="public_read", routes=["antispam/v1/refuse"]),
        registered_temporarily("fail", fail, guard="public_read", routes=["antispam/v1/fail"]),
    ):
        refused, failed = client.post(f"{BASE}/refuse").json(), client.post(f"{BASE}/fail")

    assert refused == {"code": "rest_refused", "message": "The shop is closed.", "data": {"status": 409}}
    assert failed.status_code == 500 and b"secret" not in failed.content
    assert "secret detail" in caplog.text


def test_two_calls_cannot_share_a_route(greeting):
    with pytest.raises(ValueError, match="has two calls"):
        register("another", guard="public_read", routes=["antispam/v1/hello"])(greet)


def references(node):
    if isinstance(node, dict):
        yield from filter(None, [node.get("$ref")])
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_openapi_document_describes_the_rest_calls(client, greeting):
    document = client.get("/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    call = document["paths"][f"{BASE}/hello"]["post"]

    assert {f"/api/{route}" for each in rest_calls() for route in each.routes} == set(document["paths"])
    assert document["openapi"].startswith("3.1")
    assert call["summary"] == "Says hello." and call["security"] == [{"nonce": []}]
    assert set(schemas["Greeting"]["properties"]) == {"name", "languages"}
    assert call["responses"]["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Greeted"}
    assert all(reference.rpartition("/")[2] in schemas for reference in references(document))


KINDS = st.sampled_from(["application/json", "multipart/form-data; boundary=b", "application/x-www-form-urlencoded"])
NASTY = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["{", "[]", "{}", "null", '{"0":1}', '{"0":"\\u0000"}', "\ud800", "[" * 3000, "1e999", "é\x00"]),
)


def bodies(names: list[str]):
    """Arbitrary bytes, and bodies with the fields that a call knows."""
    values = st.recursive(NASTY | st.none() | st.booleans() | st.integers(), lambda inner: st.lists(inner, max_size=3))
    members = st.dictionaries(st.sampled_from(names) | st.text(max_size=8), values, max_size=6)
    as_json = members.map(lambda parts: json.dumps(parts).encode())
    as_form = members.map(
        lambda parts: (
            b"".join(
                f'--b\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode("utf-8", "replace")
                for name, value in parts.items()
            )
            + b"--b--\r\n"
        )
    )
    return st.binary(max_size=200) | as_json | as_form


@pytest.mark.django_db
@pytest.mark.parametrize("examples", [40, pytest.param(150, marks=pytest.mark.long)])
def test_no_input_makes_a_call_respond_with_500(greeting, nonce, monkeypatch, examples):
    monkeypatch.setattr("intarsia.wire.named_calls.run_call.is_within_limit", lambda *_: True)

    @hypothesis_settings(max_examples=examples, database=None)
    @given(data=st.data(), kind=KINDS, is_rest=st.booleans())
    def calls(data, kind, is_rest):
        call = data.draw(st.sampled_from(rest_calls()))
        names = ["action", *(call.request_model.model_fields if call.request_model else [])]
        body = data.draw(bodies(names))
        if not is_rest and kind == "application/json" and body.startswith(b"{"):
            with_action = {**(_members(body) or {}), "action": call.name}
            body = json.dumps(with_action).encode()

        url = f"/api/{call.routes[0]}" if is_rest else "/ajax/"
        answer = Client().post(url, body, content_type=kind, headers={"x-wp-nonce": nonce})

        assert answer.status_code < 500
        is_text = call.response_model is str and answer.status_code == 200
        # Replies of calls with an envelope have their JSON between two comments.
        content = answer.content.partition(b"-->")[2].partition(b"<!--")[0] or answer.content
        assert is_text or orjson.loads(content) is not None

    calls()


def _members(body: bytes):
    try:
        return json.loads(body)
    except ValueError:
        return None
