"""The language of a page, of its interface texts and of its URL."""

import pytest
from django.conf.urls.i18n import i18n_patterns
from django.test import Client
from django.urls import clear_url_caches, include, path
from wagtail import urls as wagtail_urls
from wagtail.models import Locale, Page

from .builders import element, home, page, template

pytestmark = pytest.mark.django_db

# A site whose default language has a prefix, too.
handler404 = "intarsia.pages.site_views.not_found.page_not_found"
urlpatterns = [
    path("", include("intarsia.wire.urls")),
    path("", include("intarsia.pages.site_urls")),
    *i18n_patterns(path("", include(wagtail_urls))),
]

SLIDES = [{"_id": str(number), "title": f"Slide {number}"} for number in range(4)]


def in_language(code: str, *elements: dict) -> str:
    """The HTML of a page in this language. The request names no language."""
    locale, _ = Locale.objects.get_or_create(language_code=code)
    shown = page(*elements, locale=locale)
    return Client().get(shown.get_url()).content.decode()


def test_german_page_has_german_interface_texts():
    html = in_language("de", element("image_carousel", slides=SLIDES), element("tabs"))

    assert '<html lang="de" dir="ltr"' in html
    assert "Zum Inhalt springen" in html
    assert 'aria-label="1 von 4"' in html and 'aria-roledescription="Karussell"' in html
    assert "&quot;Next slide&quot;:&quot;Nächste Folie&quot;" in html


def test_island_gets_its_own_interface_texts_only():
    html = in_language("de", element("tabs"))

    assert 'data-translations="{&quot;Tab {number}&quot;:&quot;Reiter {number}&quot;}"' in html


def test_untranslated_language_has_english_interface_texts(settings):
    settings.LANGUAGES = settings.WAGTAIL_CONTENT_LANGUAGES = [*settings.LANGUAGES, ("cy", "Welsh")]
    html = in_language("cy", element("image_carousel", slides=SLIDES))

    assert "Skip to content" in html and 'aria-label="1 of 4"' in html
    assert "data-translations" not in html


def test_arabic_page_is_right_to_left_and_has_arabic_interface_texts():
    html = in_language("ar", element("image_carousel", slides=SLIDES))

    assert '<html lang="ar" dir="rtl"' in html
    assert "الانتقال إلى المحتوى" in html


def test_page_does_not_depend_on_the_visitors_language():
    locale, _ = Locale.objects.get_or_create(language_code="de")
    shown = page(element("image_carousel", slides=SLIDES), locale=locale)
    answers = {Client(headers={"accept-language": code}).get(shown.get_url()).content for code in ("fr", "de", "ar")}

    assert len(answers) == 1


@pytest.mark.parametrize(("code", "prefix"), [("en", "/"), ("de", "/de/")])
def test_language_depends_on_the_url_only_and_page_is_cacheable(code, prefix):
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
    """A site in one language. Django caches the URL prefixes of languages, so the cache is cleared."""
    settings.WAGTAIL_I18N_ENABLED = False
    settings.LANGUAGE_CODE = "fr"
    clear_url_caches()
    yield
    clear_url_caches()


@pytest.mark.usefixtures("in_french")
def test_untranslated_site_uses_the_language_of_the_settings():
    assert "Aller au contenu" in Client().get(page(element("tabs")).get_url()).content.decode()


def test_header_has_the_language_of_the_page():
    from wagtail.models import Site

    from intarsia.pages.models import SiteDesign

    header = template(element("menu", source="custom", items=[{"_id": "1", "text": "Weg", "link": {"url": "/"}}]))
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)

    assert '<nav class="menu' in (html := in_language("de")) and 'aria-label="Hauptmenü"' in html


def test_page_at_a_url_of_another_language_redirects_to_its_own_url():
    shown = page(element("tabs"))
    Locale.objects.get_or_create(language_code="ar")

    answer = Client().get(f"/ar/{shown.slug}/?page=2")

    assert (answer.status_code, answer["Location"]) == (302, f"/{shown.slug}/?page=2")
    # A redirect would lose the body of a POST request.
    assert Client().post(f"/ar/{shown.slug}/", {"words": "x"}).status_code == 200
    assert Client().get(f"/{shown.slug}/").status_code == 200


@pytest.mark.parametrize(
    ("path", "own"),
    [
        ("/en/visit/?page=2", "/visit/?page=2"),
        ("/en/", "/"),
        ("/DE/besuch/", "/de/besuch/"),
        ("/de-at/", "/de/"),
        ("/en//example.com/", "/example.com/"),
    ],
)
def test_another_form_of_a_language_prefix_leads_to_that_of_the_site(path, own):
    answer = Client().get(path)

    assert (answer.status_code, answer["Location"]) == (302, own)


def visual_home() -> Page:
    """The site's home page, as a page of ours."""
    site, made = home().sites_rooted_here.get(), page(element("tabs"))
    site.root_page = made
    site.save()
    return made


def test_home_page_of_a_language_without_pages_leads_to_that_of_the_site():
    visual_home()
    answers = [Client().get(path, follow=True) for path in ("/ar/", "/ar")]

    assert [(answer.status_code, answer.redirect_chain[-1][0]) for answer in answers] == [(200, "/"), (200, "/")]


def test_missing_page_of_a_language_without_pages_is_in_the_default_language():
    html = {path: missing(path) for path in ("/ar/nope/", "/fr/", "/nope/")}

    assert {path for path, found in html.items() if '<html lang="en" dir="ltr"' in found} == html.keys()

    locale, _ = Locale.objects.get_or_create(language_code="ar")
    home().copy_for_translation(locale).save_revision().publish()
    assert '<html lang="ar" dir="rtl"' in missing("/ar/nope/")


def missing(path: str) -> str:
    answer = Client(raise_request_exception=False, headers={"accept": "text/html"}).get(path)
    assert answer.status_code == 404
    return answer.content.decode()


def test_live_pages_below_a_draft_of_the_home_page_are_shown():
    locale, _ = Locale.objects.get_or_create(language_code="ar")
    draft = visual_home().copy_for_translation(locale, copy_parents=True)
    assert not draft.live
    shown = page(element("tabs"), parent=Page.objects.get(pk=draft.pk), locale=locale)
    english = page(element("tabs"))

    assert shown.get_url() == f"/ar/{shown.slug}/"
    assert '<html lang="ar" dir="rtl"' in Client().get(shown.get_url()).content.decode()
    assert Client().get("/ar/")["Location"] == "/"
    assert Client().get(f"/ar/{english.slug}/")["Location"] == f"/{english.slug}/"


@pytest.fixture
def with_all_prefixes(settings):
    settings.ROOT_URLCONF = __name__
    clear_url_caches()
    yield
    clear_url_caches()


@pytest.mark.usefixtures("with_all_prefixes")
@pytest.mark.parametrize(
    ("asked", "own"),
    [
        ("/", "/en/"),
        ("/?from=letter", "/en/?from=letter"),
        ("/visit/", "/en/visit/"),
        ("/visit", "/en/visit/"),
        ("//example/", "/en/example/"),
    ],
)
def test_url_without_a_language_leads_to_the_default_language_where_that_has_a_prefix(asked, own):
    answer = Client(headers={"accept-language": "de"}).get(
        "/", PATH_INFO=asked.partition("?")[0], QUERY_STRING=asked.partition("?")[2]
    )

    assert (answer.status_code, answer.headers["Location"]) == (302, own)
    assert "Accept-Language" not in answer.headers.get("Vary", "")


@pytest.mark.usefixtures("with_all_prefixes")
@pytest.mark.parametrize("asked", ["/en/nowhere/", "/de/nowhere/", "/nothing.png"])
def test_missing_url_does_not_lead_to_the_default_language(asked):
    assert Client().get(asked).status_code == 404


@pytest.mark.usefixtures("with_all_prefixes")
def test_what_is_sent_to_a_url_without_a_language_is_not_redirected():
    assert Client().post("/visit/").status_code == 404
