"""A form in a frame was sent, and its confirmation is another page: that page replaces the one around the frame."""

from django.core import signing
from django.urls import reverse

SALT = "intarsia.webforms.leaving"
SECONDS = 60 * 60


def leaving_url(form: int, url: str) -> str:
    """The URL of a page in the frame that sends the page around it to `url`."""
    return reverse("intarsia_webforms:leave", args=[form, signing.dumps(url, salt=SALT)])


def url_to_leave_for(token: str) -> str:
    """Raises BadSignature."""
    return str(signing.loads(token, salt=SALT, max_age=SECONDS))
