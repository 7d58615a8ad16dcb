"""Rate limits per visitor."""

from django.http import HttpRequest

from intarsia.state import limits, metrics

from ..requests.client_ip import client_key


def is_within_limit(request: HttpRequest, name: str, per_minute: int) -> bool:
    """Counts this call of the client. If the counter itself fails, the call is allowed."""
    is_within = limits.is_within_limit(client_key(request.META), name, per_minute)
    if not is_within:
        metrics.add("limit_refusals_total", name)
    return is_within
