"""The pages of a menu: two levels of the site's tree, live, public and shown in menus, in one query.

The query runs again when the tree has changed.
"""

from collections.abc import Mapping
from typing import Any

from django.urls import get_script_prefix
from wagtail.models import Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.private_pages import without_private

LEVELS = 2


@data_loader("menu")
def pages_of_menus(menus: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    here = {"current": _url_of(context.page, context.site) if isinstance(context.page, Page) else ""}
    tree: list[dict[str, Any]] = []
    if context.site:
        here["home"], tree = _cached_tree(context.site, context.locale)
    # Moving the home page purges all pages below it too.
    if context.site and any(_shows_pages(menu) for menu in menus.values()):
        context.tags.add("tree")
    return {key: {**here, **({"pages": tree} if _shows_pages(menu) else {})} for key, menu in menus.items()}


def _shows_pages(menu: Settings) -> bool:
    return menu.get("source", "pages") == "pages"


def _cached_tree(site: Site, locale: str) -> tuple[str, list[dict[str, Any]]]:
    key = (site.pk, locale, get_script_prefix())
    found = cached_lookup("menu", [key], lambda _key, _tree: ["tree"], lambda _keys: {key: _tree(site, locale)})
    return found[key]


def _tree(site: Site, locale: str) -> tuple[str, list[dict[str, Any]]]:
    """The URL of the home page, and the pages below it."""
    root = _root(site, locale)
    pages = without_private(Page.objects.live().in_menu().descendant_of(root)).select_related("locale")
    listed: dict[str, dict[str, Any]] = {root.path: {"children": []}}
    for page in pages.filter(depth__lte=root.depth + LEVELS).order_by("path"):
        parent, href = listed.get(page.path[: -Page.steplen]), _url_of(page, site)
        if parent is None or not href:
            continue
        listed[page.path] = {"text": page.title, "href": href, "children": []}
        parent["children"].append(listed[page.path])
    return _url_of(root, site), listed[root.path]["children"]


def _root(site: Site, locale: str) -> Page:
    """The site's home page in the language of the page that shows the menu."""
    same = Page.objects.filter(translation_key=site.root_page.translation_key)
    return same.filter(locale__language_code=locale).first() or site.root_page


def _url_of(page: Page, site: Site | None) -> str:
    return page.get_url(current_site=site) or ""
