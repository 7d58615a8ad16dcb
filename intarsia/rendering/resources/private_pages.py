"""Which pages are private. An alias of a private page is private, too: Wagtail does not serve it to everybody, although
its own `public()` contains it.
"""

from functools import reduce
from operator import or_

from django.db.models import Q
from wagtail.models import Page, PageQuerySet, PageViewRestriction


def without_private(pages: PageQuerySet) -> PageQuerySet:
    """The pages that every visitor may see, among `pages`."""
    paths = private_paths()
    return pages.exclude(reduce(or_, (Q(path__startswith=path) for path in paths))) if paths else pages


def private_paths() -> tuple[str, ...]:
    """The paths of pages with view restrictions, and of their aliases. All pages below them are private."""
    found = dict(PageViewRestriction.objects.values_list("page", "page__path"))
    sources = list(found)
    while sources:
        aliases = dict(Page.objects.filter(alias_of__in=sources).values_list("pk", "path"))
        sources = [pk for pk in aliases if pk not in found]
        found |= aliases
    return tuple(sorted(found.values()))
