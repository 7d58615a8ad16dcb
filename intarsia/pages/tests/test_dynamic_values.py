"""Dynamic values of pages: saving them, and what purges the pages that show them."""

import copy
from collections.abc import Iterator

import pytest
from django.core.wsgi import get_wsgi_application
from django.test import Client
from django.utils import timezone
from wagtail.models import Page, PageViewRestriction, Site

from intarsia.documents.dynamic_sources import register_dynamic_source, unregister
from intarsia.jobs.api import enqueue
from intarsia.jobs.testing import run_jobs
from intarsia.pages.tests.builders import Editor, administrator, document, heading, home, page
from intarsia.pages.tests.test_caching import Visitor
from intarsia.pages.tests.test_editor_screen import boot_of
from intarsia.state.key_value import key_value

pytestmark = pytest.mark.django_db


@pytest.fixture
def visitor(settings, tmp_path) -> Visitor:
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    return Visitor(get_wsgi_application())


@pytest.fixture
def committed(django_capture_on_commit_callbacks):
    return lambda: django_capture_on_commit_callbacks(execute=True)


@pytest.fixture
def price() -> Iterator[None]:
    register_dynamic_source("shop.price", kind="text", label="Price", value=lambda subject: "12")
    yield
    unregister("shop.price")


def bound(source: str, fallback: str = "") -> dict:
    return {"$bind": {"source": source, "fallback": fallback}}


def test_a_dynamic_value_is_saved_and_loaded_as_it_is():
    session = Editor(page(), administrator())
    session.load()
    stored = document(heading(bound("page.title", "Untitled")))

    assert session.save(stored, "publish").status_code == 200
    assert session.load()["content"] == stored["content"]


def test_a_page_with_a_source_of_an_app_that_is_gone_can_still_be_saved(price: None):
    session = Editor(page(), administrator())
    session.load()
    stored = document(heading(bound("shop.price", "on request")), heading("Oak"))
    session.save(stored)
    unregister("shop.price")

    changed = copy.deepcopy(stored)
    changed["content"][1]["props"]["title"] = "Ash"
    assert session.save(changed).status_code == 200
    assert session.load()["content"] == changed["content"]
    refused = session.save(document(heading(bound("shop.stock"))))
    assert refused.status_code == 422
    assert refused.json()["problems"][0]["path"] == "content[0].props.title"


def test_the_editor_gets_the_sources_and_the_values_on_this_page():
    item = page(title="Oak")
    session = Editor(item, administrator())
    asked = document({"type": "heading", "props": {"id": "h", "title": bound("page.title")}})

    answer = session.post("resources/", {"document": asked}).json()

    assert answer["bound"] == {"h": {"title": "Oak"}}
    assert {"name": "page.title", "kind": "text", "label": "Page title"} in boot_of(session)["dynamicSources"]


def test_a_page_that_shows_the_title_of_another_one_is_rendered_again_when_that_changes(visitor: Visitor, committed):
    Site.objects.update(site_name="")
    page(heading(bound("site.name")), slug="oak")
    assert home().title in visitor.get("/oak/")[1]
    root = Page.objects.get(pk=home().pk)
    root.title = "Hollin Yard"

    with committed():
        root.save_revision().publish()

    assert "Hollin Yard" in visitor.get("/oak/")[1]


def test_a_page_with_todays_date_is_cached_until_midnight(visitor: Visitor):
    page(heading(bound("date.today")), slug="oak")
    visitor.get("/oak/")
    visitor.get("/oak/")
    assert visitor.rendered == 1

    visitor.now += 25 * 3600
    visitor.get("/oak/")

    assert visitor.rendered == 2


def test_no_other_cache_keeps_a_private_page_or_a_preview_with_todays_date():
    item = page(heading(bound("date.today")))
    assert "s-maxage" in Client().get(item.url)["Cache-Control"]
    assert "s-maxage" not in item.make_preview_request().get("Cache-Control", "")

    PageViewRestriction.objects.create(page=item, restriction_type=PageViewRestriction.LOGIN)
    member = Client()
    member.force_login(administrator())
    assert "s-maxage" not in member.get(item.url).get("Cache-Control", "")


def test_a_page_with_the_year_is_rendered_again_when_the_year_changes(visitor: Visitor, committed):
    page(heading(bound("date.year")), slug="oak")
    visitor.get("/oak/")
    key_value().put("year", timezone.localdate().year - 1, 60)
    for _ in range(2):
        with committed():
            enqueue("pages.new_year")
            run_jobs()
        visitor.get("/oak/")

    assert visitor.rendered == 2
