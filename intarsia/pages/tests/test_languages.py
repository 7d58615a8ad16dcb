"""A page speaks the language it is written in, in what its owner wrote and in what the widgets say by themselves."""

import pytest
from django.test import Client
from django.urls import clear_url_caches
from wagtail.models import Locale, Page

from .builders import element, home, page, template

pytestmark = pytest.mark.django_db

SLIDES = [{"_id": str(number), "title": f"Slide {number}"} for number in range(4)]


def in_language(code: str, *elements: dict) -> str:
    """The HTML of a page in this language. The request asks for none."""
    locale, _ = Locale.objects.get_or_create(language_code=code)
    shown = page(*elements, locale=locale)
    return Client().get(shown.get_url()).content.decode()


def test_a_german_page_says_its_own_words_in_german():
    html = in_language("de", element("image_carousel", slides=SLIDES), element("tabs"))

    assert '<html lang="de" dir="ltr"' in html
    assert "Zum Inhalt springen" in html
    assert 'aria-label="1 von 4"' in html and 'aria-roledescription="Karussell"' in html
    assert "&quot;Next slide&quot;:&quot;Nächste Folie&quot;" in html


def test_an_island_is_given_its_own_words_only():
    html = in_language("de", element("tabs"))

    assert 'data-words="{&quot;Tab {number}&quot;:&quot;Reiter {number}&quot;}"' in html


def test_a_page_whose_language_has_no_translation_is_english_in_those_words():
    html = in_language("ar", element("image_carousel", slides=SLIDES))

    assert "Skip to content" in html and 'aria-label="1 of 4"' in html
    assert "data-words" not in html


def test_arabic_is_written_from_right_to_left():
    html = in_language("ar", element("image_carousel", slides=SLIDES))

    assert '<html lang="ar" dir="rtl"' in html


def test_a_page_is_the_same_whatever_language_the_visitor_prefers():
    locale, _ = Locale.objects.get_or_create(language_code="de")
    shown = page(element("image_carousel", slides=SLIDES), locale=locale)
    answers = {Client(headers={"accept-language": code}).get(shown.get_url()).content for code in ("fr", "de", "ar")}

    assert len(answers) == 1


@pytest.mark.parametrize(("code", "prefix"), [("en", "/"), ("de", "/de/")])
def test_the_address_alone_says_the_language_so_that_every_cache_may_keep_the_page(code, prefix):
    german, _ = Locale.objects.get_or_create(language_code="de")
    translated = home().copy_for_translation(german)
    translated.save_revision().publish()
    shown = page(element("tabs"), parent={"en": home(), "de": Page.objects.get(pk=translated.pk)}[code])
    answer = Client(headers={"accept-language": "fr"}).get(shown.get_url())

    assert shown.get_url() == f"{prefix}{shown.slug}/"
    assert f'<html lang="{code}"' in answer.content.decode()
    assert "Accept-Language" not in answer.headers.get("Vary", "")


@pytest.fixture
def in_french(settings):
    """A site in one language. Django keeps which prefix a language's addresses have."""
    settings.WAGTAIL_I18N_ENABLED = False
    settings.LANGUAGE_CODE = "fr"
    clear_url_caches()
    yield
    clear_url_caches()


@pytest.mark.usefixtures("in_french")
def test_a_site_that_is_not_translated_speaks_the_language_of_its_settings():
    assert "Aller au contenu" in Client().get(page(element("tabs")).get_url()).content.decode()


def test_a_header_speaks_the_language_of_the_page_below_it():
    from wagtail.models import Site

    from intarsia.pages.models import SiteDesign

    header = template(element("menu", source="custom", items=[{"_id": "1", "text": "Weg", "link": {"url": "/"}}]))
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)

    assert '<nav class="menu' in (html := in_language("de")) and 'aria-label="Hauptmenü"' in html


def test_a_page_found_below_another_language_sends_visitors_to_its_own_address():
    shown = page(element("tabs"))
    Locale.objects.get_or_create(language_code="ar")

    answer = Client().get(f"/ar/{shown.slug}/?page=2")

    assert (answer.status_code, answer["Location"]) == (302, f"/{shown.slug}/?page=2")
    # What somebody sends is not thrown away on the way.
    assert Client().post(f"/ar/{shown.slug}/", {"words": "x"}).status_code == 200
    assert Client().get(f"/{shown.slug}/").status_code == 200
