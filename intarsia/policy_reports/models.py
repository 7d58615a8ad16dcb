from django.db import models
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site


class Violation(models.Model):
    """What a page wanted and its policy does not allow. It contains nothing of the visitors who met it."""

    site = models.ForeignKey(Site, on_delete=models.CASCADE, verbose_name=_("site"), related_name="+")
    directive = models.CharField(_("directive"), max_length=30)
    # A host with its scheme, a scheme, a hash, or a word such as `inline`.
    source = models.CharField(_("what"), max_length=200)
    path = models.CharField(_("page"), max_length=255)
    is_blocked = models.BooleanField(_("blocked for visitors"))
    count = models.PositiveIntegerField(_("visitors"), default=1)
    first_seen = models.DateTimeField(_("first seen"), default=timezone.now)
    last_seen = models.DateTimeField(_("last seen"), default=timezone.now, db_index=True)

    class Meta:
        verbose_name = _("violation of the security policy")
        verbose_name_plural = _("violations of the security policy")
        default_permissions = ("view", "delete")
        constraints = [
            models.UniqueConstraint(
                fields=["site", "directive", "source", "path", "is_blocked"], name="intarsia_one_policy_violation"
            )
        ]

    def __str__(self) -> str:
        """A hash is too long for a list."""
        if self.source.startswith("'sha"):
            return _("Code inside the page, %(hash)s…") % {"hash": self.source[8:16]}
        return str(_("Attribute with code or style") if self.source == "inline" else self.source)
