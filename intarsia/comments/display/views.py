"""Further pages of comments. Like pages, they are the same for all visitors, and cached."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_safe

from intarsia.wire.requests.visited_page import page_of, serve_in

from .comments_html import further_page, settings_of
from .threads import page_count_of


@require_safe
def read(request: HttpRequest, page: int, number: int) -> HttpResponse:
    here = page_of(request, page)
    last = page_count_of(here, settings_of(here).per_page)
    if not 1 < number <= last:
        wanted = (
            reverse("intarsia_comments:read", args=[page, last]) if min(number, last) > 1 else here.get_url(request)
        )
        return redirect(f"{wanted}#comments")
    return serve_in(further_page(number), here, request)
