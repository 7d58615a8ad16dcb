"""A call declares all its routes, methods, kinds of bodies and its one guard; apps register calls in `calls`."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.test.client import BOUNDARY, MULTIPART_CONTENT, encode_multipart

from intarsia.wire import CallError, has_signed_query, register, signed_query
from intarsia.wire.named_calls import registry
from intarsia.wire.named_calls.registry import call_named, registered_temporarily

# The redirect middleware looks for another URL after a 404.
pytestmark = pytest.mark.django_db
GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "register-calls.md"


@pytest.fixture
def client() -> Client:
    return Client()


def fields(request) -> dict[str, str]:
    return request.POST.dict()


def test_calls_are_found_in_the_module_calls_of_each_app():
    assert call_named("ajax", "search_suggestions") and call_named("ajax", "apbct_decode_email")


def test_a_call_answers_at_all_its_routes_and_in_the_namespaces_of_other_servers(client):
    """LOOP-01"""
    routes = ["elementor-pro/v1/refresh-loop", "intarsia/v1/refresh-loop"]
    with registered_temporarily("refresh_loop", fields, guard="public_read", routes=routes, bodies=["json"]):
        answers = [
            client.post(f"/api/{route}", {"widget_id": "a1"}, content_type="application/json") for route in routes
        ]
        paths = client.get("/api/openapi.json").json()["paths"]
        by_ajax = client.post("/ajax/", {"action": "refresh_loop", "widget_id": "a1"}, content_type="application/json")

    assert [answer.json()["data"] for answer in answers] == 2 * [{"widget_id": "a1"}]
    assert by_ajax.json()["data"]["widget_id"] == "a1"
    ids = [paths[f"/api/{route}"]["post"]["operationId"] for route in routes]
    assert ids == ["refresh_loop", "refresh_loop_2"]


def test_urls_without_a_registered_namespace_stay_with_the_site(client):
    assert client.get("/api/bakery/v1/orders")["Content-Type"].startswith("text/html")


def test_each_method_of_a_route_has_its_own_call(client):
    route = ["shop/v1/cart"]
    with (
        registered_temporarily("read_cart", fields, guard="public_read", routes=route, methods=["GET"]),
        registered_temporarily("empty_cart", lambda request: "empty", guard="origin", routes=route, methods=["DELETE"]),
    ):
        read = client.get("/api/shop/v1/cart?of=ana")
        emptied = client.delete("/api/shop/v1/cart", headers={"sec-fetch-site": "same-origin"})
        unknown = client.put("/api/shop/v1/cart")

    assert read.json() == {"success": True, "data": {"of": "ana"}}
    assert emptied.content == b"empty"
    assert (unknown.status_code, unknown.json()["code"]) == (404, "rest_no_route")


def test_other_kinds_of_bodies_are_refused_by_rest_and_ajax(client):
    with registered_temporarily("json_only", fields, guard="public_read", routes=["shop/v1/j"], bodies=["json"]):
        by_rest = client.post("/api/shop/v1/j", {"a": "1"})
        by_ajax = client.post("/ajax/", {"action": "json_only"})
        accepted = client.post("/api/shop/v1/j", {"a": "1"}, content_type="application/json")

    assert (by_rest.status_code, by_rest.json()["code"]) == (415, "rest_unsupported_media_type")
    assert by_ajax.status_code == 415 and accepted.json()["data"] == {"a": "1"}


SENT = {
    "form": (b"name=oak", "application/x-www-form-urlencoded"),
    "multipart": (encode_multipart(BOUNDARY, {"name": "oak"}), MULTIPART_CONTENT),
    "json": (b'{"name": "oak"}', "application/json"),
}


@pytest.mark.parametrize("kind", SENT)
def test_a_call_that_declares_one_kind_of_body_reads_it_and_refuses_the_others(client, kind):
    with registered_temporarily("one_kind", fields, guard="public_read", routes=["shop/v1/one"], bodies=[kind]):
        answers = {sent: client.generic("POST", "/api/shop/v1/one", *body) for sent, body in SENT.items()}

    assert answers.pop(kind).json()["data"] == {"name": "oak"}
    assert {answer.status_code for answer in answers.values()} == {415}


def test_a_stream_reaches_its_handler_unread_and_within_its_limit(client):
    def store(request) -> dict[str, object]:
        return {"name": request.POST["name"], "first": request.read(3).decode(), "rest": len(request.read())}

    declared = {"guard": "public_read", "routes": ["shop/v1/upload"], "methods": ["PUT"], "bodies": ["stream"]}
    with registered_temporarily("upload", store, max_bytes=100, **declared):
        url = "/api/shop/v1/upload?name=a.png"
        stored = client.put(url, b"PNG" + b"x" * 90, content_type="multipart/form-data; boundary=none")
        larger = client.put(url, b"x" * 101, content_type="image/png")

    assert stored.json()["data"] == {"name": "a.png", "first": "PNG", "rest": 90}
    assert larger.status_code == 413


def test_a_signed_link_works_until_it_is_changed_or_too_old(client, monkeypatch):
    declared = {"guard": "signature", "signed": has_signed_query("leave"), "routes": ["news/v1/leave"]}
    with registered_temporarily("leave", lambda request: request.POST["list"], methods=["GET"], **declared):
        query = signed_query("leave", {"list": "news", "email": "ana@example.org"}, seconds=60)
        ask = lambda query: client.get(f"/api/news/v1/leave?{query}")  # noqa: E731

        assert ask(query).content == b"news"
        for wrong in (query.replace("news", "all"), query[:-1], f"{query}&more=1", "", signed_query("x", {}, 60)):
            refused = ask(wrong)
            assert (refused.status_code, refused.json()["code"]) == (403, "rest_invalid_signature")
        assert ask(signed_query("leave", {"list": "news"}, seconds=-1)).status_code == 403


@pytest.mark.parametrize(
    ("declared", "problem"),
    [
        ({"guard": "none"}, "guard 'none'. Use one of: nonce, origin, signature, public_read"),
        ({"guard": ""}, "guard ''"),
        ({"methods": ["FETCH"]}, "method 'FETCH'"),
        ({"bodies": ["xml"]}, "kind of body 'xml'"),
        ({"routes": "shop/v1/a"}, "Write a list such as"),
        ({"routes": ["shop/a"]}, "namespace, version, path"),
        ({"guard": "signature"}, "needs `signed`"),
        ({"signed": lambda request: True}, "no other guard has one"),
        ({"bodies": ["stream"]}, "needs a route"),
        ({"bodies": ["stream", "json"], "routes": ["shop/v1/a"]}, "no other kind of body"),
    ],
)
def test_a_wrong_declaration_stops_the_site_with_the_reason(declared, problem):
    with pytest.raises(ValueError, match=re.escape(problem)):
        register("wrong", **{"guard": "public_read", **declared})(fields)
    assert call_named("ajax", "wrong") is None


@pytest.mark.parametrize(
    ("headers", "sent", "message"),
    [
        ({}, {}, "Too many requests. Please wait a minute and try again."),
        ({"accept-language": "de-AT,de;q=0.9"}, {}, "Zu viele Anfragen."),
        ({"accept-language": "de"}, {"lang": "en"}, "Too many requests."),
        ({}, {"lang": "de"}, "Zu viele Anfragen."),
    ],
)
def test_refusals_are_in_the_language_of_the_page_or_the_browser(client, headers, sent, message):
    with registered_temporarily("never", fields, guard="public_read", per_minute=0, routes=["shop/v1/never"]):
        by_ajax = client.post("/ajax/", {"action": "never", **sent}, headers=headers).json()["data"]["message"]
        by_rest = client.post("/api/shop/v1/never", sent, headers=headers).json()["message"]

    assert by_ajax.startswith(message) and by_rest == by_ajax


@pytest.fixture
def examples() -> Iterator[dict[str, object]]:
    """The names that the examples of the guide define, and their calls."""
    names: dict[str, object] = {"__name__": "shop.calls"}
    registered = dict(registry._calls)
    for example in re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL):
        exec(compile(example, GUIDE.name, "exec"), names)
    yield names
    registry._calls.clear()
    registry._calls.update(registered)


def test_examples_of_the_guide_work(client, examples):
    asked = json.dumps({"product": "cup", "count": 2})
    by_post = client.post("/api/legacy-shop/v1/get-price", asked, "application/json")
    by_get = client.get("/api/shop/v1/price?product=plate")
    by_ajax = client.post("/ajax/", "action=shop_price&product=fork", "application/x-www-form-urlencoded")
    left = client.get(f"/api/news/v1/unsubscribe?{examples['query']}")

    assert (by_post.json(), by_get.json()) == ({"total": 16}, {"total": 12})
    assert (by_ajax.status_code, by_ajax.json()["data"]["message"]) == (404, "There is no such product.")
    assert left.content == b"You left the list news."
    assert CallError is examples["CallError"]


def test_examples_of_the_guide_receive_files(client, examples):
    photo = SimpleUploadedFile("oak.png", b"PNG")
    signed = signed_query("shop_import", {"shop": "north"}, seconds=60)
    products = b"cup\nplate\n"

    by_multipart = client.post("/api/shop/v1/photo", {"photo": photo}, headers={"sec-fetch-site": "same-origin"})
    by_stream = client.put(f"/api/shop/v1/import?{signed}", products, "text/csv")
    unsigned = client.put("/api/shop/v1/import?shop=north", products, "text/csv")

    assert by_multipart.json()["data"] == {"name": "oak.png", "bytes": 3}
    assert by_stream.json()["data"] == {"shop": "north", "sha256": hashlib.sha256(products).hexdigest()}
    assert unsigned.status_code == 403
