"""Which template a page is shown in: of those for the pages above it, the nearest one's."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from wagtail.models import Page, Site

from intarsia.rendering import contract
from intarsia.rendering.document_tree import elements
from intarsia.rendering.remembered import remembered

from .own_ids import with_own_ids


@dataclass(frozen=True)
class PageTemplate:
    pk: int
    # The path in Wagtail's tree of the page below which it holds.
    below: str
    # Empty for pages of all types.
    page_type: str
    document: dict[str, Any]

    def fits(self, page: Page) -> bool:
        is_below = page.path.startswith(self.below) and page.path != self.below
        return is_below and self.page_type in ("", page._meta.label_lower)


def nearest(templates: Iterable[PageTemplate], page: Page) -> PageTemplate | None:
    """That of the nearest page above; of two, that for the page's own type; of two, the older one."""
    fitting = [template for template in templates if template.fits(page)]
    return max(fitting, key=lambda one: (len(one.below), bool(one.page_type), -one.pk), default=None)


def template_around(page: Page, site: Site) -> PageTemplate | None:
    """Asks the database once for all pages of a site."""
    known = remembered("page templates", [site.pk], _tags_of, lambda _sites: {site.pk: tuple(_page_templates())})
    return nearest(known[site.pk], page)


def _tags_of(site: int, templates: tuple[PageTemplate, ...] | None) -> list[str]:
    """A template that is new changes the design of sites; a page that moves is below others then."""
    return [f"design-{site}", "tree", *(f"template-{template.pk}" for template in templates or ())]


def _page_templates() -> Iterable[PageTemplate]:
    from ..models import Template

    live = Template.objects.filter(kind=Template.Kind.PAGE, live=True, below__isnull=False)
    for pk, below, page_type, document in live.values_list("pk", "below__path", "page_type", "document"):
        if shows_content(document):
            yield PageTemplate(pk, below, page_type, with_own_ids(document, pk))


def shows_content(document: Any) -> bool:
    """A template that does not would hide the pages it is for, so it is not used."""
    found = elements(document, contract.load())
    return any(element.widget is not None and element.widget.get("showsContent") for element in found)
