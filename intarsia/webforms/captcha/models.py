from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting

from ..secret_keys import secret_keys_form


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

    base_form_class = secret_keys_form(
        "recaptcha_v2_secret", "recaptcha_v3_secret", "turnstile_secret", "hcaptcha_secret"
    )

    class Meta:
        app_label = "intarsia_webforms"
        verbose_name = _("captcha keys")

    def site_key_of(self, provider: str) -> str:
        """Empty for the captcha of the site itself."""
        return str(getattr(self, f"{provider}_key", ""))

    def secret_key_of(self, provider: str) -> str:
        return str(getattr(self, f"{provider}_secret", ""))
