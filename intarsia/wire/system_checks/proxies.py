"""The number of proxies decides whose IP address a visitor has."""

from typing import Any

from django.core.checks import CheckMessage, register
from django.core.exceptions import ImproperlyConfigured

from ..requests.client_ip import trusted_hops
from .messages import message


@register("intarsia")
def trusted_hops_is_a_number(**_options: Any) -> list[CheckMessage]:
    try:
        # A check must see the present setting.
        trusted_hops.__wrapped__()
    except ImproperlyConfigured as error:
        return [message("E114", str(error), "Write a number: INTARSIA_TRUSTED_HOPS = 1.")]
    return []
