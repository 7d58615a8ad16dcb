from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Site

from intarsia.page_cache.cached_lookup import cached_lookup

from ...changes import settings_tag
from ...page_script.settings_form import SettingsForm

# The switch of each service, and its key.
SWITCHES = {
    "akismet": ("uses_akismet", "akismet_key"),
    "stopforumspam": ("uses_stopforumspam", ""),
    "cleantalk": ("uses_cleantalk", "cleantalk_key"),
}
KEYS = [key for _switch, key in SWITCHES.values() if key]


class ReputationForm(SettingsForm):
    """Keys are never shown; an empty field keeps the stored key."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for key in KEYS:
            if key in self.fields:
                self.fields[key].widget = forms.PasswordInput(attrs={"autocomplete": "off"})
                self.fields[key].required = False
                if getattr(self.instance, key):
                    self.fields[key].help_text = _("A key is stored. Leave this empty to keep it, or enter a new one.")

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean()
        for key in KEYS:
            cleaned[key] = str(cleaned.get(key) or "").strip() or getattr(self.instance, key)
        return cleaned


@register_setting(icon="site")
class ReputationSettings(BaseSiteSetting):
    """The reputation services of a site. None by default."""

    uses_akismet = models.BooleanField(
        _("use Akismet"),
        default=False,
        help_text=_(
            "Sends the text, name, e-mail address, IP address, browser and page of each message to Akismet, and "
            "reports messages that you allow or mark as spam."
        ),
    )
    akismet_key = models.CharField(_("Akismet API key"), max_length=200, blank=True)
    uses_stopforumspam = models.BooleanField(
        _("use Stop Forum Spam"),
        default=False,
        help_text=_("Sends the IP address and a hash of the e-mail address of each message."),
    )
    uses_cleantalk = models.BooleanField(
        _("use CleanTalk or a compatible server"),
        default=False,
        help_text=_(
            "Sends the text, name, e-mail address, IP address, browser, page and fill-in time of each message."
        ),
    )
    cleantalk_key = models.CharField(_("CleanTalk API key"), max_length=200, blank=True)

    base_form_class = ReputationForm

    class Meta:
        app_label = "intarsia_protection"
        verbose_name = _("reputation services")

    def clean(self) -> None:
        super().clean()
        for switch, key in SWITCHES.values():
            if key and getattr(self, switch) and not getattr(self, key):
                raise ValidationError({key: _("This service needs an API key. Enter one or turn the service off.")})

    @classmethod
    def keys_of(cls, site: Site | int) -> dict[str, str]:
        """For the services that are on."""
        site_pk = site.pk if isinstance(site, Site) else site
        found = cached_lookup(
            "reputation keys",
            [site_pk],
            lambda pk, _keys: [settings_tag(pk)],
            lambda pks: {chosen.site_id: chosen.keys() for chosen in cls.objects.filter(site__in=pks)},
        )
        return found.get(site_pk, {})

    def keys(self) -> dict[str, str]:
        """For the services that are on."""
        return {
            name: getattr(self, key) if key else "" for name, (switch, key) in SWITCHES.items() if getattr(self, switch)
        }
