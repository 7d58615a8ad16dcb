"""Who may see a page, asked once: Wagtail asks its database for each request, and most pages are for everybody."""

from collections.abc import Callable

from django.db.models import QuerySet
from wagtail.models import Page, PageViewRestriction

from intarsia.rendering.remembered import remembered


def view_restrictions(page: Page, look_up: Callable[[], QuerySet]) -> QuerySet:
    """What `look_up` finds. Only that there is nothing is remembered; a restriction saved anywhere purges that."""
    tags = [f"page-{page.pk}"]
    known = remembered("restricted", [page.pk], lambda *_fact: tags, lambda _pks: {page.pk: look_up().exists()})
    return look_up() if known[page.pk] else PageViewRestriction.objects.none()
