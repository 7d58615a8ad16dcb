"""Which IP addresses belong to the internet: the site never connects to its own network for somebody else.

The networks are those of IANA's registries of special-purpose IP addresses as of October 2025. Python has a list too,
but each version has another one: 3.11 calls 192.0.0.8 global.
"""

import ipaddress

# Also those that are reachable from everywhere: they are protocols and sinks, and no place for somebody's server.
SPECIAL_PURPOSE = (
    # This host, private use, networks that providers share, loopback, link-local.
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    # IETF protocol assignments, documentation, benchmarks.
    "192.0.0.0/24",
    "192.0.2.0/24",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    # AS112, AMT, the former 6to4 relays.
    "192.31.196.0/24",
    "192.52.193.0/24",
    "192.88.99.0/24",
    "192.175.48.0/24",
    # Multicast, reserved, broadcast.
    "224.0.0.0/4",
    "240.0.0.0/4",
    # IETF protocol assignments with Teredo, documentation, 6to4, AS112. 6to4 and Teredo contain an IPv4 address.
    "2001::/23",
    "2001:db8::/32",
    "2002::/16",
    "2620:4f:8000::/48",
    "3fff::/20",
)
# All assigned IPv6 addresses. Private ones, and gateways that contain an IPv4 address, are outside.
HANDED_OUT = ipaddress.IPv6Network("2000::/3")

_networks = [ipaddress.ip_network(written) for written in SPECIAL_PURPOSE]


def is_public_ip(number: str) -> bool:
    """IP addresses that embed another one, such as IPv4 in IPv6 gateways, are rejected too."""
    ip = ipaddress.ip_address(number)
    if ip.version == 6 and ip not in HANDED_OUT:
        return False
    return not any(ip in network for network in _networks)
