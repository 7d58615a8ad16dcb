"""The page of the site that shows a form. Its answer is shown there, too."""

from typing import Any

from django.core.signing import BadSignature, Signer
from django.http import Http404, HttpRequest

from intarsia.wire.visited_page import page_of

SIGNER = Signer(salt="intarsia.webforms")
# Instead of the number of a page: the form is in the frame of another site.
FRAME = "frame"


def sign_page(page: int | str | None) -> str:
    """The signature proves that the page shows forms."""
    return SIGNER.sign(str(page or 0))


def is_in_frame(request: HttpRequest) -> bool:
    """Whether it was sent from a page of another site. The answer belongs into the frame there."""
    try:
        return SIGNER.unsign(request.POST.get("intarsia_page", "")) == FRAME
    except BadSignature:
        return False


def page_that_showed(request: HttpRequest) -> Any:
    """None if it is gone or its signature is wrong: then the form has a page of its own."""
    try:
        pk = int(SIGNER.unsign(request.POST.get("intarsia_page", "")))
        return page_of(request, pk) if pk else None
    except (BadSignature, ValueError, Http404):
        return None
