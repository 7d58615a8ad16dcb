from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting

from ..page_script.settings_form import SettingsForm


@register_setting(icon="mail")
class ContactSettings(BaseSiteSetting):
    """How one site hides the e-mail addresses and telephone numbers on its pages from bots."""

    class Mode(models.TextChoices):
        OBFUSCATE = "obfuscate", _("Asterisks instead of characters")
        BLUR = "blur", _("Blurred asterisks")
        REPLACE = "replace", _("Custom text")

    hides_emails = models.BooleanField(
        _("hide e-mail addresses from bots"),
        default=True,
        help_text=_("Visitors click an e-mail address to show it. This requires JavaScript."),
    )
    hides_phones = models.BooleanField(
        _("hide telephone numbers"),
        default=False,
        help_text=_(
            "Only together with e-mail addresses. Hides telephone links, and numbers in texts that have a country code "
            "or the usual format of countries with the language of the page."
        ),
    )
    mode = models.CharField(_("placeholder"), max_length=10, choices=Mode.choices, default=Mode.OBFUSCATE)
    replacement = models.CharField(
        _("custom text"),
        max_length=80,
        blank=True,
        help_text=_("For example “Show e-mail address”. If this is empty, asterisks are shown."),
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
