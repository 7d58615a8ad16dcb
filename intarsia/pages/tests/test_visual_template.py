"""Visual pages in a template of the project."""

from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.test import Client

from intarsia.page_cache.page_parts import collected_parts
from intarsia.pages.models import BuilderPage
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer

from .builders import heading, page
from .test_database_outage import Answer, Cached, database_outage

pytestmark = pytest.mark.django_db


def test_a_page_in_a_template_of_the_project_is_cached_for_a_minute_at_most(monkeypatch):
    """What the template shows besides the document, such as a snippet in its footer, purges nothing."""
    plain, framed = page(heading("Oak"), slug="oak"), page(heading("Elm"), slug="elm")
    with collected_parts() as parts:
        Client().get(plain.url)
    assert parts.lifetimes == set()

    # Any template will do.
    monkeypatch.setattr(BuilderPage, "visual_template", "intarsia/unsent.html")
    with collected_parts() as parts:
        assert Client().get(framed.url).status_code == 200
    assert parts.lifetimes == {60}


@pytest.mark.parametrize("tags", [(), ("menu",)])
def test_page_type_that_says_what_its_template_shows_is_cached_until_that_is_purged(monkeypatch, tags):
    monkeypatch.setattr(BuilderPage, "visual_template", "intarsia/unsent.html")
    monkeypatch.setattr(BuilderPage, "visual_template_tags", tags)
    with collected_parts() as parts:
        Client().get(page(heading("Oak"), slug="oak").url)
    assert parts.lifetimes == set() and set(tags) <= parts.tags


@pytest.fixture
def framed(monkeypatch, settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/framed.html")
    return page(heading("Oak"), slug="framed")


def test_a_page_in_a_template_of_the_project_is_shown_while_the_database_is_unavailable(framed):
    shown = Cached(framed.url).html
    with database_outage():
        answer = Answer(framed.url)
    assert (answer.status, answer.html) == (200, shown) and "site-footer" in shown
    assert answer.headers["X-Intarsia-Rendered"] == "last-good"


def test_a_page_with_only_its_texts_replaces_no_good_version(framed):
    shown = Cached(framed.url).html
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        assert Cached(framed.url).html != shown
    with database_outage():
        assert Answer(framed.url).html == shown


def test_a_preview_in_a_template_of_the_project_is_not_kept(framed):
    framed.make_preview_request(None, framed.default_preview_mode)
    with database_outage():
        assert Answer(framed.url).status == 500


@pytest.fixture
def greeting(framed, monkeypatch):
    """A template that shows the query, what was posted and, for one test, the name of the user."""
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/greeting.html")
    return framed


def shown_while_the_database_is_unavailable(url):
    with database_outage():
        return Answer(url)


def test_a_query_does_not_change_the_good_version_of_the_page_without_it(greeting):
    Cached(greeting.url)
    Cached(f"{greeting.url}?q=Elm")
    copy = shown_while_the_database_is_unavailable(greeting.url)
    assert copy.status == 200 and "Results:" in copy.html and "Elm" not in copy.html


def test_what_a_visitor_sent_is_in_no_good_version(greeting, settings):
    settings.MIDDLEWARE = [name for name in settings.MIDDLEWARE if "Csrf" not in name]
    sent = Cached(greeting.url, "POST", {"name": "Ann Oak"})
    assert "Ann Oak" in sent.html
    assert shown_while_the_database_is_unavailable(greeting.url).status == 500


class Changed:
    """A middleware of the project that sets a header."""

    header = ("Vary", "Cookie")

    def __init__(self, answer):
        self.answer = answer

    def __call__(self, request):
        response = self.answer(request)
        response.headers[self.header[0]] = self.header[1]
        return response


@pytest.mark.parametrize(
    "header", [("Vary", "Cookie"), ("Set-Cookie", "basket=3"), ("Cache-Control", "private")], ids=lambda pair: pair[0]
)
def test_a_page_that_the_page_cache_refuses_has_no_good_version(greeting, settings, monkeypatch, header):
    monkeypatch.setattr(Changed, "header", header)
    settings.MIDDLEWARE = [f"{__name__}.Changed", *settings.MIDDLEWARE]
    assert Cached(greeting.url).status == 200
    assert shown_while_the_database_is_unavailable(greeting.url).status == 500


def test_a_good_version_has_the_policy_of_the_project(greeting, settings, monkeypatch):
    monkeypatch.setattr(Changed, "header", ("Content-Security-Policy", "default-src 'self'"))
    settings.MIDDLEWARE = [f"{__name__}.Changed", *settings.MIDDLEWARE]
    Cached(greeting.url)
    copy = shown_while_the_database_is_unavailable(greeting.url)
    assert copy.headers["Content-Security-Policy"] == "default-src 'self'"
    assert "Permissions-Policy" not in copy.headers


class NamedByProxy:
    """A user whom a proxy in front names, without a session."""

    def __init__(self, answer):
        self.answer = answer

    def __call__(self, request):
        request.is_named, request.user = True, User(username=request.headers.get("X-Signed-In", ""))
        return self.answer(request)


def test_the_name_of_a_user_without_a_session_is_neither_cached_nor_kept(greeting, settings):
    settings.MIDDLEWARE = [*settings.MIDDLEWARE, f"{__name__}.NamedByProxy"]
    shown = Cached(greeting.url, headers={"x-signed-in": "ann"})
    assert "ann" in shown.html and "private" in shown.headers["Cache-Control"]
    assert shown_while_the_database_is_unavailable(greeting.url).status == 500
