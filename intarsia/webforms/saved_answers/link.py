from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse
from django.utils.formats import date_format

from intarsia.local_time import local_time

from ..models import SavedAnswers
from .resuming import PARAMETER


@dataclass(frozen=True)
class Link:
    """The link to saved answers, on the page that showed the form, or on a page of the form's own."""

    saved: SavedAnswers
    token: str
    request: HttpRequest

    @property
    def url(self) -> str:
        page = self.saved.site_page
        shown_at = page.specific.get_full_url(self.request) if page and page.live else None
        own = self.request.build_absolute_uri(reverse("intarsia_webforms:resume", args=[self.saved.form_id]))
        return f"{shown_at or own}?{PARAMETER}={self.token}"

    @property
    def facts(self) -> dict[str, str]:
        """For merge tags."""
        return {
            "form_title": self.saved.form.title,
            "save_url": self.url,
            "save_token": self.token,
            "save_until": date_format(local_time(self.saved.expires), "DATE_FORMAT"),
        }
