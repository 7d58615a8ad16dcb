"""Rate limits per visitor."""

from django.http import HttpRequest

from intarsia.state import limits

from .client_ip import client_ip


def is_within_limit(request: HttpRequest, name: str, per_minute: int) -> bool:
    """Counts this call of the client's IP address. If the counter itself fails, the call is allowed."""
    return limits.is_within_limit(client_ip(request.META), name, per_minute)
