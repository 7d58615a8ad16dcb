"""What messengers, social networks and search engines read in the head of a page."""

import json
import re
from html import unescape

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.pages.tests.builders import element, heading, page
from intarsia.seo.first_image import Picture, first_image

from .images import stored_image

pytestmark = pytest.mark.django_db

META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')
DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>')


def head_of(url: str) -> str:
    return Client().get(url).content.decode().partition("</head>")[0]


def tags_in(head: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in META.findall(head)}


def test_a_link_to_a_page_is_shown_with_title_description_and_site():
    Site.objects.update(site_name="Workshop")
    page(heading("Oak"), slug="oak", title="Oak", seo_title="Oak & ash", search_description="Two “woods”.")
    tags = tags_in(head_of("/oak/"))

    assert tags["og:title"] == "Oak & ash" and tags["og:description"] == "Two “woods”."
    assert tags["og:url"] == "http://localhost/oak/" and tags["og:site_name"] == "Workshop"
    assert tags["og:type"] == "website" and tags["twitter:card"] == "summary"
    assert tags["robots"] == "max-image-preview:large"


def test_the_first_large_image_of_the_content_represents_the_page():
    small, large = stored_image(300, 200), stored_image(1200, 800)
    shown = [element("image", image={"id": one.pk, "alt": f"{one.width} pixels"}) for one in (small, large)]
    page(*shown, slug="pictures")
    tags = tags_in(head_of("/pictures/"))

    assert (
        re.fullmatch(r"http://localhost/\S+\.webp", tags["og:image"]) and tags["twitter:card"] == "summary_large_image"
    )
    assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "800")
    assert tags["og:image:alt"] == "1200 pixels"


@pytest.mark.parametrize(
    ("html", "picture"),
    [
        ("<p>No image</p>", None),
        ('<img src="/s.webp" width="599" height="400">', None),
        ('<img src="/s.webp" width="600" height="314">', None),
        ('<img src="data:image/png;base64,AA" width="900" height="600">', None),
        ('<img src="/s.webp" width="9" height="9"><img src="/m.webp" width="600" height="315">', "/m.webp"),
        ('<img srcset="/s.webp 480w, /m.webp 800w, /l.webp 1200w" src="/m.webp" width="1200" height="800">', "/l.webp"),
        (
            '<img src="https://a.example/b.webp?c=1&amp;d=2" width="900" height="600">',
            "https://a.example/b.webp?c=1&d=2",
        ),
        ('<img src="/s.webp" width="９００" height="600"><img src="/t.webp" width="100000000" height="900">', None),
    ],
)
def test_a_preview_needs_an_image_of_600_by_315_pixels(html, picture):
    found = first_image(html, "https://oak.example")

    url = found.url if found else None
    assert url == (f"https://oak.example{picture}" if picture and picture.startswith("/") else picture)


def test_an_image_keeps_its_alternative_text():
    html = '<img alt="A &quot;dovetail&quot;" src="/a.webp" width="900" height="600">'
    found = first_image(html, "https://oak.example")

    assert found == Picture("https://oak.example/a.webp", 900, 600, 'A "dovetail"')


def test_the_home_page_names_the_site_for_search_engines_and_other_pages_do_not():
    start = page(heading("Welcome"), slug="start")
    page(heading("Oak"), slug="oak", parent=start)
    Site.objects.update(site_name="Workshop </script>", root_page=start)
    [found] = [json.loads(text) for text in DATA.findall(head_of("/"))]

    assert found["@type"] == "WebSite" and found["url"] == "http://localhost/"
    assert found["name"] == found["publisher"]["name"] == "Workshop </script>"
    assert not DATA.findall(head_of("/oak/"))


def test_the_encoding_comes_first():
    page(slug="oak")
    head = head_of("/oak/").partition("<head>")[2].lstrip()

    assert head.startswith('<meta charset="utf-8">')


def test_messages_about_missing_pages_are_not_to_be_shared():
    assert "og:title" not in head_of("/nothing/")
