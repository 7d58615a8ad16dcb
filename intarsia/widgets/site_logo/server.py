"""The name of the site and the URL of its home page in the language of the current page."""

from collections.abc import Mapping
from typing import Any

from django.urls import get_script_prefix
from wagtail.models import Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("site_logo")
def logos(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    site = context.site
    if site is None:
        return {}
    key = (site.pk, context.locale, get_script_prefix())
    found = cached_lookup("site_logo", [key], _tags, lambda _keys: {key: _first(site, context)})
    first = found[key]
    context.tags.update(first["tags"])
    is_home = getattr(context.page, "pk", None) == first["pk"] and isinstance(context.page, Page)
    data = {"site_name": first["name"], "home": first["href"], "is_home": is_home}
    return {widget: data for widget in widgets}


def _tags(_key: Any, first: dict[str, Any] | None) -> list[str]:
    return first["tags"] if first else []


def _first(site: Site, context: LoadContext) -> dict[str, Any]:
    same = Page.objects.filter(translation_key=site.root_page.translation_key, locale__language_code=context.locale)
    page = same.live().select_related("locale").first() or site.root_page
    return {
        "pk": page.pk,
        "name": site.site_name or page.title,
        "href": page.get_url(current_site=site) or get_script_prefix(),
        # Publishing a translation later changes the page tree, which loads this again.
        "tags": [f"page-{page.pk}", "tree"],
    }
