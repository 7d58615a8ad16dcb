"""The URL of the page on which a visitor filled in a form, for staff."""

from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest
from django.urls import reverse

from ..display.shown_page import page_around
from ..models import WebForm


def shown_url(form: WebForm, request: HttpRequest, page: Any, referer: str) -> str:
    """Browsers name the page that they came from. After an error it is the URL that the form was sent to."""
    if around := page_around(request):
        return around
    try:
        url = urlsplit(referer)
    except ValueError:
        return referer
    if page is not None and url.path.startswith(reverse("intarsia_webforms:submit", args=[form.pk])):
        return page.full_url or referer
    return referer
