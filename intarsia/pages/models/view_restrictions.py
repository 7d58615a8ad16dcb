"""Caches that a page has no view restrictions: Wagtail queries them for each request, and most pages have none."""

from collections.abc import Callable
from functools import cache

from django.db.models import QuerySet
from wagtail.models import Page, PageViewRestriction

from intarsia.page_cache.cached_lookup import cached_lookup


def view_restrictions(page: Page, look_up: Callable[[], QuerySet]) -> QuerySet:
    """The result of `look_up`. Saving any restriction clears what is cached."""
    tags = [f"page-{page.pk}"]
    is_restricted = cached_lookup("restricted", [page.pk], lambda *_: tags, lambda _pks: {page.pk: look_up().exists()})
    return look_up() if is_restricted[page.pk] else _no_restrictions()


@cache
def _no_restrictions() -> QuerySet:
    """Evaluated here, because Django builds the SQL of each new empty query set before it finds that it is empty."""
    none = PageViewRestriction.objects.none()
    bool(none)
    return none
