"""Caches which page a URL leads to, so that Wagtail finds it in one query.

Wagtail looks up the site and then each page on the path, with two queries per step. That takes as long as rendering the
page. The cached page is used only if it is still live at that URL. A change of a site clears the cache.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from wagtail.models import Page, Site
from wagtail.url_routing import RouteResult
from wagtail.views import serve

from intarsia.page_cache.cached_lookup import cached_lookup, lookups_of_request
from intarsia.page_cache.requested_site import requested_site

from .for_staff.purge_warning import with_purge_warning
from .models import BuilderMixin, BuilderPageMixin

# Longer paths are not cached, so that invented URLs do not fill the memory.
MAX_PATH_LENGTH = 200


@dataclass(frozen=True)
class _Route:
    model: type[Page]
    pk: int
    url_path: str


class CachedRoutes:
    """Middleware, at any position. Wagtail itself finds pages whose type or parent overrides `route`."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        with lookups_of_request(may_change=request.method not in ("GET", "HEAD")):
            return with_purge_warning(request, self.get_response)

    def process_view(self, request: HttpRequest, view: Any, args: list[Any], kwargs: dict[str, Any]) -> None:
        # A site may replace Wagtail's view by its own, which may find pages differently.
        if view is serve:
            _set_route(request, *args, **kwargs)


def _set_route(request: HttpRequest, path: str) -> None:
    site = requested_site(request)
    if site is None or len(path) > MAX_PATH_LENGTH:
        return
    key = site.root_page_id, get_language(), path
    route = cached_lookup("route", [key], _tags, lambda _keys: _look_up(request, site, key)).get(key)
    page = route and not hasattr(request, "_wagtail_route_for_request") and _page_of(route)
    if page:
        # Wagtail stores its own result here and checks it first.
        vars(request)["_wagtail_route_for_request"] = RouteResult(page)


def _page_of(route: _Route) -> Page | None:
    return route.model._default_manager.filter(pk=route.pk, live=True, url_path=route.url_path).first()


def _tags(*_fact: Any) -> tuple[str]:
    """Any page that is added, deleted, moved or gets a new slug can change what a URL leads to."""
    return ("tree",)


def _look_up(request: HttpRequest, site: Site, key: tuple[Any, ...]) -> dict[tuple[Any, ...], _Route]:
    # Wagtail stores this result on the request, so its view does not look it up again.
    result = Page.route_for_request(request, key[-1])
    if result is None or result.args or result.kwargs or not isinstance(result.page, BuilderMixin):
        return {}
    page = cast(Page, result.page)
    path = page.get_ancestors(inclusive=True).filter(depth__gte=site.root_page.depth).specific(defer=True)
    if not all(_is_routed_as_usual(type(step)) for step in path):
        return {}
    return {key: _Route(type(page), page.pk, page.url_path)}


def _is_routed_as_usual(model: type[Page]) -> bool:
    """Ours finds the same pages as Wagtail's, and more below a draft."""
    routes = (vars(one).get("route") for one in model.__mro__ if one is not BuilderPageMixin)
    return next(filter(None, routes)) is Page.route
