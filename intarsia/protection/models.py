from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Site

SHARE = [MinValueValidator(0.0), MaxValueValidator(1.0)]


@register_setting(icon="lock")
class ProtectionSettings(BaseSiteSetting):
    """How a site is protected. Scripts of pages learn of a change within minutes, whatever page is kept where."""

    class CookieMode(models.TextChoices):
        NONE = "none", _("No cookies: signals travel with the form")
        NATIVE = "native", _("Cookies in the visitor's browser")
        ALTERNATIVE = "alternative", _("No cookies: signals are kept on this server")

    class Transport(models.TextChoices):
        REST = "rest", _("REST")
        AJAX = "admin_ajax", _("Ajax")

    class WithoutScript(models.TextChoices):
        WEIGH = "weigh", _("Judge it by what it says")
        HOLD = "hold", _("Hold it until somebody has read it")
        BLOCK = "block", _("Refuse it")

    cookie_mode = models.CharField(
        _("where signals are kept"), max_length=12, choices=CookieMode, default=CookieMode.NONE
    )
    ajax_type = models.CharField(
        _("how page scripts call the site"),
        max_length=12,
        choices=Transport,
        default=Transport.REST,
        help_text=_("Choose Ajax where something in front of the site lets nothing through to /api/."),
    )
    hold_from = models.FloatField(
        _("hold a message from"),
        default=0.5,
        validators=SHARE,
        help_text=_("Probability of spam, from 0 to 1. What is held waits until somebody has read it."),
    )
    block_from = models.FloatField(
        _("refuse a message from"),
        default=0.97,
        validators=SHARE,
        help_text=_("Probability of spam, from 0 to 1. What a message says can hold it, and never have it refused."),
    )
    without_script = models.CharField(
        _("a message from a browser without JavaScript"),
        max_length=5,
        choices=WithoutScript,
        default=WithoutScript.WEIGH,
    )
    fastest_seconds = models.FloatField(
        _("refuse what was sent within so many seconds"),
        default=1.0,
        validators=[MinValueValidator(0.0), MaxValueValidator(60.0)],
        help_text=_(
            "Counted from when the page was there. Whoever is refused keeps what was written, and can send it again."
        ),
    )

    class Meta:
        verbose_name = _("visitor protection")


class JudgedSubmission(models.Model):
    """A message that was judged, and why. A held or refused one is kept whole, so that it can be let through."""

    class Outcome(models.TextChoices):
        ALLOW = "allow", _("let through")
        HOLD = "hold", _("held")
        BLOCK = "block", _("refused")

    site = models.ForeignKey(Site, models.CASCADE, related_name="+", verbose_name=_("site"))
    # Which form, by the name that its developer gave it.
    form = models.CharField(_("form"), max_length=100)
    received = models.DateTimeField(_("received"), db_index=True)
    outcome = models.CharField(_("outcome"), max_length=5, choices=Outcome, db_index=True)
    # Probability of spam.
    score = models.FloatField(_("score"))
    # [{"reason", "family", "weight"}], the weightiest first.
    reasons = models.JSONField(_("reasons"), default=list)
    name = models.CharField(_("name"), max_length=200, blank=True)
    email = models.CharField(_("e-mail"), max_length=320, blank=True, db_index=True)
    text = models.TextField(_("text"), blank=True)
    # What the form would have handed on; empty for what was let through.
    fields = models.JSONField(_("fields"), default=dict, blank=True)
    signals = models.JSONField(_("signals"), default=dict, blank=True)
    address = models.GenericIPAddressField(_("address"), null=True, blank=True)
    user_agent = models.CharField(_("browser"), max_length=300, blank=True)
    page_url = models.CharField(_("page"), max_length=500, blank=True)
    # When somebody let it through after all.
    released = models.DateTimeField(_("let through later"), null=True, blank=True)

    class Meta:
        verbose_name = _("judged message")
        verbose_name_plural = _("judged messages")
        ordering = ["-received", "-pk"]

    def __str__(self) -> str:
        return f"{self.form}: {self.get_outcome_display()}, {self.received:%Y-%m-%d %H:%M}"
