"""A page to see a template with while it is edited."""

from typing import Any

from django.apps import apps
from django.http import HttpRequest
from wagtail.models import Page, Site

from intarsia.rendering.data_loaders import OwnContent

from .page_types import page_types


def example_of(template: Any) -> Page | None:
    """The first page that the template is for, of those that everybody may see."""
    if template.below is None:
        return None
    # Not the chosen one alone: a type may have left the site since.
    models = [apps.get_model(label) for label, _name in page_types() if template.page_type in ("", label)]
    pages = Page.objects.live().public().descendant_of(template.below).exact_type(*models)
    found = pages.order_by("path").first()
    return found and found.specific


def content_on_canvas(template: Any, page: Any, request: HttpRequest, site: Site | None) -> OwnContent | None:
    """What the template shows of the page, in plain words: the canvas has the styles of the template alone."""
    from intarsia.rendering.undrawn import texts_of

    from ..serving import document_of, is_around_pages

    if not is_around_pages(template):
        return None
    if page is template:
        return OwnContent("")
    texts = texts_of({"main": document_of(page, request)}, request, site)
    return OwnContent(texts["main"], example=page.title)
