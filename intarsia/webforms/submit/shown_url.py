"""The URL of the page on which a visitor filled in a form, for staff."""

from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from django.urls import reverse

from ..embed.models import origin_in
from ..models import WebForm

# In a frame on another site: the URL of the page around it, as its script reports it.
AROUND: Final = "around"


def shown_url(form: WebForm, page: Any, referer: str) -> str:
    """Browsers name the page that they came from. After an error it is the URL that the form was sent to."""
    try:
        url = urlsplit(referer)
    except ValueError:
        return referer
    if url.path == reverse("intarsia_webforms:embed", args=[form.pk]):
        return _page_around(url.query, form) or referer
    if page is not None and url.path.startswith(reverse("intarsia_webforms:submit", args=[form.pk])):
        return page.full_url or referer
    return referer


def _page_around(query: str, form: WebForm) -> str:
    """Only of a site that may show the form."""
    [around] = parse_qs(query).get(AROUND, [""])[:1]
    try:
        url = urlsplit(around)
    except ValueError:
        return ""
    return around if origin_in(f"{url.scheme}://{url.netloc}") in form.allowed_origins else ""
