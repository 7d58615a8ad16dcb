"""A webhook: a URL that gets each new entry as signed JSON."""

import base64
from typing import Any
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from django.db import models
from django.utils.crypto import salted_hmac
from django.utils.html import format_html
from django.utils.translation import gettext_lazy as _
from modelcluster.fields import ParentalKey
from wagtail.admin.panels import FieldPanel, FieldRowPanel, Panel
from wagtail.models import Orderable

from ..conditions.conditional import Conditional
from .pinned_request import is_inner_host

INCOMPLETE = _("Enter a complete URL, such as https://example.org/entries.")
SAVE_FIRST = _("Save the form to see the secret.")


def check_webhook_url(url: str) -> None:
    URLValidator(schemes=["https", "http"], message=INCOMPLETE)(url)
    parts = urlsplit(url)
    try:
        # Reading it checks it. The validator takes ports that do not exist.
        _port = parts.port
    except ValueError as error:
        raise ValidationError(INCOMPLETE) from error
    if parts.scheme != "https" and not is_inner_host(parts.netloc):
        raise ValidationError(_("Enter a URL that begins with https://: answers are personal data."))
    if "@" in parts.netloc:
        raise ValidationError(_("Enter the URL without a user name and password. The signature shows who sends."))


class SecretPanel(Panel):
    """Shows the secret that signs the messages of a webhook."""

    class BoundPanel(Panel.BoundPanel):
        def render_html(self, parent_context: Any = None) -> str:
            if not self.instance.pk:
                return format_html('<p class="help">{}</p>', SAVE_FIRST)
            return format_html("<p>{}: <code>{}</code></p>", _("Secret"), self.instance.secret)


class FormWebhook(Conditional, Orderable):
    form = ParentalKey("intarsia_webforms.WebForm", on_delete=models.CASCADE, related_name="webhooks")
    is_active = models.BooleanField(_("active"), default=True)
    url = models.CharField(
        _("URL"),
        max_length=2000,
        validators=[check_webhook_url],
        help_text=_("Each new entry is sent to this URL as JSON, signed with the secret below."),
    )

    panels = [
        FieldRowPanel([FieldPanel("name"), FieldPanel("is_active")]),
        FieldPanel("condition"),
        FieldPanel("url"),
        SecretPanel(),
    ]

    class Meta(Orderable.Meta):
        verbose_name = _("webhook")
        verbose_name_plural = _("webhooks")

    @property
    def secret(self) -> str:
        """As receivers need it. It is derived, so that no revision, export or backup of the database contains it."""
        return f"whsec_{base64.b64encode(self.secret_bytes).decode()}"

    @property
    def secret_bytes(self) -> bytes:
        return salted_hmac("intarsia.webforms.webhook", str(self.key), algorithm="sha256").digest()
