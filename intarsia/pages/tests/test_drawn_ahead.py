"""Publishing fills the page cache: the first visitor gets finished bytes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from django.core.wsgi import get_wsgi_application
from django.test import RequestFactory
from wagtail.models import Site

from intarsia.pages.models import DocumentPage, SiteDesign, Template
from intarsia.rendering.cache import generations
from intarsia.rendering.cache.conf import conf
from intarsia.rendering.cache.warming import Warmer
from intarsia.rendering.cache.wsgi import PageCache
from intarsia.rendering.tests.faulty_widgets import drawing_by
from intarsia.rendering.v8 import Renderer

from .builders import Editor, administrator, document, heading, home, page, template

pytestmark = pytest.mark.django_db


class Served:
    """One process of the site. Its warmer works when it is told to."""

    def __init__(self) -> None:
        self.cache = PageCache(get_wsgi_application(), conf(), generations.backend(conf()).read)
        self.application = self.cache.answer()
        self.warmer = Warmer(self.cache.memory, self.cache.origins, self.cache.fill, conf())

    def visit(self, path: str) -> tuple[int, str, str]:
        """Status, HTML, and whether the cache had it."""
        answer: list = []
        environ = RequestFactory(HTTP_HOST="127.0.0.1:8000").get(path).environ
        body = self.application(environ, lambda status, headers, exc_info=None: answer.extend([status, dict(headers)]))
        html = b"".join(body).decode()
        return int(answer[0].split()[0]), html, answer[1]["Server-Timing"].rpartition("=")[2]

    def draw_ahead(self) -> int:
        """How many pages it drew."""
        self.warmer.look()
        drawn = 0
        while self.warmer.draw_next():
            drawn += 1
        return drawn


@pytest.fixture
def served(settings, tmp_path: Path) -> Iterator[Served]:
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    settings.INTARSIA_CACHE_WARM = 20
    made = Served()
    # Somebody comes by the address that this server really has; Wagtail's site calls itself localhost.
    made.visit("/nothing-here/")
    yield made


@pytest.fixture
def committed(django_capture_on_commit_callbacks):
    return lambda: django_capture_on_commit_callbacks(execute=True)


def test_a_page_published_in_the_editor_is_there_before_its_first_visitor(served, committed):
    item = page(heading("Draft"), live=False)
    session = Editor(item, administrator())
    session.load()
    with committed():
        assert session.save(document(heading("Published")), action="publish").status_code == 200
    assert served.draw_ahead() == 1

    status, html, cache = served.visit(f"/{item.slug}/")
    assert (status, cache) == (200, "hit")
    assert "Published" in html


def test_the_stylesheet_lies_there_before_the_page_names_it(served, committed):
    item = page(live=False)
    with committed():
        item.document = document(heading("Styled", **{"$style": {"desktop": {"normal": {"color": "#123456"}}}}))
        item.save_revision().publish()
    served.draw_ahead()

    stylesheet = re.search(r'<link rel="stylesheet" href="([^"]+)"', served.visit(f"/{item.slug}/")[1])
    assert stylesheet and default_storage.exists(stylesheet[1].removeprefix(settings.MEDIA_URL))


def test_every_page_with_a_changed_header_is_drawn_again(served, committed):
    header = template(heading("Old header"), kind=Template.Kind.HEADER)
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)
    items = [page(heading(f"Page {number}")) for number in range(3)]
    for item in items:
        served.visit(f"/{item.slug}/")
    with committed():
        header.document = document(heading("New header"))
        header.save_revision().publish()
    assert served.draw_ahead() == 3

    for item in items:
        status, html, cache = served.visit(f"/{item.slug}/")
        assert (status, cache) == (200, "hit")
        assert "New header" in html


def test_of_two_publications_the_newest_is_shown(served, committed):
    item = page(heading("None"), live=False)
    for title in ("First", "Second"):
        with committed():
            item.document = document(heading(title))
            item.save_revision().publish()
    assert served.draw_ahead() == 1

    assert "Second" in served.visit(f"/{item.slug}/")[1]


def test_a_page_that_was_unpublished_is_gone_and_not_kept(served, committed):
    item = page(heading("Withdrawn"))
    served.visit(f"/{item.slug}/")
    with committed():
        DocumentPage.objects.get(pk=item.pk).unpublish()
    served.draw_ahead()

    assert served.visit(f"/{item.slug}/")[0] == 404
    assert not any(key[2] == f"/{item.slug}/" for key in served.cache.memory.entries)


def test_publishing_works_while_nothing_can_be_drawn(served, committed):
    item = page(live=False)
    session = Editor(item, administrator())
    session.load()
    with drawing_by(Renderer(bundle=Path("/nowhere/server.js"))):
        with committed():
            assert session.save(document(heading("Published")), action="publish").status_code == 200
        served.draw_ahead()
        assert "<h2>Published</h2>" in served.visit(f"/{item.slug}/")[1]


def test_pages_below_a_renamed_one_are_drawn_at_their_new_addresses(served, committed):
    parent = page(slug="old", parent=home())
    child = page(heading("Child"), slug="child", parent=parent)
    assert served.visit("/old/child/")[0] == 200
    with committed():
        parent.slug = "new"
        parent.save_revision().publish()
    served.draw_ahead()

    assert served.visit("/new/child/")[::2] == (200, "hit")
    assert served.visit(f"/old/{child.slug}/")[0] == 301
