"""The families that a site can choose from: those that packages register, and its own."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from wagtail.models import Site

from intarsia.rendering.fonts import THEME_FAMILIES, FontFamily

from .models import UploadedFont

_registered: dict[str, FontFamily] = {}


def register_font_families(*families: FontFamily) -> None:
    """Adds families to the fonts that every site can choose. Call it from `AppConfig.ready`.

    Their files are WOFF2 files among the static files of the app: `FontFile("acme/acme.woff2", is_static=True)`.
    """
    for family in families:
        if family.name in _registered or family.name in THEME_FAMILIES:
            raise ImproperlyConfigured(f"There are two font families named {family.name!r}. Rename one of them.")
        if not family.faces or not all(face.files for face in family.faces):
            raise ImproperlyConfigured(f"The font family {family.name!r} has no files. Add a face with a file.")
    _registered.update((family.name, family) for family in families)


def registered_families() -> list[FontFamily]:
    """The families of packages, by name."""
    return sorted(_registered.values(), key=lambda family: family.name.lower())


def own_families(site: Site) -> list[FontFamily]:
    """The families that owners of the site uploaded. One query."""
    return _grouped(UploadedFont.objects.filter(site=site))


def families_of(site: Site) -> tuple[FontFamily, ...]:
    """One of the site's own replaces a registered one of the same name."""
    return families_with(UploadedFont.objects.filter(site=site))


def families_with(fonts: Iterable[UploadedFont]) -> tuple[FontFamily, ...]:
    """The families of these fonts, in the order of their families, and the registered ones."""
    own = {family.name: family for family in _grouped(fonts)}
    return (*own.values(), *(family for family in registered_families() if family.name not in own))


def _grouped(fonts: Iterable[UploadedFont]) -> list[FontFamily]:
    return [_family(name, list(group)) for name, group in groupby(fonts, key=lambda font: font.family)]


def _family(name: str, fonts: list[UploadedFont]) -> FontFamily:
    generic: Any = fonts[0].generic
    return FontFamily(name, tuple(font.face for font in fonts), generic)
