"""Templates that hold for a branch of a site's pages: its own header and footer, and what stands around its pages."""

from dataclasses import dataclass

from wagtail.models import Site

from intarsia.rendering.remembered import remembered

from .own_ids import with_own_ids
from .parts import Part
from .rule import PageTemplate, shows_content


@dataclass(frozen=True)
class OfBranches:
    parts: tuple[Part, ...] = ()
    around: tuple[PageTemplate, ...] = ()


def of_branches(site: Site) -> OfBranches:
    """Asks the database once for all pages of a site."""
    return remembered("templates of branches", [site.pk], _tags_of, lambda _sites: {site.pk: _look_up()})[site.pk]


def _tags_of(site: int, known: OfBranches | None) -> list[str]:
    """A template that is new changes the design of sites; a page that moves is below others then."""
    keys = [part.pk for part in known.parts] + [template.pk for template in known.around] if known else []
    return [f"design-{site}", "tree", *(f"template-{key}" for key in keys)]


def _look_up() -> OfBranches:
    from ..models import Template

    live = Template.objects.filter(kind__in=(Template.Kind.PAGE, *Template.PARTS), live=True, below__isnull=False)
    parts: list[Part] = []
    around: list[PageTemplate] = []
    for pk, kind, below, page_type, document in live.values_list("pk", "kind", "below__path", "page_type", "document"):
        if kind in Template.PARTS:
            parts.append(Part(pk, kind, below, document))
        elif shows_content(document):
            around.append(PageTemplate(pk, below, page_type, with_own_ids(document, pk)))
    return OfBranches(tuple(parts), tuple(around))
