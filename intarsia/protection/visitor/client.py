"""The client of a request, according to its connection. It is stored only as a digest."""

import ipaddress

from django.http import HttpRequest

from intarsia.state.digest import digest
from intarsia.wire.requests.client_ip import client_ip, client_key


def ip_of(request: HttpRequest) -> str:
    return client_ip(request.META)


def network_of(request: HttpRequest) -> str:
    """The network of an IP address, as providers and data centers assign it. Empty for none."""
    try:
        ip = ipaddress.ip_address(ip_of(request))
    except ValueError:
        return ""
    return str(ipaddress.ip_network((ip, 24 if ip.version == 4 else 48), strict=False))


def client_of(request: HttpRequest) -> str:
    return client_key(request.META)


def client_digest(request: HttpRequest) -> str:
    """One browser of one client. A token issued to it is invalid for any other."""
    return digest(request.get_host(), client_of(request), request.headers.get("User-Agent", ""))


def owner_of(request: HttpRequest) -> str:
    """A client with all its browsers, for bounds of what is kept about it."""
    return digest("owner", client_of(request))
