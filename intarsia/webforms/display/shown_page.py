"""The page of the site that shows a form. Its answer is shown there, too."""

from typing import Any

from django.core.signing import BadSignature, Signer
from django.http import Http404, HttpRequest

from intarsia.wire.visited_page import page_of

SIGNER = Signer(salt="intarsia.webforms")


def sign_page(page: int | None) -> str:
    """The signature proves that the page shows forms."""
    return SIGNER.sign(str(page or 0))


def page_that_showed(request: HttpRequest) -> Any:
    """None if it is gone or its signature is wrong: then the form has a page of its own."""
    try:
        pk = int(SIGNER.unsign(request.POST.get("intarsia_page", "")))
        return page_of(request, pk) if pk else None
    except (BadSignature, ValueError, Http404):
        return None
