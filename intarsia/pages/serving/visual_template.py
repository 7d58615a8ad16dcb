"""A visual page in a template of the project, which has the site's own header, footer and styles."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from intarsia.page_cache import Public, Uncacheable, add_page_part, tag_response
from intarsia.page_cache.last_good import keep_copy
from intarsia.page_cache.page_parts import PageParts, collected_parts
from intarsia.rendering.security_policy.page_policy import SHARED_HEADERS

from ..caching.tags import tags_of
from .embedding import has_failed

# Nothing says what the project's template is made from, such as a snippet in its footer. Changes of that appear later.
MOST_SECONDS = 60


def render_in_visual_template(page: Any, request: HttpRequest, *, is_preview: bool) -> HttpResponse:
    """The same view for visitors and for the preview, so a preview is what goes live."""
    response = TemplateResponse(request, page.visual_template, page.get_context(request))
    with collected_parts() as parts:
        response.render()
    _report(parts)
    tags = [] if is_preview else tags_of(page, request)
    if tags and not (parts.is_personal or has_failed(request)):
        keep_copy(request, page, Public(response.content), SHARED_HEADERS)
    return tag_response(Public(response), tags) if tags else response


def _report(parts: PageParts) -> None:
    """To the response that is being made."""
    part = Uncacheable(None) if parts.is_personal else Public(None)
    add_page_part(part, parts.tags, [*parts.lifetimes, MOST_SECONDS])
