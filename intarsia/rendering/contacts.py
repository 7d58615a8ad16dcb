"""Encodes the e-mail addresses and phone numbers in rendered HTML, as the site's owner chose."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import cast

from django.apps import apps
from wagtail.models import Site

from intarsia.documents import contract as contracts
from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.protection.encoding.api import Encoding, Mode, encode_html, mask_all
from intarsia.protection.texts.api import HINT

from .ui_strings import ui_strings_for

# Every encoded contact has this attribute.
ENCODED_ATTRIBUTE = "data-original-string="


def hide_contacts(html: Mapping[str, str], site: Site | None, language: str) -> dict[str, str]:
    """The HTML by part, with contacts encoded."""
    encoding = _site_encoding(site, language)
    return {name: _encode(part, encoding) for name, part in html.items()} if encoding else dict(html)


def hide_in_text(text: str, site: Site | None, language: str) -> str:
    """Replaces the characters of contacts with stars, in text that cannot contain elements."""
    return mask_all(text) if "@" in text and _site_encoding(site, language) else text


def has_encoded_contacts(html: Mapping[str, str]) -> bool:
    return any(ENCODED_ATTRIBUTE in part for part in html.values())


def _site_encoding(site: Site | None, language: str) -> Encoding | None:
    """None if nothing is encoded: the app that decodes is not installed, or the owner turned encoding off."""
    if site is None or not apps.is_installed("intarsia.protection"):
        return None
    tag = f"design-{site.pk}"
    found = cached_lookup("contacts", [site.pk], lambda *_: (tag,), lambda _pks: _options(site))
    if site.pk not in found:
        return None
    mode, hides_phones, replacement, hints = found[site.pk]
    return Encoding(mode, hides_phones, hints.get(language) or ui_strings_for(language).get(HINT, HINT), replacement)


def _options(site: Site) -> dict[int, tuple[Mode, bool, str, dict[str, str]]]:
    """Mode, whether phone numbers are encoded, replacement, and the owner's hint by language."""
    from intarsia.protection.models import ContactSettings, OwnText

    # Not `for_site`, which writes a row if there is none.
    chosen = ContactSettings.objects.filter(site=site).first() or ContactSettings()
    mode = cast(Mode, chosen.mode)
    hints = dict(OwnText.objects.filter(site=site, name="hint").values_list("language", "text"))
    return {site.pk: (mode, chosen.hides_phones, chosen.replacement, hints)} if chosen.hides_emails else {}


# Cached because headers and footers are the same on every page.
@lru_cache(maxsize=64)
def _encode(html: str, encoding: Encoding) -> str:
    return encode_html(html, encoding, _settings_of_kind("richtext"), frozenset(_settings_of_kind("code")))


@cache
def _settings_of_kind(kind: str) -> dict[str, frozenset[str]]:
    """By widget type, the names of its settings of this kind, including those in lists."""
    widgets = contracts.load()["widgets"]
    found = {name: frozenset(_names(schema.get("settings", {}), kind)) for name, schema in widgets.items()}
    return {name: names for name, names in found.items() if names}


def _names(specs: Mapping, kind: str) -> list[str]:
    own = [name for name, spec in specs.items() if spec["kind"] == kind]
    return own + [name for spec in specs.values() for name in _names(spec.get("fields", {}), kind)]
