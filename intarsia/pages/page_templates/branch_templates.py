"""The templates that apply to a branch of a site's page tree."""

from dataclasses import dataclass

from wagtail.models import Site

from intarsia.page_cache.cached_lookup import cached_lookup

from ..models import Template
from .site_parts import SitePart
from .template_rules import PageTemplate, shows_content


@dataclass(frozen=True)
class BranchTemplates:
    parts: tuple[SitePart, ...] = ()
    page_templates: tuple[PageTemplate, ...] = ()


def branch_templates(site: Site) -> BranchTemplates:
    """One query for all pages of a site, cached."""
    return cached_lookup("branch templates", [site.pk], _tags_of, lambda _sites: {site.pk: _look_up()})[site.pk]


def _tags_of(site: int, known: BranchTemplates | None) -> list[str]:
    """A new template purges the design of all sites. `tree` is purged when a page moves to another branch."""
    keys = [part.pk for part in known.parts] + [template.pk for template in known.page_templates] if known else []
    return [f"design-{site}", "tree", *(f"template-{key}" for key in keys)]


def _look_up() -> BranchTemplates:
    live = Template.objects.filter(kind__in=(Template.Kind.PAGE, *Template.PARTS), live=True, below__isnull=False)
    parts: list[SitePart] = []
    templates: list[PageTemplate] = []
    for pk, kind, below, page_type, document in live.values_list("pk", "kind", "below__path", "page_type", "document"):
        if kind in Template.PARTS:
            parts.append(SitePart(pk, kind, below, document))
        elif shows_content(document):
            templates.append(PageTemplate(pk, below, page_type, document))
    return BranchTemplates(tuple(parts), tuple(templates))
