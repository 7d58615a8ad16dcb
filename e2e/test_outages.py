"""Redis or the database is unavailable: visitors still get pages, quickly, and nobody loses what was typed."""

import shutil
import time

import pytest

from e2e.people import visit
from e2e.services import postgresql_server, redis_server
from e2e.site import manage, prepared_folder, start

pytestmark = [pytest.mark.server, pytest.mark.long, pytest.mark.programs("PostgreSQL", "Redis")]

PEOPLE = "from django.contrib.auth.models import User; User.objects.create_superuser('owner', password='intarsia')"
PAGES = """
from wagtail.models import Site
from intarsia.pages.models import BuilderPage
root = Site.objects.get().root_page
for number in range(12):
    content = [{"type": "heading", "props": {"id": "h", "title": f"Page {number}"}}]
    page = BuilderPage(title=f"Page {number}", slug=f"page-{number}", document={"content": content})
    root.add_child(instance=page)
    page.save_revision().publish()
"""
RESTRICTED = """
from wagtail.models import Page, PageViewRestriction
page = Page.objects.get(slug="page-0")
PageViewRestriction.objects.create(page=page, restriction_type="login")
Page.objects.get(slug="page-1").unpublish()
moved = Page.objects.get(slug="page-2").specific
moved.slug = "moved"
moved.save_revision().publish()
"""


class SiteAndServices:
    """A site with two workers, and its stores."""

    def __init__(self, site, database, cache):
        self.site, self.database, self.cache = site, database, cache

    def uncached(self, slug, number):
        """A page with parameters that nobody used before is not in the page cache."""
        return visit(f"{self.site.url}/{slug}/?n={number}")

    def timed(self, slug, name):
        """The seconds of 60 uncached pages, each of which is complete."""
        seconds = []
        for number in range(60):
            started = time.monotonic()
            answer = self.uncached(slug, f"{name}{number}")
            seconds.append(time.monotonic() - started)
            assert answer.status == 200 and "Page" in answer.html
        return sorted(seconds)


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    tmp_path = tmp_path_factory.mktemp("outages")
    shutil.copytree(prepared_folder() / "static", tmp_path / "static")
    with postgresql_server() as database, redis_server() as cache:
        environment = {"DATABASE_URL": database.url, "REDIS_URL": cache.url}
        manage(tmp_path, environment, "migrate", "-v0")
        site = start(tmp_path, **environment)
        site.run(PEOPLE)
        site.run(PAGES)
        yield SiteAndServices(site, database, cache)
        site.stop()


def test_uncached_pages_are_served_while_redis_is_stopped(running):
    running.uncached("page-3", "before")
    running.cache.stop()
    try:
        seconds = running.timed("page-3", "stopped")
    finally:
        running.cache.start()

    assert seconds[30] < 0.15 and seconds[-1] < 1, seconds
    assert running.uncached("page-3", "stopped-after").status == 200


def test_uncached_pages_are_served_while_redis_hangs(running):
    running.uncached("page-3", "before")
    running.cache.pause()
    try:
        seconds = running.timed("page-3", "paused")
    finally:
        running.cache.resume()

    assert seconds[30] < 0.15 and seconds[-1] < 1, seconds
    assert running.uncached("page-3", "paused-after").status == 200


def test_pages_that_were_shown_before_are_served_while_postgresql_is_stopped(running):
    shown = {slug: running.uncached(slug, "before").html for slug in (f"page-{number}" for number in range(6))}
    running.site.run(RESTRICTED)
    # A restriction can apply to other pages, so it deletes the good versions of all.
    shown |= {slug: running.uncached(slug, "again").html for slug in ("page-3", "page-4", "page-5")}
    running.database.stop()
    try:
        answers = {slug: running.uncached(slug, "stopped") for slug in [*shown, "missing"]}
    finally:
        running.database.start()

    for slug in ("page-3", "page-4", "page-5"):
        answer = answers[slug]
        assert (answer.status, answer.headers["X-Intarsia-Rendered"]) == (200, "last-good")
        assert answer.html == shown[slug] and answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Content-Security-Policy"] == "frame-ancestors 'self'"
    # Private, unpublished, moved, never there. A page that no visitor has seen may have been rendered ahead.
    for slug in ("page-0", "page-1", "page-2", "missing"):
        assert (slug, answers[slug].status, answers[slug].headers["X-Intarsia-Rendered"]) == (slug, 500, None)

    answer = running.uncached("page-3", "after")
    assert (answer.status, answer.headers["X-Intarsia-Rendered"]) == (200, None)
