"""While the database is unavailable, visitors get pages that were shown before, and forms keep what was typed."""

import html
import io
import re
from contextlib import contextmanager

import pytest
from django.core.wsgi import get_wsgi_application
from django.db import OperationalError, connection
from django.test import Client, RequestFactory
from django.urls import path
from wagtail import hooks
from wagtail.models import PageViewRestriction, Site

from demo import urls as demo_urls
from intarsia.page_cache import cached
from intarsia.page_cache.cached_lookup import clear_cached_lookups
from intarsia.page_cache.last_good_copies.database_outage import with_copies
from intarsia.rendering.fallback.error_page import clear_written

from .builders import heading, page, saved_page

pytestmark = pytest.mark.django_db

BROWSER = "text/html,application/xhtml+xml,*/*;q=0.8"


def asks_the_database(request):
    Site.objects.count()
    raise RuntimeError("The database was there.")


handler404, handler500 = demo_urls.handler404, demo_urls.handler500
urlpatterns = [path("send/", asks_the_database), *demo_urls.urlpatterns]


@pytest.fixture(autouse=True)
def own_folder(settings, tmp_path):
    settings.ROOT_URLCONF = __name__
    settings.INTARSIA_CACHE_DIR = tmp_path
    clear_written()


@contextmanager
def database_outage():
    def refuse(*_query):
        raise OperationalError("connection refused")

    clear_cached_lookups()
    with connection.execute_wrapper(refuse):
        yield


class Answer:
    def __init__(self, url, host="testserver"):
        environ = RequestFactory(headers={"host": host, "accept": BROWSER}).get(url).environ
        body = with_copies(get_wsgi_application())(environ, self._start)
        self.html = b"".join(body).decode()

    def _start(self, status, headers, *_error):
        self.status, self.headers = int(status[:3]), dict(headers)


class Cached(Answer):
    """Through the page cache, which notes when a request begins."""

    def __init__(self, url, method="GET", data=None, headers=None):
        request = RequestFactory(headers={"accept": BROWSER} | (headers or {}))
        environ = (request.post(url, data) if method == "POST" else request.get(url, data)).environ
        self.html = b"".join(cached(get_wsgi_application())(environ, self._start)).decode()


def test_a_page_that_was_shown_before_is_shown_and_marked():
    shown = Client().get(page(heading("Oak"), slug="oak").url).content.decode()
    with database_outage():
        answer = Answer("/oak/")

    assert (answer.status, answer.html) == (200, shown)
    assert answer.headers["X-Intarsia-Rendered"] == "last-good" and answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'self'"
    assert "X-Intarsia-Rendered" not in Answer("/oak/").headers


def test_pages_that_nobody_may_see_are_not_shown(django_capture_on_commit_callbacks):
    item, hidden = page(heading("Oak"), slug="oak"), page(heading("Elm"), slug="elm")
    with database_outage():
        assert Answer("/oak/").status == 500, "never shown"
    for url in ("/oak/", "/elm/", "/missing/"):
        Client().get(url)
    with django_capture_on_commit_callbacks(execute=True):
        PageViewRestriction.objects.create(page=hidden, restriction_type="login")
    Client().get("/oak/")
    Client().get("/elm/")
    with database_outage():
        assert [Answer(url).status for url in ("/oak/", "/elm/", "/missing/")] == [200, 500, 500]
    with django_capture_on_commit_callbacks(execute=True):
        item.unpublish()
    with database_outage():
        assert Answer("/oak/").status == 500


def test_a_page_that_is_taken_off_the_site_while_it_is_rendered_is_not_shown(django_capture_on_commit_callbacks):
    item = saved_page(heading("Oak"), slug="oak")

    def take_off(*_arguments):
        with django_capture_on_commit_callbacks(execute=True):
            item.unpublish()

    with hooks.register_temporarily("before_serve_page", take_off):
        assert Cached("/oak/").status == 200, "found before it was taken off"
    with database_outage():
        assert Answer("/oak/").status == 500


def test_the_old_url_of_a_page_shows_nothing(django_capture_on_commit_callbacks):
    item = saved_page(heading("Oak"), slug="oak")
    Client().get("/oak/")
    item.slug = "elm"
    with django_capture_on_commit_callbacks(execute=True):
        item.save_revision().publish()
    Client().get("/elm/")
    with database_outage():
        assert [Answer(url).status for url in ("/oak/", "/elm/")] == [500, 200]


@pytest.mark.parametrize(("field", "value"), [("live", False), ("slug", "ash")])
def test_pages_that_code_takes_off_the_site_or_moves_are_not_shown(field, value, django_capture_on_commit_callbacks):
    made = page(heading("Oak"), slug="oak")
    Client().get(made.url)
    with django_capture_on_commit_callbacks(execute=True):
        setattr(made, field, value)
        made.save()
    with database_outage():
        assert Answer("/oak/").status == 500


def test_nothing_remains_of_the_versions_of_a_page_that_is_gone(tmp_path, django_capture_on_commit_callbacks):
    made, other = page(heading("Oak"), slug="oak"), page(heading("Elm"), slug="elm")
    for one in (made, other):
        Client().get(one.url)
    with django_capture_on_commit_callbacks(execute=True):
        made.delete()

    names = [file.name for file in (tmp_path / "last-good").rglob("*") if file.is_file()]
    assert sorted(name.rpartition(".")[2] for name in names) == ["html", "json", "url"]


def test_another_site_does_not_get_the_page():
    Site.objects.create(hostname="other.example", root_page=page(heading("Other"), slug="other"))
    page(heading("Oak"), slug="oak")
    Client().get("/oak/")
    with database_outage():
        assert Answer("/oak/", host="other.example").status == 500
        assert Answer("/oak/", host="invented.example").status == 200


def test_other_faults_show_no_old_page():
    Client().get(page(heading("Oak"), slug="oak").url)
    assert Answer("/send/").status == 500


def sent(fields, **headers):
    client = Client(headers={"accept": BROWSER, **headers}, raise_request_exception=False)
    with database_outage():
        return client.post("/send/?from=here", fields)


def test_a_form_says_that_nothing_was_sent_and_keeps_the_text():
    Client().get(page(heading("Oak"), slug="oak").url)
    text = "Two oaks <please>,\nand an elm"
    answer = sent({"input_1": text, "input_2": ["a", "b"], "file": io.BytesIO(b"x")})
    page_of_answer = answer.content.decode()

    assert (answer.status_code, answer["Cache-Control"]) == (503, "no-store")
    assert "Nothing was sent" in page_of_answer and "Your text is kept" in page_of_answer
    assert f"<li>{html.escape(text)}</li>" in page_of_answer
    assert '<form method="post" action="/send/?from=here">' in page_of_answer
    inputs = re.findall(r'<input type="hidden" name="([^"]*)" value="([^"]*)">', page_of_answer)
    assert [(name, html.unescape(value)) for name, value in inputs] == [
        ("input_1", text),
        ("input_2", "a"),
        ("input_2", "b"),
    ]


def test_passwords_and_cards_are_never_in_the_page():
    secret = {"input_5": "hunter", "input_5_2": "hunter", "input_5_secret": "1"}
    named = {"password1": "beech", "Card-Number": "4242 4242"}
    page_of_answer = sent({"input_1": "Two oaks", "input_55": "Ash", **secret, **named}).content.decode()

    assert "Two oaks" in page_of_answer and "Ash" in page_of_answer
    assert not [word for word in ("hunter", "beech", "4242") if word in page_of_answer]


@pytest.mark.parametrize("headers", [{"sec-fetch-site": "cross-site"}, {"origin": "https://elsewhere.example"}])
def test_a_form_of_another_site_cannot_be_sent_again_from_this_one(headers):
    answer = sent({"input_1": "Two oaks"}, **headers)
    assert answer.status_code >= 500 and "Two oaks" not in answer.content.decode()


def test_before_any_page_was_shown_the_text_is_kept_too():
    assert "Two oaks" in sent({"input_1": "Two oaks"}).content.decode()


def test_a_form_that_fails_for_another_reason_does_not_say_so():
    Client().get(page(heading("Oak"), slug="oak").url)
    client = Client(headers={"accept": BROWSER}, raise_request_exception=False)
    answer = client.post("/send/", {"input_1": "Two oaks"})

    assert answer.status_code == 500 and "Nothing was sent" not in answer.content.decode()
