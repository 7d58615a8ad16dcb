"""What messengers, social networks and search engines read in the head of a page."""

import re
from html import unescape

import pytest
from django.test import Client

from intarsia.pages.tests.builders import element, heading, page
from intarsia.seo.first_image import MAX_IMAGES, first_image

from .images import stored_image

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("local_media")]

META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">')


def head_of(url: str) -> str:
    return Client().get(url).content.decode().partition("</head>")[0]


def tags_in(head: str) -> dict[str, str]:
    return {name: unescape(value) for name, value in META.findall(head)}


def test_a_link_to_a_page_is_shown_with_title_and_description():
    page(heading("Oak"), slug="oak", title="Oak", seo_title="Oak & ash", search_description="Two “woods”.")
    head = head_of("/oak/")
    tags = tags_in(head)

    assert tags["og:title"] == "Oak & ash"
    assert '<meta name="description" property="og:description" content="Two “woods”.">' in head
    assert '<link rel="canonical" href="http://localhost/oak/">' in head
    assert "robots" not in tags
    assert Client().get("/oak/").headers["X-Robots-Tag"] == "max-image-preview:large"


def test_a_hidden_page_asks_search_engines_not_to_list_it():
    page(heading("Oak"), slug="oak", noindex=True)

    assert tags_in(head_of("/oak/"))["robots"] == "noindex"


def test_the_first_large_image_of_the_content_represents_the_page():
    small, large = stored_image(300, 200), stored_image(1200, 800)
    shown = [element("image", image={"id": one.pk, "alt": f"{one.width} pixels"}) for one in (small, large)]
    page(*shown, slug="images")
    tags = tags_in(head_of("/images/"))

    assert re.fullmatch(r"http://localhost/\S+\.width-1200\.\S+\.webp", tags["og:image"])
    assert tags["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("html", "image"),
    [
        ("<p>No image</p>", ""),
        ('<img src="/s.webp" width="599" height="400">', ""),
        ('<img src="/s.webp" width="600" height="314">', ""),
        ('<img src="data:image/png;base64,AA" width="900" height="600">', ""),
        ('<img src="/s.webp" width="9" height="9"><img src="/m.webp" width="600" height="315">', "/m.webp"),
        ('<img srcset="/s.webp 480w, /m.webp 800w, /l.webp 1200w" src="/m.webp" width="1200" height="800">', "/l.webp"),
        (
            '<img src="https://a.example/b.webp?c=1&amp;d=2" width="900" height="600">',
            "https://a.example/b.webp?c=1&d=2",
        ),
        ('<img src="/s.webp" width="９００" height="600"><img src="/t.webp" width="100000000" height="900">', ""),
    ],
)
def test_a_preview_needs_an_image_of_600_by_315_pixels(html, image):
    expected = f"https://oak.example{image}" if image.startswith("/") else image

    assert first_image(html, "https://oak.example") == expected


def test_a_page_with_very_many_small_images_is_not_searched_to_its_end():
    small, large = '<img src="/s.webp" width="9" height="9">', '<img src="/l.webp" width="900" height="600">'

    assert first_image(small * (MAX_IMAGES - 1) + large, "https://oak.example")
    assert not first_image(small * MAX_IMAGES + large, "https://oak.example")


def test_the_encoding_comes_first():
    page(slug="oak")
    head = head_of("/oak/").partition("<head>")[2].lstrip()

    assert head.startswith('<meta charset="utf-8">')


def test_messages_about_missing_pages_are_not_to_be_shared():
    assert "og:title" not in head_of("/nothing/")
