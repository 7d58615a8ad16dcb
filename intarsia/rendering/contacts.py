"""Contacts on what is drawn for everybody are encoded as the site wants it, just before it leaves."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import cast

from django.apps import apps
from wagtail.models import Site

from intarsia.protection.encoding.api import Encoding, Mode, encode_html, mask_all
from intarsia.protection.texts.api import HINT

from . import contract as contracts
from .remembered import remembered
from .words import words_in

# What every encoded contact carries.
MARK = "data-original-string="


def hide_contacts(html: Mapping[str, str], site: Site | None, language: str) -> dict[str, str]:
    """By part, with contacts encoded."""
    encoding = _encoding_of(site, language)
    return {name: _hidden(part, encoding) for name, part in html.items()} if encoding else dict(html)


def hide_in_text(text: str, site: Site | None, language: str) -> str:
    """For a text that cannot hold an element: the letters of a contact give way to stars."""
    return mask_all(text) if "@" in text and _encoding_of(site, language) else text


def holds_contacts(html: Mapping[str, str]) -> bool:
    return any(MARK in part for part in html.values())


def _encoding_of(site: Site | None, language: str) -> Encoding | None:
    """None where nothing is hidden: the app that decodes is not installed, or the owner says so."""
    if site is None or not apps.is_installed("intarsia.protection"):
        return None
    tag = f"design-{site.pk}"
    found = remembered("contacts", [site.pk], lambda *_: (tag,), lambda _pks: _options(site))
    if site.pk not in found:
        return None
    mode, hides_phones, replacement, hints = found[site.pk]
    return Encoding(mode, hides_phones, hints.get(language) or words_in(language).get(HINT, HINT), replacement)


def _options(site: Site) -> dict[int, tuple[Mode, bool, str, dict[str, str]]]:
    """With the owner's own hint in each language."""
    from intarsia.protection.models import ContactSettings, OwnText

    # Not `for_site`, which would write a row while a page is drawn.
    chosen = ContactSettings.objects.filter(site=site).first() or ContactSettings()
    mode = cast(Mode, chosen.mode)
    hints = dict(OwnText.objects.filter(site=site, name="hint").values_list("language", "text"))
    return {site.pk: (mode, chosen.hides_phones, chosen.replacement, hints)} if chosen.hides_emails else {}


# Headers and footers are the same on every page.
@lru_cache(maxsize=64)
def _hidden(html: str, encoding: Encoding) -> str:
    return encode_html(html, encoding, _settings_of_kind("richtext"), frozenset(_settings_of_kind("code")))


@cache
def _settings_of_kind(kind: str) -> dict[str, frozenset[str]]:
    """By type of widget, the names of its settings of this kind, those in lists too."""
    widgets = contracts.load()["widgets"]
    found = {name: frozenset(_names(schema.get("settings", {}), kind)) for name, schema in widgets.items()}
    return {name: names for name, names in found.items() if names}


def _names(specs: Mapping, kind: str) -> list[str]:
    own = [name for name, spec in specs.items() if spec["kind"] == kind]
    return own + [name for spec in specs.values() for name in _names(spec.get("fields", {}), kind)]
