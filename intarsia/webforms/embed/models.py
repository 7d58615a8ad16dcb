"""The sites that may show a form."""

import re
from typing import Final
from urllib.parse import urlsplit

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel

from .code_panel import EmbedCodePanel

# It becomes part of a security policy, so it cannot contain anything else.
HOST: Final = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?")
# Everybody on the way to another host could change a page without encryption.
LOCAL: Final = ("localhost", "127.0.0.1")


class FormEmbedding(models.Model):
    """No other site may show a form unless its owner allows it."""

    allowed_sites = models.TextField(
        _("allowed sites"),
        blank=True,
        max_length=5000,
        help_text=_(
            "Other sites that may show this form, one URL per line, such as https://www.example.org. If empty, only "
            "this site can show it."
        ),
    )

    embed_panels = [FieldPanel("allowed_sites"), EmbedCodePanel(heading=_("Code for your other site"))]

    class Meta:
        abstract = True

    def clean(self) -> None:
        super().clean()
        lines = [line.strip() for line in self.allowed_sites.splitlines() if line.strip()]
        found = {line: origin_in(line) for line in lines}
        if wrong := [line for line, origin in found.items() if not origin]:
            message = _("“%(line)s” is not the URL of a site. Enter it like https://www.example.org.")
            raise ValidationError({"allowed_sites": [message % {"line": line} for line in wrong]})
        self.allowed_sites = "\n".join(dict.fromkeys(found.values()))

    @property
    def allowed_origins(self) -> list[str]:
        return self.allowed_sites.split()


def origin_in(text: str) -> str:
    """Scheme, host and port as browsers send them; empty if it is not the URL of a site."""
    try:
        url = urlsplit(text)
        host, port = (url.hostname or "").encode("idna").decode(), url.port
    except ValueError:
        return ""
    is_safe = url.scheme == "https" or (url.scheme == "http" and host in LOCAL)
    if not is_safe or not HOST.fullmatch(host) or url.username is not None or url.path not in ("", "/"):
        return ""
    if url.query or url.fragment:
        return ""
    default_port = {"https": 443, "http": 80}[url.scheme]
    return f"{url.scheme}://{host}" + (f":{port}" if port and port != default_port else "")


def page_of_site(text: str, form: FormEmbedding) -> str:
    """The URL without what it says about the visitor; empty if it is not of a site that may show the form."""
    try:
        url = urlsplit(text)
    except ValueError:
        return ""
    site = f"{url.scheme}://{url.netloc}"
    return f"{site}{url.path}" if origin_in(site) in form.allowed_origins else ""
