import ipaddress

from django.contrib.contenttypes.fields import GenericRelation
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Site

from intarsia.moderation.models import ModerationRecord
from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.page_cache.requested_site import requested_site

from .campaigns.models import SentText as SentText
from .changes import settings_tag
from .checks.reputation.models import ReputationSettings as ReputationSettings
from .checks.words.models import LearnedWords as LearnedWords
from .encoding.models import ContactSettings as ContactSettings
from .page_script.models import ClientError as ClientError
from .page_script.settings_form import SettingsForm
from .texts.models import OwnText as OwnText

SHARE = [MinValueValidator(0.0), MaxValueValidator(1.0)]


@register_setting(icon="lock")
class ProtectionSettings(BaseSiteSetting):
    """The protection settings of a site. Page scripts follow changes within minutes, also on cached pages."""

    class CookieMode(models.TextChoices):
        NONE = "none", _("No cookies: signals are sent with the form")
        NATIVE = "native", _("Cookies in the visitor's browser")
        ALTERNATIVE = "alternative", _("No cookies: signals are stored on this server")

    class Transport(models.TextChoices):
        REST = "rest", _("REST")
        AJAX = "admin_ajax", _("Ajax")

    class Pixel(models.TextChoices):
        OFF = "0", _("Never")
        ON = "1", _("In every form")
        BY_SCRIPT = "2", _("By the page script")
        AUTOMATIC = "3", _("Automatic: by the page script if the bot detector is off")

    class WithoutScript(models.TextChoices):
        WEIGH = "weigh", _("Judge by content")
        HOLD = "hold", _("Hold for review")
        BLOCK = "block", _("Block")

    cookie_mode = models.CharField(_("signal storage"), max_length=12, choices=CookieMode, default=CookieMode.NONE)
    ajax_type = models.CharField(
        _("requests of page scripts"),
        max_length=12,
        choices=Transport,
        default=Transport.REST,
        help_text=_("Choose Ajax if a proxy in front of the site blocks /api/."),
    )
    has_detector = models.BooleanField(
        _("bot detector"),
        default=True,
        help_text=_("Detects browsers that are controlled by programs. No data leaves this server."),
    )
    pixel = models.CharField(
        _("pixel"),
        max_length=1,
        choices=Pixel,
        default=Pixel.AUTOMATIC,
        help_text=_(
            "A 1×1 image from this server shows that the browser loads images. The request is stored for some hours, "
            "without a cookie."
        ),
    )
    checks_mail = models.BooleanField(
        _("check e-mail addresses before a form is sent"),
        default=False,
        help_text=_("Checks by DNS whether the domain accepts mail, and shows the result next to the field."),
    )
    asks_mailboxes = models.BooleanField(
        _("check that the mailbox exists"),
        default=False,
        help_text=_(
            "Asks the mail server of the domain, without sending mail. Many servers give no clear answer, and some "
            "distrust a site that asks often."
        ),
    )
    guards_search = models.BooleanField(
        _("protect the site search"),
        default=False,
        help_text=_(
            "Blocks bots that submit spam to the search. Searches take a moment longer, and few sites need this."
        ),
    )
    hold_from = models.FloatField(
        _("hold threshold"),
        default=0.5,
        validators=SHARE,
        help_text=_("Spam probability from 0 to 1. From this value, messages are held for review."),
    )
    block_from = models.FloatField(
        _("block threshold"),
        default=0.97,
        validators=SHARE,
        help_text=_(
            "Spam probability from 0 to 1. From this value, messages are blocked, but never because of their text "
            "alone."
        ),
    )
    confirm_below = models.FloatField(
        _("confirmation threshold"),
        default=0.9,
        validators=SHARE,
        help_text=_(
            "Spam probability from 0 to 1. Below this value, senders can confirm a doubtful message in a dialog "
            "instead of waiting for a review. 0 turns this off."
        ),
    )
    without_script = models.CharField(
        _("messages without JavaScript"),
        max_length=5,
        choices=WithoutScript,
        default=WithoutScript.WEIGH,
    )
    fastest_seconds = models.FloatField(
        _("minimum time before sending, in seconds"),
        default=1.0,
        validators=[MinValueValidator(0.0), MaxValueValidator(60.0)],
        help_text=_(
            "Counted from page load. Faster messages are blocked. Visitors keep their text and can send it again."
        ),
    )

    keep_delivered_days = models.PositiveIntegerField(
        _("days to keep allowed messages"),
        default=30,
        validators=[MinValueValidator(1), MaxValueValidator(3650)],
        help_text=_("Applies to the message log. Delivered messages stay where they were delivered."),
    )
    keep_others_days = models.PositiveIntegerField(
        _("days to keep held and blocked messages"),
        default=90,
        validators=[MinValueValidator(1), MaxValueValidator(3650)],
        help_text=_("After this time, they are deleted even if nobody has reviewed them."),
    )

    base_form_class = SettingsForm

    class Meta:
        verbose_name = _("visitor protection")

    @classmethod
    def kept_for(cls, site: Site) -> "ProtectionSettings":
        """The site's settings, or the defaults. Unlike `for_site`, it writes nothing."""
        return cls.objects.filter(site=site).first() or cls(site=site)

    @property
    def has_pixel(self) -> bool:
        is_automatic = self.pixel == self.Pixel.AUTOMATIC
        return not self.has_detector if is_automatic else self.pixel != self.Pixel.OFF


def rules_of(request: HttpRequest) -> ProtectionSettings:
    """The settings of the requested site. An unknown host uses those of the default site, or the defaults."""
    site = requested_site(request) or Site.objects.filter(is_default_site=True).first()
    return _settings_of(site) if site else ProtectionSettings(site=Site.objects.first())


def _settings_of(site: Site) -> ProtectionSettings:
    """They are shared by requests: do not change them."""
    found = cached_lookup(
        "protection settings",
        [site.pk],
        lambda pk, _settings: [settings_tag(pk)],
        lambda _pks: {site.pk: ProtectionSettings.for_site(site)},
    )
    return found[site.pk]


class ListedSender(models.Model):
    """Senders and texts that are always allowed or blocked."""

    class Kind(models.TextChoices):
        NETWORK = "network", _("IP address or network")
        EMAIL = "email", _("e-mail address")
        DOMAIN = "domain", _("e-mail domain")
        PHRASE = "phrase", _("text in the message")

    class Action(models.TextChoices):
        ALLOW = "allow", pgettext_lazy("action", "allow")
        BLOCK = "block", _("block")

    site = models.ForeignKey(
        Site,
        models.CASCADE,
        null=True,
        blank=True,
        related_name="+",
        verbose_name=_("site"),
        help_text=_("Empty for all sites."),
    )
    kind = models.CharField(_("type"), max_length=7, choices=Kind)
    value = models.CharField(_("value"), max_length=320)
    action = models.CharField(_("action"), max_length=5, choices=Action, default=Action.BLOCK)
    note = models.CharField(_("note"), max_length=200, blank=True)

    class Meta:
        verbose_name = _("list entry")
        verbose_name_plural = _("list entries")
        ordering = ["kind", "value"]

    def __str__(self) -> str:
        return f"{self.value} ({self.get_action_display()})"

    def clean(self) -> None:
        super().clean()
        self.value = self.value.strip().lower()
        if self.kind == self.Kind.DOMAIN:
            self.value = self.value.removeprefix("@")
        if not self.value:
            raise ValidationError({"value": _("Enter a value.")})
        if self.kind == self.Kind.NETWORK:
            try:
                self.value = str(ipaddress.ip_network(self.value, strict=False))
            except ValueError as error:
                raise ValidationError(
                    {"value": _("Enter an IP address or a network, for example 192.0.2.0/24.")}
                ) from error


class JudgedSubmission(models.Model):
    """A message to a form that stores nothing itself. A held or blocked one is complete, so that it can be delivered
    later.
    """

    name = models.CharField(_("name"), max_length=200, blank=True)
    email = models.CharField(_("e-mail"), max_length=320, blank=True, db_index=True)
    text = models.TextField(_("text"), blank=True)
    # The data for delivery; empty for an allowed message.
    fields = models.JSONField(_("fields"), default=dict, blank=True)

    moderation = GenericRelation(ModerationRecord, related_query_name="judged_submission")

    class Meta:
        verbose_name = _("message")
        verbose_name_plural = _("messages")
        ordering = ["-pk"]

    def __str__(self) -> str:
        return self.name or self.email
