"""What a source is asked about: one scope of the page that is rendered."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Model
from wagtail.models import Page, Site

from intarsia.documents.dynamic_sources import ITEM
from intarsia.page_cache.cached_lookup import cached_lookup

from ..data_loaders import LoadContext
from ..resources.private_pages import without_private
from ..scopes import Item, Scope


@dataclass(frozen=True)
class Subject:
    """For `item.…` sources, `page` is that of the item; for all others, the page that is rendered. It may be None."""

    context: LoadContext
    scope: Scope
    page: Any = None

    @property
    def site(self) -> Site | None:
        return self.context.site

    @property
    def locale(self) -> str:
        return self.context.locale

    @property
    def item(self) -> Item | None:
        return self.scope.item

    @property
    def visitor_state(self) -> Mapping[str, Any] | None:
        return self.scope.visitor_state

    @property
    def tags(self) -> set[str]:
        """Tags of the page cache. Add the tags whose purge changes the value; the tag of `page` is included."""
        return self.context.tags


def subjects_of(group: str, scopes: Iterable[Scope], context: LoadContext) -> list[Subject | None]:
    """In the order of the scopes; None for one whose item anonymous visitors may not see."""
    if group != ITEM:
        return [Subject(context, scope, _of_model(context.page)) for scope in scopes]
    items = list(scopes)
    pages = [scope.item.page if scope.item else None for scope in items]
    public = _public_pages({page.pk for page in pages if isinstance(page, Page)})
    return [
        None if isinstance(page, Page) and page.pk not in public | _own(context) else Subject(context, scope, page)
        for scope, page in zip(items, pages, strict=True)
    ]


def _of_model(page: Any) -> Any:
    """A template or a model of a site is not a page: it has no title for visitors."""
    return page if isinstance(page, Page) or not isinstance(page, Model) else None


def _own(context: LoadContext) -> set[int]:
    """Visitors of the page that is rendered may see its values."""
    return {context.page.pk} if isinstance(context.page, Page) else set()


def _public_pages(pks: set[int]) -> set[int]:
    def look_up(missing: set[int]) -> dict[int, bool]:
        found = without_private(Page.objects.live().filter(pk__in=missing)).values_list("pk", flat=True)
        return dict.fromkeys(found, True)

    return set(cached_lookup("public page", pks, lambda pk, _is_public: [f"page-{pk}"], look_up))
