"""JSON-LD of a page. Breadcrumbs and answers to questions come from the widgets that show them."""

from typing import Any

from intarsia.page_contributions import ComposedPage

from .site_facts import site_facts

CONTEXT = "https://schema.org"


def website(page: ComposedPage) -> dict[str, Any] | None:
    """The site and who publishes it, on the home page of each language."""
    site = page.site
    if site is None or page.page.translation_key != site_facts(site, page.tags).home:
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
