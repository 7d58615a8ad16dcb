"""The newest public pages below or beside the page, with the first picture of each."""

from collections.abc import Mapping
from typing import Any

from wagtail.models import Page

from intarsia.rendering import contract
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.document_tree import elements, settings

MOST = 48


@data_loader("posts")
def posts(lists: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {key: {"posts": _posts(chosen, context)} for key, chosen in lists.items()}


def _posts(chosen: Settings, context: LoadContext) -> list[dict[str, Any]]:
    parent = _parent(chosen, context)
    if parent is None:
        return []
    context.tags.add(f"children-{parent.pk}")
    count = chosen.get("count", 6)
    pages = parent.get_children().live().public().order_by("-first_published_at")
    if chosen.get("source") == "siblings" and context.page is not None:
        pages = pages.exclude(pk=context.page.pk)
    return [_post(page, context) for page in pages[: min(count if isinstance(count, int) else 6, MOST)].specific()]


def _parent(chosen: Settings, context: LoadContext) -> Page | None:
    if chosen.get("source") == "siblings":
        return context.page.get_parent() if isinstance(context.page, Page) else None
    if not chosen.get("parent"):
        return context.page if isinstance(context.page, Page) else None
    # Only pages of this site: another one in the same process keeps its drafts and its visitors to itself.
    site_pages = (
        Page.objects.descendant_of(context.site.root_page, inclusive=True) if context.site else Page.objects.none()
    )
    return site_pages.live().public().filter(pk=chosen["parent"]).first()


def _post(page: Page, context: LoadContext) -> dict[str, Any]:
    context.tags.add(f"page-{page.pk}")
    published = page.first_published_at
    return {
        "id": page.pk,
        "title": page.title,
        "url": page.get_url(current_site=context.site) or "",
        "date": published.date().isoformat() if published else None,
        "summary": page.search_description,
        "image": {"$image": _first_picture(getattr(page, "document", None))},
    }


def _first_picture(document: Any) -> int | None:
    for element in elements(document, contract.load()):
        for setting in settings(element):
            if setting.spec["kind"] == "media" and isinstance(setting.value, dict) and setting.value.get("id"):
                return setting.value["id"]
    return None
