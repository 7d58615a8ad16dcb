from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel


class FormLimits(models.Model):
    """Settings that close a form for everyone or for some visitors."""

    class PerPerson(models.TextChoices):
        ANY = "", _("Any number")
        ACCOUNT = "account", _("One per account")
        EMAIL = "email", _("One per e-mail address")

    opens = models.DateTimeField(_("opens"), null=True, blank=True)
    closes = models.DateTimeField(_("closes"), null=True, blank=True)
    max_entries = models.PositiveIntegerField(
        _("maximum number of entries"),
        null=True,
        blank=True,
        help_text=_("Spam does not count. If empty, there is no limit."),
    )
    per_person = models.CharField(
        _("entries per person"), max_length=8, choices=PerPerson, default=PerPerson.ANY, blank=True
    )
    closed_text = models.CharField(
        _("text when closed"),
        max_length=300,
        blank=True,
        help_text=_("Shown instead of the form when it is closed or has enough entries, such as whom to ask."),
    )
    needs_login = models.BooleanField(_("only for visitors who are logged in"), default=False)

    limit_panels = [
        # In one row, narrow windows would cut the second date off.
        FieldPanel("opens"),
        FieldPanel("closes"),
        FieldPanel("max_entries"),
        FieldPanel("closed_text"),
        FieldPanel("per_person"),
        FieldPanel("needs_login"),
    ]

    class Meta:
        abstract = True

    def clean(self) -> None:
        super().clean()
        if self.opens and self.closes and self.closes <= self.opens:
            raise ValidationError({"closes": _("The form closes before it opens. Change one of the dates.")})
