"""sitemap.xml and robots.txt, as search engines read them."""

from xml.etree import ElementTree

import pytest
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from wagtail.models import Locale, PageViewRestriction, Site

from intarsia.pages.tests.builders import element, home, page
from intarsia.rendering.tests.woods.models import WoodPage
from intarsia.seo.sitemap import views

from .images import stored_image

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]

NAMES = {
    "s": "http://www.sitemaps.org/schemas/sitemap/0.9",
    "x": "http://www.w3.org/1999/xhtml",
    "i": "http://www.google.com/schemas/sitemap-image/1.1",
}


def read(url: str = "/sitemap.xml") -> ElementTree.Element:
    answer = Client().get(url)
    assert answer.status_code == 200 and answer.headers["Content-Type"] == "application/xml; charset=utf-8"
    return ElementTree.fromstring(answer.content)


def locations(tree: ElementTree.Element) -> list[str | None]:
    return [found.text for found in tree.iterfind(".//s:loc", NAMES)]


def test_the_sitemap_lists_public_pages_with_the_day_of_their_last_change():
    shown, draft, secret = page(slug="oak"), page(slug="draft", live=False), page(slug="secret")
    page(slug="within", parent=secret)
    PageViewRestriction.objects.create(page=secret, restriction_type="login")
    shown.save_revision().publish()
    tree = read()

    assert "http://localhost/oak/" in locations(tree) and not draft.live
    assert not [url for url in locations(tree) if url and ("secret" in url or "draft" in url)]
    [changed] = [one.findtext("s:lastmod", None, NAMES) for one in tree if "/oak/" in one.findtext("s:loc", "", NAMES)]
    assert changed == shown.__class__.objects.get(pk=shown.pk).last_published_at.isoformat()


def test_pages_that_are_hidden_from_search_engines_are_not_listed():
    page(slug="oak")
    page(slug="hidden", noindex=True)
    wood = WoodPage(title="Ash", slug="ash", noindex=True)
    home().add_child(instance=wood)

    assert {*locations(read())} == {"http://localhost/", "http://localhost/oak/"}


def test_pages_of_a_site_within_the_site_are_in_its_own_sitemap_only():
    """Their canonical links lead to that site."""
    page(slug="oak")
    shop = page(slug="shop")
    page(slug="chisel", parent=shop)
    page(slug="shopping")
    Site.objects.create(hostname="127.0.0.1", root_page=shop)

    outer, inner = locations(read()), Client(headers={"host": "127.0.0.1"}).get("/sitemap.xml").content.decode()
    assert {*outer} == {"http://localhost/", "http://localhost/oak/", "http://localhost/shopping/"}
    assert "<loc>http://127.0.0.1/</loc>" in inner and "http://127.0.0.1/chisel/" in inner and "oak" not in inner


def test_translations_name_each_other_and_the_default_language():
    german, _ = Locale.objects.get_or_create(language_code="de")
    start = home().copy_for_translation(german)
    start.save_revision().publish()
    tree = read()

    assert {"http://localhost/", "http://localhost/de/"} <= {*locations(tree)}
    for entry in tree:
        links = {link.get("hreflang"): link.get("href") for link in entry.iterfind("x:link", NAMES)}
        assert links == {
            "en": "http://localhost/",
            "x-default": "http://localhost/",
            "de": "http://localhost/de/",
        }


def test_pages_name_the_images_that_visitors_see():
    image = stored_image(700, 400)
    page(element("image", image={"id": image.pk, "alt": "Oak"}), slug="images")
    assert Client().get("/images/").status_code == 200

    [listed] = [found.text for found in read().iterfind(".//i:loc", NAMES)]
    assert listed and listed.startswith("http://localhost/") and ".width-" in listed and ".original" not in listed


def test_a_large_site_has_an_index_of_parts(monkeypatch):
    monkeypatch.setattr(views, "PAGES_PER_PART", 2)
    for number in range(4):
        page(slug=f"page-{number}-of-4")
    parts = locations(read())

    assert parts == [f"http://localhost/sitemap-{number}.xml" for number in (1, 2, 3)]
    listed = [url for number in (1, 2, 3) for url in locations(read(f"/sitemap-{number}.xml"))]
    assert len(listed) == len({*listed}) == 5
    assert [Client().get(f"/sitemap-{number}.xml").status_code for number in (0, 4)] == [404, 404]


def test_the_number_of_queries_does_not_depend_on_the_number_of_pages():
    numbers = []
    for count in (1, 10):
        for number in range(count):
            page(element("heading"), slug=f"page-{count}-{number}")
        # In tests, indexes are updated when they are read first.
        for _time in range(2):
            cache.clear()
            with CaptureQueriesContext(connection) as queries:
                read()
        numbers.append(len(queries))

    assert numbers[0] == numbers[1] <= 15


def test_robots_txt_leads_to_the_sitemap_of_its_site():
    Site.objects.update(hostname="oak.example")
    answer = Client().get("/robots.txt")

    assert answer.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert answer.content.decode().splitlines() == [
        "User-agent: *",
        "Disallow: /admin/",
        "",
        "Sitemap: http://oak.example/sitemap.xml",
    ]
