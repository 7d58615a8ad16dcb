"""Publishing fills the page cache before the first visit."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.core.wsgi import get_wsgi_application
from django.test import RequestFactory
from wagtail.models import Site

from intarsia.page_cache.conf import conf
from intarsia.page_cache.warming import Warmer
from intarsia.page_cache.wsgi import PageCache
from intarsia.pages.models import BuilderPage, SiteDesign, Template
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer
from intarsia.state import generations

from .builders import Editor, administrator, document, heading, home, page, template

pytestmark = pytest.mark.django_db


class Served:
    """One process of the site. A test calls its warmer explicitly."""

    def __init__(self) -> None:
        self.cache = PageCache(get_wsgi_application(), conf(), generations.backend(conf()).read)
        self.application = self.cache.answer()
        self.warmer = Warmer(self.cache.store, self.cache.recent_hosts, self.cache.fill, conf())

    def visit(self, path: str) -> tuple[int, str, str]:
        """Status, HTML, and whether it came from the cache."""
        answer: list = []
        environ = RequestFactory(HTTP_HOST="127.0.0.1:8000").get(path).environ
        body = self.application(environ, lambda status, headers, exc_info=None: answer.extend([status, dict(headers)]))
        html = b"".join(body).decode()
        return int(answer[0].split()[0]), html, answer[1]["Server-Timing"].rpartition("=")[2]

    def render_ahead(self) -> int:
        """The number of pages it rendered."""
        self.warmer.queue_changes()
        rendered = 0
        while self.warmer.render_next():
            rendered += 1
        return rendered


@pytest.fixture
def served(settings, tmp_path: Path) -> Iterator[Served]:
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    settings.INTARSIA_CACHE_WARM = 20
    made = Served()
    # The request uses the real URL of the test server. Wagtail's site has the host name localhost.
    made.visit("/nothing-here/")
    yield made


@pytest.fixture
def committed(django_capture_on_commit_callbacks):
    return lambda: django_capture_on_commit_callbacks(execute=True)


def test_published_page_is_cached_before_the_first_visit(served, committed):
    item = page(heading("Draft"), live=False)
    session = Editor(item, administrator())
    session.load()
    with committed():
        assert session.save(document(heading("Published")), action="publish").status_code == 200
    assert served.render_ahead() == 1

    status, html, cache = served.visit(f"/{item.slug}/")
    assert (status, cache) == (200, "hit")
    assert "Published" in html


def test_stylesheet_exists_before_the_page_refers_to_it(served, committed):
    item = page(live=False)
    with committed():
        item.document = document(heading("Styled", **{"$style": {"desktop": {"normal": {"color": "#123456"}}}}))
        item.save_revision().publish()
    served.render_ahead()

    stylesheet = re.search(r'<link rel="stylesheet" href="([^"]+)"', served.visit(f"/{item.slug}/")[1])
    assert stylesheet and default_storage.exists(stylesheet[1].removeprefix(settings.MEDIA_URL))


def test_changed_header_renders_every_page_again(served, committed):
    header = template(heading("Old header"), kind=Template.Kind.HEADER)
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)
    items = [page(heading(f"Page {number}")) for number in range(3)]
    for item in items:
        served.visit(f"/{item.slug}/")
    with committed():
        header.document = document(heading("New header"))
        header.save_revision().publish()
    assert served.render_ahead() == 3

    for item in items:
        status, html, cache = served.visit(f"/{item.slug}/")
        assert (status, cache) == (200, "hit")
        assert "New header" in html


def test_newest_of_two_publications_is_shown(served, committed):
    item = page(heading("None"), live=False)
    for title in ("First", "Second"):
        with committed():
            item.document = document(heading(title))
            item.save_revision().publish()
    assert served.render_ahead() == 1

    assert "Second" in served.visit(f"/{item.slug}/")[1]


def test_unpublished_page_is_gone_and_not_cached(served, committed):
    item = page(heading("Withdrawn"))
    served.visit(f"/{item.slug}/")
    with committed():
        BuilderPage.objects.get(pk=item.pk).unpublish()
    served.render_ahead()

    assert served.visit(f"/{item.slug}/")[0] == 404
    assert not any(key[2] == f"/{item.slug}/" for key in served.cache.store.entries)


def test_publishing_works_if_rendering_fails(served, committed):
    item = page(live=False)
    session = Editor(item, administrator())
    session.load()
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        with committed():
            assert session.save(document(heading("Published")), action="publish").status_code == 200
        served.render_ahead()
        assert "<h2>Published</h2>" in served.visit(f"/{item.slug}/")[1]


def test_pages_below_a_renamed_page_are_rendered_at_their_new_urls(served, committed):
    parent = page(slug="old", parent=home())
    child = page(heading("Child"), slug="child", parent=parent)
    assert served.visit("/old/child/")[0] == 200
    with committed():
        parent.slug = "new"
        parent.save_revision().publish()
    served.render_ahead()

    assert served.visit("/new/child/")[::2] == (200, "hit")
    assert served.visit(f"/old/{child.slug}/")[0] == 301
