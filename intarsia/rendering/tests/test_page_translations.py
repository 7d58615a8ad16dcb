"""The translations of a page that visitors and search engines are led to."""

import pytest
from django.urls import clear_url_caches, include, path
from wagtail import urls as wagtail_urls
from wagtail.models import Locale, Page, PageViewRestriction, Site

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.resources.page_translations import alternates_of, translations_of

pytestmark = pytest.mark.django_db

# A site whose URLs contain no language.
urlpatterns = [path("", include(wagtail_urls))]


def translated(original: Page, code: str) -> Page:
    locale, _ = Locale.objects.get_or_create(language_code=code)
    copy = original.copy_for_translation(locale, copy_parents=True)
    copy.save_revision().publish()
    return copy


def context_of(shown) -> LoadContext:
    return LoadContext(site=Site.objects.get(is_default_site=True), page=shown)


def test_translations_are_in_the_order_of_the_site_with_the_names_of_their_languages(settings):
    languages = [("fr", "French"), ("en", "English"), ("de", "German")]
    settings.LANGUAGES = settings.WAGTAIL_CONTENT_LANGUAGES = languages
    shown = page(slug="oak")
    french, german = translated(shown, "fr"), translated(shown, "de")
    found = translations_of(context_of(shown))

    assert [(one["pk"], one["code"], one["name"]) for one in found] == [
        (french.pk, "fr", "Français"),
        (shown.pk, "en", "English"),
        (german.pk, "de", "Deutsch"),
    ]
    assert [one["href"] for one in found] == ["/fr/oak/", "/oak/", "/de/oak/"]
    assert [one["full_url"] for one in found] == [f"http://localhost{one['href']}" for one in found]


def test_a_language_that_the_site_does_not_offer_any_more_comes_last(settings):
    shown = page()
    for code in ("ar", "de"):
        translated(shown, code)
    settings.WAGTAIL_CONTENT_LANGUAGES = [("de", "German"), ("en", "English")]

    assert [one["code"] for one in translations_of(context_of(shown))] == ["de", "en", "ar"]


def test_drafts_and_private_translations_are_left_out():
    shown = page()
    private, draft = translated(shown, "de"), translated(shown, "ar")
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    Page.objects.get(pk=draft.pk).unpublish()

    assert [one["code"] for one in translations_of(context_of(shown))] == ["en"]
    assert alternates_of(context_of(shown)) == []


def test_search_engines_get_the_translations_if_there_are_at_least_two(settings):
    shown = page()
    assert alternates_of(context_of(shown)) == []
    translated(shown, "de")
    assert [one["code"] for one in alternates_of(context_of(shown))] == ["en", "de"]

    settings.WAGTAIL_I18N_ENABLED = False
    assert alternates_of(context_of(shown)) == []


def test_what_is_no_page_has_no_translations():
    assert translations_of(context_of(None)) == [] == alternates_of(context_of(object()))


def test_a_change_of_the_page_tree_renders_the_page_again():
    context = context_of(page())
    translations_of(context)
    assert context.tags == {"tree"}


@pytest.fixture
def without_languages_in_urls(settings):
    settings.ROOT_URLCONF = __name__
    clear_url_caches()
    yield
    clear_url_caches()


@pytest.mark.usefixtures("without_languages_in_urls")
def test_a_translation_with_the_url_of_the_page_is_left_out():
    german = translated(home(), "de")

    assert [one["code"] for one in translations_of(context_of(home()))] == ["en"]
    assert [one["code"] for one in translations_of(context_of(german))] == ["de"]
