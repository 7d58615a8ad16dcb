"""A visual page in a template of the project, which has the site's own header, footer and styles."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from intarsia.page_cache import Public, tag_response

from ..caching.tags import tags_of


def render_in_visual_template(page: Any, request: HttpRequest, *, is_preview: bool) -> HttpResponse:
    """The same view for visitors and for the preview, so a preview is what goes live."""
    response = TemplateResponse(request, page.visual_template, page.get_context(request))
    response.render()
    tags = [] if is_preview else tags_of(page, request)
    return tag_response(Public(response), tags) if tags else response
