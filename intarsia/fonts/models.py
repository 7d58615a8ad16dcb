from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site

from intarsia.rendering.fonts import FontFace, FontFile

MAX_FAMILY_LENGTH = 50


class UploadedFont(models.Model):
    """One font of a family that an owner uploaded, such as its bold one. Its files are in the default storage."""

    class Style(models.TextChoices):
        NORMAL = "normal", _("Normal")
        ITALIC = "italic", _("Italic")

    site = models.ForeignKey(Site, verbose_name=_("site"), on_delete=models.CASCADE, related_name="+")
    family = models.CharField(_("family"), max_length=MAX_FAMILY_LENGTH)
    style = models.CharField(_("style"), max_length=6, choices=Style.choices, default=Style.NORMAL)
    # As in CSS: "400", or "100 900" for a variable font.
    weight = models.CharField(_("weight"), max_length=9, default="400")
    generic = models.CharField(_("similar to"), max_length=10, default="sans-serif")
    # What conversion measured: ascent, descent, line_gap, width, bold_width.
    measures = models.JSONField(_("measures"), default=dict)
    # path, range and bytes of each part.
    files = models.JSONField(_("files"), default=list)
    uploaded_at = models.DateTimeField(_("uploaded at"), auto_now=True)

    class Meta:
        verbose_name = _("font")
        verbose_name_plural = _("fonts")
        # Users who may change the design may upload fonts.
        default_permissions = ()
        ordering = ("family", "style", "weight")
        constraints = [
            models.UniqueConstraint(fields=("site", "family", "style", "weight"), name="intarsia_one_font_of_each")
        ]

    def __str__(self) -> str:
        return f"{self.family} {self.weight}" + (" italic" if self.style == self.Style.ITALIC else "")

    @property
    def bytes(self) -> int:
        return sum(file["bytes"] for file in self.files)

    @property
    def face(self) -> FontFace:
        files: Any = tuple(FontFile(file["path"], file["range"]) for file in self.files)
        style: Any = self.style
        return FontFace(files=files, weight=self.weight, style=style, **self.measures)
