"""How pages of a site encode contacts, without a query for each page."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final, cast

from django.utils.translation import override
from wagtail.models import Site

from intarsia.documents import contract as contracts
from intarsia.page_cache import cached_lookup

from ..changes import settings_tag
from ..texts.site_texts import site_texts
from .in_html.html import encode_html
from .in_html.later_tokens import with_tokens
from .in_html.markup import Encoding, Mode
from .models import ContactSettings
from .phones import countries_of

# Kinds of settings: HTML is encoded, code is shown unchanged.
RICH_TEXT: Final = "richtext"
CODE: Final = "code"


def page_encoding(site: Site | None, language: str) -> Encoding | None:
    """None if the owner turned encoding off."""
    if site is None:
        return None
    key, tags = (site.pk, language), (settings_tag(site.pk),)
    return cached_lookup("contacts", [key], lambda *_: tags, lambda _keys: _encodings(site, language)).get(key)


def _encodings(site: Site, language: str) -> dict[tuple[int, str], Encoding]:
    # Not `for_site`, which writes a row if there is none.
    chosen = ContactSettings.objects.filter(site=site).first() or ContactSettings()
    if not chosen.hides_emails:
        return {}
    with override(language):
        hint = site_texts(site, ["hint"])["hint"]
    mode, countries = cast(Mode, chosen.mode), countries_of(language)
    return {(site.pk, language): Encoding(mode, chosen.hides_phones, hint, chosen.replacement, countries)}


def encoded_html(html: str, encoding: Encoding) -> str:
    """The HTML of a document."""
    shared = _without_tokens(html, replace(encoding, scope="", has_tokens_later=True))
    return with_tokens(shared, encoding.scope)


# Cached because headers and footers are the same on every page.
@lru_cache(maxsize=64)
def _without_tokens(html: str, encoding: Encoding) -> str:
    return encode_html(html, encoding, _settings_of_kind(RICH_TEXT), frozenset(_settings_of_kind(CODE)))


@cache
def _settings_of_kind(kind: str) -> dict[str, frozenset[str]]:
    """By widget type, the names of its settings of this kind, including those in lists."""
    widgets = contracts.load()["widgets"]
    found = {name: frozenset(_names(schema.get("settings", {}), kind)) for name, schema in widgets.items()}
    return {name: names for name, names in found.items() if names}


def _names(specs: Mapping, kind: str) -> list[str]:
    own = [name for name, spec in specs.items() if spec["kind"] == kind]
    return own + [name for spec in specs.values() for name in _names(spec.get("fields", {}), kind)]
