"""Changed and new pages are rendered before a visitor requests them."""

import threading

import pytest
from django.core.wsgi import get_wsgi_application

from intarsia.page_cache import cached
from intarsia.page_cache.warming import Warmer, url_finders

from .services import run_python
from .site import HTML, Cached


class Warmed(Cached):
    """The cached site with a warmer that runs only when a test calls it."""

    def __init__(self, directory, **settings):
        super().__init__(directory, **{"warm": 10, **settings})
        self.warmer = Warmer(self.cache.store, self.cache.recent_hosts, self.cache.fill, self.conf)

    def render_all(self):
        """The paths that were rendered, in their order."""
        before = self.renderings
        while self.warmer.render_next():
            pass
        return [environ["PATH_INFO"] for environ in self.site.asked[before:]]

    def change(self, *tags):
        self.generations.bump(tags)
        self.warmer.queue_changes()


@pytest.fixture(autouse=True)
def finder(monkeypatch):
    """The URLs by tag that a finder returns."""
    known = {}
    monkeypatch.setattr(url_finders, "_finders", [lambda tags: [known[tag] for tag in tags if tag in known]])
    return known


def test_the_first_visitor_after_a_change_does_not_wait(tmp_path):
    site = Warmed(tmp_path)
    site.visit("/bread/")
    site.site.body = b"<p>New bread</p>"
    site.change("page-12")
    assert site.render_all() == ["/bread/"]

    answer = site.visit("/bread/")
    assert answer.body == b"<p>New bread</p>"
    assert answer.headers["Server-Timing"] == "cache;desc=hit"
    assert site.renderings == 2


def test_unchanged_pages_are_not_rendered_again(tmp_path):
    site = Warmed(tmp_path)
    site.visit("/bread/")
    site.change("page-99")

    assert site.render_all() == []


def test_a_new_page_is_rendered_for_the_hosts_that_visitors_use(tmp_path, finder):
    finder["page-57"] = "http://localhost/cake/caf%C3%A9/"
    site = Warmed(tmp_path)
    site.visit("/", HTTP_COOKIE="sessionid=of-the-baker", HTTP_HOST="bakery.test:8000")
    site.change("page-57")
    assert site.render_all() == ["/cake/café/".encode().decode("latin-1")]

    visit = site.visit("/cake/café/", HTTP_HOST="bakery.test:8000")
    assert visit.headers["Server-Timing"] == "cache;desc=hit"


def test_invented_hosts_do_not_replace_those_that_visitors_use(tmp_path, finder):
    finder["page-57"] = "http://localhost/cake/"
    site = Warmed(tmp_path)
    site.visit("/", HTTP_HOST="bakery.test:8000")
    site.site.status = "400 Bad Request"
    for number in range(5):
        site.visit("/", HTTP_HOST=f"invented-{number}.test")
    site.site.status = "200 OK"
    site.change("page-57")
    site.render_all()

    assert [environ["HTTP_HOST"] for environ in site.site.asked[-1:]] == ["bakery.test:8000"]


def test_without_visitors_a_new_page_is_rendered_for_its_own_host(tmp_path, finder):
    finder["page-57"] = "https://bakery.test/cake/"
    site = Warmed(tmp_path, secure_header=("HTTP_X_FORWARDED_PROTO", "https"), url_headers=("HTTP_X_FORWARDED_PROTO",))
    site.change("page-57")
    assert site.render_all() == ["/cake/"]

    behind_a_proxy = site.visit("/cake/", HTTP_X_FORWARDED_PROTO="https")
    assert behind_a_proxy.headers["Server-Timing"] == "cache;desc=hit"


def test_the_sites_sub_path_is_kept(tmp_path, finder):
    finder["page-57"] = "http://localhost/cake/"
    site = Warmed(tmp_path)
    site.visit("/bread/", SCRIPT_NAME="/shop")
    site.change("page-57", "page-12")
    site.render_all()

    assert {environ["SCRIPT_NAME"] for environ in site.site.asked} == {"/shop"}
    assert site.visit("/cake/", SCRIPT_NAME="/shop").headers["Server-Timing"] == "cache;desc=hit"


def test_the_newest_change_and_the_last_visited_page_come_first(tmp_path, finder):
    finder["page-57"] = "http://bakery.test/new/"
    site = Warmed(tmp_path)
    for path in ("/a/", "/b/", "/c/"):
        site.visit(path)
        site.clock.now += 1
    site.change("site-1")
    assert site.warmer.render_next()
    site.change("page-57")

    assert site.render_all() == ["/new/", "/b/", "/a/"]
    assert site.site.asked[3]["PATH_INFO"] == "/c/"


def test_one_change_causes_at_most_the_allowed_renders(tmp_path):
    site = Warmed(tmp_path, warm=5)
    for number in range(20):
        site.visit(f"/{number}/")
    site.change("site-1")

    assert len(site.render_all()) == 5


def test_urls_with_parameters_are_not_rendered_ahead(tmp_path):
    site = Warmed(tmp_path)
    site.visit("/bread/?page=2")
    site.change("page-12")

    assert site.render_all() == []


def test_a_page_that_a_visitor_requested_first_is_not_rendered_twice(tmp_path):
    site = Warmed(tmp_path)
    site.visit("/bread/")
    site.change("page-12")
    site.visit("/bread/")

    assert site.render_all() == []
    assert site.renderings == 2


def test_a_page_that_changes_during_rendering_is_rendered_again(tmp_path):
    site = Warmed(tmp_path)
    site.visit("/bread/")
    site.change("page-12")
    application = site.cache._render_once._application

    def changing(environ, start_response):
        site.cache._render_once._application = application
        answer = application(environ, start_response)
        site.generations.bump(["page-12"])
        site.clock.pass_interval()
        return answer

    site.cache._render_once._application = changing
    site.render_all()
    site.warmer.queue_changes()
    site.site.body = b"<p>The newest</p>"
    # Not cached, so the next visitor gets the new version.
    assert site.visit("/bread/").body == b"<p>The newest</p>"


def test_deleted_and_broken_pages_do_not_stop_the_warmer(tmp_path, caplog):
    site = Warmed(tmp_path)
    site.visit("/a/")
    site.visit("/b/")
    site.change("site-1")
    application, calls = site.cache._render_once._application, []

    def failing_once(environ, start_response):
        calls.append(environ)
        if len(calls) == 1:
            raise RuntimeError("the oven is cold")
        return application(environ, start_response)

    site.cache._render_once._application = failing_once
    site.site.status, site.site.headers = "404 Not Found", [HTML]
    site.render_all()

    assert len(calls) == 2
    assert "the oven is cold" in caplog.text
    assert site.cache.store.entries == {}


def test_a_failing_finder_does_not_stop_the_warmer(tmp_path, monkeypatch, caplog):
    def failing(tags):
        raise OSError("the database is unavailable")

    monkeypatch.setattr(url_finders, "_finders", [failing, lambda tags: ["http://bakery.test/new/"]])
    site = Warmed(tmp_path)
    site.change("page-57")

    assert site.render_all() == ["/new/"]
    assert "the database is unavailable" in caplog.text


def test_a_change_by_another_process_is_noticed_without_a_request(tmp_path):
    rendered = threading.Event()
    site = Warmed(tmp_path)
    site.visit("/bread/")
    fill = site.warmer._fill

    def filling(key, environ):
        fill(key, environ)
        rendered.set()

    site.warmer._fill = filling
    site.warmer.start()
    site.generations.bump(["page-12"])
    assert rendered.wait(timeout=30)
    site.warmer.stop()
    assert site.renderings == 2


@pytest.mark.long
def test_the_warmer_runs_in_a_forked_worker():
    code = """
import os, sys, tempfile, threading
from pathlib import Path
from intarsia.page_cache.tests.test_warming import Warmed
from intarsia.serving import start_in_each_process
site = Warmed(Path(tempfile.mkdtemp()))
start_in_each_process(site.warmer.start)
child = os.fork()
if not child:
    os._exit(0 if any(thread.name == "intarsia-page-warmer" for thread in threading.enumerate()) else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    run_python(code)


def test_the_warmer_can_be_turned_off(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_CACHE_WARM = 0
    cached(get_wsgi_application())

    assert not any(thread.name == "intarsia-page-warmer" for thread in threading.enumerate())
