"""The path from the site's home page to the current page. Pages that are not public are left out."""

from collections.abc import Mapping
from typing import Any

from django.urls import get_script_prefix
from wagtail.models import Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.private_pages import without_private


@data_loader("breadcrumbs")
def trails(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    page, site = context.page, context.site
    if not isinstance(page, Page) or site is None:
        return {}
    key = (site.pk, page.path, get_script_prefix())
    found = cached_lookup("breadcrumbs", [key], _tags, lambda _keys: {key: _above(page, site)})
    context.tags.update(found[key]["tags"])
    # The current page with its rendered title, which in the editor may be a new one.
    here = {"text": page.title, "href": page.get_url(current_site=site) or ""}
    data = {"trail": [*found[key]["trail"], here], "origin": site.root_url}
    return {widget: data for widget in widgets}


def _tags(_key: Any, above: dict[str, Any] | None) -> list[str]:
    return above["tags"] if above else []


def _above(page: Page, site: Site) -> dict[str, Any]:
    """The home pages of all languages are on one level, so the depth of the site's home page is the top of every
    tree.
    """
    depths = range(site.root_page.depth, page.depth)
    paths = [page.path[: depth * Page.steplen] for depth in depths]
    above = list(Page.objects.filter(path__in=paths).order_by("depth").select_related("locale"))
    public = without_private(Page.objects.live().filter(path__in=paths)) if above else Page.objects.none()
    shown = set(public.values_list("pk", flat=True))
    trail = [{"text": one.title, "href": one.get_url(current_site=site) or ""} for one in above if one.pk in shown]
    return {"trail": [crumb for crumb in trail if crumb["href"]], "tags": [f"page-{one.pk}" for one in above]}
