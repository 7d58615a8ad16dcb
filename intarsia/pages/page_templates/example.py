"""The page that a page template is previewed with."""

from django.apps import apps
from wagtail.models import Page

from ..models import Template
from ..models.page_types import page_types


def example_page(template: Template) -> Page | None:
    """The first public page that the template applies to."""
    if template.below is None:
        return None
    # Filter the known types: the chosen one may have been removed from the site.
    models = [apps.get_model(label) for label, _name in page_types() if template.page_type in ("", label)]
    pages = Page.objects.live().public().descendant_of(template.below).exact_type(*models)
    first = pages.order_by("path").first()
    return first and first.specific
