from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site


class ClientError(models.Model):
    """An error of our scripts in visitors' browsers; each message once, with its count."""

    MAX_LENGTH = 300

    site = models.ForeignKey(Site, models.CASCADE, related_name="+", verbose_name=_("site"))
    message = models.CharField(_("message"), max_length=MAX_LENGTH)
    # Where it occurred last; the URL of the page without its query.
    page_url = models.CharField(_("page"), max_length=MAX_LENGTH, blank=True)
    user_agent = models.CharField(_("browser"), max_length=MAX_LENGTH, blank=True)
    first_seen = models.DateTimeField(_("first seen"), auto_now_add=True)
    last_seen = models.DateTimeField(_("last seen"), db_index=True)
    times = models.PositiveIntegerField(_("count"), default=1)

    class Meta:
        app_label = "intarsia_protection"
        verbose_name = _("JavaScript error")
        verbose_name_plural = _("JavaScript errors")
        ordering = ["-last_seen", "-pk"]
        constraints = [models.UniqueConstraint(fields=["site", "message"], name="intarsia_client_error_once")]

    def __str__(self) -> str:
        return self.message
