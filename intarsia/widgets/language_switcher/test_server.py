"""The translations of a page, and the number of queries."""

import pytest
from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path
from wagtail import urls as wagtail_urls
from wagtail.models import Locale, PageViewRestriction, Site

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.language_switcher.server import translations

pytestmark = pytest.mark.django_db

# The URLs of a site whose URLs contain the language.
urlpatterns = i18n_patterns(path("", include(wagtail_urls)))


@pytest.fixture(autouse=True)
def addresses_with_languages(settings):
    settings.ROOT_URLCONF = __name__


def on(item) -> LoadContext:
    return LoadContext(site=Site.objects.select_related("root_page").get(), page=item)


def codes(item) -> list[tuple[str, bool]]:
    return [(one["code"], one["is_current"]) for one in translations({"l": {}}, on(item))["l"]["translations"]]


def translated(item, code: str, publish: bool = True):
    locale, _is_new = Locale.objects.get_or_create(language_code=code)
    copy = item.copy_for_translation(locale, copy_parents=True)
    if publish:
        copy.save_revision().publish()
        copy.refresh_from_db()
    return copy


def test_live_translations_are_listed_in_site_order_by_their_own_names():
    visit = page(title="Visit")
    for code in ("ar", "de"):
        translated(home(), code)
    arabic, german = translated(visit, "ar"), translated(visit, "de")

    listed = translations({"l": {}}, on(german))["l"]["translations"]
    assert [(one["name"], one["is_current"]) for one in listed] == [
        ("English", False),
        ("Deutsch", True),
        ("العربيّة", False),
    ]
    slug = visit.slug
    assert [one["href"] for one in listed] == [f"/{code}/{slug}/" for code in ("en", "de", "ar")]
    assert arabic.get_url() == f"/ar/{slug}/"


def test_draft_and_private_translations_are_left_out():
    """RUN-AJAX-07"""
    visit = page()
    translated(home(), "de")
    german = translated(visit, "de", publish=False)
    assert codes(visit) == [("en", True)]

    german.save_revision().publish()
    PageViewRestriction.objects.create(page=german, restriction_type=PageViewRestriction.LOGIN)
    assert codes(visit) == [("en", True)]


def test_two_switchers_need_two_queries_and_the_tag_of_the_tree(django_assert_num_queries):
    """The translations, and restrictions."""
    visit = page()
    translated(home(), "de")
    translated(visit, "de")
    context = on(visit)
    Site.get_site_root_paths()

    with django_assert_num_queries(2):
        translations({"a": {}, "b": {}}, context)
    assert context.tags == {"tree"}


def test_template_has_no_translations():
    assert translations({"l": {}}, LoadContext()) == {}


def test_translation_with_the_same_url_is_left_out(settings):
    settings.ROOT_URLCONF = "wagtail.urls"
    visit = page()
    translated(home(), "de")
    translated(visit, "de")

    assert codes(visit) == [("en", True)]
