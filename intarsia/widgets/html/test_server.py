"""The HTML of an owner: its frame is found by a digest and has no origin."""

import json

import pytest
from django.core.files.storage import default_storage

from intarsia.pages.tests.builders import element, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.resources.framed_html import FOLDER, load_html, store_html
from intarsia.widgets.html.server import frames

ATTACK = "<script>document.cookie</script></body>"


def address(html: str = ATTACK) -> str:
    return frames({"h": {"html": html}}, LoadContext())["h"]["frame"]


def test_url_of_the_frame_depends_on_the_html():
    assert address("<p>one") == address("<p>one") != address("<p>two")


def test_empty_or_too_long_html_has_no_frame():
    assert frames({"a": {"html": " "}, "b": {}, "c": {"html": 3}}, LoadContext()) == {"a": {}, "b": {}, "c": {}}
    assert "too long" in frames({"h": {"html": "x" * 200_001}}, LoadContext())["h"]["problem"]


def test_problem_is_reported_if_the_urls_are_missing(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"

    assert "URLs" in frames({"h": {"html": "<p>"}}, LoadContext())["h"]["problem"]


def test_frame_has_a_policy_without_an_origin(client):
    answer = client.get(address())

    assert ATTACK in answer.content.decode()
    policy = answer["Content-Security-Policy"]
    assert policy.startswith("sandbox allow-scripts allow-forms allow-popups;")
    assert "allow-same-origin" not in policy and "allow-top-navigation" not in policy
    assert "frame-ancestors 'self'" in policy and answer["X-Frame-Options"] == "SAMEORIGIN"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "no-referrer"
    assert answer["X-Robots-Tag"] == "noindex"
    assert not answer.cookies


def test_a_frame_loads_from_everywhere_and_reaches_nothing_of_the_site(client):
    policy = dict(one.split(" ", 1) for one in client.get(address())["Content-Security-Policy"].split("; "))

    assert policy == {
        "sandbox": "allow-scripts allow-forms allow-popups",
        "default-src": "'none'",
        "script-src": "'unsafe-inline' 'unsafe-eval' https:",
        "style-src": "'unsafe-inline' 'self' https:",
        "img-src": "'self' https: data: blob:",
        "media-src": "'self' https: data: blob:",
        "font-src": "'self' https: data:",
        "connect-src": "https: wss:",
        "frame-src": "https:",
        "form-action": "https:",
        "base-uri": "'none'",
        "frame-ancestors": "'self'",
    }


@pytest.mark.parametrize(("language", "direction"), [("de", "ltr"), ("ar", "rtl"), ("xx", "ltr")])
def test_a_frame_has_the_language_and_direction_of_its_page_and_is_kept_by_browsers(client, language, direction):
    answer = client.get(f"/frame/{store_html('<p>Oak</p>', language)}/")

    assert f'lang="{language}"' in answer.content.decode() and f'dir="{direction}"' in answer.content.decode()
    assert set(answer["Cache-Control"].split(", ")) == {"public", "max-age=31536000", "immutable"}


@pytest.mark.django_db
@pytest.mark.parametrize("digest", ["0" * 40, "..", "x" * 40, "A" * 40, "0" * 39, "%2e%2e%2fsecret"])
def test_html_that_no_editor_wrote_is_not_found(client, digest):
    assert client.get(f"/frame/{digest}/?html=<script>1</script>").status_code in (404, 301)
    assert load_html(digest) is None


def test_html_in_the_request_is_ignored(client):
    assert "evil" not in client.get(address() + "?html=<script>evil()</script>").content.decode()
    assert client.post(address(), {"html": "evil"}).status_code == 405


def test_stored_file_is_not_html():
    digest = store_html(ATTACK, "en")
    with default_storage.open(f"{FOLDER}/{digest}.json") as file:
        stored = file.read()

    assert b"<" not in stored
    assert json.loads(stored) == {"html": ATTACK, "language": "en"}


@pytest.mark.parametrize(("language", "direction"), [("ar", "rtl"), ("de", "ltr"), ("tlh", "ltr")])
def test_frame_has_the_language_of_its_page(client, language, direction):
    answer = client.get(frames({"h": {"html": "<p>"}}, LoadContext(locale=language))["h"]["frame"])

    assert f'<html lang="{language}" dir="{direction}">' in answer.content.decode()


@pytest.mark.django_db
def test_page_contains_the_frame_and_not_the_html(client):
    made = page(element("html", html=ATTACK))

    html = client.get(made.url).content.decode()

    assert f'src="{address()}"' in html
    assert "frame-src &#x27;self&#x27;" in html
    assert "document.cookie" not in html


@pytest.mark.django_db
def test_html_is_not_part_of_the_searchable_text():
    """Neither the site's search nor a page that cannot be rendered shows it."""
    made = page(element("html", html="<p>secretword</p>", title="Tides"))

    assert "secretword" not in str(made._meta.get_field("document").get_searchable_content(made.document))
