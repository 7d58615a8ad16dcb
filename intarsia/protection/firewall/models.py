import ipaddress

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseGenericSetting, register_setting

from ..page_script.settings_form import SettingsForm


@register_setting(icon="warning")
class FirewallSettings(BaseGenericSetting):
    """One firewall protects all sites of an installation, because it runs before the site is known."""

    class Mode(models.TextChoices):
        OFF = "off", _("Off")
        OBSERVE = "observe", _("Monitoring only: nobody is blocked, and the log shows who would have been")
        ENFORCE = "enforce", _("Active: blocked visitors see a page where people can unlock access")

    mode = models.CharField(_("firewall"), max_length=7, choices=Mode, default=Mode.OBSERVE)
    views_per_minute = models.PositiveIntegerField(
        _("pages that one address may open in a minute"),
        default=60,
        validators=[MinValueValidator(10), MaxValueValidator(10_000)],
        help_text=_("Households, schools and offices share one address. Whoever opens more is asked to wait a moment."),
    )

    stops_crawlers = models.BooleanField(
        _("stop crawlers"),
        default=False,
        help_text=_(
            "Programs that collect pages and run no scripts are asked for a little work first. Search engines whose "
            "name servers know them may read everything. Each page gets a small script, each visitor a cookie that "
            "says nothing about them. Needs https."
        ),
    )
    pages_without_script = models.PositiveIntegerField(
        _("pages that a browser may open in an hour before it has run a script"),
        default=20,
        validators=[MinValueValidator(5), MaxValueValidator(10_000)],
        help_text=_("People who have switched scripts off are asked to press a button once a month."),
    )

    base_form_class = SettingsForm

    class Meta:
        verbose_name = _("firewall")


class FirewallNetwork(models.Model):
    """A network that is blocked or always allowed. Of several matching networks, the most specific one decides."""

    class Action(models.TextChoices):
        STOP = "stop", _("Stop")
        ADMIT = "admit", _("Always let in")

    network = models.CharField(
        _("address or network"), max_length=43, unique=True, help_text=_("Such as 192.0.2.7 or 2001:db8::/32.")
    )
    action = models.CharField(_("then"), max_length=5, choices=Action, default=Action.STOP)
    note = models.CharField(_("note"), max_length=200, blank=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        verbose_name = _("network")
        verbose_name_plural = _("networks of the firewall")
        ordering = ["network"]

    def __str__(self) -> str:
        return self.network

    def clean(self) -> None:
        super().clean()
        try:
            self.network = str(_as_visitors_have_it(ipaddress.ip_network(self.network.strip(), strict=False)))
        except ValueError as error:
            raise ValidationError({"network": _("This is no address or network, such as 192.0.2.0/24.")}) from error


def _as_visitors_have_it(
    network: ipaddress.IPv4Network | ipaddress.IPv6Network,
) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """IPv4-mapped IPv6 addresses are stored as IPv4."""
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if getattr(network.network_address, "scope_id", None):
        raise ValueError("an address of one machine's network card")
    return ipaddress.ip_network((mapped, network.prefixlen - 96)) if mapped and network.prefixlen >= 96 else network


class StoppedAddress(models.Model):
    """How often an IP address was blocked per day, or would have been."""

    class Reason(models.TextChoices):
        NETWORK = "network", _("is in a network that you stop")
        FLOOD = "flood", _("opened too many pages in a minute")
        CRAWLER = "crawler", _("opened many pages and ran no script")

    day = models.DateField(_("day"), db_index=True)
    address = models.GenericIPAddressField(_("address"))
    reason = models.CharField(_("why"), max_length=7, choices=Reason)
    was_stopped = models.BooleanField(_("stopped"), help_text=_("No: the firewall was only watching."))
    times = models.PositiveIntegerField(_("times"), default=0)
    last = models.DateTimeField(_("last"))

    class Meta:
        verbose_name = _("stopped address")
        verbose_name_plural = _("stopped addresses")
        ordering = ["-last"]
        constraints = [
            models.UniqueConstraint(fields=["day", "address", "reason", "was_stopped"], name="firewall_stopped_once")
        ]

    def __str__(self) -> str:
        return f"{self.address}, {self.day}"
