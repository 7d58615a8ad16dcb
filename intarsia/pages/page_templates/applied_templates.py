"""The published templates with display rules: page templates, headers and footers."""

from typing import Any

from wagtail.models import Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup

from ..models import Template
from ..models.display_rules import EXCLUDE, INCLUDE
from .template_rules import AppliedTemplate, pages_in, rules_from, shows_content, template_for

# By kind.
AppliedTemplates = dict[str, list[AppliedTemplate]]


def templates_for(page: Page, site: Site) -> dict[str, AppliedTemplate | None]:
    """By kind, the template that the page is shown with. Cached until a rule changes or the page moves."""
    key = (site.pk, page.path, page._meta.label_lower)

    def look_up(_keys: set[Any]) -> dict[Any, dict[str, AppliedTemplate | None]]:
        applied = _applied_templates(site)
        return {key: {kind: template_for(page, templates) for kind, templates in applied.items()}}

    return cached_lookup("templates of a page", [key], lambda *_: _tags_of(site.pk, _applied_templates(site)), look_up)[
        key
    ]


def _applied_templates(site: Site) -> AppliedTemplates:
    """Two queries for all pages of a site, cached."""
    return cached_lookup("applied templates", [site.pk], _tags_of, lambda _sites: {site.pk: _look_up()})[site.pk]


def _tags_of(site: int, known: AppliedTemplates | None) -> list[str]:
    """A new template purges the design of all sites. `tree` is purged when a page moves to another branch."""
    keys = [template.pk for templates in (known or {}).values() for template in templates]
    return [f"design-{site}", "tree", *(f"template-{key}" for key in keys)]


def _look_up() -> AppliedTemplates:
    found: AppliedTemplates = {kind: [] for kind in (Template.Kind.PAGE, *Template.PARTS)}
    live = list(Template.objects.filter(kind__in=found, live=True).exclude(display_rules=[]))
    chosen = {page for template in live for page in pages_in(template.display_rules.raw_data)}
    paths = dict(Page.objects.filter(pk__in=chosen).values_list("pk", "path"))
    for template in live:
        rules = rules_from(template.display_rules.raw_data, paths)
        is_usable = template.kind != Template.Kind.PAGE or shows_content(template.document)
        if rules[INCLUDE] and is_usable:
            found[template.kind].append(
                AppliedTemplate(
                    *(template.pk, template.kind, template.document),
                    included=rules[INCLUDE],
                    excluded=rules[EXCLUDE],
                    priority=template.priority,
                )
            )
    return found
