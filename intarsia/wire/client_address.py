"""Who is calling. Behind proxies of the site's own, the last of them says so; anybody else's word is worth nothing."""

import ipaddress
from collections.abc import Mapping
from functools import cache
from typing import Any

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured


def client_address(environ: Mapping[str, Any]) -> str:
    """The address as it is usually written; empty where there is none, as on a socket. `environ` may be request.META.

    Each of the site's own proxies (INTARSIA_TRUSTED_HOPS of them) adds whom it was asked by at the end of
    X-Forwarded-For. What stands before these was written by the visitor.
    """
    return written_usually(told_address(environ))


def told_address(environ: Mapping[str, Any]) -> str:
    """As it was written by whoever is to be believed: the one part of a request that says who asks."""
    connected: str = environ.get("REMOTE_ADDR", "")
    hops = trusted_hops()
    if not hops:
        return connected
    told = environ.get("HTTP_X_FORWARDED_FOR", "").rsplit(",", hops)
    # Shorter than it must be: whoever asked came past the proxies.
    return (told[-hops] if len(told) >= hops else "") or connected


def written_usually(address: str) -> str:
    """The same for all ways to write an address, some with a port; empty for what is none."""
    text = address.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return ""
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return str(mapped or found)


@cache
def trusted_hops() -> int:
    hops = getattr(settings, "INTARSIA_TRUSTED_HOPS", 0)
    if not isinstance(hops, int) or isinstance(hops, bool) or hops < 0:
        raise ImproperlyConfigured(
            f"INTARSIA_TRUSTED_HOPS is {hops!r}. It is the number of your own proxies in front of the site: 0, 1, 2, …"
        )
    return hops
