from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting

from ..page_script.settings_form import SettingsForm


@register_setting(icon="mail")
class ContactSettings(BaseSiteSetting):
    """How one site hides the email addresses and telephone numbers on its pages from bots."""

    class Mode(models.TextChoices):
        OBFUSCATE = "obfuscate", _("Stars in place of letters")
        BLUR = "blur", _("Stars out of focus")
        REPLACE = "replace", _("Words of your own")

    hides_emails = models.BooleanField(
        _("hide e-mail addresses from robots"),
        default=True,
        help_text=_("Visitors press on an address to read it. Who has no JavaScript cannot read it."),
    )
    hides_phones = models.BooleanField(
        _("hide telephone numbers, too"),
        default=False,
        help_text=_("Only together with e-mail addresses. Numbers that begin with + or 0, and links that ring."),
    )
    mode = models.CharField(_("what is shown instead"), max_length=10, choices=Mode.choices, default=Mode.OBFUSCATE)
    replacement = models.CharField(
        _("words of your own"),
        max_length=80,
        blank=True,
        help_text=_("For example “Show the address”. Without them stars are shown."),
    )

    base_form_class = SettingsForm

    panels = [
        FieldPanel("hides_emails"),
        FieldPanel("hides_phones"),
        FieldPanel("mode"),
        FieldPanel("replacement"),
    ]

    class Meta:
        app_label = "intarsia_protection"
        verbose_name = _("contacts on pages")
        verbose_name_plural = _("contacts on pages")
