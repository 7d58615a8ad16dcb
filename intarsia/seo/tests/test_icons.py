"""Icons, web app manifest and the color of the browser's toolbar."""

import io
import re
from xml.etree import ElementTree

import pytest
from django.core.cache import cache
from django.test import Client
from django.test.utils import override_script_prefix
from PIL import Image
from wagtail.models import Site

from intarsia.pages.models import SiteDesign
from intarsia.pages.tests.builders import heading, page

from .images import stored_image, stored_svg
from .site import identity, start_page
from .test_link_preview import head_of

pytestmark = pytest.mark.django_db

THEME_COLOR = re.compile('<meta name="theme-color" content="([^"]+)"')


def image_at(url: str) -> Image.Image:
    cache.clear()
    answer = Client().get(url)
    assert answer.status_code == 200
    return Image.open(io.BytesIO(answer.content))


def design(**fields) -> None:
    SiteDesign.objects.update_or_create(site=Site.objects.get(), defaults=fields)


@pytest.mark.parametrize(
    ("url", "kind", "size"),
    [
        ("/favicon.ico", "ICO", 48),
        ("/apple-touch-icon.png", "PNG", 180),
        ("/icon-192.png", "PNG", 192),
        ("/icon-512.png", "PNG", 512),
    ],
)
def test_a_site_without_an_icon_shows_its_first_letter(url, kind, size):
    Site.objects.update(site_name="Hollin Yard")
    found = image_at(url)
    colors = found.convert("RGB").getcolors(100_000)

    assert (found.format, found.size) == (kind, (size, size))
    # The background, and enough of the letter to be read.
    assert colors and max(colors)[1] == pytest.approx((0x51, 0x36, 0x20), abs=2)
    assert sum(number for number, color in colors if min(color) > 200) > size * size * 0.05


def test_the_icon_of_older_browsers_has_the_sizes_that_they_show():
    assert image_at("/favicon.ico").info["sizes"] == {(16, 16), (32, 32), (48, 48)}


def test_the_letter_is_an_svg_in_the_colors_of_the_design():
    Site.objects.update(site_name="  élan")
    design(variables={"color": {"primary": {"light": "#123456"}}})
    cache.clear()
    answer = Client().get("/icon.svg")

    assert answer.headers["Content-Type"] == "image/svg+xml" and "sandbox" in answer.headers["Content-Security-Policy"]
    assert 'fill="#123456"' in answer.content.decode() and ">É</text>" in answer.content.decode()


@pytest.mark.parametrize(("name", "letter"), [("<&> ash", "A"), ("<&>", "•"), ("ßa", "ß"), ("ŉ", "ŉ")])
def test_any_name_gives_a_valid_svg_with_its_first_letter(name, letter):
    Site.objects.update(site_name=name)
    cache.clear()
    svg = ElementTree.fromstring(Client().get("/icon.svg").content)

    assert [text.text for text in svg.iter("{http://www.w3.org/2000/svg}text")] == [letter]


def test_colors_that_only_browsers_can_compute_are_those_of_the_theme():
    own, mixed = page(heading("Oak"), slug="oak"), "color-mix(in oklab, red, blue)"
    before = head_of("/oak/")
    values = {name: {"light": mixed, "dark": mixed} for name in ("paper", "primary", "on-primary")}
    design(variables={"color": values})
    own.save()
    cache.clear()
    svg = Client().get("/icon.svg").content.decode()

    assert re.findall('fill="(#[^"]+)"', svg) == ["#513620", "#fefbf7"]
    assert THEME_COLOR.findall(head_of("/oak/")) == THEME_COLOR.findall(before)
    assert len(set(THEME_COLOR.findall(before))) == 2


def test_an_uploaded_image_becomes_all_icons():
    identity(icon=stored_image(600, 600))

    assert image_at("/icon-512.png").size == (512, 512)
    assert image_at("/apple-touch-icon.png").size == (180, 180)
    cache.clear()
    assert b"data:image/webp;base64," in Client().get("/icon.svg").content


def test_an_uploaded_svg_is_the_icon_of_the_tab_and_the_letter_is_the_others():
    identity(icon=stored_svg())

    assert image_at("/favicon.ico").size == (48, 48)
    assert image_at("/apple-touch-icon.png").size == (180, 180)
    assert b"<circle" in Client().get("/icon.svg").content
    assert Client().get("/site.webmanifest").status_code == 200


@pytest.mark.parametrize("make", [lambda: stored_image(600, 600), stored_svg])
def test_an_icon_whose_file_is_missing_is_the_letter(make):
    chosen = make()
    chosen.file.storage.delete(chosen.file.name)
    identity(icon=chosen)

    assert image_at("/favicon.ico").size == (48, 48)
    cache.clear()
    answer = Client().get("/icon.svg")
    assert answer.status_code == 200 and b"<svg" in answer.content
    assert Client().get("/site.webmanifest").status_code == 200


def test_other_sizes_do_not_exist():
    assert Client().get("/icon-4000.png").status_code == 404


def test_the_manifest_names_the_site_its_icons_and_colors():
    Site.objects.update(site_name="Hollin Yard")
    design(variables={"color": {"paper": {"light": "#abcdef"}}})
    answer = Client().get("/site.webmanifest")
    manifest = answer.json()

    assert answer.headers["Content-Type"] == "application/manifest+json"
    assert manifest["name"] == "Hollin Yard" and manifest["start_url"] == "/" and manifest["lang"] == "en"
    assert manifest["theme_color"] == "#abcdef"
    assert [Client().get(icon["src"]).status_code for icon in manifest["icons"]] == [200, 200]
    page(heading("Oak"), slug="oak")
    assert '<link rel="manifest" href="/site.webmanifest">' in head_of("/oak/")


def test_the_toolbar_has_the_color_of_the_page_in_both_modes():
    page(heading("Oak"), slug="oak")
    design(variables={"color": {"paper": {"light": "#abcdef", "dark": "oklch(0.2 0 0)"}}})
    head = head_of("/oak/")
    assert '<meta name="theme-color" content="#abcdef" media="(prefers-color-scheme: light)">' in head
    assert '<meta name="theme-color" content="#161616" media="(prefers-color-scheme: dark)">' in head

    design(color_mode="light")
    assert '<meta name="theme-color" content="#abcdef">' in head_of("/oak/")


def test_a_page_that_is_always_dark_has_one_color():
    made = page(heading("Oak"), slug="oak")
    made.document["root"]["props"]["color_mode"] = "dark"
    made.save()

    assert head_of("/oak/").count("theme-color") == 1 and 'content="#271a0f">' in head_of("/oak/")


def test_only_the_home_page_names_the_icons():
    page(heading("Oak"), slug="oak", parent=start_page())

    assert '<link rel="icon" href="/icon.svg" type="image/svg+xml">' in head_of("/")
    assert 'rel="icon"' not in head_of("/oak/")


def test_every_page_of_a_site_in_a_subfolder_names_the_icons():
    """Browsers look for icons at the root of the host only, which belongs to another site."""
    page(heading("Oak"), slug="oak", parent=start_page())
    with override_script_prefix("/woods/"):
        head = head_of("/oak/")

    assert '<link rel="icon" href="/woods/icon.svg" type="image/svg+xml">' in head
    assert '<link rel="apple-touch-icon" href="/woods/apple-touch-icon.png">' in head
