"""The name and the home page of a site, without a query for each page."""

from dataclasses import dataclass
from typing import Any

from wagtail.models import Site

from intarsia.page_cache import cached_lookup


@dataclass(frozen=True)
class SiteFacts:
    name: str
    # Of its home pages in all languages.
    home: Any


def site_facts(site: Site, tags: set[str]) -> SiteFacts:
    """Without a name, a site is called like its home page. A change of the site clears all lookups."""
    tag = f"page-{site.root_page_id}"
    if not site.site_name:
        tags.add(tag)
    return cached_lookup("site facts", [site.pk], lambda *_: [tag], lambda _pks: {site.pk: _facts(site)})[site.pk]


def _facts(site: Site) -> SiteFacts:
    return SiteFacts(site.site_name or site.root_page.title, site.root_page.translation_key)
