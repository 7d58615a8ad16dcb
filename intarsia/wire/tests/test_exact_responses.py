"""Responses of calls, whole: status, code and headers, and the OpenAPI document of one call."""

import pytest
from django.test import Client

import intarsia
from intarsia.wire.guarding.nonces import make_nonce
from intarsia.wire.guards import host_in, origin_of
from intarsia.wire.named_calls.openapi import openapi_document
from intarsia.wire.named_calls.registry import registered_temporarily

BASE = "/api/antispam/v1"
FROM_HERE = {"sec-fetch-site": "same-origin"}


@pytest.fixture
def client() -> Client:
    return Client()


def answer(request) -> str:
    """Says where it is.

    More for developers.
    """
    return "here"


def called(client: Client, guard: str, handler=answer, data=None, headers=None, **limits):
    with registered_temporarily("here", handler, guard=guard, routes=["antispam/v1/here"], **limits):
        return client.post(f"{BASE}/here", data or {}, headers=headers or {})


def error(response) -> tuple[int, str]:
    body = response.json()
    assert body["data"] == {"status": response.status_code}
    return response.status_code, body["code"]


def test_no_cache_or_search_engine_keeps_a_response(client):
    response = called(client, "public_read")

    assert (response.content, response["Content-Type"]) == (b"here", "text/html; charset=utf-8")
    assert (response["Cache-Control"], response["X-Robots-Tag"]) == ("no-store", "noindex")


def test_other_data_is_wrapped(client):
    assert called(client, "public_read", lambda request: [1]).json() == {"success": True, "data": [1]}


def test_each_refusal_has_its_code(client):
    def fails(request):
        raise RuntimeError

    assert error(called(client, "nonce")) == (403, "rest_cookie_invalid_nonce")
    assert error(called(client, "origin")) == (403, "rest_forbidden")
    assert error(called(client, "public_read", fails)) == (500, "rest_failed")
    assert error(called(client, "public_read", data={"a": "x" * 2048}, max_bytes=1024)) == (413, "rest_too_large")
    assert [called(client, "public_read", per_minute=2).status_code for _ in range(2)] == [200, 429]
    assert error(called(client, "public_read", per_minute=2)) == (429, "rest_too_often")


def test_a_body_of_exactly_the_limit_is_read(client):
    body = b'{"a": "x"}'
    with registered_temporarily("here", answer, guard="public_read", routes=["antispam/v1/here"], max_bytes=len(body)):
        exact = client.post(f"{BASE}/here", body, content_type="application/json")
        longer = client.post(f"{BASE}/here", body + b" ", content_type="application/json")

    assert [exact.status_code, longer.status_code] == [200, 413]


@pytest.mark.parametrize("field", ["_ajax_nonce", "security", "_wpnonce"])
def test_a_nonce_may_be_in_each_of_the_fields_of_page_scripts(client, rf, field):
    nonce = make_nonce(rf.get("/"))

    assert called(client, "nonce", data={field: nonce}).status_code == 200
    assert called(client, "nonce", headers={"x-wp-nonce": nonce}).status_code == 200
    assert called(client, "nonce", data={"nonce": nonce}).status_code == 403


@pytest.mark.parametrize(
    ("headers", "origin"),
    [
        ({}, "unknown"),
        ({"origin": "null"}, "unknown"),
        ({"origin": "null", "referer": "http://testserver/a/"}, "this_site"),
        ({"origin": "http://testserver"}, "this_site"),
        ({"origin": "http://testserver:81"}, "elsewhere"),
        ({"origin": "http://evil.example", "referer": "http://testserver/"}, "elsewhere"),
        ({"referer": "http://testserver/a/"}, "this_site"),
        ({"referer": "http://evil.example/testserver"}, "elsewhere"),
        ({"sec-fetch-site": "same-origin", "origin": "http://evil.example"}, "this_site"),
        ({"sec-fetch-site": "same-site", "origin": "http://testserver"}, "elsewhere"),
        ({"sec-fetch-site": "none"}, "elsewhere"),
        ({"sec-fetch-site": ""}, "elsewhere"),
    ],
)
def test_the_browser_says_where_a_request_comes_from(rf, headers, origin):
    assert origin_of(rf.post("/", headers=headers)) == origin


def test_text_that_is_no_url_has_no_host():
    assert host_in("http://[") == ""


def described(client: Client, guard: str, **more) -> dict:
    with registered_temporarily("here", answer, guard=guard, routes=["antispam/v1/here"], **more):
        return openapi_document("/base")["paths"]["/base/antispam/v1/here"]["post"]


def test_the_description_of_a_call_is_complete(client):
    anything = {"schema": {"type": "object"}}
    call = described(client, "public_read", response_model=str)
    responses = call.pop("responses")

    assert call == {
        "operationId": "here",
        "summary": "Says where it is.",
        "security": [],
        "requestBody": {
            "content": {
                "application/x-www-form-urlencoded": anything,
                "multipart/form-data": anything,
                "application/json": anything,
            }
        },
    }
    assert responses.pop("200") == {
        "description": "The response.",
        "content": {"text/html": {"schema": {"type": "string"}}},
    }
    assert set(responses) == {"400", "403", "404", "413", "415", "429", "500"}
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    assert all(one["content"] == error for one in responses.values())
    assert described(client, "nonce")["security"] == [{"nonce": []}]
    assert described(client, "nonce")["responses"]["200"]["content"] == {"application/json": anything}


def test_the_description_says_how_errors_look_and_where_the_nonce_goes():
    document = openapi_document("")

    assert document["openapi"] == "3.1.0"
    assert document["info"] == {"title": "Intarsia", "version": intarsia.__version__}
    assert document["components"]["securitySchemes"] == {
        "nonce": {"type": "apiKey", "in": "header", "name": "X-WP-Nonce"}
    }
    assert document["components"]["schemas"]["Error"] == {
        "type": "object",
        "required": ["code", "message", "data"],
        "properties": {
            "code": {"type": "string"},
            "message": {"type": "string"},
            "data": {"type": "object", "required": ["status"], "properties": {"status": {"type": "integer"}}},
        },
    }
