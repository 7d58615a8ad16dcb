"""The Atom feed of a site's articles."""

from xml.etree import ElementTree

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.models import Locale

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.tests.woods.models import WoodPage

from .site import article, journal
from .test_link_preview import head_of

pytestmark = pytest.mark.django_db

ATOM = {"a": "http://www.w3.org/2005/Atom"}


def read(url: str = "/feed.xml") -> ElementTree.Element:
    cache.clear()
    answer = Client().get(url)
    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/atom+xml; charset=utf-8"
    return ElementTree.fromstring(answer.content)


def titles(feed: ElementTree.Element) -> list[str]:
    return [entry.findtext("a:title", "", ATOM) for entry in feed.iterfind("a:entry", ATOM)]


def test_the_feed_has_the_newest_articles_first():
    parent = journal()
    article(parent, "oak", search_description="About oak.")
    article(parent, "ash")
    article(parent, "hidden", noindex=True)
    article(parent, "draft", live=False)
    page(slug="elsewhere", parent=parent.get_parent())
    feed = read()

    assert titles(feed) == ["Ash", "Oak"]
    oak = feed.findall("a:entry", ATOM)[1]
    assert oak.findtext("a:summary", "", ATOM) == "About oak."
    assert oak.findtext("a:author/a:name", "", ATOM) == "Maud Hollin"
    assert [link.get("href") for link in oak.iterfind("a:link", ATOM)] == ["http://localhost/journal/oak/"]
    assert oak.findtext("a:published", "", ATOM) and oak.findtext("a:updated", "", ATOM)
    assert {link.get("href") for link in feed.iterfind("a:link", ATOM)} >= {"http://localhost/feed.xml"}


def test_a_site_whose_language_is_a_variant_has_a_feed(settings):
    """As `wagtail start` makes it: `LANGUAGE_CODE` is "en-us", and pages are in "en"."""
    settings.LANGUAGE_CODE = "en-us"
    article(journal(), "oak")

    assert titles(read()) == ["Oak"]
    assert 'href="/feed.xml"' in head_of("/journal/")


def test_a_page_type_of_articles_is_in_the_feed_wherever_it_is(monkeypatch):
    monkeypatch.setattr(WoodPage, "is_article", True, raising=False)
    wood = WoodPage(title="Elm", slug="elm")
    home().add_child(instance=wood)
    wood.save_revision().publish()

    assert titles(read()) == ["Elm"]


def test_a_page_without_a_url_does_not_stop_the_feed(monkeypatch):
    """As between a change of the sites and the hour after which another process reads them again."""
    parent = journal()
    article(parent, "oak")
    monkeypatch.setattr(WoodPage, "is_article", True, raising=False)
    monkeypatch.setattr(WoodPage, "get_url_parts", lambda *_arguments, **_options: None)
    wood = WoodPage(title="Elm", slug="elm")
    home().add_child(instance=wood)
    wood.save_revision().publish()

    assert titles(read()) == ["Oak"]


def test_another_language_has_a_feed_of_its_own():
    german, _ = Locale.objects.get_or_create(language_code="de")
    parent = journal()
    home().copy_for_translation(german).save_revision().publish()
    translated = parent.copy_for_translation(german)
    translated.save_revision().publish()
    article(translated, "eiche", locale=german)

    assert titles(read()) == [] and titles(read("/feed-de.xml")) == ["Eiche"]
    assert Client().get("/feed-xx.xml").status_code == 404
    assert 'type="application/atom+xml"' in head_of(translated.get_url()) and "/feed-de.xml" in head_of("/de/")


def test_pages_with_articles_name_the_feed():
    parent = journal()
    article(parent, "oak")
    page(slug="elsewhere", parent=parent.get_parent())

    for url in ("/", "/journal/", "/journal/oak/"):
        assert '<link rel="alternate" type="application/atom+xml"' in head_of(url)
    assert "atom+xml" not in head_of("/elsewhere/")


def test_a_character_that_xml_cannot_contain_does_not_prevent_the_feed():
    """Text that is pasted from slides has vertical tabs for line breaks."""
    parent = journal()
    article(parent, "ash")
    oak = article(parent, "oak", search_description="About\x0boak.\uffff")
    oak.title = "Oak\x0bboards"
    oak.save()

    assert titles(read()) == ["Oak boards", "Ash"]


def test_the_number_of_queries_does_not_depend_on_the_number_of_articles():
    parent, numbers = journal(), []
    for count in (1, 5):
        for number in range(count):
            article(parent, f"oak-{count}-{number}")
        for _time in range(2):
            cache.clear()
            with CaptureQueriesContext(connection) as queries:
                Client().get("/feed.xml")
        numbers.append(len(queries))

    assert numbers[0] == numbers[1]
