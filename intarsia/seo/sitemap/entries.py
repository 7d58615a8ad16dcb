"""The public pages of a site as entries of its sitemap, with as many queries for one page as for a thousand."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.conf import settings
from django.db.models import Q
from django.http import HttpRequest
from wagtail.models import Page, Site, get_page_models
from wagtail.query import PageQuerySet

from intarsia.rendering.resources.private_pages import without_private
from intarsia.site_pages import pages_of_site

from .page_images import images_of_pages

# (code for `hreflang`, URL)
Alternates = list[tuple[str, str]]


@dataclass(frozen=True)
class Entry:
    location: str
    changed: datetime | None
    # Empty for a page in one language.
    alternates: Alternates = field(default_factory=list)
    images: Sequence[str] = ()


def public_pages(site: Site) -> PageQuerySet:
    """In the order of the tree, below the home pages of all languages."""
    pages = Page.objects.filter(pages_of_site(site)).live()
    return without_private(pages).exclude(_hidden_pages()).order_by("path")


def _hidden_pages() -> Q:
    """Pages that the owner hides from search engines, of all page types that have this setting."""
    hidden = Q(pk__in=[])
    for model in get_page_models():
        if any(field.name == "noindex" for field in model._meta.local_fields):
            hidden |= Q(pk__in=model._default_manager.filter(noindex=True).values("pk"))
    return hidden


def entries_of(part: slice, pages: PageQuerySet, site: Site, request: HttpRequest) -> Iterator[Entry]:
    """The entries for one part of all `pages` of the site."""
    listed = list(pages.select_related("locale")[part].specific(defer=True))
    alternates, images = _alternates(listed, pages, request), images_of_pages([page.pk for page in listed], site)
    for page in listed:
        # A page type can list several URLs, or none: `get_sitemap_urls` is Wagtail's.
        for url in page.get_sitemap_urls(request):
            if url.get("location"):
                yield Entry(url["location"], url.get("lastmod"), alternates[page.translation_key], images[page.pk])


def _alternates(listed: Sequence[Page], pages: PageQuerySet, request: HttpRequest) -> dict[Any, list[tuple[str, str]]]:
    """By translation key, for the keys that have several pages."""
    found: dict[Any, Alternates] = defaultdict(list)
    if not getattr(settings, "WAGTAIL_I18N_ENABLED", False):
        return found
    keys = {page.translation_key for page in listed}
    by_key: dict[Any, list[Page]] = defaultdict(list)
    for page in pages.filter(translation_key__in=keys).select_related("locale"):
        by_key[page.translation_key].append(page)
    for key, translations in by_key.items():
        if len(translations) > 1:
            found[key] = [(page.locale.language_code, page.get_full_url(request)) for page in translations]
    return found
