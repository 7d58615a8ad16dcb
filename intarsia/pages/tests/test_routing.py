"""An address that led to a page is not walked again, and never leads where it should not."""

import pytest
from django.db import connection
from django.http import Http404
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.models import Locale, Page, Site

from intarsia.pages.models import DocumentPage

from .builders import heading, home, page

pytestmark = pytest.mark.django_db(transaction=True, serialized_rollback=True)


@pytest.fixture(autouse=True)
def own_generations(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"


def steps_to(address: str) -> int:
    """How many pages were looked for by their slug in order to find the one at this address."""
    with CaptureQueriesContext(connection) as queries:
        assert Client().get(address).status_code == 200
    return sum('"slug" = ' in query["sql"] for query in queries)


def status(address: str) -> int:
    return Client().get(address).status_code


def test_the_second_visitor_of_a_page_does_not_wait_for_the_way_to_it():
    deep = page(heading("Oak"), parent=page(parent=page()))

    assert steps_to(deep.get_url()) == 3
    assert steps_to(deep.get_url()) == 0


def test_a_site_that_changes_its_first_page_shows_the_other_tree():
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
def test_an_old_address_shows_nothing_any_more(change: str):
    above, elsewhere = page(), page()
    shown = page(heading("Oak"), parent=above)
    address = shown.get_url()
    assert status(address) == status(address) == 200

    if change == "slug":
        above.slug = "renamed"
        above.save_revision().publish()
    elif change == "move":
        Page.objects.get(pk=shown.pk).move(Page.objects.get(pk=elsewhere.pk), pos="last-child")
    elif change == "unpublish":
        shown.unpublish()
    else:
        shown.delete()

    assert status(address) in (301, 404)


def test_a_change_that_told_nobody_is_seen_in_the_page_itself():
    shown = page(heading("Oak"))
    assert status(shown.get_url()) == status(shown.get_url()) == 200

    DocumentPage.objects.filter(pk=shown.pk).update(live=False)

    assert status(shown.get_url()) == 404


def test_another_page_that_comes_to_the_address_is_shown():
    first = page(heading("Oak"), slug="wood")
    assert b"Oak" in Client().get("/wood/").content
    first.delete()
    page(heading("Walnut"), slug="wood")

    assert b"Walnut" in Client().get("/wood/").content


def test_a_page_that_finds_those_below_it_by_itself_is_always_asked(monkeypatch):
    shown = page(heading("Oak"), parent=page())
    closed = False

    def route(self, request, components):
        if closed:
            raise Http404
        return Page.route(self, request, components)

    monkeypatch.setattr(DocumentPage, "route", route)
    assert status(shown.get_url()) == status(shown.get_url()) == 200
    closed = True

    assert status(shown.get_url()) == 404


def test_the_first_page_of_a_language_takes_over_the_addresses_in_it(settings):
    # A site whose addresses do not say the language.
    settings.ROOT_URLCONF = "wagtail.urls"
    others = [one for one in settings.MIDDLEWARE if "LanguageOfAddress" not in one]
    settings.MIDDLEWARE = ["django.middleware.locale.LocaleMiddleware", *others]
    german, _ = Locale.objects.get_or_create(language_code="de")
    page(heading("Oak"), slug="wood")
    reader = Client(headers={"accept-language": "de"})
    assert reader.get("/wood/").status_code == reader.get("/wood/").status_code == 200

    translated = home().copy_for_translation(german)
    translated.save_revision().publish()

    assert reader.get("/wood/").status_code == 404
