"""The IP address of the client. Only the site's own proxies are trusted to report it."""

import ipaddress
from collections.abc import Mapping
from functools import cache
from typing import Any

from django.core.exceptions import ImproperlyConfigured

from intarsia.site_options import option


def client_ip(environ: Mapping[str, Any]) -> str:
    """The normalized IP address; empty on a Unix socket. `environ` may be request.META.

    Each of the site's own proxies (INTARSIA_TRUSTED_HOPS of them) appends the IP address of its client to
    X-Forwarded-For. Clients can forge all earlier entries, so these are ignored.
    """
    return normalized_ip(reported_ip(environ))


def client_key(environ: Mapping[str, Any]) -> str:
    """One client, for limits and tokens."""
    return client_at(client_ip(environ))


def client_at(ip: str) -> str:
    """The IPv4 address, or the /64 network of the IPv6 address: a household or a rented server has all of it."""
    # The zone of a local IP address is not part of the network.
    return str(ipaddress.ip_network((ip.partition("%")[0], 64), strict=False)) if ":" in ip else ip


def reported_ip(environ: Mapping[str, Any]) -> str:
    """The IP address as the outermost trusted proxy wrote it, or that of the connection if there is no proxy."""
    connected: str = environ.get("REMOTE_ADDR", "")
    hops = trusted_hops()
    if not hops:
        return connected
    forwarded = environ.get("HTTP_X_FORWARDED_FOR", "").rsplit(",", hops)
    # With fewer entries than proxies, the request did not come through all of them.
    return (forwarded[-hops] if len(forwarded) >= hops else "") or connected


def normalized_ip(text: str) -> str:
    """One spelling per IP address, without a port; empty if `text` is not an IP address."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        ip = ipaddress.ip_address(text)
    except ValueError:
        return ""
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return str(mapped or ip)


@cache
def trusted_hops() -> int:
    hops = option("INTARSIA_TRUSTED_HOPS")
    # As environment variables have it.
    if isinstance(hops, str) and hops.isdecimal():
        hops = int(hops)
    if not isinstance(hops, int) or isinstance(hops, bool) or hops < 0:
        raise ImproperlyConfigured(
            f"INTARSIA_TRUSTED_HOPS is {hops!r}. It is the number of your own proxies in front of the site: 0, 1, 2, …"
        )
    return hops
