"""The newest public child or sibling pages with their first images, for all lists of a page at once."""

from collections.abc import Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Any

from django.db.models import F, Q, Window
from django.db.models.functions import Left, Length, RowNumber
from wagtail.models import Page, Site

from intarsia.documents import contract
from intarsia.documents.references import references_of
from intarsia.documents.tree import elements
from intarsia.local_time import local_date
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.private_pages import without_private
from intarsia.site_pages import below_homes

MAX_POSTS = 48
DEFAULT_COUNT = 6


@data_loader("posts")
def posts(lists: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    here = context.page if isinstance(context.page, Page) else None
    parents = _parents(lists, here, context.site)
    # One more than needed, because a list of siblings leaves out the current page.
    below = _newest(parents.values(), max(map(_count, lists.values())) + 1)
    context.tags.update(f"children-{parent.pk}" for parent in parents.values())
    data: dict[str, Mapping[str, Any]] = {}
    for key, chosen in lists.items():
        pages = below.get(parents[key].path, []) if key in parents else []
        shown = [page for page in pages if here is None or page.pk != here.pk][: _count(chosen)]
        context.tags.update(f"page-{page.pk}" for page in shown)
        data[key] = {"posts": [_post(page, context.site) for page in shown]}
    return data


def _count(chosen: Settings) -> int:
    count = chosen.get("count", DEFAULT_COUNT)
    return min(count, MAX_POSTS) if isinstance(count, int) and count > 0 else DEFAULT_COUNT


def _parents(lists: dict[str, Settings], here: Page | None, site: Site | None) -> dict[str, Page]:
    """The parent or sibling page by key of the list. Pages of other sites, drafts and private pages are left out."""
    chosen = {key: _chosen_page(one) for key, one in lists.items()}
    needs_above = here and any(one.get("source") == "siblings" for one in lists.values())
    above = here.path[: -Page.steplen] if here and needs_above else ""
    wanted = Q(pk__in=filter(None, chosen.values())) | Q(path=above)
    if site and (above or any(chosen.values())):
        found = list(without_private(Page.objects.live().filter(below_homes(site), wanted)))
    else:
        found = []
    by_pk, by_path = {page.pk: page for page in found}, {page.path: page for page in found}
    parents = {}
    for key, one in lists.items():
        if one.get("source") == "siblings":
            parent = by_path.get(above)
        else:
            parent = by_pk.get(chosen[key]) if chosen[key] else here
        if parent is not None:
            parents[key] = parent
    return parents


def _chosen_page(one: Settings) -> int | None:
    parent = one.get("parent")
    return parent.get("page") if isinstance(parent, Mapping) else parent or None


def _newest(parents: Iterable[Page], most: int) -> dict[str, list[Page]]:
    """The newest public pages of each parent path, at most so many per parent."""
    children = [Q(path__startswith=parent.path, depth=parent.depth + 1) for parent in parents]
    if not children:
        return {}
    newest = Window(
        RowNumber(),
        partition_by=Left("path", Length("path") - Page.steplen),
        order_by=[F("first_published_at").desc(nulls_last=True), F("pk").desc()],
    )
    pages = without_private(Page.objects.live().filter(reduce(or_, children))).annotate(place=newest)
    found: dict[str, list[Page]] = {}
    for page in pages.filter(place__lte=most).order_by("place").select_related("locale").specific():
        found.setdefault(page.path[: -Page.steplen], []).append(page)
    return found


def _post(page: Page, site: Site | None) -> dict[str, Any]:
    published = page.first_published_at
    return {
        "id": page.pk,
        "title": page.title,
        "url": page.get_url(current_site=site) or "",
        "date": local_date(published).isoformat() if published else None,
        "summary": page.search_description,
        "image": {"$image": _first_image(getattr(page, "document", None))},
    }


def _first_image(document: Any) -> int | None:
    found = (reference for element in elements(document, contract.load()) for reference in references_of(element))
    return next((reference.id for reference in found if reference.kind == "media"), None)
