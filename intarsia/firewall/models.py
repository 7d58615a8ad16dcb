import ipaddress

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseGenericSetting, register_setting

from intarsia.protection.page_script.api import SettingsForm


@register_setting(icon="warning")
class FirewallSettings(BaseGenericSetting):
    """One firewall protects all sites of an installation, because it runs before the site is known."""

    class Mode(models.TextChoices):
        OFF = "off", _("Off")
        OBSERVE = "observe", _("Monitoring only: nobody is blocked, but the log shows who would be")
        ENFORCE = "enforce", _("Active: blocked visitors see a page where people can unlock access")

    mode = models.CharField(_("firewall"), max_length=7, choices=Mode, default=Mode.OBSERVE)
    views_per_minute = models.PositiveIntegerField(
        _("pages per minute and IP address"),
        default=60,
        validators=[MinValueValidator(10), MaxValueValidator(10_000)],
        help_text=_(
            "Households, schools and offices share one IP address. Visitors above the limit are asked to wait a moment."
        ),
    )

    stops_crawlers = models.BooleanField(
        _("block crawlers"),
        default=False,
        help_text=_(
            "Programs that collect pages without running scripts must solve a task first. Verified search engines may "
            "read everything. This adds a small script to each page and sets a cookie without personal data. Requires "
            "HTTPS."
        ),
    )
    pages_without_script = models.PositiveIntegerField(
        _("pages per hour without JavaScript"),
        default=20,
        validators=[MinValueValidator(5), MaxValueValidator(10_000)],
        help_text=_("Visitors without JavaScript click a button once a month."),
    )

    base_form_class = SettingsForm

    class Meta:
        verbose_name = _("firewall")


class FirewallNetwork(models.Model):
    """A network that is blocked or always allowed. Of several matching networks, the most specific one decides."""

    class Action(models.TextChoices):
        STOP = "stop", _("Block")
        ADMIT = "admit", _("Always allow")

    network = models.CharField(
        _("IP address or network"), max_length=43, unique=True, help_text=_("For example 192.0.2.7 or 2001:db8::/32.")
    )
    action = models.CharField(_("action"), max_length=5, choices=Action, default=Action.STOP)
    note = models.CharField(_("note"), max_length=200, blank=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("network")
        verbose_name_plural = _("firewall networks")
        ordering = ["network"]

    def __str__(self) -> str:
        return self.network

    def clean(self) -> None:
        super().clean()
        try:
            self.network = str(_as_visitors_have_it(ipaddress.ip_network(self.network.strip(), strict=False)))
        except ValueError as error:
            raise ValidationError(
                {"network": _("Enter an IP address or a network, for example 192.0.2.0/24.")}
            ) from error


def _as_visitors_have_it(
    network: ipaddress.IPv4Network | ipaddress.IPv6Network,
) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """IPv4-mapped IPv6 addresses are stored as IPv4."""
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if getattr(network.network_address, "scope_id", None):
        raise ValueError("IP addresses with a scope ID are not supported")
    return ipaddress.ip_network((mapped, network.prefixlen - 96)) if mapped and network.prefixlen >= 96 else network


class BlockedIp(models.Model):
    """How often an IP address was blocked per day, or would have been."""

    class Reason(models.TextChoices):
        NETWORK = "network", _("blocked network")
        FLOOD = "flood", _("too many pages in a minute")
        CRAWLER = "crawler", _("many pages without running scripts")

    day = models.DateField(_("day"), db_index=True)
    ip = models.GenericIPAddressField(_("IP address"))
    reason = models.CharField(_("reason"), max_length=7, choices=Reason)
    was_blocked = models.BooleanField(_("blocked"), help_text=_("No if the firewall was only monitoring."))
    times = models.PositiveIntegerField(_("count"), default=0)
    last = models.DateTimeField(_("last seen"))

    class Meta:
        verbose_name = _("blocked IP address")
        verbose_name_plural = _("blocked IP addresses")
        ordering = ["-last"]
        constraints = [
            models.UniqueConstraint(fields=["day", "ip", "reason", "was_blocked"], name="firewall_blocked_once")
        ]

    def __str__(self) -> str:
        return f"{self.ip}, {self.day}"
