"""Which of many networks an address belongs to. The narrowest one decides: a person within a refused provider."""

import ipaddress
import socket
from collections.abc import Iterable
from typing import Generic, TypeVar

Mark = TypeVar("Mark")

BITS = {socket.AF_INET: 32, socket.AF_INET6: 128}
# By length of the prefix, the longest first: how far to shift an address, and the networks of that length.
Lengths = list[tuple[int, dict[int, Mark]]]


class Networks(Generic[Mark]):
    """A look-up costs one dictionary per length of prefix in use, however many networks there are."""

    def __init__(self, marks: Iterable[tuple[str, Mark]]) -> None:
        """`marks` are networks (`192.0.2.0/24`, `2001:db8::/32`) and single addresses, each with its mark."""
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

    def mark_of(self, address: str) -> Mark | None:
        """None for an address in none of the networks, and for what is no address."""
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        try:
            number = int.from_bytes(socket.inet_pton(family, address), "big")
        except (OSError, ValueError):
            return None
        for shift, networks in self._lengths[BITS[family]]:
            mark = networks.get(number >> shift)
            if mark is not None:
                return mark
        return None


def neighbourhood_of(address: str) -> str:
    """As providers hand out addresses: a /24, or a /48 of IPv6. What is no address stands for itself."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((known, 24 if known.version == 4 else 48), strict=False))
