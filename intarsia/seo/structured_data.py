"""The JSON-LD of a page, as one graph. Breadcrumbs and answers to questions come from the widgets that show them.

A page type adds its own with a method: `def structured_data(self) -> dict`, such as an event. Pages that need none have
no script, because pages have a budget of elements.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.functional import cached_property
from wagtail.models import Page, Site

from intarsia.page_cache import cached_lookup
from intarsia.page_contributions import ComposedPage, filtered_text
from intarsia.rendering.resources.authors import author_names, tag_of_user
from intarsia.rendering.resources.private_pages import without_private

from .link_preview import share_image, title_of
from .site_identity import Identity, identity_of, is_article

CONTEXT = "https://schema.org"
# The breadcrumbs widget has its own, with the texts that visitors see.
BREADCRUMBS = '"@type":"BreadcrumbList"'
# A list of the home page and the page itself says no more than the URL. The first page with a path is this far below.
MIN_LEVELS = 2

Node = dict[str, Any]


def graph_of(page: ComposedPage) -> Node | None:
    """None for a page that says nothing more than its URL."""
    nodes = list(_Graph(page, page.site).nodes()) if page.site else []
    return {"@context": CONTEXT, "@graph": nodes} if nodes else None


class _Graph:
    def __init__(self, composed: ComposedPage, site: Site) -> None:
        self.composed, self.site, self.page = composed, site, composed.page
        self.identity: Identity = identity_of(site, composed.tags)

    @cached_property
    def url(self) -> str:
        return self.page.get_full_url()

    def nodes(self) -> Iterator[Node]:
        is_home, article = self.page.translation_key == self.identity.home, is_article(self.page, self.identity)
        own = getattr(self.page, "structured_data", None)
        if is_home or article:
            yield self.organization()
        if is_home:
            yield self.website()
        if article:
            yield self.article()
        if not any(BREADCRUMBS in html for html in self.composed.html.values()):
            yield from self.breadcrumbs()
        if own and isinstance(data := own(), Mapping):
            yield {name: value for name, value in data.items() if name != "@context"}

    def organization(self) -> Node:
        node: Node = {"@type": "Organization", "@id": self._organization_id(), "name": self.identity.organization}
        node["url"] = self.site.root_url
        if self.identity.logo:
            node["logo"] = self.identity.logo
        if self.identity.profiles:
            node["sameAs"] = list(self.identity.profiles)
        return node

    def website(self) -> Node:
        return {
            "@type": "WebSite",
            "@id": f"{self.url}#website",
            "name": self.identity.name,
            "url": self.url,
            "inLanguage": self.composed.language,
            "publisher": {"@id": self._organization_id()},
        }

    def article(self) -> Node:
        title = filtered_text(title_of(self.page), self.composed)
        image = share_image(self.composed, title)
        node: Node = {
            "@type": "Article",
            "@id": f"{self.url}#article",
            "headline": title,
            "mainEntityOfPage": self.url,
            "inLanguage": self.composed.language,
            "publisher": {"@id": self._organization_id()},
        }
        optional = {
            "description": filtered_text(self.page.search_description, self.composed),
            "datePublished": self.page.first_published_at,
            "dateModified": self.page.last_published_at,
            "image": image.url if image else "",
            "author": self._author(),
        }
        return node | {name: value for name, value in optional.items() if value}

    def breadcrumbs(self) -> Iterator[Node]:
        if self.page.depth < self.identity.home_depth + MIN_LEVELS:
            return
        crumbs = [*_crumbs(self.page, self.site, self.composed.tags), (self.page.title, self.url)]
        if len(crumbs) > MIN_LEVELS:
            items = [
                {"@type": "ListItem", "position": number, "name": title, "item": url}
                for number, (title, url) in enumerate(crumbs, 1)
            ]
            yield {"@type": "BreadcrumbList", "itemListElement": items}

    def _author(self) -> Node | None:
        pk = self.page.owner_id
        if pk is None:
            return None
        self.composed.tags.add(tag_of_user(pk))
        name = author_names([pk]).get(pk)
        return {"@type": "Person", "name": name} if name else None

    def _organization_id(self) -> str:
        return f"{self.site.root_url}/#organization"


def _crumbs(page: Page, site: Site, tags: set[str]) -> list[tuple[str, str]]:
    """Title and URL of the public pages above, from the home page down."""
    key = site.pk, page.path[: -Page.steplen]
    above = cached_lookup("crumbs", [key], _tags_above, lambda _keys: {key: _pages_above(page, site)})[key]
    tags.update(_tags_above(key, above))
    return [(title, url) for _pk, title, url in above if url]


def _tags_above(_key: Any, above: list[tuple[int, str, str]] | None) -> list[str]:
    return [f"page-{pk}" for pk, _title, _url in above or ()]


def _pages_above(page: Page, site: Site) -> list[tuple[int, str, str]]:
    """Without a URL if it is not public."""
    above = page.get_ancestors().filter(depth__gte=site.root_page.depth)
    public = set(without_private(above.live()).values_list("pk", flat=True))
    return [(one.pk, one.title, (one.get_full_url() or "") if one.pk in public else "") for one in above]
