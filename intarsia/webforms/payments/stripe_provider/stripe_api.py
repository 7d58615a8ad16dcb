"""Calls of Stripe's API. Repeated with the same key, they do nothing twice."""

import logging
import time
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from intarsia.site_options import option

from ..models import PaymentSettings
from ..provider import ProviderRefused, ProviderUnavailable

logger = logging.getLogger(__name__)

URL: Final = "https://api.stripe.com"
# Stripe's answers have the form of this version, whichever the account has.
VERSION: Final = "2024-06-20"
# A bank may need some seconds.
SECONDS: Final = 15.0
TRIES: Final = 3
PAUSE_SECONDS: Final = 0.5
# Another request with the same key is not finished, too many requests, or a failure of Stripe's.
WORTH_ANOTHER_TRY: Final = frozenset([409, 429, 500, 502, 503, 504])


class StripeApi:
    def __init__(self, settings: PaymentSettings) -> None:
        self._secret = settings.stripe_secret_key

    def get(self, path: str) -> dict[str, Any]:
        return self._answer("GET", path, None, {})

    def post(self, path: str, fields: Mapping[str, str], idempotency_key: str) -> dict[str, Any]:
        """A declined card is an answer with `error`."""
        return self._answer("POST", path, fields, {"Idempotency-Key": idempotency_key})

    def _answer(
        self, method: str, path: str, fields: Mapping[str, str] | None, headers: Mapping[str, str]
    ) -> dict[str, Any]:
        url = f"{option('INTARSIA_PAYMENT_URLS').get('stripe', URL)}/v1/{path}"
        for number in range(1, TRIES + 1):
            status, answer = self._once(method, url, fields, headers)
            if status == 200 or status == 402:
                return answer
            if status and status not in WORTH_ANOTHER_TRY:
                raise ProviderRefused(f"Stripe responded to {path} with status {status}: {_message(answer)}")
            if number < TRIES:
                time.sleep(PAUSE_SECONDS * number)
        raise ProviderUnavailable(f"Stripe gave no answer to {path}. Last status: {status or 'none'}.")

    def _once(
        self, method: str, url: str, fields: Mapping[str, str] | None, headers: Mapping[str, str]
    ) -> tuple[int, dict[str, Any]]:
        """Status 0 without an answer."""
        own = {"Authorization": f"Bearer {self._secret}", "Stripe-Version": VERSION}
        try:
            response = _http().request(method, url, data=fields, headers={**own, **headers})
            answer = response.json()
        except Exception:
            logger.warning("Stripe gave no answer to %s.", url, exc_info=True)
            return 0, {}
        return response.status_code, answer if isinstance(answer, dict) else {}


def _message(answer: Mapping[str, Any]) -> str:
    """Stripe's messages name no secrets."""
    return str((answer.get("error") or {}).get("message", ""))


@cache
def _http() -> Any:
    """Shared by all threads of a process. Loaded with the first payment."""
    import httpx

    return httpx.Client(timeout=SECONDS, follow_redirects=False, headers={"User-Agent": "Intarsia"})
