"""An owner's HTML is reached by its digest, is never a page of the site, and has no origin."""

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


def test_the_same_html_has_the_same_url_and_other_html_another():
    assert address("<p>one") == address("<p>one") != address("<p>two")


def test_nothing_is_framed_where_there_is_nothing_or_too_much():
    assert frames({"a": {"html": " "}, "b": {}, "c": {"html": 3}}, LoadContext()) == {"a": {}, "b": {}, "c": {}}
    assert "too long" in frames({"h": {"html": "x" * 200_001}}, LoadContext())["h"]["problem"]


def test_a_site_without_our_urls_says_so(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"

    assert "addresses" in frames({"h": {"html": "<p>"}}, LoadContext())["h"]["problem"]


def test_it_is_answered_with_a_policy_that_takes_its_origin_away(client):
    answer = client.get(address())

    assert ATTACK in answer.content.decode()
    policy = answer["Content-Security-Policy"]
    assert policy.startswith("sandbox allow-scripts allow-forms allow-popups;")
    assert "allow-same-origin" not in policy and "allow-top-navigation" not in policy
    assert "frame-ancestors 'self'" in policy and answer["X-Frame-Options"] == "SAMEORIGIN"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "no-referrer"
    assert not answer.cookies


@pytest.mark.django_db
@pytest.mark.parametrize("digest", ["0" * 40, "..", "x" * 40, "A" * 40, "0" * 39, "%2e%2e%2fsecret"])
def test_what_no_owner_wrote_cannot_be_shown(client, digest):
    assert client.get(f"/frame/{digest}/?html=<script>1</script>").status_code in (404, 301)
    assert load_html(digest) is None


def test_html_in_the_url_is_not_read(client):
    assert "evil" not in client.get(address() + "?html=<script>evil()</script>").content.decode()
    assert client.post(address(), {"html": "evil"}).status_code == 405


def test_in_storage_it_is_no_html():
    digest = store_html(ATTACK, "en")
    with default_storage.open(f"{FOLDER}/{digest}.json") as file:
        stored = file.read()

    assert b"<" not in stored
    assert json.loads(stored) == {"html": ATTACK, "language": "en"}


def test_it_is_in_the_language_of_its_page(client):
    answer = client.get(frames({"h": {"html": "<p>"}}, LoadContext(locale="ar"))["h"]["frame"])

    assert '<html lang="ar" dir="rtl">' in answer.content.decode()


@pytest.mark.django_db
def test_the_page_shows_the_frame_and_nothing_of_the_html(client):
    made = page(element("html", html=ATTACK))

    html = client.get(made.url).content.decode()

    assert f'src="{address()}"' in html
    assert "frame-src &#x27;self&#x27;" in html
    assert "document.cookie" not in html


@pytest.mark.django_db
def test_the_html_is_no_words_of_the_page():
    """Neither the site's search nor a page that cannot be rendered shows it."""
    made = page(element("html", html="<p>secretword</p>", title="Tides"))

    assert "secretword" not in str(made._meta.get_field("document").get_searchable_content(made.document))
