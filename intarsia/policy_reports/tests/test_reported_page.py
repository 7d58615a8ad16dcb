"""A report names the page that the visitor saw, also below a language, a path or a script name."""

import json
from typing import Any

import pytest
from django.conf.urls.i18n import i18n_patterns
from django.http import HttpResponse
from django.urls import clear_script_prefix, include, path, set_script_prefix
from wagtail import urls as wagtail_urls
from wagtail.models import Locale, Page, Site

from intarsia.pages.tests.builders import home, page
from intarsia.policy_reports.models import Violation
from intarsia.policy_reports.reported_page import page_at

pytestmark = pytest.mark.django_db
CALLS = path("", include("intarsia.wire.urls"))


class BelowAPath:
    shop = path("cms/shop/", lambda _request: HttpResponse("A view of the site"))
    urlpatterns = (CALLS, shop, path("cms/", include(wagtail_urls)))


class WithEachLanguage:
    urlpatterns = (CALLS, *i18n_patterns(path("", include(wagtail_urls))))


class WithoutLanguages:
    urlpatterns = (CALLS, path("", include(wagtail_urls)))


@pytest.fixture(autouse=True)
def collects(settings, tmp_path):
    settings.INTARSIA_POLICY_MODE = "report"
    # Each test counts its own requests.
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)
    yield
    # Django keeps it for the thread.
    clear_script_prefix()


def stored(client, path: str, **headers: str) -> str:
    """The path that a report from `path` is stored with."""
    violations = json.dumps([{"directive": "img-src", "source": "https://bad.example", "blocked": True}])
    fields = {"action": "policy_violations", "path": path, "violations": violations}
    answer = client.post("/ajax/", fields, headers={"Sec-Fetch-Site": "same-origin", **headers})
    assert answer.status_code == 200
    return Violation.objects.get().path


def found(path: str) -> Any:
    return page_at(Site.objects.get(is_default_site=True), path)


def german(item: Page, **fields: str) -> Any:
    locale, _is_new = Locale.objects.get_or_create(language_code="de")
    copy = item.copy_for_translation(locale, copy_parents=True)
    for name, value in fields.items():
        setattr(copy, name, value)
    copy.save_revision().publish()
    return Page.objects.get(pk=copy.pk).specific


def test_a_page_below_the_prefix_of_its_language_is_found_again(client):
    about = german(page(slug="about"))

    assert stored(client, "/de/about/") == "/de/about/" and found("/de/about/") == about


def test_a_site_can_have_a_prefix_for_each_language(client, settings):
    settings.ROOT_URLCONF = WithEachLanguage
    about = page(slug="about")

    assert stored(client, "/en/about/") == "/en/about/" and found("/en/about/") == about


def test_a_page_below_a_path_of_the_site_is_found_again(client, settings):
    settings.ROOT_URLCONF = BelowAPath
    about = page(slug="about")

    assert stored(client, "/cms/about/") == "/cms/about/" and found("/cms/about/") == about


def test_a_path_that_a_view_of_the_site_answers_is_no_page(client, settings):
    settings.ROOT_URLCONF = BelowAPath
    page(slug="shop")

    assert stored(client, "/cms/shop/") == ""


def test_a_page_below_a_script_name_is_found_again(client):
    # As the application server does for each request.
    set_script_prefix("/app/")
    about = page(slug="about")

    assert stored(client, "/app/about/") == "/app/about/" and found("/app/about/") == about


def test_the_language_of_the_browser_does_not_choose_the_page_if_urls_contain_languages(client, settings):
    settings.MIDDLEWARE = [*settings.MIDDLEWARE, "django.middleware.locale.LocaleMiddleware"]
    about = page(slug="about")
    german(home())
    page(slug="about", parent=Page.objects.get(depth=2, locale__language_code="de"))

    assert stored(client, "/about/", **{"Accept-Language": "de"}) == "/about/" and found("/about/") == about


def test_the_language_of_the_browser_chooses_the_page_if_urls_contain_none(client, settings):
    settings.ROOT_URLCONF = WithoutLanguages
    settings.MIDDLEWARE = ["django.middleware.locale.LocaleMiddleware", *settings.MIDDLEWARE]
    settings.MIDDLEWARE.remove("intarsia.pages.languages.LanguageFromUrl")
    german(page(slug="about"), slug="ueber-uns")

    assert stored(client, "/ueber-uns/", **{"Accept-Language": "de"}) == "/ueber-uns/"
