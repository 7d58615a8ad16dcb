"""A visual page keeps the other URLs of its type, such as archives and feeds of a routable page."""

from collections.abc import Iterator

import pytest
from django.http import Http404, HttpRequest, HttpResponse
from django.test import RequestFactory
from django.test.utils import isolate_apps
from wagtail.contrib.routable_page.models import RoutablePageMixin, path
from wagtail.models import PAGE_MODEL_CLASSES, Page

from intarsia.pages.api import BuilderPageMixin

from .builders import document, heading, page

pytestmark = pytest.mark.django_db


@pytest.fixture
def blog() -> Iterator[Page]:
    known = list(PAGE_MODEL_CLASSES)
    with isolate_apps("intarsia.pages"):

        class Blog(BuilderPageMixin, RoutablePageMixin, Page):
            preview_modes = [("", "Default"), ("plain", "Plain")]
            # The model of images is not among the isolated apps.
            share_image = None

            class Meta:
                app_label = "intarsia_pages"

            @path("archive/<int:year>/")
            def archive(self, request: HttpRequest, year: int) -> HttpResponse:
                return HttpResponse(f"All of {year}")

        class Journal(Blog):
            class Meta:
                app_label = "intarsia_pages"

            @path("")
            def newest(self, request: HttpRequest) -> HttpResponse:
                return HttpResponse("The newest")

        place = page(title="Journal")
        names = ("pk", "path", "depth", "url_path", "slug", "locale", "title", "live")
        fields = {name: getattr(place, name) for name in names} | {"document": document(heading("Designed"))}
        yield Journal(built_visually=True, **fields)
    PAGE_MODEL_CLASSES[:] = known


def shown(item: Page, *components: str) -> str:
    request = RequestFactory().get("/", headers={"host": "localhost"})
    route = item.route(request, list(components))
    response = route[0].serve(request, *route[1], **route[2])
    return response.content.decode()


def test_the_design_is_shown_at_the_url_of_the_page_and_nowhere_else(blog: Page):
    assert "Designed" in shown(blog)
    assert shown(blog, "archive", "2024") == "All of 2024"
    with pytest.raises(Http404):
        shown(blog, "nothing")


def test_a_page_that_is_not_visual_keeps_all_of_its_views(blog: Page):
    blog.built_visually = False

    assert shown(blog) == "The newest"
    assert shown(blog, "archive", "2024") == "All of 2024"


def test_only_the_default_preview_shows_the_design(blog: Page):
    request = RequestFactory().get("/", headers={"host": "localhost"})

    assert "Designed" in blog.serve_preview(request, "").content.decode()
    assert blog.serve_preview(request, "plain").content.decode() == "The newest"
