"""JSON-LD of a page. Breadcrumbs and answers to questions come from the widgets that show them."""

from typing import Any

from wagtail.models import Site

from intarsia.page_cache import cached_lookup
from intarsia.page_contributions import ComposedPage

CONTEXT = "https://schema.org"


def website(page: ComposedPage) -> dict[str, Any] | None:
    """The site and who publishes it, on the home page of each language."""
    site = page.site
    if site is None or page.page.translation_key != _home_of(site):
        return None
    url, name = page.page.get_full_url(), site.site_name or page.page.title
    publisher = {"@type": "Organization", "@id": f"{site.root_url}/#organization", "name": name, "url": site.root_url}
    return {
        "@context": CONTEXT,
        "@type": "WebSite",
        "name": name,
        "url": url,
        "inLanguage": page.language,
        "publisher": publisher,
    }


def _home_of(site: Site) -> Any:
    """The translation key of its home pages. A change of the site clears all lookups."""
    return cached_lookup("home", [site.pk], lambda *_: (), lambda _pks: {site.pk: site.root_page.translation_key})[
        site.pk
    ]
