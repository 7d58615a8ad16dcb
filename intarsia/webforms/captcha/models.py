from typing import Any

from django import forms
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.forms import WagtailAdminModelForm
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting

SECRET_KEYS = ("recaptcha_v2_secret", "recaptcha_v3_secret", "turnstile_secret", "hcaptcha_secret")


class CaptchaKeysForm(WagtailAdminModelForm):
    """Secret keys are never shown; an empty field keeps the stored key."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name in SECRET_KEYS:
            self.fields[name].widget = forms.PasswordInput(attrs={"autocomplete": "off"})
            if getattr(self.instance, name):
                self.fields[name].help_text = _("A key is stored. Leave this empty to keep it, or enter a new one.")

    def clean(self) -> dict[str, Any]:
        cleaned: dict[str, Any] = super().clean()
        for name in SECRET_KEYS:
            cleaned[name] = str(cleaned.get(name) or "").strip() or getattr(self.instance, name)
        return cleaned


def _key(name: Any) -> Any:
    return models.CharField(name, max_length=200, blank=True)


@register_setting(icon="key")
class CaptchaKeys(BaseSiteSetting):
    """The keys of captcha services. The captcha of the site itself needs none."""

    recaptcha_v2_key = _key(_("reCAPTCHA v2 site key"))
    recaptcha_v2_secret = _key(_("reCAPTCHA v2 secret key"))
    recaptcha_v3_key = _key(_("reCAPTCHA v3 site key"))
    recaptcha_v3_secret = _key(_("reCAPTCHA v3 secret key"))
    turnstile_key = _key(_("Turnstile site key"))
    turnstile_secret = _key(_("Turnstile secret key"))
    hcaptcha_key = _key(_("hCaptcha site key"))
    hcaptcha_secret = _key(_("hCaptcha secret key"))

    base_form_class = CaptchaKeysForm

    class Meta:
        app_label = "intarsia_webforms"
        verbose_name = _("captcha keys")

    def site_key_of(self, provider: str) -> str:
        """Empty for the captcha of the site itself."""
        return str(getattr(self, f"{provider}_key", ""))

    def secret_key_of(self, provider: str) -> str:
        return str(getattr(self, f"{provider}_secret", ""))
