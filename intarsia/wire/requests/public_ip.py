"""Which IP addresses belong to the internet: the site never connects to its own network for somebody else."""

import ipaddress

# All assigned IPv6 addresses; among them, 6to4 and Teredo contain an IPv4 address.
HANDED_OUT = ipaddress.IPv6Network("2000::/3")


def is_public_ip(number: str) -> bool:
    """IP addresses that embed another one, such as IPv4 in IPv6 gateways, are rejected too."""
    ip = ipaddress.ip_address(number)
    if isinstance(ip, ipaddress.IPv6Address):
        return ip in HANDED_OUT and ip.is_global and not (ip.sixtofour or ip.teredo)
    return ip.is_global and not ip.is_multicast
