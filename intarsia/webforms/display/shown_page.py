"""The page of the site that shows a form. Its answer is shown there, too."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from django.contrib.contenttypes.models import ContentType
from django.core.signing import BadSignature, Signer
from django.http import Http404, HttpRequest
from wagtail.models import Page, ReferenceIndex

from intarsia.wire.requests.visited_page import page_of

if TYPE_CHECKING:
    from ..models import WebForm

# Instead of the number of a page: the form is in the frame of another site.
FRAME = "frame"
# A form is rarely on more pages, and the first one is good enough.
MAX_PAGES = 20


def _signer() -> Signer:
    """When it is needed: `collectstatic` runs without a secret key, as in the build of an image."""
    return Signer(salt="intarsia.webforms")


def sign_page(page: int | str | None) -> str:
    """The signature proves that the page shows forms."""
    return _signer().sign(str(page or 0))


def is_in_frame(request: HttpRequest) -> bool:
    """Whether it was sent from a page of another site. The answer belongs into the frame there."""
    return _signed_place(request).split(" ")[0] == FRAME


def page_around(request: HttpRequest) -> str:
    """The URL of the page of another site that shows the frame; empty if it is not known."""
    return _signed_place(request).partition(f"{FRAME} ")[2]


def _signed_place(request: HttpRequest) -> str:
    try:
        return _signer().unsign(request.POST.get("intarsia_page", ""))
    except BadSignature:
        return ""


def page_that_showed(request: HttpRequest) -> Any:
    """None if it is gone or its signature is wrong: then the form has a separate page."""
    try:
        pk = int(_signer().unsign(request.POST.get("intarsia_page", "")))
        return page_of(request, pk) if pk else None
    except (BadSignature, ValueError, Http404):
        return None


def page_showing(form: "WebForm", request: HttpRequest) -> Any:
    """The oldest page with the form that this visitor may see. None if the form is in a template, or on no page."""
    pages = ReferenceIndex.get_references_to(form).filter(base_content_type=ContentType.objects.get_for_model(Page))
    for pk in sorted({int(pk) for pk in pages.values_list("object_id", flat=True)})[:MAX_PAGES]:
        with suppress(Http404):
            return page_of(request, pk)
    return None
