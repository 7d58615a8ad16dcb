"""The page that a page template is previewed with."""

from django.apps import apps
from django.db.models import Q
from wagtail.models import Page

from intarsia.rendering.resources.private_pages import without_private

from ..models import Template
from ..models.display_rules import EXCLUDE, INCLUDE
from ..models.page_types import page_types
from .template_rules import AppliedTemplate, pages_in, rules_from


def example_page(template: Template) -> Page | None:
    """The first public page that the template applies to."""
    stored = list(template.display_rules.raw_data)
    paths = dict(Page.objects.filter(pk__in=pages_in(stored)).values_list("pk", "path"))
    rules = rules_from(stored, paths)
    applied = AppliedTemplate(template.pk or 0, template.kind, template.document, rules[INCLUDE], rules[EXCLUDE])
    # Filter the known types: the chosen one may have been removed from the site.
    models = [apps.get_model(label) for label, _name in page_types()]
    included = Q(pk__in=[])
    for rule in applied.included:
        included |= Q(path__startswith=rule.path)
    pages = without_private(Page.objects.live().filter(included).exact_type(*models)).order_by("path")
    found = next((page for page in pages.specific(defer=True).iterator() if applied.applies_to(page)), None)
    return found and found.specific
