"""Who makes a request, as far as its connection says. Kept only as a digest that leads back to nobody."""

import ipaddress

from django.http import HttpRequest
from django.utils.crypto import salted_hmac

from intarsia.wire.client_address import client_address

SALT = "intarsia.protection.visitor.client"


def address_of(request: HttpRequest) -> str:
    return client_address(request.META)


def network_of(request: HttpRequest) -> str:
    """The neighbourhood of an address, as providers and data centres hand them out. Empty for none."""
    try:
        address = ipaddress.ip_address(address_of(request))
    except ValueError:
        return ""
    return str(ipaddress.ip_network((address, 24 if address.version == 4 else 48), strict=False))


def client_digest(request: HttpRequest) -> str:
    """One browser at one address. Another one cannot use what was given to it."""
    return digest(request.get_host(), address_of(request), request.headers.get("User-Agent", ""))


def digest(*parts: str) -> str:
    return salted_hmac(SALT, "\0".join(parts), algorithm="sha256").hexdigest()[:32]
