"""What documents in Django templates mean for the page cache: views tag a response before its template is rendered."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest
from django.template import engines
from django.template.response import TemplateResponse
from django.urls import path
from django.views.decorators.csrf import csrf_exempt

from intarsia.documents.dynamic_sources import register_dynamic_source, unregister
from intarsia.page_cache import Public, purge, tag_response
from intarsia.page_cache.conf import conf
from intarsia.page_cache.tests.site import Answer, Clock, visit
from intarsia.page_cache.wsgi import PageCache
from intarsia.page_contributions import PageContribution, register_page_contribution
from intarsia.page_contributions.registry import unregister as unregister_contribution
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer
from intarsia.state.generations import backend

from .builders import document, heading, template

pytestmark = pytest.mark.django_db
SOURCE = "{% load intarsia %}{% intarsia_head item %}<main>{% intarsia_document item %}</main>"
MINUTE, DAY = 60, 24 * 3600
# What the view shows, and how often it was called.
shown: dict[str, Any] = {}


@csrf_exempt
def view(request: HttpRequest) -> TemplateResponse:
    """Tags its response like a view of a site. Wagtail's pages are such responses, too."""
    shown["calls"] += 1
    response = TemplateResponse(request, engines["django"].from_string(SOURCE), {"item": shown["item"]})
    response.headers["Cache-Control"] = "public, max-age=600"
    return tag_response(Public(response), ["prices"])


urlpatterns = [path("", view)]


class Site:
    """The view behind the page cache, in one process."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.application = PageCache(get_wsgi_application(), conf(), backend(conf()).read, clock=self.clock).answer()

    def get(self, item: Any, method: str = "GET", **environ: str) -> Answer:
        shown["item"] = item
        return visit(self.application, "/", method, **environ)

    def calls(self, item: Any, *, after: float) -> int:
        """How often the view is called for two visits with this time between them."""
        self.get(item)
        self.clock.now += after
        self.get(item)
        return shown["calls"]


@pytest.fixture
def site(settings, tmp_path: Path) -> Site:
    settings.ROOT_URLCONF = __name__
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    settings.ALLOWED_HOSTS = ["bakery.test"]
    shown.clear()
    shown["calls"] = 0
    return Site()


@pytest.fixture
def visitors() -> Iterator[None]:
    """A source that names each visitor differently."""
    names = iter(("Ada", "Grace"))
    register_dynamic_source(
        "shop.visitor", kind="text", label="Visitor", value=lambda subject: next(names), depends_on_visitor=True
    )
    yield
    unregister("shop.visitor")


def bound(source: str) -> dict:
    return document(heading({"$bind": {"source": source, "fallback": "Nobody"}}))


def test_a_page_with_a_document_for_one_visitor_is_never_shared(site: Site, visitors: None):
    item = bound("shop.visitor")

    first, second = site.get(item), site.get(item)

    assert b"Ada" in first.body and b"Grace" in second.body


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST"])
@pytest.mark.parametrize("environ", [{}, {"QUERY_STRING": "utm_source=mail"}, {"HTTP_COOKIE": "sessionid=1"}])
def test_a_page_with_a_document_for_one_visitor_is_private(site: Site, visitors: None, method: str, environ: dict):
    answer = site.get(bound("shop.visitor"), method, **environ)

    assert answer.headers["Cache-Control"] == "private, no-cache"


def test_a_page_with_public_documents_is_cached_as_its_view_says(site: Site):
    item = document(heading("Bread"))

    assert site.get(item).headers["Cache-Control"] == "public, max-age=600"
    assert site.calls(item, after=DAY) == 1


def test_a_page_with_a_document_that_shows_the_date_ends_at_midnight(site: Site):
    assert site.calls(bound("date.today"), after=25 * 3600) == 2


def test_a_page_with_a_document_that_cannot_be_rendered_is_tried_again_after_a_minute(site: Site):
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        assert site.calls(document(heading("Bread")), after=MINUTE / 2) == 1
    assert site.calls(document(heading("Bread")), after=MINUTE) == 2


class Broken(PageContribution):
    name = "shop.broken"

    def config(self, page):
        raise RuntimeError("no configuration")


def test_a_page_with_a_failed_contribution_is_tried_again_after_a_minute(site: Site):
    register_page_contribution(Broken())
    try:
        assert site.calls(document(heading("Bread")), after=2 * MINUTE) == 2
    finally:
        unregister_contribution(Broken.name)


def test_a_page_is_rendered_again_when_its_document_changes(site: Site, django_capture_on_commit_callbacks):
    item = template(heading("Rye"))
    assert b"Rye" in site.get(item).body

    with django_capture_on_commit_callbacks(execute=True):
        item.unpublish()
    site.clock.pass_interval()
    assert b"Rye" not in site.get(item).body

    with django_capture_on_commit_callbacks(execute=True):
        item.save_revision().publish()
    item.refresh_from_db()
    site.clock.pass_interval()
    assert b"Rye" in site.get(item).body


def test_a_page_is_rendered_again_when_what_its_document_shows_changes(site: Site, django_capture_on_commit_callbacks):
    item = bound("date.year")
    site.get(item)
    with django_capture_on_commit_callbacks(execute=True):
        purge("year")
    site.clock.pass_interval()
    site.get(item)

    assert shown["calls"] == 2
