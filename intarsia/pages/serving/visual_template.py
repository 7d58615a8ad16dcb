"""A visual page in a template of the project, which has the site's own header, footer and styles."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from intarsia.page_cache import Public, add_page_part, tag_response

from ..caching.tags import tags_of

# Nothing says what the project's template is made from, such as a snippet in its footer. Changes of that appear later.
MOST_SECONDS = 60


def render_in_visual_template(page: Any, request: HttpRequest, *, is_preview: bool) -> HttpResponse:
    """The same view for visitors and for the preview, so a preview is what goes live."""
    response = TemplateResponse(request, page.visual_template, page.get_context(request))
    response.render()
    add_page_part(Public(None), lifetimes=[MOST_SECONDS])
    tags = [] if is_preview else tags_of(page, request)
    return tag_response(Public(response), tags) if tags else response
