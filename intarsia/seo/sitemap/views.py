"""`/sitemap.xml`: the list itself, or an index of its parts on a large site."""

from collections.abc import Callable
from typing import Any

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe
from wagtail.models import Site
from wagtail.query import PageQuerySet

from intarsia.rendering.head.default_language import default_language

from .entries import entries_of, public_pages

# The protocol allows 50,000 URLs and 50 MB; a part should answer within a second.
PAGES_PER_PART = 1000
# Search engines ask some times a day.
SECONDS = 10 * 60


@require_safe
def sitemap(request: HttpRequest) -> HttpResponse:
    site = _site(request)
    return _xml(request, site, "whole", lambda: _list_or_index(site, request))


@require_safe
def sitemap_part(request: HttpRequest, number: int) -> HttpResponse:
    """Parts are numbered from 1."""
    site = _site(request)
    if number < 1:
        raise Http404
    return _xml(request, site, number, lambda: _part(site, request, number))


def _site(request: HttpRequest) -> Site:
    if site := Site.find_for_request(request):
        return site
    raise Http404


def _list_or_index(site: Site, request: HttpRequest) -> str:
    pages = public_pages(site)
    number = pages.count()
    if number <= PAGES_PER_PART:
        return _list(slice(None), pages, site, request)
    numbers = range(1, -(-number // PAGES_PER_PART) + 1)
    urls = [f"{site.root_url}{reverse('intarsia_seo:sitemap_part', args=[one])}" for one in numbers]
    return render_to_string("intarsia_seo/sitemap_index.xml", {"urls": urls})


def _part(site: Site, request: HttpRequest, number: int) -> str:
    first, pages = (number - 1) * PAGES_PER_PART, public_pages(site)
    if first >= pages.count():
        raise Http404
    return _list(slice(first, first + PAGES_PER_PART), pages, site, request)


def _list(part: slice, pages: PageQuerySet, site: Site, request: HttpRequest) -> str:
    context = {"entries": entries_of(part, pages, site, request), "default": default_language()}
    return render_to_string("intarsia_seo/sitemap.xml", context)


def _xml(request: HttpRequest, site: Site, part: Any, make: Callable[[], str]) -> HttpResponse:
    text = cache.get_or_set(f"intarsia:sitemap:{site.pk}:{part}", make, SECONDS)
    response = HttpResponse(text, content_type="application/xml; charset=utf-8")
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response
