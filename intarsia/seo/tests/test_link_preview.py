"""What messengers, social networks and search engines read in the head of a page."""

import re
from html import unescape

import pytest
from django.test import Client

from intarsia.page_cache.invalidation import purge_now
from intarsia.pages.tests.builders import element, heading, page
from intarsia.rendering.resources.images import image_resources
from intarsia.seo.first_image import MAX_IMAGES, first_image

from .images import stored_image, stored_svg
from .site import article, journal

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

    assert re.fullmatch(r"http://localhost/\S+/1200\S*\.fill-1200x630\S*\.jpg", tags["og:image"])
    assert tags["twitter:card"] == "summary_large_image"


def test_a_first_image_that_networks_do_not_show_is_replaced_by_one_of_the_title():
    page(element("image", image={"id": stored_svg().pk, "alt": "A circle"}), slug="oak", title="Oak")
    tags = tags_in(head_of("/oak/"))

    assert "/intarsia/share/" in tags["og:image"]


def test_a_link_to_an_article_names_the_site_the_url_and_the_size_and_text_of_the_image():
    article(journal(), "oak")
    tags = tags_in(head_of("/journal/oak/"))

    assert tags["og:type"] == "article"
    assert tags["og:url"] == "http://localhost/journal/oak/"
    assert tags["og:site_name"] == "Start"
    assert (tags["og:image:width"], tags["og:image:height"]) == ("1200", "630")
    assert tags["og:image:alt"] == "Oak"
    # Networks take other pages for websites, and read the canonical URL.
    assert not {"og:type", "og:url"} & tags_in(head_of("/journal/")).keys()


def test_the_image_of_a_preview_comes_with_the_other_sizes_once_it_was_made():
    shown = stored_image(1200, 800)
    before = image_resources([shown.pk], set(), set())[str(shown.pk)]
    page(element("image", image={"id": shown.pk, "alt": "Oak"}), slug="oak")
    first = tags_in(head_of("/oak/"))["og:image"]
    purge_now(f"image-{shown.pk}")
    after = image_resources([shown.pk], set(), set())[str(shown.pk)]

    assert "shared" not in before
    assert f"http://localhost{after['shared']['url']}" == first
    assert tags_in(head_of("/oak/"))["og:image"] == first


def test_a_page_whose_title_no_font_can_show_has_a_card_without_an_image():
    page(heading("Oak"), slug="oak", title="日本語")
    tags = tags_in(head_of("/oak/"))

    assert tags["twitter:card"] == "summary"
    assert "og:image" not in tags


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
    found = first_image(html)

    assert (found.url if found else "") == image


def test_a_page_with_very_many_small_images_is_not_searched_to_its_end():
    small, large = '<img src="/s.webp" width="9" height="9">', '<img src="/l.webp" width="900" height="600">'

    assert first_image(small * (MAX_IMAGES - 1) + large)
    assert not first_image(small * MAX_IMAGES + large)


def test_the_encoding_comes_first():
    page(slug="oak")
    head = head_of("/oak/").partition("<head>")[2].lstrip()

    assert head.startswith('<meta charset="utf-8">')


def test_messages_about_missing_pages_are_not_to_be_shared():
    assert "og:title" not in head_of("/nothing/")
