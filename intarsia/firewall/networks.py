"""Finds the most specific network for an IP address: a person inside a blocked provider can be allowed."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Generic, TypeVar

Mark = TypeVar("Mark")

BITS = {socket.AF_INET: 32, socket.AF_INET6: 128}
# By prefix length, longest first: how far to shift an IP address, and the networks of that length.
Lengths = list[tuple[int, dict[int, Mark]]]


class Networks(Generic[Mark]):
    """A lookup costs one dictionary access per prefix length in use, however many networks there are."""

    def __init__(self, marks: Iterable[tuple[str, Mark]]) -> None:
        """`marks` maps networks (`192.0.2.0/24`, `2001:db8::/32`) and single IP addresses to their marks."""
        by_length: dict[tuple[int, int], dict[int, Mark]] = {}
        self.count = 0
        for written, mark in marks:
            network = ipaddress.ip_network(written, strict=False)
            shift = network.max_prefixlen - network.prefixlen
            start = int(network.network_address) >> shift
            by_length.setdefault((network.max_prefixlen, shift), {})[start] = mark
            self.count += 1
        self._lengths: dict[int, Lengths[Mark]] = {
            bits: [(shift, by_length[width, shift]) for width, shift in sorted(by_length) if width == bits]
            for bits in BITS.values()
        }

    def rule_for(self, ip: str) -> Mark | None:
        """None for IP addresses outside all networks, and for invalid ones."""
        family = socket.AF_INET6 if ":" in ip else socket.AF_INET
        try:
            number = int.from_bytes(socket.inet_pton(family, ip), "big")
        except (OSError, ValueError):
            return None
        for shift, networks in self._lengths[BITS[family]]:
            mark = networks.get(number >> shift)
            if mark is not None:
                return mark
        return None


def provider_network(ip: str) -> str:
    """The network that providers assign: a /24, or a /48 of IPv6. An invalid IP address stays unchanged."""
    try:
        known = ipaddress.ip_address(ip)
    except ValueError:
        return ip
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 48), strict=False))
