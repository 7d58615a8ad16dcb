"""A visual page in a template of the project, which has the site's own header, footer and styles."""

from collections.abc import Collection
from contextvars import copy_context
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.utils.functional import LazyObject, empty

from intarsia.page_cache import Public, Uncacheable, add_page_part, tag_response
from intarsia.page_cache.last_good_copies.last_good import keep_copy
from intarsia.page_cache.page_parts import PageParts, collected_parts, current_parts

from ..caching.tags import tags_of
from .embedding import has_failed
from .policy_hosts import NEEDED, as_policy, policy_hosts

# Unless the page type says it, nothing tells what the project's template is made from, such as a snippet in its footer.
# Changes of that appear later.
MAX_SECONDS = 60
# A copy is shown with its own.
NOT_KEPT = frozenset(("cache-control", "content-type", "strict-transport-security"))


def render_in_visual_template(page: Any, request: HttpRequest, *, is_preview: bool) -> HttpResponse:
    """The same view for visitors and for the preview, so a preview is what goes live."""
    response = TemplateResponse(request, page.visual_template, page.get_context(request))
    with collected_parts() as parts:
        response.render()
    if is_preview:
        # For the checklist of the editor.
        response.headers[NEEDED] = as_policy(policy_hosts(request))
    parts.is_personal = parts.is_personal or _is_for_user(request)
    _report(parts, page.visual_template_tags)
    tags = [] if is_preview else tags_of(page, request)
    if tags and not (parts.is_personal or has_failed(request)):
        # Only middleware that has not run yet says whether the page is the same for every visitor. The context has the
        # generations of the page: it may be taken off the site meanwhile.
        context = copy_context()
        current_parts().when_cached.append(lambda html, headers: context.run(_keep, request, page, html, headers))
    return tag_response(Public(response), tags) if tags else response


def _report(parts: PageParts, template_tags: Collection[str] | None) -> None:
    """To the response that is being made."""
    part = Uncacheable(None) if parts.is_personal else Public(None)
    lifetimes = [*parts.lifetimes, MAX_SECONDS] if template_tags is None else parts.lifetimes
    add_page_part(part, [*parts.tags, *(template_tags or ())], lifetimes)


def _keep(request: HttpRequest, page: Any, html: Public[bytes], headers: list[tuple[str, str]]) -> None:
    # What a query shows, such as the results of a search, is not a good version of the page without it.
    if request.META.get("QUERY_STRING"):
        return
    shown: dict[str, str] = {}
    for name, value in headers:
        if name.lower() not in NOT_KEPT:
            shown[name] = f"{shown[name]}, {value}" if name in shown else value
    keep_copy(request, page, html, shown)


def _is_for_user(request: HttpRequest) -> bool:
    """Whether anything has read a signed-in user, whom a proxy in front may name without a session."""
    user = getattr(request, "user", None)
    if isinstance(user, LazyObject) and user.__dict__["_wrapped"] is empty:
        return False
    return bool(getattr(user, "is_authenticated", False))
