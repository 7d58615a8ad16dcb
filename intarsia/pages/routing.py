"""An address that led to a page before leads there in one query.

Wagtail looks for the site and walks from its first page down to the one that is asked for, two queries a step, which
takes as long as all the drawing. What was found is remembered by key, and believed only while the page still lives at
that address. A change of a site purges everything.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from wagtail.models import Page, Site
from wagtail.url_routing import RouteResult
from wagtail.views import serve

from intarsia.rendering.remembered import remembered

from .models import DocumentMixin

# Longer ones are walked to each time: addresses that strangers invent shall not fill the memory.
LONGEST_PATH = 200


@dataclass(frozen=True)
class _Route:
    model: type[Page]
    pk: int
    url_path: str


class RememberedRoutes:
    """Middleware, at any place. Pages whose address a `route` of their own may judge are left to Wagtail."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(self, request: HttpRequest, view: Any, args: list[Any], kwargs: dict[str, Any]) -> None:
        # A site may put a view of its own before Wagtail's; it knows best how it finds its pages.
        if view is serve:
            _find(request, *args, **kwargs)


def _find(request: HttpRequest, path: str) -> None:
    site = _site(request)
    if site is None or len(path) > LONGEST_PATH:
        return
    key = site.root_page_id, get_language(), path
    route = remembered("route", [key], _tags, lambda _keys: _looked_up(request, site, key)).get(key)
    page = route and not hasattr(request, "_wagtail_route_for_request") and _page_of(route)
    if page:
        # Where Wagtail keeps its own answer, and looks first.
        vars(request)["_wagtail_route_for_request"] = RouteResult(page)


def _site(request: HttpRequest) -> Site | None:
    """A copy for each request: what a request loads through it must not be seen by the next one."""
    key = request.get_host(), request.get_port()
    known = remembered("site", [key], lambda *_fact: (), lambda _keys: _known_site(request, key)).get(key)
    if known and not hasattr(request, "_wagtail_site"):
        # Where Wagtail keeps the request's site, and looks first.
        vars(request)["_wagtail_site"] = Site.from_db(*known)
    return Site.find_for_request(request)


def _known_site(request: HttpRequest, key: tuple[str, str]) -> dict[tuple[str, str], tuple[str | None, list, list]]:
    site = Site.find_for_request(request)
    if site is None:
        return {}
    names = [field.attname for field in Site._meta.concrete_fields]
    return {key: (site._state.db, names, [getattr(site, name) for name in names])}


def _page_of(route: _Route) -> Page | None:
    return route.model._default_manager.filter(pk=route.pk, live=True, url_path=route.url_path).first()


def _tags(*_fact: Any) -> tuple[str]:
    """Any page that comes, goes, moves or changes its slug may lead the way elsewhere, a translated first page too."""
    return ("tree",)


def _looked_up(request: HttpRequest, site: Site, key: tuple[Any, ...]) -> dict[tuple[Any, ...], _Route]:
    # Wagtail keeps its answer with the request, so the view does not ask for it again.
    result = Page.route_for_request(request, key[-1])
    if result is None or result.args or result.kwargs or not isinstance(result.page, DocumentMixin):
        return {}
    page = cast(Page, result.page)
    way = page.get_ancestors(inclusive=True).filter(depth__gte=site.root_page.depth).specific(defer=True)
    if any(type(step).route is not Page.route for step in way):
        return {}
    return {key: _Route(type(page), page.pk, page.url_path)}
