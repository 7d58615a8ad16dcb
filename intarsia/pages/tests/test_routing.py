"""The cache of routes: fewer queries, and never a wrong page."""

import pytest
from django.db import connection
from django.http import Http404
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.models import Locale, Page, Site

from intarsia.pages.models import BuilderPage

from .builders import heading, home, page

pytestmark = pytest.mark.django_db(transaction=True, serialized_rollback=True)


@pytest.fixture(autouse=True)
def own_generations(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"


def steps_to(url: str) -> int:
    """The number of queries by slug that finding the page at this URL took."""
    with CaptureQueriesContext(connection) as queries:
        assert Client().get(url).status_code == 200
    return sum('"slug" = ' in query["sql"] for query in queries)


def status(url: str) -> int:
    return Client().get(url).status_code


def test_second_visit_finds_the_page_in_one_query():
    deep = page(heading("Oak"), parent=page(parent=page()))

    assert steps_to(deep.get_url()) == 3
    assert steps_to(deep.get_url()) == 0


def test_changed_root_page_shows_the_other_tree():
    shown = page(heading("Oak"), slug="wood")
    other = page(heading("Elm"), parent=Page.get_first_root_node(), slug="other")
    page(heading("Ash"), parent=other, slug="wood")
    assert b"Oak" in Client().get(shown.get_url()).content
    assert b"Oak" in Client().get(shown.get_url()).content

    site = Site.objects.get(is_default_site=True)
    site.root_page = other
    site.save()

    assert b"Ash" in Client().get("/wood/").content


@pytest.mark.parametrize("change", ["slug", "move", "unpublish", "delete"])
def test_old_url_gives_404(change: str):
    above, elsewhere = page(), page()
    shown = page(heading("Oak"), parent=above)
    url = shown.get_url()
    assert status(url) == status(url) == 200

    if change == "slug":
        above.slug = "renamed"
        above.save_revision().publish()
    elif change == "move":
        Page.objects.get(pk=shown.pk).move(Page.objects.get(pk=elsewhere.pk), pos="last-child")
    elif change == "unpublish":
        shown.unpublish()
    else:
        shown.delete()

    assert status(url) in (301, 404)


def test_change_without_a_signal_is_noticed():
    shown = page(heading("Oak"))
    assert status(shown.get_url()) == status(shown.get_url()) == 200

    BuilderPage.objects.filter(pk=shown.pk).update(live=False)

    assert status(shown.get_url()) == 404


def test_new_page_at_the_url_is_shown():
    first = page(heading("Oak"), slug="wood")
    assert b"Oak" in Client().get("/wood/").content
    first.delete()
    page(heading("Walnut"), slug="wood")

    assert b"Walnut" in Client().get("/wood/").content


def test_page_with_its_own_route_method_is_always_called(monkeypatch):
    shown = page(heading("Oak"), parent=page())
    closed = False

    def route(self, request, components):
        if closed:
            raise Http404
        return Page.route(self, request, components)

    monkeypatch.setattr(BuilderPage, "route", route)
    assert status(shown.get_url()) == status(shown.get_url()) == 200
    closed = True

    assert status(shown.get_url()) == 404


def test_translated_home_page_takes_over_its_urls(settings):
    # A site whose URLs contain no language.
    settings.ROOT_URLCONF = "wagtail.urls"
    others = [one for one in settings.MIDDLEWARE if "LanguageFromUrl" not in one]
    settings.MIDDLEWARE = ["django.middleware.locale.LocaleMiddleware", *others]
    german, _ = Locale.objects.get_or_create(language_code="de")
    page(heading("Oak"), slug="wood")
    reader = Client(headers={"accept-language": "de"})
    assert reader.get("/wood/").status_code == reader.get("/wood/").status_code == 200

    translated = home().copy_for_translation(german)
    translated.save_revision().publish()

    assert reader.get("/wood/").status_code == 404
