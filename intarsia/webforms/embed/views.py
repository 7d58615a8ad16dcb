"""What other sites load: one script for all forms, and the page of a form in its frame."""

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.html import format_html
from django.utils.translation import pgettext
from django.views.decorators.http import require_safe

from intarsia.rendering import assets

from ..display.visit import FormVisit
from ..models import WebForm
from ..published import published_form
from .frame_page import frame_page
from .leaving import url_to_leave_for
from .models import page_of_site

# The URL of the page around the frame, as its script reports it. Without a script, the browser names at least its site.
AROUND = "around"
SCRIPT_SECONDS = 60 * 60


@require_safe
def embed_script(request: HttpRequest) -> HttpResponse:
    """Its URL never changes, because it is in pages of other sites."""
    response = HttpResponse(assets.content("embed.js"), content_type="text/javascript; charset=utf-8")
    response["Cache-Control"] = f"public, max-age={SCRIPT_SECONDS}"
    response["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


@require_safe
def embed(request: HttpRequest, form: int) -> HttpResponse:
    """Also the page of the form, for visitors whose browser cannot show the frame."""
    found = _embeddable(form)
    around = page_of_site(request.GET.get(AROUND, ""), found) or page_of_site(request.headers.get("referer", ""), found)
    return frame_page(found, request, FormVisit(form), around=around)


@require_safe
def leave(request: HttpRequest, form: int, token: str) -> HttpResponse:
    """A form in a frame was sent, and its confirmation is another page: it replaces the page around the frame."""
    try:
        # A page of this site can have a relative URL, and the page around the frame is on another site.
        url = request.build_absolute_uri(url_to_leave_for(token))
    except signing.BadSignature as error:
        raise Http404("This confirmation does not exist any more.") from error
    link = format_html('<p><a href="{}" target="_top">{}</a></p>', url, pgettext("page", "Continue"))
    return frame_page(_embeddable(form), request, FormVisit(form, confirmation=link), leave_for=url)


def _embeddable(form: int) -> WebForm:
    found = published_form(form)
    if found is None or not found.allowed_origins:
        raise Http404("This form is not published, or no other site may show it.")
    return found
