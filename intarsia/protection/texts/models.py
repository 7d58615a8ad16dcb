from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site


class OwnText(models.Model):
    """The owner's own version of a text, for one site and language."""

    MAX_LENGTH = 300

    site = models.ForeignKey(Site, models.CASCADE, related_name="+", verbose_name=_("site"))
    language = models.CharField(_("language"), max_length=16)
    name = models.CharField(_("name"), max_length=60)
    text = models.CharField(_("text"), max_length=MAX_LENGTH)

    class Meta:
        app_label = "intarsia_protection"
        verbose_name = _("visitor text")
        verbose_name_plural = _("visitor texts")
        ordering = ["site", "language", "name"]
        constraints = [models.UniqueConstraint(fields=["site", "language", "name"], name="intarsia_own_text_once")]

    def __str__(self) -> str:
        return self.text
