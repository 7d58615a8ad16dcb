"""What every payment provider offers, and what it says about a payment."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from django.http import HttpRequest

if TYPE_CHECKING:
    from .models import Payment, PaymentSettings


class ProviderUnavailable(Exception):
    """The provider gave no answer. What happened is unknown until it is looked up."""


class ProviderRefused(Exception):
    """The provider cannot do what the site asks: a wrong key, or an amount that is too small."""


@dataclass(frozen=True)
class Outcome:
    """The payment as the provider knows it now. `state` is one of `Payment.State`."""

    state: str
    # For people: “Visa •••• 4242”.
    card: str = ""
    # Why a card was declined, as the provider names it.
    code: str = ""
    # What the provider's script needs for the confirmation that the bank asks for.
    action: str = ""
    # In the smallest unit of the currency.
    refunded: int = 0


@dataclass(frozen=True)
class BrowserPart:
    """What the card field needs in the browser."""

    # A JavaScript module of another package, which exports `start`. Ours are part of the forms' script.
    module: str = ""
    # Whatever its `start` needs, such as a public key.
    data: Mapping[str, str] = field(default_factory=dict)
    # (directive, host) that the security policy of the page allows.
    hosts: Iterable[tuple[str, str]] = ()
    # Whether its script shows its own frame for number, expiry and code.
    has_frame: bool = False


class PaymentProvider(Protocol):
    """All calls are repeated after failures, so the same call again must change nothing."""

    @property
    def name(self) -> str:
        """Stored with payments, and part of the URL of webhooks."""

    @property
    def label(self) -> Any:
        """For the settings of the site."""

    def browser_part(self, settings: "PaymentSettings") -> BrowserPart: ...

    def is_ready(self, settings: "PaymentSettings") -> bool:
        """Whether the site has its keys."""

    def open(self, payment: "Payment", settings: "PaymentSettings") -> str:
        """Prepares the payment with `payment.key` and `payment.amount`, and returns the provider's name for it."""

    def authorize(self, payment: "Payment", token: str, settings: "PaymentSettings") -> Outcome:
        """Reserves the amount on the card that its script made this token of."""

    def look_up(self, payment: "Payment", settings: "PaymentSettings") -> Outcome | None:
        """None if it knows no more than we do."""

    def capture(self, payment: "Payment", settings: "PaymentSettings") -> Outcome: ...

    def cancel(self, payment: "Payment", settings: "PaymentSettings") -> Outcome:
        """Gives a reserved amount back."""

    def refund(self, payment: "Payment", settings: "PaymentSettings") -> Outcome: ...

    def subject_of(self, request: HttpRequest, settings: "PaymentSettings") -> str | None:
        """The `key` or `reference` of the payment that a signed message of the provider is about; empty if it is about
        none. None if the signature is wrong.
        """
