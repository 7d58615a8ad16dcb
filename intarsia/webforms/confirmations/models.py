import re
from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from modelcluster.fields import ParentalKey
from wagtail.admin.panels import FieldPanel
from wagtail.fields import RichTextField
from wagtail.models import Orderable, Page

from ..conditions.conditional import Conditional
from ..merge_tags.rich_text_panel import RichTextPanel
from ..merge_tags.tags import FEATURES

PATH = re.compile(r"/(?![/\\])\S*")


def check_url(url: str) -> None:
    """http, https, or a path of this site. Merge tags belong to the query string, so that visitors never choose it."""
    if "{" in url:
        raise ValidationError(_("Merge tags can only be in the query string. Move them there."))
    if not PATH.fullmatch(url):
        URLValidator(schemes=["http", "https"], message=_("Enter a URL that begins with https:// or with /."))(url)


class FormConfirmation(Conditional, Orderable):
    """Visitors see the first one whose condition is met."""

    class Type(models.TextChoices):
        MESSAGE = "message", _("Message")
        PAGE = "page", _("Page")
        REDIRECT = "redirect", _("Redirect")

    form = ParentalKey("intarsia_webforms.WebForm", on_delete=models.CASCADE, related_name="confirmations")
    type = models.CharField(_("type"), max_length=8, choices=Type, default=Type.MESSAGE)
    message = RichTextField(_("message"), blank=True, features=FEATURES)
    page = models.ForeignKey(Page, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("page"))
    url = models.CharField(_("URL"), max_length=2000, blank=True, validators=[check_url])
    query = models.CharField(
        _("query string"),
        max_length=2000,
        blank=True,
        help_text=_("Added to the URL of the page or redirect, such as name={Name:1}&entry={entry_id}."),
    )

    panels = [
        FieldPanel("name"),
        FieldPanel("condition"),
        FieldPanel("type"),
        # The stylesheet of form settings hides what the chosen type does not use.
        RichTextPanel("message", classname="confirmation-message"),
        FieldPanel("page", classname="confirmation-page"),
        FieldPanel("url", classname="confirmation-redirect"),
        FieldPanel("query", classname="confirmation-page confirmation-redirect"),
    ]

    class Meta(Orderable.Meta):
        verbose_name = _("confirmation")
        verbose_name_plural = _("confirmations")

    def clean(self) -> None:
        super().clean()
        needed: dict[str, Any] = {
            "message": _("Enter the message."),
            "page": _("Choose the page."),
            "url": _("Enter the URL."),
        }
        field = "url" if self.type == self.Type.REDIRECT else str(self.type)
        if not getattr(self, field, None):
            raise ValidationError({field: needed[field]})
