import secrets
from typing import Any, Final

from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Site

from ..secret_keys import secret_keys_form
from .providers import provider_choices


def _key(name: Any, **options: Any) -> Any:
    return models.CharField(name, max_length=200, blank=True, **options)


@register_setting(icon="key")
class PaymentSettings(BaseSiteSetting):
    """Who takes the payments of a site's forms, and with which keys."""

    provider = models.CharField(_("provider"), max_length=40, blank=True, choices=provider_choices)
    stripe_public_key = _key(_("Stripe publishable key"))
    stripe_secret_key = _key(_("Stripe secret key"))
    stripe_webhook_secret = _key(
        _("Stripe webhook signing secret"),
        help_text=_(
            "In Stripe, add a webhook endpoint with the URL /forms/payments/stripe/ of this site and copy its signing "
            "secret."
        ),
    )

    base_form_class = secret_keys_form("stripe_secret_key", "stripe_webhook_secret")

    class Meta:
        app_label = "intarsia_webforms"
        verbose_name = _("payments")


def new_key() -> str:
    return secrets.token_hex(16)


class Payment(models.Model):
    """The payment of one order. It is stored before the provider is asked, so that no answer is lost."""

    class State(models.TextChoices):
        OPEN = "open", _("Not paid")
        ACTION = "action", _("Waiting for confirmation by the bank")
        DECLINED = "declined", _("Declined")
        AUTHORIZED = "authorized", _("Authorized")
        PAID = "paid", _("Paid")
        REFUNDED = "refunded", _("Refunded")
        CANCELED = "canceled", _("Canceled")

    form = models.ForeignKey("intarsia_webforms.WebForm", models.CASCADE, related_name="payments")
    site = models.ForeignKey(Site, models.SET_NULL, null=True, related_name="+")
    # Null until the entry is stored.
    entry = models.ForeignKey("intarsia_webforms.Entry", models.CASCADE, null=True, related_name="payments")
    # The same answers of the same client have the same attempt.
    attempt = models.CharField(max_length=64, db_index=True)
    # What we call it: the provider does nothing twice that has the same key.
    key = models.CharField(max_length=32, unique=True, default=new_key)
    provider = models.CharField(max_length=40)
    # What the provider calls it.
    reference = models.CharField(max_length=255, blank=True, db_index=True)
    # What the provider's script made of the card. It pays nothing without the site's secret key.
    token = models.CharField(max_length=255, blank=True)
    # In the smallest unit of the currency, and as people read it.
    amount = models.PositiveBigIntegerField()
    currency = models.CharField(max_length=3)
    text = models.CharField(max_length=60)
    state = models.CharField(_("state"), max_length=10, choices=State, default=State.OPEN)
    refunded = models.PositiveBigIntegerField(default=0)
    # “Visa •••• 4242”. No more is known of the card.
    card = models.CharField(max_length=60, blank=True)
    # [time, state, code] of all that happened.
    history = models.JSONField(default=list)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]
        default_permissions = ()
        constraints = [
            # Two simultaneous submissions share one payment.
            models.UniqueConstraint(
                fields=["attempt"], condition=models.Q(entry=None) & ~models.Q(state="canceled"), name="webform_attempt"
            )
        ]
        indexes = [
            # Few payments are without an entry.
            models.Index(fields=["created"], condition=models.Q(entry=None), name="webform_unclaimed_payment")
        ]

    def __str__(self) -> str:
        return f"{self.text}: {self.get_state_display()}"


# From which states a payment can come to another one. Refunds are known by their amount.
BEFORE: Final[dict[str, tuple[str, ...]]] = {
    "action": ("open", "declined"),
    "declined": ("open", "action", "declined"),
    "authorized": ("open", "action", "declined"),
    "canceled": ("open", "action", "declined", "authorized"),
    "paid": ("open", "action", "declined", "authorized"),
}
