"""Packages register families that every site can choose."""

import pytest
from django.core.exceptions import ImproperlyConfigured
from wagtail.models import Site

from intarsia.fonts import families
from intarsia.fonts.api import FontFace, FontFamily, FontFile, add_font, families_of, register_font_families
from intarsia.fonts.tests.fonts import upload


@pytest.fixture(autouse=True)
def nothing_is_registered(monkeypatch):
    monkeypatch.setattr(families, "_registered", {})


def family(name: str) -> FontFamily:
    return FontFamily(name, (FontFace((FontFile("acme/acme.woff2", is_static=True),)),))


@pytest.mark.django_db
def test_registered_families_come_after_those_of_the_site_in_the_order_of_their_names():
    site = Site.objects.get(is_default_site=True)
    register_font_families(family("Walnut"), family("oak"))
    add_font(site, upload())

    assert [one.name for one in families_of(site)] == ["Brand Sans", "oak", "Walnut"]


@pytest.mark.django_db
def test_a_font_of_the_site_replaces_a_registered_family_of_the_same_name():
    site = Site.objects.get(is_default_site=True)
    register_font_families(family("Brand Sans"))
    add_font(site, upload())

    (found,) = families_of(site)
    assert not found.faces[0].files[0].is_static


@pytest.mark.parametrize(
    ("registered", "problem"),
    [
        ((family("Oak"), family("Oak")), "two font families named 'Oak'"),
        ((family("Fraunces"),), "two font families named 'Fraunces'"),
        ((FontFamily("Oak", ()),), "has no files"),
    ],
)
def test_a_wrong_registration_stops_at_start_up(registered, problem):
    with pytest.raises(ImproperlyConfigured, match=problem):
        for one in registered:
            register_font_families(one)
